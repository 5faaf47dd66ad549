/// The summary of a stored card that is readable without opening its number or its security code:
/// enough for a list, a search and a masked card.
public struct WalletEntry: Identifiable, Hashable, Sendable {
  /// The card's permanent identifier.
  public let id: Int64
  /// The identifier that the card has on all devices; nil where it was not looked up.
  public var sharedID: Int64?
  /// The owner's title for the card.
  public var title: String
  /// The card holder's name.
  public var holder: String
  /// The brand to show, if known.
  public var brand: Brand?
  /// The brand of the number, if decided, by which it is grouped.
  public var numberBrand: Brand?
  /// The number's last four digits.
  public var lastFour: LastFour
  /// The number of digits in the number.
  public var digitCount: Int
  /// The expiry; the card is valid through the last day of this month.
  public var expiry: YearMonth?
  /// The number of digits in the stored security code; 0 if none is stored.
  public var codeCount: Int
  /// True if its owner marked it as a favourite.
  public var isFavourite: Bool
  /// The labels of its custom fields, in order.
  public var labels: [String]
  /// The sort key among the other cards: lower ones come first.
  public var place: Int64

  /// The id that commands tell.
  public var toldID: Int64 { sharedID ?? id }

  /// Creates the summary of a card stored under an id, at a place.
  public init(_ card: PaymentCard<some DigitStorage>, id: Int64, place: Int64) {
    self.init(
      id: id,
      title: card.title,
      holder: card.holder,
      number: card.number,
      expiry: card.expiry,
      codeCount: card.securityCode?.count ?? 0,
      isFavourite: card.isFavourite,
      ownBrand: card.ownBrand,
      labels: card.customFields.map(\.label),
      place: place
    )
  }

  /// Creates a summary from its parts; of the number, only the last four digits are kept.
  public init(
    id: Int64,
    title: String,
    holder: String,
    number: some DigitSource,
    expiry: YearMonth?,
    codeCount: Int,
    isFavourite: Bool,
    ownBrand: Brand? = nil,
    labels: [String] = [],
    place: Int64
  ) {
    self.id = id
    self.title = title
    self.holder = holder
    numberBrand = BrandMatch(number).decided
    brand = ownBrand ?? numberBrand
    lastFour = LastFour(number)
    digitCount = number.count
    self.expiry = expiry
    self.codeCount = codeCount
    self.isFavourite = isFavourite
    self.labels = labels
    self.place = place
  }

  /// The badge that a list shows on a day.
  public func badge(on day: CalendarDay, leadDays: Int = PaymentCardBadge.usualLeadDays)
    -> PaymentCardBadge?
  {
    expiry.flatMap { PaymentCardBadge(expiry: $0, on: day, leadDays: leadDays) }
  }

  /// The name of its brand, with that of the number's in brackets where it is another, as on a
  /// co-badged card; nil if there is none.
  public var brandName: String? {
    guard let name = brand?.facts.displayName else { return nil }
    guard let numberBrand, numberBrand != brand else { return name }
    return "\(name) (\(numberBrand.facts.displayName))"
  }

  /// True if it may be a card with this number, as far as its summary tells.
  public func mayHave(number: some DigitSource) -> Bool {
    digitCount > 0 && digitCount == number.count && lastFour == LastFour(number)
  }
}

extension WalletEntry {
  /// True if a list shows it before another: favourites first, then by place.
  public func isBefore(_ other: WalletEntry) -> Bool {
    if isFavourite != other.isFavourite { return isFavourite }
    return (place, id) < (other.place, other.id)
  }
}
