import DomainWords
import Flashcards
import Foundation
import Glibc
import PaymentCards
import Screens
import SealedFiles
import Secrets
import Store
import Testing
import Vault
import WalletUI
import Wording

@testable import AppSupport
@testable import CardcaseApp
@testable import CardcaseUI

/// A vault on disk with a letterbox, and what an unlocking does about it.
private struct LetterboxBench {
  let bench: Bench
  let box: Letterbox
  let now = LocalMoment(time: Timestamp(milliseconds: 1_800_000_000_000))

  init() throws {
    bench = try Bench()
    box = Letterbox(
      besideVault: bench.directory + "/vault",
      stateDirectory: bench.directory + "/state"
    )
    _ = try box.inspect(pair, ofVault: Array(bench.vault.id))
  }

  var pair: LetterboxKeyPair { get throws { try LetterboxKeyPair(of: bench.key) } }
  var wallet: PaymentCardStore { PaymentCardStore(bench.vault) }

  func put(_ content: SecretBytes, _ kind: LetterboxItem.Kind, time: Int64 = 0) throws -> String {
    let item = LetterboxItem(
      id: LetterboxItem.ID(random: SystemRandom()),
      time: time,
      kind: kind,
      content: content
    )
    try box.deposit(item)
    return box.file(of: item.id)
  }

  @discardableResult
  func put(_ prompt: String, deck: String = "Birds", time: Int64 = 0) throws -> String {
    let note = NewNote(
      deck: try #require(DeckName(deck)),
      content: try NoteContent(kind: .basicAndReversed, prompt: prompt, answer: "answer"),
      tags: Tags("a b")
    )
    return try put(LetterboxNote.encoded(note), .note, time: time)
  }

  func card(_ digits: String, title: String = "") -> PaymentCard<SecretDigits> {
    PaymentCard(
      title: title,
      holder: "Ada",
      number: SecretDigits(copying: PlainDigits(digitsIn: digits)),
      expiry: YearMonth(year: 2031, month: 2)
    )
  }

  @discardableResult
  func put(_ card: PaymentCard<SecretDigits>, time: Int64 = 0) throws -> String {
    try put(PaymentCardStore.encoded(card), .paymentCard, time: time)
  }

  /// The reply of the next unlocking about the items that it takes in.
  func empty(_ lease: KeyLease? = nil) throws -> Reply {
    let files = try box.inspect(pair, ofVault: Array(bench.vault.id)).files
    guard let visit = LetterboxVisit(box, files: files) else {
      return .system(.tookIn(LetterboxReport(path: box.path)))
    }
    return try #require(bench.result(of: .vault(visit.work), lease, at: now)?.reply)
  }

  func report() throws -> LetterboxReport {
    guard case .system(.tookIn(let report)) = try empty() else { throw POSIXError(.EIO) }
    return report
  }

  /// The prompts of all notes, in the order in which they were added.
  func prompts() throws -> [String] {
    try StudyStore(bench.vault).collection(under: bench.key).collection.notes
      .sorted { $0.id < $1.id }.map(\.content.prompt)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: box.path).sorted() }
  }
}

@Suite("What waits in the letterbox")
struct LetterboxVisitTests {
  private let bench: LetterboxBench

  init() throws {
    bench = try LetterboxBench()
  }

  @Test("goes into the vault, notes by one operation that can be undone")
  func notes() throws {
    try bench.put("second", time: 2)
    try bench.put("first", time: 1)
    try bench.put("third", deck: "birds::owls", time: 3)
    let report = try bench.report()
    #expect(report.notes == 3 && report.cards.isEmpty && report.failure == nil)
    #expect(try bench.prompts() == ["first", "second", "third"])
    #expect(try bench.names == ["key"])
    let collection = try StudyStore(bench.bench.vault).collection(under: bench.bench.key).collection
    #expect(collection.cards.count == 6)
    #expect(Set(collection.decks.map(\.name.description)) == ["Birds", "birds::owls"])
    #expect(collection.notes.allSatisfy { $0.tags == Tags("a b") })
    // What was put in last comes first, with its cards in order.
    let deck = try #require(collection.decks.first { $0.name.description == "Birds" })
    let order = collection.cards.filter { $0.deck == deck.id }.sorted { $0.position < $1.position }
    let second = try #require(collection.notes.first { $0.content.prompt == "second" })
    #expect(order.map(\.ordinal) == [0, 1, 0, 1] && order.first?.note == second.id)
    let log = UndoStore(bench.bench.vault)
    let entry = try #require(try log.next(.undo, in: .everything, under: bench.bench.key))
    #expect(entry.operation.kind == .letterbox)
    #expect(entry.what(Wording()) == "Added 6 cards from the letterbox")
    _ = try log.step(.undo, entry.id, under: bench.bench.key)
    #expect(try bench.prompts() == [])
    _ = try log.step(.redo, entry.id, under: bench.bench.key)
    #expect(try bench.prompts().count == 3)
    #expect(try bench.bench.vault.verify(under: bench.bench.key).damage == [])
  }

  @Test("comes before what a deck has that is new")
  func onTop() throws {
    try bench.put("old")
    _ = try bench.report()
    try bench.put("new")
    _ = try bench.report()
    let collection = try StudyStore(bench.bench.vault).collection(under: bench.bench.key).collection
    let first = try #require(collection.cards.min { $0.position < $1.position })
    #expect(collection.notes.first { $0.id == first.note }?.content.prompt == "new")
    #expect(collection.decks.count == 1)
  }

  @Test(
    "is not taken twice, also after it was undone, where an old copy of the letterbox is put back"
  )
  func oldCopy() throws {
    try bench.put("once")
    let copy = bench.bench.directory + "/copy"
    try FileManager.default.copyItem(atPath: bench.box.path, toPath: copy)
    #expect(try bench.report().notes == 1)
    for isUndone in [false, true] {
      if isUndone {
        let log = UndoStore(bench.bench.vault)
        let entry = try #require(try log.next(.undo, in: .everything, under: bench.bench.key))
        _ = try log.step(.undo, entry.id, under: bench.bench.key)
      }
      try FileManager.default.removeItem(atPath: bench.box.path)
      try FileManager.default.copyItem(atPath: copy, toPath: bench.box.path)
      let report = try bench.report()
      #expect(report.notes == 0 && report.unreadable == 0)
      #expect(try bench.names == ["key"])
      #expect(try bench.prompts() == (isUndone ? [] : ["once"]))
    }
  }

  @Test("stays there, whole, where the lock comes first or the vault can't be written to")
  func stopped() throws {
    try bench.put("later")
    let lease = KeyLease(of: bench.bench.key)
    lease.revoke()
    guard case .work(.stopped) = try bench.empty(lease) else {
      Issue.record("not stopped")
      return
    }
    #expect(try bench.prompts() == [])
    #expect(try bench.names.count == 2)
    #expect(try bench.report().notes == 1)
  }

  @Test("is told of and left where it can't be opened, once, and the rest goes in")
  func unreadable() throws {
    try bench.put("good")
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: bench.box.path + "/a.item"))
    #expect(mkfifo(bench.box.path + "/b.item", 0o600) == 0)
    _ = try bench.put(SecretBytes([1, 2, 3]), .note)
    _ = try bench.put(SecretBytes([3, 1, 0, 0, 0, 9]), .paymentCard)
    let report = try bench.report()
    #expect(report.notes == 1 && report.unreadable == 4 && report.otherKey == 0)
    #expect(try bench.names.count { $0.hasSuffix(".unopened") } == 4)
    let again = try bench.report()
    #expect(again.notes == 0 && again.unreadable == 0)
  }

  @Test("is shown and asked about if it is a payment card, with another of its number, and stays")
  func cards() throws {
    let kept = try bench.wallet.save(
      bench.card("4111111111111111", title: "Travel"),
      at: bench.now.time,
      under: bench.bench.key
    )
    try bench.put(bench.card("4111111111111111"), time: 1)
    try bench.put(bench.card("5555555555554444", title: "New"), time: 2)
    try bench.put(bench.card("5555555555554444"), time: 3)
    for _ in 0..<2 {
      let report = try bench.report()
      #expect(report.cards.map(\.sameAs) == ["Travel", nil, "New"])
      #expect(report.cards.map(\.lastFour) == ["1111", "4444", "4444"])
      #expect(report.cards.map(\.brand) == ["Visa", "Mastercard", "Mastercard"])
    }
    let entries = try bench.wallet.summaries(under: bench.bench.key).entries
    #expect(entries.map(\.id) == [kept.id])
  }

  @Test("is taken at once by as many as fit, a thousand")
  func many() throws {
    for index in 0..<Letterbox.mostItems { try bench.put("word \(index)", time: Int64(index)) }
    let start = ContinuousClock.now
    #expect(try bench.report().notes == Letterbox.mostItems)
    #expect(try bench.names == ["key"])
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("reads no note that was not written by it")
  func malformed() throws {
    let whole = try LetterboxNote.encoded(
      NewNote(
        deck: try #require(DeckName("A::B")),
        content: try NoteContent(kind: .cloze, prompt: "{{c1::x}}", answer: ""),
        tags: Tags("t")
      )
    )
    let bytes = whole.withUnsafeBytes { Array($0) }
    let note = try #require(LetterboxNote.decoded(whole))
    #expect(note.content.kind == .cloze && note.content.prompt == "{{c1::x}}")
    #expect(note.deck.description == "A::B" && note.tags == Tags("t"))
    for count in 0..<bytes.count {
      #expect(try LetterboxNote.decoded(SecretBytes(bytes.prefix(count))) == nil)
    }
    #expect(try LetterboxNote.decoded(SecretBytes(bytes + [0])) == nil)
    #expect(try LetterboxNote.decoded(SecretBytes([9] + bytes.dropFirst())) == nil)
  }
}
