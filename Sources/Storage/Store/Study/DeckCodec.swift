import Flashcards
import FoundationEssentials

/// The encoding of a deck's record: JSON, as there are few decks.
enum DeckCodec {
  /// The contents of a deck without its id.
  private struct Content: Codable {
    let name: DeckName
    let options: DeckOptions
    var preset: DeckPreset?
    var extra: DayExtra?
    var exams: [Exam]?
    var easyDates: [StudyDay]?
    var ankiID: Int64?
    var language: DeckLanguage?
    var carried: CarriedDeck?
  }

  static func bytes(of deck: Deck) throws -> [UInt8] {
    let content = Content(
      name: deck.name,
      options: deck.options,
      preset: deck.preset,
      extra: deck.extra,
      exams: deck.exams.isEmpty ? nil : deck.exams,
      easyDates: deck.easyDates.isEmpty ? nil : deck.easyDates.sorted(),
      ankiID: deck.ankiID,
      language: deck.language,
      carried: deck.carried
    )
    return Array(try JSONEncoder().encode(content))
  }

  static func deck(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> Deck {
    let content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    var deck = Deck(
      id: DeckID(rawValue: id),
      ankiID: content.ankiID,
      name: content.name,
      options: content.options,
      preset: content.preset,
      extra: content.extra,
      language: content.language,
      carried: content.carried
    )
    deck.exams = content.exams ?? []
    deck.easyDates = Set(content.easyDates ?? [])
    return deck
  }
}
