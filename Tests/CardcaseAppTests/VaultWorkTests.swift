import DomainWords
import Flashcards
import Foundation
import Screens
import Secrets
import Store
import Synchronization
import TerminalHarness
import Testing
import WalletUI
import Wording

@testable import AppSupport
@testable import CardcaseApp
@testable import CardcaseUI
@testable import ReaderClient
@testable import StudyUI

/// The progress that work tells, and when to revoke its lease.
private final class Listener: Sendable {
  private let told = Mutex<[Int]>([])
  private let lease = Mutex<(KeyLease, at: Int)?>(nil)

  func revoke(_ lease: KeyLease, at done: Int) {
    self.lease.withLock { $0 = (lease, done) }
  }

  func hear(_ reply: Reply) {
    guard case .work(.progress(let progress)) = reply else { return }
    let done = progress.done
    told.withLock { $0.append(done) }
    lease.withLock { if let (lease, at) = $0, done >= at { lease.revoke() } }
  }

  var progress: [Int] { told.withLock { $0 } }
}

@Suite("Work with a lease of the key")
struct VaultWorkTests {
  private let bench: Bench
  private let listener = Listener()
  private let reader: ReaderProgram
  private let now = LocalMoment(time: Timestamp(milliseconds: 1_800_000_000_000))
  private var path: String { bench.directory + "/Birds.tsv" }
  private var store: StudyStore { StudyStore(bench.vault) }

  init() throws {
    bench = try Bench()
    reader = ReaderProgram(path: try BuiltProduct.path("cardcase-reader"))
    let lines = (1...300).map { "prompt \($0)\tanswer \($0)\n" } + ["no answer\n"]
    try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: path))
  }

  private func run(_ effect: StudyEffect, _ lease: KeyLease? = nil) -> Reply? {
    run(effect.work(for: nil), lease)
  }

  private func run(
    _ work: EffectWork,
    _ lease: KeyLease? = nil,
    by other: ReaderProgram? = nil
  ) -> Reply? {
    bench.result(of: work, lease, at: now, by: other ?? reader) { [listener] in
      listener.hear($0)
    }?.reply
  }

  private func undo(_ id: Int64) -> Reply? { run(.vault(UndoEffect.step(.undo, id).work)) }

  private func preview() throws -> ImportPreview {
    guard
      case .study(.response(.preview(let preview))) = run(
        .readImport(path: path, as: nil, into: nil)
      )
    else {
      throw POSIXError(.EIO)
    }
    return preview
  }

  private func notes() throws -> Int {
    try store.collection(under: bench.key).collection.notes.count
  }

  @Test("a file is read with what would be written, and which lines can't be used")
  func reading() throws {
    let preview = try preview()
    #expect(preview.tally == ImportTally(new: 300, replaced: 0, unchanged: 0, bad: 1))
    #expect(preview.badLines.map(\.line) == [301])
    #expect(preview.change.decks.map(\.name.description) == ["Birds"])
    #expect(listener.progress.last == 300)
    #expect(listener.progress.count > 50)
  }

  @Test("comes to nothing where the lock comes first")
  func locked() throws {
    let lease = KeyLease(of: bench.key)
    lease.revoke()
    guard case .work(.stopped) = run(.readImport(path: path, as: nil, into: nil), lease) else {
      Issue.record("something was read without a key")
      return
    }
  }

  @Test("an import that is called off in the middle is rolled back; the next one is whole")
  func importCalledOff() throws {
    let change = try preview().change
    let step = UndoableOperation(.importing, "Birds.tsv")
    let lease = KeyLease(of: bench.key)
    listener.revoke(lease, at: 400)
    guard case .work(.stopped) = run(.save(change, step), lease) else {
      Issue.record("not stopped")
      return
    }
    #expect(try notes() == 0)
    #expect(lease.revoke(within: .zero))
    guard case .study(.saved) = run(.save(change, step)) else {
      Issue.record("not kept")
      return
    }
    #expect(try notes() == 300)
    let log = try UndoStore(bench.vault).entries(under: bench.key).entries
    #expect(log.map(\.operation) == [step])
    #expect(log.map(\.count) == [300])
    guard case .undo(.done) = undo(try #require(log.first).id) else {
      Issue.record("not taken back")
      return
    }
    #expect(try notes() == 0)
  }

  @Test(
    "an edit of a deck reaches all of its cards, and is undone as one; called off it does nothing"
  )
  func editing() throws {
    let change = try preview().change
    _ = run(.save(change, UndoableOperation(.importing, "Birds.tsv")))
    let decks = Set(change.decks.map(\.id))
    func suspended() throws -> Int {
      try store.collection(under: bench.key).collection.cards.count { $0.isSuspended }
    }
    let lease = KeyLease(of: bench.key)
    listener.revoke(lease, at: 150)
    guard case .work(.stopped) = run(.edit(.suspend(nil), of: .decks(decks), name: "Birds"), lease)
    else {
      Issue.record("not stopped")
      return
    }
    #expect(try suspended() == 0)
    for (count, kind) in [(300, UndoableOperation.Kind.suspend), (0, .unsuspend)] {
      guard case .study(.saved) = run(.edit(.suspend(nil), of: .decks(decks), name: "Birds")) else {
        Issue.record("not edited")
        return
      }
      #expect(try suspended() == count)
      let latest = try UndoStore(bench.vault).entries(newest: 1, under: bench.key).entries
      #expect(latest.map(\.operation) == [UndoableOperation(kind, "Birds")])
      #expect(latest.map(\.count) == [300])
    }
    let last = try #require(try UndoStore(bench.vault).entries(under: bench.key).entries.first)
    guard case .undo(.done) = undo(last.id) else {
      Issue.record("not taken back")
      return
    }
    #expect(try suspended() == 300)
  }

  @Test("reading that is called off tells nothing of the vault")
  func readingCalledOff() throws {
    let lease = KeyLease(of: bench.key)
    listener.revoke(lease, at: 102)
    guard case .work(.stopped) = run(.readImport(path: path, as: nil, into: nil), lease) else {
      Issue.record("not stopped")
      return
    }
    #expect(listener.progress.last == 102)
  }

  @Test("where there is no reader, or it ends or hangs, nothing is read and the reason is told")
  func noReader() throws {
    let path = "\(bench.directory)/no-reader"
    let hostile = try HostileReader("gives-nothing")
    for (reader, reason) in [
      (ReaderProgram(path: path), FailureReason.readerMissing(path: path)),
      (hostile.program, .readerFailed),
    ] {
      let work = StudyEffect.readImport(path: self.path, as: nil, into: nil).work(for: nil)
      guard case .study(.response(.unreadable(let found))) = run(work, by: reader) else {
        Issue.record("not failed")
        continue
      }
      #expect(found == .unreadable(reason))
    }
  }

  @Test("a lock does not wait longer than it says for a loan, and the loan is worth nothing then")
  func patience() throws {
    let lease = KeyLease(of: bench.key)
    #expect(lease.begin())
    #expect(!lease.revoke(within: .milliseconds(1)))
    #expect(throws: SecretFailure.keyDestroyed) {
      try lease.key.subKey(for: KeyPurpose(rawValue: "note"))
    }
    lease.release()
    #expect(lease.revoke(within: .zero))
    #expect(!bench.key.isDestroyed)
  }

  @Test("a loan that is given back on another thread is waited for")
  func waitedFor() throws {
    let lease = KeyLease(of: bench.key)
    #expect(lease.begin())
    Thread.detachNewThread {
      while !lease.key.isDestroyed { sched_yield() }
      lease.release()
    }
    #expect(lease.revoke(within: .seconds(60)))
  }

  @Test(
    "what is no file of notes is told as what it is",
    arguments: [
      ("dir", ImportProblem.notAFile), ("pipe", .notAFile), ("empty", .empty),
      ("binary", .notText(line: 2)), ("broken", .explained(.fileBrokenJSON(line: "1"))),
      ("gone", .missing),
      ("/dev/zero", .notAFile), ("word", .unknownFormat), ("large", .tooLarge),
    ]
  )
  func unreadable(name: String, problem: ImportProblem) throws {
    let path = name.hasPrefix("/") ? name : bench.directory + "/" + name
    switch name {
    case "dir": mkdir(path, 0o700)
    case "pipe": mkfifo(path, 0o600)
    case "empty": try Data().write(to: URL(fileURLWithPath: path))
    case "binary":
      try Data("a\tb\n\u{1}".utf8 + [0xFF, 0xFE]).write(to: URL(fileURLWithPath: path))
    case "broken": try Data("[{\"prompt\": 1,,".utf8).write(to: URL(fileURLWithPath: path))
    case "word": try Data("word\n".utf8).write(to: URL(fileURLWithPath: path))
    case "large":
      try Data("a\tb\n".utf8).write(to: URL(fileURLWithPath: path))
      truncate(path, (256 << 20) + 1)
    default: break
    }
    guard
      case .study(.response(.unreadable(let found))) = run(
        .readImport(path: path, as: nil, into: nil)
      )
    else {
      Issue.record("it was read")
      return
    }
    #expect(found == problem)
  }
}
