import CardcaseUI
import Flashcards
import Secrets
import Store
import Testing
import Vault

@testable import CardcaseApp

@Suite("What is done once a day")
struct DailyWorkTests {
  private let bench: Bench
  /// A midnight in UTC, in seconds since 1970.
  private let midnight: Int64 = 1_800_057_600
  private let card = FlashcardID(rawValue: 1_700_000_000_000)
  private var store: StudyStore { StudyStore(bench.vault) }

  init() throws {
    bench = try Bench()
  }

  private func work(at time: Int64) {
    _ = bench.result(of: .vault(.dailyWork(at: time)))
  }

  /// Keeps answers, each given so many seconds after midnight.
  private func answer(after seconds: [Int64]) throws {
    for second in seconds {
      var change = ChangeSet()
      change.reviews = [
        Review(
          card: card,
          moment: LocalMoment(time: Timestamp(milliseconds: (midnight + second) * 1_000)),
          duration: 4_000,
          rating: .good,
          kind: .learning
        )
      ]
      try store.apply(change, under: bench.key)
    }
  }

  private func single() throws -> Int {
    try bench.vault.readRecords(under: bench.key) { try $0.count(of: RecordTable("review")) }
  }

  @Test("puts the answers of days that are over together, and leaves those of today as they are")
  func closesDays() throws {
    try answer(after: [-86_400, -7_200, -3_600, 60, 120])
    let before = try store.reviews(under: bench.key).reviews
    work(at: midnight + 180)
    #expect(try single() == 2)
    #expect(try store.reviews(under: bench.key).reviews == before)
    work(at: midnight + 240)
    #expect(try single() == 2)
    work(at: midnight + 86_400)
    #expect(try single() == 0)
    #expect(try store.reviews(under: bench.key).reviews == before)
  }

  @Test("changes nothing where the lock comes first")
  func locked() throws {
    try answer(after: [-7_200])
    guard case .unlocked(let key, _) = try bench.enter("123456") else {
      Issue.record("the vault did not open")
      return
    }
    bench.key.destroy()
    work(at: midnight)
    let count = try bench.vault.readRecords(under: key) {
      try $0.count(of: RecordTable("review"))
    }
    #expect(count == 1)
  }
}
