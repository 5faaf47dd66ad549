import DeckFormats
import Flashcards
import Foundation
import ReaderProtocol

/// Exports of a vault that is a value.
enum Export {
  static func records(_ vault: ChangeSet, _ export: PackageExport) -> [PackageRecord] {
    var records: [PackageRecord] = []
    var collection = Import.collection(vault)
    export.records(
      of: &collection,
      parameters: vault.parameters,
      reviews: vault.reviews,
      boundary: DayBoundary(),
      now: Import.now,
      zone: Import.zone,
      media: { _ in }
    ) { records.append($0) }
    return records
  }

  /// Keeps a package for the script that has the real engine import it.
  static func keep(_ bytes: [UInt8], _ name: String, _ fixture: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["CARDCASE_WRITE_PACKAGES"] else {
      return
    }
    let ending = fixture.hasSuffix(".apkg") ? "apkg" : "colpkg"
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).\(ending)")
    try Data(bytes).write(to: file)
  }
}

/// Notes and answers that were never in Anki.
enum OwnCollection {
  static var change: ChangeSet {
    get throws {
      var change = ChangeSet()
      var ids = IDSource()
      let start = Timestamp(milliseconds: 1_779_000_000_000)
      let name = DeckName(nearest: "Own::Words")
      let deck = Deck(id: ids.next(at: start), name: name)
      change.decks = [deck]
      let contents = [
        try NoteContent(kind: .basic, prompt: "**bold**", answer: "a\nb"),
        try NoteContent(kind: .cloze, prompt: "{{c1::gap}}", answer: ""),
      ]
      for (index, content) in contents.enumerated() {
        let note = Note(
          id: ids.next(at: start),
          guid: "guid \(index)",
          content: content,
          tags: .none,
          modified: start
        )
        change.notes.append(note)
        var card = Flashcard(
          id: ids.next(at: start),
          note: note.id,
          ordinal: 0,
          deck: deck.id,
          position: index + 1
        )
        if index == 0 {
          let times: [(Int64, ReviewKind)] = [(0, .learning), (700, .learning), (260_000, .review)]
          change.reviews = times.map { seconds, kind in
            let time = start.advanced(byMilliseconds: seconds * 1_000 + 5)
            return Review(
              card: card.id,
              moment: LocalMoment(time: time, zoneOffset: Import.zone(time)),
              duration: 4_000,
              rating: .good,
              kind: kind
            )
          }
          card.progress = deck.scheduler(nil, boundary: DayBoundary()).replay(change.reviews)
        }
        change.cards.append(card)
      }
      return change
    }
  }
}
