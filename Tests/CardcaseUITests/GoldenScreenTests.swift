import Testing

@Suite("Golden screens")
struct GoldenScreenTests {
  @Test("every screen is drawn as its golden file has it", arguments: ScreenState.all)
  func drawn(state: ScreenState) throws {
    let shown = try GoldenScreen(of: state).text
    let file = GoldenFile(of: state)
    guard !GoldenFile.isRenewing else { return try file.write(shown) }
    guard try GoldenFile.names().contains(file.name) else {
      Issue.record("Golden/\(file.name) is missing; `make golden` writes it:\n\(shown)")
      return
    }
    let kept = try file.read()
    guard shown != kept else { return }
    Issue.record(
      """
      Golden/\(file.name) differs; if that is meant, `make golden` renews it:
      \(SideBySide(("golden", kept), ("drawn", shown)))
      """
    )
  }

  @Test("every state has a file of its own, and every file its state")
  func files() throws {
    let wanted = ScreenState.all.map { GoldenFile(of: $0).name }
    #expect(Set(wanted).count == wanted.count)
    #expect(GoldenScreen.keptLarge.isSubset(of: ScreenState.all.map(\.name)))
    let superfluous = try GoldenFile.names().subtracting(wanted)
    guard !GoldenFile.isRenewing else { return try superfluous.forEach(GoldenFile.remove) }
    #expect(superfluous.isEmpty, "`make golden` removes files that belong to no state")
  }

  @Test("lines that differ are marked, those that one text has not among them")
  func sideBySide() {
    let both = SideBySide(("golden", "same\nold\nmore"), ("drawn", "same\nnew"))
    #expect(
      both.description == """
          golden │ drawn
          same   │ same
        ≠ old    │ new
        ≠ more   │ 
        """
    )
  }
}
