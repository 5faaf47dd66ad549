import CardcaseUI
import Flashcards
import Foundation
import GRDB
import PaymentCards
import Secrets
import Store
import Testing
import Vault

@testable import CardcaseApp

@Suite("The daily backup")
struct DailyBackupTests {
  private let bench: Bench
  private let start: Int64 = 1_800_000_000

  init() throws {
    bench = try Bench()
  }

  private func keep(at time: Int64) -> TaskResult {
    BackgroundTask.dailyWork(bench.vault, KeyLease(of: bench.key), at: time)
      .carryOut(TaskDependencies(bench.dependencies), for: Ticket(epoch: 0))
  }

  private var backups: [Backup] { Backup.all(beside: bench.vault.location) }

  @Test("is made with the first unlocking of a day, and opens with the passcode")
  func made() throws {
    #expect(backups.isEmpty)
    for (time, count) in [(start, 1), (start + 3600, 1), (start + 86_400, 2)] {
      guard case .backedUp = keep(at: time) else {
        Issue.record("no backup")
        return
      }
      #expect(backups.count == count)
    }
    let copy = try Vault.open(.file(backups[0].path), for: .readOnly)
    #expect(try copy.verify(under: bench.key).damage == [])
  }

  @Test("is left to the next unlocking where the lock comes first, without a word")
  func locked() {
    bench.key.destroy()
    guard case .backedUp = keep(at: start) else {
      Issue.record("a lock is no failure")
      return
    }
    #expect(backups.isEmpty)
  }

  @Test("says so where there is no place for it")
  func refused() throws {
    try FileManager.default.removeItem(atPath: bench.directory)
    guard case .notBackedUp = keep(at: start) else {
      Issue.record("a backup that was not made")
      return
    }
  }

  /// What was done to the file, and what is found before a backup is made and where none is due.
  struct Deed: CustomTestStringConvertible {
    let testDescription: String
    let sql: String
    let daily: [Damage]
    let later: [Damage]
  }

  static let deeds: [Deed] = [
    Deed(
      testDescription: "a record was added",
      sql: "INSERT INTO record_payment_card VALUES (7, 1, zeroblob(300))",
      daily: [.record(table: "payment_card", id: 7), .records(table: "payment_card")],
      later: [.records(table: "payment_card")]
    ),
    Deed(
      testDescription: "a record was edited, which only reading it shows",
      sql: "UPDATE record_payment_card SET box = zeroblob(length(box))",
      daily: [.record(table: "payment_card", id: 1)],
      later: []
    ),
    Deed(
      testDescription: "all records were deleted",
      sql: "DELETE FROM record_payment_card",
      daily: [.records(table: "payment_card")],
      later: [.records(table: "payment_card")]
    ),
    Deed(
      testDescription: "the manifest was changed",
      sql: "UPDATE manifest SET generation = generation + 1",
      daily: [.manifest, .settings],
      later: [.manifest]
    ),
  ]

  @Test("is not made of a damaged vault, and what was found is told, each time", arguments: deeds)
  func damaged(deed: Deed) throws {
    let card = PaymentCard(title: "", holder: "", number: SecretDigits(), expiry: nil)
    _ = try CardStore(bench.vault).save(card, at: Timestamp(milliseconds: 0), under: bench.key)
    guard case .backedUp = keep(at: start) else {
      Issue.record("no backup")
      return
    }
    try bench.vault.write { try $0.execute(sql: deed.sql) }
    for (time, expected) in [
      (start + 60, deed.later), (start + 86_400, deed.daily), (start + 86_460, deed.daily),
    ] {
      let found: [Damage] = if case .damaged(let damage) = keep(at: time) { damage } else { [] }
      #expect(found == expected)
    }
    #expect(backups.count == 1)
  }
}
