import Flashcards
import Foundation
import Screens
import Secrets
import Store
import TerminalHarness
import Testing
import Undo
import Wording

@testable import CardcaseApp
@testable import CardcaseUI
@testable import StudyUI

@Suite("Packages into a vault and out of it")
struct PackageJobTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../AnkiPackagesTests/Fixtures").standardizedFileURL.path

  private let bench: Bench
  private let now = LocalMoment(time: Timestamp(milliseconds: 1_800_000_000_000))
  private var store: StudyStore { StudyStore(bench.vault) }

  init() throws {
    bench = try Bench()
  }

  private func run(_ job: VaultJob, _ lease: KeyLease? = nil) throws -> Reply {
    var outer = bench.dependencies
    outer.reader = ReaderProgram(path: try BuiltProduct.path("cardcase-reader"))
    outer.isTraceable = true
    return job.run(
      in: bench.vault,
      lease ?? KeyLease(of: bench.key),
      at: now,
      for: Ticket(epoch: 0),
      TaskDependencies(outer)
    ).reply
  }

  private func preview(_ path: String) throws -> ImportPreview {
    let reply = try run(.readImport(path: path, into: nil))
    guard case .study(.response(.preview(let preview))) = reply else {
      Issue.record("no preview: \(reply)")
      throw POSIXError(.EIO)
    }
    return preview
  }

  private func save(_ change: ChangeSet) throws {
    let reply = try run(.save(change, UndoableOperation(.importing, "package")))
    guard case .study(.saved) = reply else {
      Issue.record("not saved: \(reply)")
      return
    }
  }

  @Test("one comes whole, in one change, and a second time changes nothing")
  func importing() throws {
    let path = "\(Self.fixtures)/latest.apkg"
    let preview = try preview(path)
    #expect(preview.tally == ImportTally(new: 51))
    #expect(preview.change.reviews.count == 582)
    let remarks = preview.notKept.map { Wording()($0) }
    #expect(remarks.contains { $0.contains("haus.jpg") })
    #expect(remarks.contains { $0.contains("Prüfung") })
    #expect(remarks.last?.contains("log loss") == true)
    try save(preview.change)
    let collection = try store.collection(under: bench.key).collection
    #expect(collection.notes.count == 51 && collection.cards.count == 73)
    #expect(try store.reviews(under: bench.key).reviews.count == 582)
    let again = try self.preview(path)
    #expect(again.tally == ImportTally(new: 0, unchanged: 51))
    #expect(again.change.isEmpty)
  }

  @Test("one that goes out comes into another vault as it was")
  func exporting() throws {
    try save(preview("\(Self.fixtures)/collection.colpkg").change)
    let path = bench.directory + "/out.apkg"
    guard
      case .study(.response(.exported(51, of: .notes))) = try run(.writePackage(path: path, .all))
    else {
      Issue.record("not exported")
      return
    }
    let here = try store.collection(under: bench.key).collection
    let other = try PackageJobTests()
    let there = try other.preview(path).change
    #expect(there.notes.map(\.content.fields) == here.notes.map(\.content.fields))
    #expect(there.cards.map(\.progress) == here.cards.map(\.progress))
    #expect(
      there.reviews.map(\.logged) == (try store.reviews(under: bench.key).reviews).map(\.logged)
    )
    // It is not written over.
    guard case .study(.response(.exportFailed(.exists))) = try run(.writePackage(path: path, .all))
    else {
      Issue.record("written over")
      return
    }
  }

  @Test("what is no package is told so, and nothing is written")
  func foreign() throws {
    let path = bench.directory + "/no.apkg"
    let whole = try Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/latest.apkg"))
    try whole.prefix(20_000).write(to: URL(fileURLWithPath: path))
    guard
      case .study(.response(.unreadable(.explained))) = try run(
        .readImport(path: path, into: nil)
      )
    else {
      Issue.record("read")
      return
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.directory).contains("no.apkg")
    )
  }

  @Test("comes to nothing where the lock comes first")
  func locked() throws {
    let lease = KeyLease(of: bench.key)
    lease.revoke()
    let path = "\(Self.fixtures)/latest.apkg"
    guard case .work(.stopped) = try run(.readImport(path: path, into: nil), lease) else {
      Issue.record("read")
      return
    }
  }
}
