import Testing

@testable import study_bench

@Suite("The table of flashcards")
struct StudyTableTests {
  private func findings(
    _ what: Quantity,
    _ wall: Double,
    processor: Double? = nil,
    peak: Double? = nil
  ) -> Findings {
    var findings = Findings()
    findings.note(what, Lap(wall: wall, processor: processor ?? wall))
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

  @Test(
    "has a goal beside Anki for a simulation, by the processor where the machine was busy",
    arguments: [(49.0, 49.0, "met"), (60, 49, "unclear"), (60, 60, "MISSED")]
  )
  func share(wall: Double, processor: Double, verdict: String) {
    var table = StudyTable(notes: 10_000, hasPeer: true)
    let ours = findings(.simulate, wall, processor: processor)
    table.add(.simulate, ours: ours, theirs: findings(.simulate, 100))
    #expect(table.rows.map(\.goal) == ["≤ 0.5 ×"])
    #expect(table.rows.map(\.verdict) == [verdict])
    var alone = StudyTable(notes: 10_000, hasPeer: false)
    alone.add(.simulate, ours: ours, theirs: Findings())
    #expect(alone.rows.map { $0.goal + $0.verdict } == [""])
  }

  @Test("leaves Anki out where it was not measured")
  func alone() {
    var table = StudyTable(notes: 10_000, hasPeer: false)
    table.add(.replay, ours: findings(.replay, 4.9), theirs: Findings())
    #expect(
      table.rows.map(\.columns) == [
        ["replay of answers, one core", "4.9 M/s", "4.9", "", "", "≥ 5", "MISSED"]
      ]
    )
    #expect(!table.description.contains("Anki"))
  }

  @Test(
    "calls a goal unclear that was missed, but met by what it had of a processor",
    arguments: [(Quantity.search, 71.0, 69.0), (.replay, 4.9, 5.1)]
  )
  func unclear(what: Quantity, wall: Double, processor: Double) {
    var table = StudyTable(notes: 10_000, hasPeer: false)
    let part = what == .search ? Part.search : .replay
    table.add(part, ours: findings(what, wall, processor: processor), theirs: Findings())
    #expect(table.rows.map(\.verdict) == ["unclear"])
  }

  @Test("leaves out what a size does not have")
  func notMeasured() {
    var table = StudyTable(notes: 10_000, hasPeer: false)
    table.add(.open, ours: findings(.openThousand, 20), theirs: Findings())
    #expect(table.rows.count == 1)
  }
}
