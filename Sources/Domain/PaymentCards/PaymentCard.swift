/// A payment card that is kept.
public struct PaymentCard<Storage: DigitStorage>: Sendable {
  /// What its owner calls it.
  public var title: String
  /// The card holder's name.
  public var holder: String
  /// The card number.
  public var number: Storage
  /// The month through whose last day it is valid.
  public var expiry: YearMonth?
  /// The security code, when its owner chose to keep it.
  public var securityCode: Storage?
  /// Free text.
  public var notes: String
  /// Whether its owner marked it.
  public var isFavourite: Bool

  /// A card.
  public init(
    title: String,
    holder: String,
    number: Storage,
    expiry: YearMonth?,
    securityCode: Storage? = nil,
    notes: String = "",
    isFavourite: Bool = false
  ) {
    self.title = title
    self.holder = holder
    self.number = number
    self.expiry = expiry
    self.securityCode = securityCode
    self.notes = notes
    self.isFavourite = isFavourite
  }

  /// The brand that the number tells.
  public var brand: Brand? { BrandMatch(number).decided }

  /// Whether another card has the same number. Cards without one are never the same.
  public func hasSameNumber(as other: PaymentCard) -> Bool {
    !number.isEmpty && number.hasSameDigits(as: other.number)
  }
}

extension PaymentCard: Equatable where Storage: Equatable {}
extension PaymentCard: Encodable where Storage: Encodable {}
extension PaymentCard: Decodable where Storage: Decodable {}

/// What a list of cards points out about one of them.
public enum CardBadge: Equatable, Sendable {
  /// It was valid through a day that has passed.
  case expired
  /// It is valid for so many days more; 0 on its last day.
  case expires(inDays: Int)

  /// How many days ahead an expiry is pointed out, if nothing else is chosen.
  public static let usualLeadDays = 60

  /// The badge of a card that is valid through the last day of a month; nil while there is time.
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
