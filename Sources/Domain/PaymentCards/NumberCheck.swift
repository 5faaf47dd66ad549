/// The state of a card number.
public enum NumberState: Equatable, Sendable {
  /// No digit yet.
  case empty
  /// More digits are needed.
  case incomplete
  /// The length is one that the brand has, the check digit does not agree, and a longer number
  /// exists: mistyped, or not finished.
  case suspect
  /// Complete and correct.
  case valid
  /// Not a card number, and more digits can't make it one.
  case invalid(NumberFault)
}

/// The reason why a card number is invalid.
public enum NumberFault: Equatable, Sendable {
  /// No known brand begins with these digits.
  case unknownBrand
  /// There are more digits than the brand's longest numbers have.
  case tooLong(longest: Int)
  /// The check digit does not agree.
  case checkDigit
  /// It contains something other than digits.
  case notDigits
}

/// The permission to save a number.
public enum NumberSaving: Equatable, Sendable {
  /// It may be saved.
  case allowed
  /// It may be saved if the user confirms after being told what is wrong.
  case onlyAnyway
  /// It may not be saved.
  case refused
}

/// The check of a card number.
///
/// `isValid` and `isPotential` follow card-validator 10.0.4; the state adds `suspect` to them.
public struct NumberCheck: Equatable, Sendable {
  /// The candidate brands.
  public let match: BrandMatch
  /// True if the check digit agrees. UnionPay numbers need not have one that does.
  public let luhnAgrees: Bool
  /// True if this is a complete number of a decided brand.
  public let isValid: Bool
  /// True if it is valid or may become so with more digits.
  public let isPotential: Bool
  /// The state.
  public let state: NumberState
  /// True if it is valid and the brand has no longer numbers.
  public let isFinal: Bool
  /// The permission to save it.
  public let saving: NumberSaving

  /// The lengths of card numbers of any brand (ISO/IEC 7812-1 ends at 19).
  public static let lengths = 12...19

  /// Checks digits.
  public init(_ digits: some DigitSource) {
    self.init(digits, onlyDigits: true)
  }

  /// Checks the digits of a text that has only digits, or something else too.
  init(_ digits: some DigitSource, onlyDigits: Bool) {
    match = onlyDigits ? BrandMatch(digits) : BrandMatch(candidates: [])
    luhnAgrees = onlyDigits && Luhn.agrees(digits)
    let agrees = luhnAgrees || match.decided == .unionpay
    state =
      onlyDigits
      ? Self.state(count: digits.count, match: match, agrees: agrees) : .invalid(.notDigits)
    isValid = state == .valid
    isFinal = isValid && digits.count == match.decided?.facts.longest
    switch state {
    case .empty, .incomplete, .suspect, .valid: isPotential = true
    case .invalid: isPotential = false
    }
    saving = Self.saving(of: state, count: digits.count)
  }

  private static func state(count: Int, match: BrandMatch, agrees: Bool) -> NumberState {
    if count == 0 { return .empty }
    if match.candidates.isEmpty { return .invalid(.unknownBrand) }
    guard let facts = match.decided?.facts else { return .incomplete }
    if count > facts.longest { return .invalid(.tooLong(longest: facts.longest)) }
    guard facts.lengths.contains(count) else { return .incomplete }
    if agrees { return .valid }
    return count < facts.longest ? .suspect : .invalid(.checkDigit)
  }

  /// The permission to save. A number of an unknown brand may be saved, as nothing is known against
  /// it.
  private static func saving(of state: NumberState, count: Int) -> NumberSaving {
    switch state {
    case .valid: .allowed
    case .suspect, .invalid(.checkDigit): .onlyAnyway
    case .invalid(.unknownBrand): lengths.contains(count) ? .onlyAnyway : .refused
    case .empty, .incomplete, .invalid(.tooLong), .invalid(.notDigits): .refused
    }
  }
}
