import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

@Suite("The log of answers")
struct ReviewLogTests {
  private let fixture: StudyFixture
  private var store: StudyStore { fixture.store }
  private var key: VaultKey { fixture.key }

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
  }

  /// Answers to card 100, so many hours apart.
  private func answers(_ count: Int64, hours: Int64 = 5) -> [Review] {
    (0..<count).map { fixture.review(100, at: StudyFixture.start + $0 * hours * 3_600_000) }
  }

  private func apply(_ reviews: [Review], withdrawn: [Review] = []) throws {
    var change = ChangeSet()
    change.reviews = reviews
    change.withdrawn = withdrawn
    try store.apply(change, under: key)
  }

  private func count(_ table: RecordTable) throws -> Int {
    try fixture.vault.readRecords(under: key) { try $0.count(of: table) }
  }

  private func close(after days: Int64) throws {
    let end = Timestamp(milliseconds: StudyFixture.start + days * StudyFixture.day)
    try store.closeDays(before: end, under: key)
  }

  @Test("closing days moves answers into one record a day and changes nothing that is read")
  func closing() throws {
    let answers = answers(40)
    try apply(answers)
    #expect(try count(RecordTable("review")) == 40)
    try close(after: 5)
    #expect(try count(RecordTable("review_day")) == 5)
    #expect(try count(RecordTable("review")) < 20)
    #expect(try store.reviews(under: key).reviews == answers)
    try close(after: 50)
    try close(after: 50)
    #expect(try count(RecordTable("review")) == 0)
    #expect(try store.reviews(under: key).reviews == answers)
    let since = answers[17].moment.time
    #expect(try store.reviews(since: since, under: key).reviews == Array(answers[17...]))
  }

  @Test("an answer is withdrawn from wherever it is, and only that one")
  func withdrawing() throws {
    var answers = answers(20)
    try apply(answers)
    try close(after: 3)
    for index in [18, 2] {
      try apply([], withdrawn: [answers.remove(at: index)])
      #expect(try store.reviews(under: key).reviews == answers)
    }
    let sameTime = fixture.review(200, at: answers[0].moment.time.rawValue)
    try apply([], withdrawn: [sameTime])
    #expect(try store.reviews(under: key).reviews == answers)
  }

  @Test(
    "answers to several cards in one millisecond are all kept, and one given twice is kept once"
  )
  func sameTime() throws {
    let same = (1...5).map { fixture.review($0 * 100) }
    try apply(same)
    try apply(same)
    #expect(try store.reviews(under: key).reviews == same)
    try apply([], withdrawn: [same[1], same[4]])
    #expect(try store.reviews(under: key).reviews == [same[0], same[2], same[3]])
    try close(after: 2)
    try apply(same)
    #expect(try store.reviews(under: key).reviews == same)
  }

  @Test("many answers at once go straight into the records of their days")
  func many() throws {
    let answers = answers(1_000)
    try apply(answers)
    #expect(try count(RecordTable("review")) == 0)
    #expect(try store.reviews(under: key).reviews == answers)
    #expect(
      try store.history(of: FlashcardID(rawValue: 100), under: key).history.reviews == answers
    )
    #expect(try store.history(of: FlashcardID(rawValue: 300), under: key).history.reviews.isEmpty)
  }

  @Test(
    "a damaged day is counted, loses no other day, and takes no answers that would be lost",
    arguments: SpoiledContent.allCases
  )
  func damage(content: SpoiledContent) throws {
    let answers = answers(100)
    try apply(answers)
    let day = answers[50].moment.time.rawValue / StudyFixture.day
    try fixture.vault.spoil("review_day WHERE id = \(day)", content, under: key)
    let rest = answers.filter { $0.moment.time.rawValue / StudyFixture.day != day }
    let (reviews, damaged) = try store.reviews(under: key)
    #expect(reviews == rest)
    #expect(damaged == 1)
    try apply([fixture.review(300, at: answers[50].moment.time.rawValue)])
    try close(after: 400)
    #expect(try store.reviews(under: key).reviews.count == rest.count + 1)
  }

  @Test("all progress follows from the log again")
  func rebuilding() throws {
    let scheduler = Scheduler(model: FSRS6(.defaults), settings: .defaults)
    let answers = answers(30, hours: 40)
    try apply(answers)
    #expect(try store.rebuild(under: key) { _, _ in scheduler } == 1)
    let card = try #require(fixture.contents().collection.cards.first)
    #expect(card.progress == scheduler.replay(answers))
    #expect(card.progress.reviews == 30)
    #expect(try store.rebuild(under: key) { _, _ in scheduler } == 0)
    try apply([], withdrawn: answers)
    try store.rebuild(under: key) { _, _ in scheduler }
    #expect(try fixture.contents().collection.cards.first?.progress == .new)
  }

  @Test("progress follows from the log in the order of time, wherever an older answer lies")
  func rebuildingOutOfOrder() throws {
    let scheduler = Scheduler(model: FSRS6(.defaults), settings: .defaults)
    let answers = answers(20, hours: 60)
    try apply(Array(answers[5...]))
    try close(after: 100)
    try apply(Array(answers[..<5]))
    #expect(try count(RecordTable("review")) == 5)
    try store.rebuild(under: key) { _, _ in scheduler }
    let card = try #require(fixture.contents().collection.cards.first)
    #expect(card.progress == scheduler.replay(answers))
  }

  @Test("a rebuild lets cards sleep on, and what it writes is whole")
  func rebuildingKeepsTheRest() throws {
    let scheduler = Scheduler(model: FSRS6(.defaults), settings: .defaults)
    try apply(answers(3, hours: 60))
    let before = try fixture.contents()
    try store.rebuild(under: key) { _, _ in scheduler }
    let after = try fixture.contents()
    #expect(after.collection.cards.map(\.note) == before.collection.cards.map(\.note))
    #expect(after.collection.cards.map(\.position) == before.collection.cards.map(\.position))
    #expect(after.collection.notes == before.collection.notes)
    #expect(try fixture.vault.verify(under: key).damage.isEmpty)
  }
}
