/// A stored payment card.
public struct PaymentCard<Storage: DigitStorage>: Sendable {
  /// The owner's title for the card.
  public var title: String
  /// The card holder's name.
  public var holder: String
  /// The card number.
  public var number: Storage
  /// The expiry; the card is valid through the last day of this month.
  public var expiry: YearMonth?
  /// The security code, if its owner chose to store it.
  public var securityCode: Storage?
  /// The owner's notes.
  public var notes: String
  /// True if its owner marked it as a favourite.
  public var isFavourite: Bool
  /// The brand that its owner or the file it came from names; nil where the number tells.
  public var ownBrand: Brand?
  /// The labelled fields, in the owner's order.
  public var customFields: [CustomField]

  /// Creates a card from its parts.
  public init(
    title: String,
    holder: String,
    number: Storage,
    expiry: YearMonth?,
    securityCode: Storage? = nil,
    notes: String = "",
    isFavourite: Bool = false,
    ownBrand: Brand? = nil,
    customFields: [CustomField] = []
  ) {
    self.title = title
    self.holder = holder
    self.number = number
    self.expiry = expiry
    self.securityCode = securityCode
    self.notes = notes
    self.isFavourite = isFavourite
    self.ownBrand = ownBrand
    self.customFields = customFields
  }

  /// The brand to show: the card's own one, or that of the number, if decided.
  public var brand: Brand? { ownBrand ?? numberBrand }

  /// The brand of the number, if decided.
  public var numberBrand: Brand? { BrandMatch(number).decided }

  /// Names the card's own brand. One that the number tells is not kept.
  public mutating func setOwnBrand(_ brand: Brand?) {
    ownBrand = brand == numberBrand ? nil : brand
  }
}

extension PaymentCard: Equatable where Storage: Equatable {}

/// A hint beside a card in the list.
public enum PaymentCardBadge: Equatable, Sendable {
  /// Its expiry has passed.
  case expired
  /// It expires in this many days; 0 on its last day.
  case expires(inDays: Int)

  /// The default number of days ahead of which an expiry is pointed out.
  public static let usualLeadDays = 60

  /// The badge of a card with this expiry; nil while more than `leadDays` are left.
  public init?(expiry: YearMonth, on day: CalendarDay, leadDays: Int = usualLeadDays) {
    let left = day.days(until: expiry.lastDay)
    if left < 0 {
      self = .expired
    } else if left <= leadDays {
      self = .expires(inDays: left)
    } else {
      return nil
    }
  }
}
