import Foundation
import Secrets
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

  private func keep(at time: Int64) -> Derived.Result {
    Derivation.dailyWork(bench.vault, KeyLoan(of: bench.key), at: time)
      .carryOut(DerivationSurroundings(bench.surroundings))
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
}
