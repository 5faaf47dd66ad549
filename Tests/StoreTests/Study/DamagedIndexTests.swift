import Flashcards
import Foundation
import Secrets
import Store
import Testing

@testable import Vault

@Suite("Notes for an export, beside a damaged index")
struct DamagedIndexTests {
  /// An id that takes eight bytes.
  private static let long: Int64 = 1 << 60

  @Test("come with the decks of their cards, as these say it themselves")
  func decks() throws {
    let files = try StoredFiles()
    let first = try StudyFixture(at: files.location)
    try first.fill()
    let (note, deck) = (Self.long + 1, Self.long + 2)
    var change = ChangeSet()
    change.decks = [try first.deck(deck, "D")]
    change.notes = [try first.note(note)]
    change.cards = [first.card(Self.long + 3, of: note, in: deck)]
    try first.store.apply(change, under: first.key)
    let entry = [note, deck].reduce(into: Data()) { bytes, id in
      withUnsafeBytes(of: id.bigEndian) { bytes.append(contentsOf: $0) }
    }
    let pages = try first.vault.pages(with: entry, under: first.key)
    #expect(pages.count == 1)
    try first.vault.flushJournal(under: first.key)
    try first.vault.close()
    try files.flip(pages)
    let store = StudyStore(try Vault.open(files.location))
    var passed: [[Int64]] = []
    let damaged = try store.eachNote(under: first.key, in: { $0 }) { note, deck in
      passed.append([note.id.rawValue, deck.id.rawValue])
    }
    #expect(passed == [[10, 1], [20, 2], [30, 3], [note, deck]])
    #expect(damaged == 0)
  }
}
