import Flashcards
import FoundationEssentials

/// The encoding of a filtered deck's record: JSON, as that of other decks.
enum FilteredDeckCodec {
  /// The contents of a filtered deck without its id.
  private struct Content: Codable {
    let name: DeckName
    let options: FilteredOptions
    var ankiID: Int64?
    var carried: [UInt8]?
  }

  static func bytes(of deck: FilteredDeck) throws -> [UInt8] {
    let content = Content(
      name: deck.name,
      options: deck.options,
      ankiID: deck.ankiID,
      carried: deck.carried
    )
    return Array(try JSONEncoder().encode(content))
  }

  static func deck(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> FilteredDeck {
    let content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    return FilteredDeck(
      id: FilteredDeckID(rawValue: id),
      ankiID: content.ankiID,
      name: content.name,
      options: content.options,
      carried: content.carried
    )
  }
}
