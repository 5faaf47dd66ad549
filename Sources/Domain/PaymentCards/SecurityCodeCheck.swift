/// How a security code stands.
public enum SecurityCodeState: Equatable, Sendable {
  /// No digit yet.
  case empty
  /// More digits must come.
  case incomplete
  /// As long as the brand's codes are.
  case valid
  /// Longer than the brand's codes are, as after a change of the brand. It is told, never cut.
  case tooLong(size: Int)
  /// There is something other than digits in it.
  case notDigits
}

/// What can be said about a security code. Follows card-validator 10.0.4.
public struct SecurityCodeCheck: Equatable, Sendable {
  /// The length the code should have: the brand's, or 3 while no brand is decided.
  public let size: Int
  /// Whether the code has that length.
  public let isValid: Bool
  /// Whether it is valid or may become so with more digits.
  public let isPotential: Bool
  /// How it stands.
  public let state: SecurityCodeState

  /// The length judged by while no brand is decided.
  public static let sizeWithoutBrand = 3

  /// Judges a code of `count` digits that goes with a number of the brand, if one is decided.
  public init(count: Int, brand: Brand?) {
    self.init(count: count, onlyDigits: true, brand: brand)
  }

  /// Judges a text. Full-width digits count as digits; anything else, a space too, does not.
  public init(_ text: String, brand: Brand?) {
    self.init(
      count: text.unicodeScalars.count,
      onlyDigits: text.unicodeScalars.allSatisfy { $0.digitValue != nil },
      brand: brand
    )
  }

  private init(count: Int, onlyDigits: Bool, brand: Brand?) {
    let size = brand?.facts.securityCode.size ?? Self.sizeWithoutBrand
    self.size = size
    if !onlyDigits {
      state = .notDigits
    } else if count == 0 {
      state = .empty
    } else if count < size {
      state = .incomplete
    } else {
      state = count == size ? .valid : .tooLong(size: size)
    }
    isValid = state == .valid
    isPotential = isValid || state == .empty || state == .incomplete
  }
}
