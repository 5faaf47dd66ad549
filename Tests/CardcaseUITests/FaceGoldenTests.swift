import Testing

@Suite("Golden cards")
struct FaceGoldenTests {
  @Test("every kind of markup looks as its golden file has it", arguments: FaceSample.all)
  func drawn(sample: FaceSample) throws {
    let file = GoldenFile(face: sample.name)
    guard !GoldenFile.isRenewing else { return try file.write(sample.text) }
    let kept = try file.read()
    guard sample.text != kept else { return }
    Issue.record(
      """
      GoldenFaces/\(file.name) differs; if that is meant, `make golden` renews it:
      \(SideBySide(("golden", kept), ("drawn", sample.text)))
      """
    )
  }
}
