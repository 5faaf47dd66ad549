import Flashcards
import Testing
import Vault

@testable import Store

@Suite("Exams on several devices")
struct SyncExamTests {
  private let pair: SyncPair
  private let today = StudyFixture.today

  init() throws { pair = try .learned() }

  private func exams(on device: StudyFixture) throws -> [Exam] {
    try #require(
      try device.contents().collection.decks.first { "\($0.name)" == "A" }
    ).exams
  }

  private func exam(in days: Int) -> Exam {
    Exam(day: today + days, plan: ExamPlan(retention: 0.7, finalDays: 10))
  }

  @Test("An exam and the cards of its day come to the other device, which does not plan it again")
  func agree() throws {
    try pair.one.keep([exam(in: 4)])
    let moved = try pair.one.daysBySource()
    try pair.meet()
    #expect(try exams(on: pair.other) == exams(on: pair.one))
    #expect(try pair.other.daysBySource() == moved)
    #expect(try pair.other.plan(after: 60_000).isEmpty)
    try pair.one.undoLast()
    try pair.one.undoLast()
    try pair.meet()
    #expect(try exams(on: pair.other).isEmpty)
    #expect(try pair.one.daysBySource() == pair.other.daysBySource())
  }

  @Test("An exam of all decks comes to the other device with the retention of its decks")
  func allDecks() throws {
    try pair.one.keep([
      Exam(isOfAllDecks: true, search: "deck:A::B", day: today + 4, plan: ExamPlan(retention: 0.7))
    ])
    try pair.meet()
    #expect(try exams(on: pair.other) == exams(on: pair.one))
    #expect(try pair.other.daysBySource() == pair.one.daysBySource())
    let decks = try pair.other.contents().collection.decks
    let retentions = decks.examRetentions(on: today)
    #expect(decks.filter { retentions[$0.id] == 0.7 }.map(\.name.description) == ["A::B"])
    #expect(try pair.other.plan(after: 60_000).isEmpty)
  }

  @Test("Both plan the same day without knowing of each other, and have the same cards after it")
  func both() throws {
    try pair.one.keep([exam(in: 6)])
    try pair.meet()
    let day = StudyFixture.day
    try pair.one.plan(after: day)
    try pair.other.plan(after: day + 60_000)
    #expect(try pair.one.daysBySource() == pair.other.daysBySource())
    try pair.meet()
    #expect(try pair.one.daysBySource() == pair.other.daysBySource())
    #expect(try exams(on: pair.one) == exams(on: pair.other))
    for device in [pair.one, pair.other] {
      #expect(try SyncStore(device.vault).conflicts(in: .study, under: device.key).isEmpty)
    }
  }
}
