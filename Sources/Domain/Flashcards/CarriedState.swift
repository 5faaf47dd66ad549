/// The columns of one of Anki's cards that mean nothing here, kept so that they go out as they came
/// while the card is as it was.
public struct CarriedCard: Sendable, Codable, Hashable {
  /// The ease per mille.
  public let factor: Int32
  /// The steps left.
  public let left: Int32
  /// The further data of the card, as JSON.
  public let data: String
  /// The time of the last change, in seconds since 1970.
  public let modified: Int64
  /// The number of reviews with which the card came.
  public let reviews: Int

  /// Creates a value from its parts.
  public init(factor: Int32, left: Int32, data: String, modified: Int64, reviews: Int) {
    self.factor = factor
    self.left = left
    self.data = data
    self.modified = modified
    self.reviews = reviews
  }
}

/// The configuration of one of Anki's decks beyond what decks have here, kept so that it goes out as
/// it came.
public struct CarriedDeck: Sendable, Codable, Hashable {
  /// The id of the preset of options. Decks with the same one share their options.
  public var presetID: Int64
  /// The name of the preset.
  public var presetName: String
  /// Anki's own encoding of the preset.
  public var preset: [UInt8]
  /// Anki's own encoding of the deck.
  public var deck: [UInt8]
  /// The time of the last change, in seconds since 1970.
  public var modified: Int64

  /// Creates a value from its parts.
  public init(
    presetID: Int64,
    presetName: String,
    preset: [UInt8],
    deck: [UInt8],
    modified: Int64
  ) {
    self.presetID = presetID
    self.presetName = presetName
    self.preset = preset
    self.deck = deck
    self.modified = modified
  }
}
