import Flashcards
import Foundation
import PaymentCards
import Secrets
import Store
import TestSupport
import Testing

@testable import Vault

@Suite("What is deleted for good")
struct DeletedForGoodTests {
  private let files: StoredFiles
  private let fixture: StudyFixture
  private var vault: Vault { fixture.vault }
  private var key: VaultKey { fixture.key }
  private let time = Timestamp(milliseconds: StudyFixture.start)

  init() throws {
    files = try StoredFiles()
    fixture = try StudyFixture(at: files.location)
    try fixture.fill()
  }

  private func moment(_ step: Int) -> Timestamp { time.advanced(byMilliseconds: Int64(step)) }

  /// A text as it can be in a record: of a number its digits, too.
  private static func forms(of text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    return [bytes, bytes.map { $0 &- 0x30 }]
  }

  /// Everything that the vault has had in its pages so far.
  private struct Seen {
    var contents: Set<Data> = []

    mutating func look(at vault: Vault, under key: VaultKey) throws {
      contents.formUnion(try vault.contents(under: key).values)
    }
  }

  /// A part of a content, of 16 bytes.
  private struct Piece: Hashable {
    private let bytes: SIMD16<UInt8>

    /// True if it has so many different bytes that nothing else repeats it by accident.
    var isTelling: Bool { Set(bytes.indices.map { bytes[$0] }).count > 4 }

    /// Calls `body` for the pieces of `bytes` that begin `step` bytes apart.
    static func each(of bytes: Data, by step: Int, _ body: (Piece) -> Void) {
      bytes.withUnsafeBytes { bytes in
        for start in stride(from: 0, through: bytes.count - 16, by: step) {
          body(Piece(bytes: bytes.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self)))
        }
      }
    }
  }

  /// The number of different pieces of contents that are left in the pages of a vault, opened with its
  /// key, and stand in none of its records.
  private func traces(of contents: Set<Data>, in vault: Vault) throws -> Int {
    var pieces: Set<Piece> = []
    for content in contents {
      Piece.each(of: content, by: 8) { if $0.isTelling { pieces.insert($0) } }
    }
    var found: Set<Piece> = []
    Piece.each(of: try vault.pages(under: key), by: 1) {
      if pieces.contains($0) { found.insert($0) }
    }
    guard !found.isEmpty else { return 0 }
    for content in try vault.contents(under: key).values where !contents.contains(content) {
      Piece.each(of: content, by: 1) { found.remove($0) }
    }
    return found.count
  }

  @Test(
    "of the wallet is in no record, and its bytes are nowhere in the pages or the log"
  )
  func paymentCard() throws {
    let numbers = ["4929127466540014", "5105105105105100", "4012888888881881"]
    var seen = Seen()
    var id: Int64?
    for (step, number) in numbers.enumerated() {
      let card = StudyFixture.paymentCard("Zyxwv\(step)", number, notes: "qwertz \(step)")
      id = try fixture.wallet.save(card, replacing: id, at: moment(step), under: key).id
      try seen.look(at: vault, under: key)
    }
    let kept = StudyFixture.paymentCard("Everyday", "4111111111111111", notes: "stays")
    let other = try fixture.wallet.save(kept, at: moment(5), under: key).id
    try fixture.wallet.mark(
      [other, try #require(id)],
      asFavourite: true,
      at: moment(6),
      under: key
    )
    try fixture.undoLast()
    try fixture.undoLast(.redo)
    try seen.look(at: vault, under: key)
    let earlier = try #require(try vault.keepBackup(at: 1_788_265_800))

    let canaries = (numbers + ["Zyxwv", "qwertz"]).flatMap(Self.forms)
    #expect(
      try vault.tables(with: canaries, under: key) == ["payment_card", "undo", "undo_part"]
    )
    #expect(try traces(of: seen.contents, in: vault) > 0)

    try fixture.log.deleteForGood(paymentCards: [try #require(id)], under: key)
    let gone = try expectGone(canaries, seen, earlier: earlier)
    #expect(try fixture.wallet.card(other, under: key)?.notes == "stays")
    while try fixture.log.next(.undo, in: .everything, under: key) != nil {
      try fixture.undoLast()
    }
    #expect(try vault.tables(with: canaries, under: key) == [])
    try expectNoTraces(of: gone)
  }

  @Test("of the notes is in no record, and its bytes are nowhere in the pages or the log")
  func note() throws {
    let words = ["zyxwvuts one", "zyxwvuts two", "zyxwvuts three"]
    var seen = Seen()
    func apply(_ kind: UndoableOperation.Kind, _ step: Int, _ change: ChangeSet) throws {
      let operation = UndoableOperation(kind, words.first ?? "")
      try fixture.store.apply(change, as: operation, at: moment(step), under: key)
      try seen.look(at: vault, under: key)
    }
    for (step, prompt) in words.enumerated() {
      var change = ChangeSet()
      change.notes = [try fixture.note(40, prompt, tags: "asdfgh\(step)")]
      if step == 0 { change.cards = [fixture.card(400, of: 40, in: 1)] }
      // Together with another note, in one entry.
      change.notes.append(try fixture.note(20, "edited \(step)"))
      try apply(step == 0 ? .add : .edit, step, change)
    }
    var answered = fixture.card(400, of: 40, in: 1)
    answered.progress.reviews = 1
    var answer = ChangeSet()
    answer.cards = [answered]
    answer.reviews = [fixture.review(400, at: StudyFixture.start + 7)]
    try apply(.answer, 7, answer)
    var removal = ChangeSet()
    removal.removedNotes = [NoteID(rawValue: 40)]
    try apply(.noteRemoval, 8, removal)
    try fixture.undoLast()
    try seen.look(at: vault, under: key)
    let earlier = try #require(try vault.keepBackup(at: 1_788_265_800))

    let canaries = ["zyxwvuts", "asdfgh"].map { Array($0.utf8) }
    #expect(try vault.tables(with: canaries, under: key) == ["note", "undo"])
    #expect(try traces(of: seen.contents, in: vault) > 0)

    try fixture.log.deleteForGood(removal, under: key)
    let gone = try expectGone(canaries, seen, earlier: earlier)
    let notes = try fixture.contents().collection.notes
    #expect(notes.map(\.content.prompt) == ["question", "edited 2", "question"])
    while try fixture.log.next(.undo, in: .everything, under: key) != nil {
      try fixture.undoLast()
    }
    #expect(try fixture.contents().collection.notes.map(\.content.prompt).contains("question"))
    #expect(try vault.tables(with: canaries, under: key) == [])
    try expectNoTraces(of: gone)
  }

  /// Expects nothing of it in the vault, its files and a backup that is made afterwards, but all of
  /// it in an earlier one.
  ///
  /// - Returns: the contents that are gone.
  private func expectGone(
    _ canaries: [[UInt8]],
    _ seen: Seen,
    earlier: Backup
  ) throws -> Set<Data> {
    #expect(try vault.tables(with: canaries, under: key) == [])
    #expect(try vault.verify(under: key).damage == [])
    let gone = seen.contents.subtracting(try vault.contents(under: key).values)
    #expect(gone.count > 4)
    #expect(try traces(of: gone, in: vault) == 0)
    try vault.expectPagesAlone(in: files, under: key)
    let later = try #require(try vault.keepBackup(at: 1_788_265_801))
    for (backup, holds) in [(earlier, true), (later, false)] {
      let copy = try Vault.open(.file(backup.path), for: .readOnly)
      #expect(try copy.tables(with: canaries, under: key).isEmpty != holds)
      #expect(try (traces(of: gone, in: copy) > 0) == holds)
      try copy.close()
    }
    return gone
  }

  /// Expects nothing of what is gone in the closed file, as the next process opens it.
  private func expectNoTraces(of gone: Set<Data>) throws {
    try vault.close()
    let next = try Vault.open(files.location)
    #expect(try traces(of: gone, in: next) == 0)
    try next.flushJournal(under: key)
    #expect(try traces(of: gone, in: next) == 0)
    try next.expectPagesAlone(in: files, under: key)
    try next.close()
  }

  @Test("leaves no trace in a file whose pages were filled, split and emptied before")
  func pages() throws {
    var random = SeededGenerator(seed: 4)
    var seen = Seen()
    var change = ChangeSet()
    let numbers = (Int64(1_000)..<1_200).map { $0 }
    change.notes = try numbers.map {
      try fixture.note($0, random.text(random.next(below: 2_000)))
    }
    change.cards = numbers.map { fixture.card($0 * 10, of: $0, in: 1) }
    let added = UndoableOperation(.importing, "file")
    try fixture.store.apply(change, as: added, at: time, under: key)
    try seen.look(at: vault, under: key)
    var ids: [Int64] = []
    for step in 1...40 {
      let card = StudyFixture.paymentCard("\(step)", notes: random.text(random.next(below: 900)))
      let old = ids.isEmpty || step % 3 == 0 ? nil : ids[random.next(below: ids.count)]
      let saved = try fixture.wallet.save(card, replacing: old, at: moment(step), under: key)
      if old == nil { ids.append(saved.id) }
      var edit = ChangeSet()
      edit.notes = try (0..<5).map { _ in
        try fixture.note(
          numbers[random.next(below: numbers.count)],
          random.text(random.next(below: 3_000))
        )
      }
      let operation = UndoableOperation(.edit, "\(step)")
      try fixture.store.apply(edit, as: operation, at: moment(step), under: key)
      try seen.look(at: vault, under: key)
      if step % 7 == 0 { try fixture.undoLast() }
    }
    try seen.look(at: vault, under: key)
    var removal = ChangeSet()
    removal.removedNotes = Set(numbers.filter { $0 % 4 != 0 }.map(NoteID.init))
    try fixture.log.deleteForGood(removal, under: key)
    try fixture.log.deleteForGood(paymentCards: Array(ids.dropLast(3)), under: key)
    let left = Set(try vault.contents(under: key).values)
    #expect(try traces(of: seen.contents.subtracting(left), in: vault) == 0)
    try vault.expectPagesAlone(in: files, under: key)
    #expect(try vault.verify(under: key).damage == [])
  }

  @Test("is told as deleted while somebody copies the file, and leaves the log with what follows")
  func whileCopied() throws {
    let card = StudyFixture.paymentCard("Zyxwv", "4929127466540014")
    let id = try fixture.wallet.save(card, at: time, under: key).id
    let gone = Set(
      try vault.contents(under: key).filter { $0.key.table == "payment_card" }.values
    )
    let copier = try SlowCopier(of: vault.databaseName)
    try fixture.log.deleteForGood(paymentCards: [id], under: key)
    #expect(try fixture.wallet.summaries(under: key).entries.isEmpty)
    #expect(files.sizes[1] > StoredFiles.emptyLog)
    #expect(try copier.finish() == 0)
    try vault.flushJournal(under: key)
    #expect(try traces(of: gone, in: vault) == 0)
    try vault.expectPagesAlone(in: files, under: key)
  }

  @Test("leaves its name in no entry of other things")
  func names() throws {
    let deck = DeckID(rawValue: 3)
    var change = ChangeSet()
    var moved = fixture.card(100, of: 10, in: 3)
    change.cards = [moved]
    try fixture.store.apply(change, as: .init(.move, "C"), at: moment(1), under: key)
    moved.deck = DeckID(rawValue: 2)
    change.cards = [moved]
    try fixture.store.apply(change, as: .init(.move, "A::B"), at: moment(2), under: key)
    var renaming = ChangeSet()
    renaming.decks = [try fixture.deck(3, "Renamed")]
    try fixture.store.apply(renaming, as: .init(.deckRename, "Renamed"), at: moment(3), under: key)
    var removal = ChangeSet()
    removal.removedDecks = [deck]
    try fixture.log.deleteForGood(removal, under: key)
    let names = try fixture.log.entries(under: key).entries.map(\.operation.name)
    #expect(names == ["A::B", ""])
  }
}

extension SeededGenerator {
  /// A text of random letters.
  fileprivate mutating func text(_ length: Int) -> String {
    String(
      (0...length).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &self) ?? "a" }
    )
  }
}
