import CardcaseUI
import Flashcards
import Foundation
import PaymentCards
import Secrets
import Store
import Testing

@testable import CardcaseApp
@testable import Vault

@Suite("The daily backup")
struct DailyBackupTests {
  private let bench: Bench
  private let start: Int64 = 1_800_000_000

  init() throws {
    bench = try Bench()
  }

  private func keep(at time: Int64) -> WorkResult? {
    bench.result(of: .vault(.dailyWork(at: time)))
  }

  /// True if the work is done and has nothing to tell.
  private func isKept(at time: Int64) -> Bool {
    guard let result = keep(at: time) else { return false }
    return result.reply == nil && result.damage.isEmpty
  }

  private var backups: [Backup] { Backup.all(beside: bench.vault.location) }

  @Test("is made with the first unlocking of a day, and opens with the passcode")
  func made() throws {
    #expect(backups.isEmpty)
    for (time, count) in [(start, 1), (start + 3600, 1), (start + 86_400, 2)] {
      guard isKept(at: time) else {
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
    guard isKept(at: start) else {
      Issue.record("a lock is no failure")
      return
    }
    #expect(backups.isEmpty)
  }

  @Test("says so where there is no place for it")
  func refused() throws {
    try FileManager.default.removeItem(atPath: bench.directory)
    guard case .system(.backupFailed) = keep(at: start)?.reply else {
      Issue.record("a backup that was not made")
      return
    }
  }

  /// A change to the last page of the file, and whether it is found only where all pages are read
  /// before a backup.
  struct Deed: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isFoundByReadingOnly: Bool
    /// Changes the page, before which there is another one.
    let change: @Sendable (inout Data, _ before: Data) -> Void
  }

  static let deeds: [Deed] = [
    Deed(testDescription: "a bit was flipped, which only reading shows", isFoundByReadingOnly: true)
    { page, _ in
      page[9] ^= 1
    },
    Deed(testDescription: "another page was put in its place", isFoundByReadingOnly: false) {
      page,
      before in page = before
    },
    Deed(testDescription: "it was emptied", isFoundByReadingOnly: false) { page, _ in
      page = Data(count: page.count)
    },
  ]

  @Test("is not made of a damaged vault, and what was found is told, each time", arguments: deeds)
  func damaged(deed: Deed) throws {
    let card = PaymentCard(title: "", holder: "", number: SecretDigits(), expiry: nil)
    _ = try PaymentCardStore(bench.vault).save(
      card,
      at: Timestamp(milliseconds: 0),
      under: bench.key
    )
    guard isKept(at: start) else {
      Issue.record("no backup")
      return
    }
    let damage = try change(deed.change)
    for (time, expected) in [
      (start + 60, deed.isFoundByReadingOnly ? [] : [damage]), (start + 86_400, [damage]),
      (start + 86_460, [damage]),
    ] {
      #expect(keep(at: time)?.damage == expected)
    }
    #expect(backups.count == 1)
  }

  @Test("is not made of a vault that has lost a slot, and that is told each time")
  func lostSlot() throws {
    guard isKept(at: start) else {
      Issue.record("no backup")
      return
    }
    try bench.vault.changeHeader { $0.slots.removeAll { $0.kind == .recovery } }
    for time in [start + 60, start + 86_400] {
      #expect(keep(at: time)?.damage == [.slot(.recovery)])
    }
    #expect(backups.count == 1)
  }

  /// Changes the last page of the file, which has no newer version in the log.
  private func change(_ change: (inout Data, Data) -> Void) throws -> Damage {
    guard case .file(let path) = bench.vault.location else { throw POSIXError(.ENOENT) }
    try bench.vault.flushJournal(under: bench.key)
    // Before the pages lie what is in the clear, and four with the tree.
    let first = 49_152 + 4 * 4_096
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    let last = Int(try file.seekToEnd()) - 4_096
    try file.seek(toOffset: UInt64(last - 4_096))
    let before = try #require(try file.read(upToCount: 4_096))
    var page = try #require(try file.read(upToCount: 4_096))
    change(&page, before)
    try file.seek(toOffset: UInt64(last))
    try file.write(contentsOf: page)
    return .page((last - first) / 4_096 + 1)
  }
}
