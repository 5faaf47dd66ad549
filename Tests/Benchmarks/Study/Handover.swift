import DeckFormats
import Flashcards
import Foundation

/// The collection as files, so that another program can have the same one.
enum Handover {
  /// The text that both programs import.
  static func text(of collection: Collection) -> [UInt8] {
    guard var writer = DeckExport(path: "notes.txt")?.writer() else { return [] }
    let decks = collection.change.decks.reduce(into: [:]) { $0[$1.id] = $1.name }
    for (note, card) in zip(collection.change.notes, collection.change.cards) {
      if let deck = decks[card.deck] { writer.add(note, in: deck) }
    }
    return Array(writer.finish().joined())
  }

  /// Writes `notes.txt`, and the data that a text can't express: `cards.tsv` (the note's name, days
  /// until it is due, interval in days, stability, difficulty, answers) of known cards, and
  /// `reviews.tsv` (the note's name, milliseconds ago, rating, 1 for a learning answer, duration);
  /// and the word to search for, `word.txt`.
  static func write(_ collection: Collection, to folder: String) throws {
    try Data(text(of: collection)).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
    let today = Collection.boundary.day(of: Collection.now)
    let names = collection.change.notes.map(\.guid)
    var cards = ""
    for (name, card) in zip(names, collection.change.cards) {
      guard let memory = card.progress.memory, case .day(let day) = card.progress.due else {
        continue
      }
      cards +=
        "\(name)\t\(day - today)\t\(card.progress.intervalDays)\t\(memory.stability)"
        + "\t\(memory.difficulty)\t\(card.progress.reviews)\n"
    }
    try Data(cards.utf8).write(to: URL(fileURLWithPath: folder + "/cards.tsv"))
    var reviews = ""
    for review in collection.reviews {
      let age = Collection.now.time.rawValue - review.moment.time.rawValue
      reviews +=
        "\(names[Int(review.card.rawValue) - 1])\t\(age)\t\(review.rating.rawValue)"
        + "\t\(review.kind == .learning ? 1 : 0)\t\(review.duration)\n"
    }
    try Data(reviews.utf8).write(to: URL(fileURLWithPath: folder + "/reviews.tsv"))
    try Data(Collection.word.utf8).write(to: URL(fileURLWithPath: folder + "/word.txt"))
  }
}
