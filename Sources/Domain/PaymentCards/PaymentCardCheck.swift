/// The answer of `cardcase card check`: the result of checking a number, an expiry and a security
/// code given as text.
public struct PaymentCardCheck: Equatable, Sendable {
  /// The digits of the number.
  public let digits: String
  /// The check of the number.
  public let number: NumberCheck
  /// The number, grouped.
  public let grouped: String
  /// The number, grouped, with placeholders for the missing digits.
  public let placeholder: String
  /// The number, grouped, with all but the last four digits masked.
  public let masked: String
  /// The expiry, if one was given.
  public let expiry: ExpiryText?
  /// The check of the security code, if one was given.
  public let securityCode: SecurityCodeCheck?

  /// Checks the given texts.
  ///
  /// As in card-validator 10.0.4, white space and hyphens in the number are ignored, and anything
  /// else but digits makes it invalid. Full-width digits count as digits.
  public init(number: String?, expiry: String?, securityCode: String?, now: YearMonth) {
    let text = number ?? ""
    let plain = PlainDigits(digitsIn: text)
    let onlyDigits = Self.hasOnlyDigits(text)
    let check = NumberCheck(plain, onlyDigits: onlyDigits)
    let template = DigitTemplate.number(brand: check.match.decided, count: plain.count)
    digits = plain.text
    self.number = check
    grouped = DigitRow(plain, template: template, withPlaceholders: false).text
    placeholder = DigitRow(plain, template: template).text
    masked =
      DigitRow(plain, template: template, mask: .allButLastFour, withPlaceholders: false).text
    self.expiry = expiry.map { ExpiryText($0, now: now) }
    self.securityCode = securityCode.map { SecurityCodeCheck($0, brand: check.match.decided) }
  }

  /// True if the number is valid, and the expiry and the security code where they were given.
  public var isValid: Bool {
    number.isValid && expiry?.check.isValid ?? true && securityCode?.isValid ?? true
  }

  /// True if a text has digits, and nothing else but white space and hyphens.
  public static func isBareNumber(_ text: String) -> Bool {
    hasOnlyDigits(text) && text.unicodeScalars.contains { $0.digitValue != nil }
  }

  private static func hasOnlyDigits(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.digitValue != nil || $0.isSpace || $0 == "-" }
  }
}

extension DigitRow<PlainDigits> {
  fileprivate var text: String {
    var scalars = String.UnicodeScalarView()
    for cell in self {
      switch cell {
      case .digit(let digit): scalars.append(Unicode.Scalar(0x30 + digit))
      case .masked: scalars.append("\u{2022}")
      case .placeholder(let scalar), .separator(let scalar, _): scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
