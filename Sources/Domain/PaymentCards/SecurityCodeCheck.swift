/// The state of a security code.
public enum SecurityCodeState: Equatable, Sendable {
  /// No digit yet.
  case empty
  /// More digits are needed.
  case incomplete
  /// As long as the brand's codes.
  case valid
  /// Longer than the brand's codes, as after a change of the brand. The user is told; it is never
  /// cut.
  case tooLong(size: Int)
  /// It contains something other than digits.
  case notDigits
}

/// The check of a security code. Follows card-validator 10.0.4.
public struct SecurityCodeCheck: Equatable, Sendable {
  /// The expected length: the brand's, or 3 while the brand is undecided.
  public let size: Int
  /// True if the code has that length.
  public let isValid: Bool
  /// True if it is valid or may become so with more digits.
  public let isPotential: Bool
  /// The state.
  public let state: SecurityCodeState

  /// The expected length while the brand is undecided.
  public static let sizeWithoutBrand = 3

  /// Checks a code of `count` digits for a number of the brand, if one is decided.
  public init(count: Int, brand: Brand?) {
    self.init(count: count, onlyDigits: true, brand: brand)
  }

  /// Checks a text. Full-width digits count as digits; anything else, even a space, does not.
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
