import Testing

@testable import study_bench

@Suite("The table of flashcards")
struct StudyTableTests {
  private func findings(_ what: Quantity, _ value: Double, peak: Double? = nil) -> Findings {
    var findings = Findings()
    findings.note(what, value)
    if let peak { findings.notePeak(peak) }
    return findings
  }

  @Test("has ours beside Anki's, with the ratio and what comes of the goal")
  func beside() {
    var table = StudyTable(notes: 10_000, hasPeer: true)
    table.add(
      .search,
      ours: findings(.search, 35, peak: 130),
      theirs: findings(.search, 70, peak: 260)
    )
    #expect(table.rows.map(\.columns.last) == ["met", "MISSED"])
    #expect(table.rows.map(\.ratio) == ["0.5", "0.5"])
    #expect(table.rows.map(\.theirs) == ["70 ms", "260 MiB"])
  }

  @Test("leaves Anki out where it was not measured")
  func alone() {
    var table = StudyTable(notes: 10_000, hasPeer: false)
    table.add(.replay, ours: findings(.replay, 4.9), theirs: Findings())
    #expect(table.rows.map(\.columns) == [
      ["replay of answers, one core", "4.9 M/s", "", "", "≥ 5", "MISSED"]
    ])
    #expect(!table.description.contains("Anki"))
  }

  @Test("leaves out what a size does not have")
  func notMeasured() {
    var table = StudyTable(notes: 10_000, hasPeer: false)
    table.add(.open, ours: findings(.openThousand, 20), theirs: Findings())
    #expect(table.rows.count == 1)
  }
}
