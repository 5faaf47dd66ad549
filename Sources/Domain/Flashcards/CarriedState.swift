/// The columns of one of Anki's cards that mean nothing here, kept so that they go out as they came
/// while the card is as it was.
///
/// A class, as only cards from Anki have one, and the others need no room for it.
public final class CarriedCard: Sendable, Codable {
  /// The state of a card in Anki, by which a later import tells what was changed there.
  public struct Standing: Sendable, Codable, Hashable {
    /// The deck's id in Anki.
    public let deck: Int64
    /// True if it was suspended.
    public let isSuspended: Bool
    /// The flag, 0 to 7.
    public let flag: UInt8

    /// Creates a value from its parts.
    public init(deck: Int64, isSuspended: Bool, flag: UInt8) {
      self.deck = deck
      self.isSuspended = isSuspended
      self.flag = flag
    }
  }

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
  /// The state with which it came; nil where that was not kept.
  public let standing: Standing?

  /// Creates a value from its parts.
  public init(
    factor: Int32,
    left: Int32,
    data: String,
    modified: Int64,
    reviews: Int,
    standing: Standing? = nil
  ) {
    self.factor = factor
    self.left = left
    self.data = data
    self.modified = modified
    self.reviews = reviews
    self.standing = standing
  }

  /// The columns of a card whose state was set by hand since: no number of reviews has them be of its
  /// state again.
  ///
  /// - Parameter factor: the ease per mille that the card has.
  func outdated(factor: Int32) -> CarriedCard {
    CarriedCard(
      factor: factor,
      left: left,
      data: data,
      modified: modified,
      reviews: -1,
      standing: standing
    )
  }
}

extension CarriedCard: Hashable {
  /// Compares the parts.
  public static func == (one: CarriedCard, other: CarriedCard) -> Bool {
    one.factor == other.factor && one.left == other.left && one.data == other.data
      && one.modified == other.modified && one.reviews == other.reviews
      && one.standing == other.standing
  }

  /// Hashes what differs most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(data)
    hasher.combine(modified)
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
