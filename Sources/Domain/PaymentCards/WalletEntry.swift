/// What is known of a kept card without opening its number or its security code: all that a list, a
/// search and a masked card need.
public struct WalletEntry: Identifiable, Hashable, Sendable {
  /// What the card is known by, for as long as it is kept.
  public let id: Int64
  /// What its owner calls it.
  public var title: String
  /// The card holder's name.
  public var holder: String
  /// The brand that the number tells.
  public var brand: Brand?
  /// The number's last four digits.
  public var lastFour: LastFour
  /// How many digits the number has.
  public var digitCount: Int
  /// The month through whose last day the card is valid.
  public var expiry: YearMonth?
  /// How many digits the kept security code has; 0 where none is kept.
  public var codeCount: Int
  /// Whether its owner marked it.
  public var isFavourite: Bool
  /// Where it stands among the others: those with lower places come first.
  public var place: Int64

  /// What is known of a card that is kept under an id, at a place.
  public init(_ card: PaymentCard<some DigitStorage>, id: Int64, place: Int64) {
    self.init(
      id: id,
      title: card.title,
      holder: card.holder,
      number: card.number,
      expiry: card.expiry,
      codeCount: card.securityCode?.count ?? 0,
      isFavourite: card.isFavourite,
      place: place
    )
  }

  /// What is known of a card from its parts; of the number, only what may be seen is kept.
  public init(
    id: Int64,
    title: String,
    holder: String,
    number: some DigitSource,
    expiry: YearMonth?,
    codeCount: Int,
    isFavourite: Bool,
    place: Int64
  ) {
    self.id = id
    self.title = title
    self.holder = holder
    brand = BrandMatch(number).decided
    lastFour = LastFour(number)
    digitCount = number.count
    self.expiry = expiry
    self.codeCount = codeCount
    self.isFavourite = isFavourite
    self.place = place
  }

  /// What a list should point out on a day.
  public func badge(on day: CalendarDay, leadDays: Int = CardBadge.usualLeadDays) -> CardBadge? {
    expiry.flatMap { CardBadge(expiry: $0, on: day, leadDays: leadDays) }
  }

  /// Whether it may be a card with this number: what can be known without opening it agrees.
  public func mayHave(number: some DigitSource) -> Bool {
    digitCount > 0 && digitCount == number.count && lastFour == LastFour(number)
  }
}

extension WalletEntry {
  /// Whether a list has it before another: the marked ones first, then by their places.
  public func isBefore(_ other: WalletEntry) -> Bool {
    if isFavourite != other.isFavourite { return isFavourite }
    return (place, id) < (other.place, other.id)
  }
}
