import Testing

@Suite("Golden widgets")
struct WidgetGoldenTests {
  @Test("every widget is drawn as its golden file has it", arguments: WidgetSample.all)
  func drawn(sample: WidgetSample) throws {
    let file = GoldenFile(widget: sample.name)
    guard !GoldenFile.isRenewing else { return try file.write(sample.text) }
    let kept = try file.read()
    guard sample.text != kept else { return }
    Issue.record(
      """
      GoldenWidgets/\(file.name) differs; if that is meant, `make golden` renews it:
      \(SideBySide(("golden", kept), ("drawn", sample.text)))
      """
    )
  }
}
