/// A card to render: all that its two sides are made of.
public struct FaceRequest: Sendable, Hashable {
  /// The note type.
  public let type: NoteType
  /// The note's fields.
  public let fields: [FieldText]
  /// The index of the template, or of a cloze type the number of the gap less one.
  public let ordinal: Int
  /// The note's tags, for `{{Tags}}`.
  public let tags: String
  /// The full name of the card's deck with `::`, for `{{Deck}}` and `{{Subdeck}}`.
  public let deck: String
  /// The card's flag, 0 to 7, for `{{CardFlag}}`.
  public let flag: UInt8

  /// Creates a request.
  public init(
    type: NoteType,
    fields: [FieldText],
    ordinal: Int,
    tags: String = "",
    deck: String = "",
    flag: UInt8 = 0
  ) {
    self.type = type
    self.fields = fields
    self.ordinal = ordinal
    self.tags = tags
    self.deck = deck
    self.flag = flag
  }
}
