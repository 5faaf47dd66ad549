/// How a card number stands.
public enum NumberState: Equatable, Sendable {
  /// No digit yet.
  case empty
  /// More digits must come.
  case incomplete
  /// The length is one that the brand has, the check digit does not agree, and a longer number
  /// exists: mistyped, or not finished.
  case suspect
  /// Whole and in order.
  case valid
  /// Not a card number, and more digits will not mend it.
  case invalid(NumberFault)
}

/// Why a card number is invalid.
public enum NumberFault: Equatable, Sendable {
  /// No known brand begins with these digits.
  case unknownBrand
  /// There are more digits than the brand has at most.
  case tooLong(longest: Int)
  /// The check digit does not agree.
  case checkDigit
  /// There is something other than digits in it.
  case notDigits
}

/// Whether a number may be kept.
public enum NumberSaving: Equatable, Sendable {
  /// As it is.
  case allowed
  /// Only when the user says so after being told what is wrong.
  case onlyAnyway
  /// Not as it is.
  case refused
}

/// What can be said about the digits of a card number.
///
/// `isValid` and `isPotential` follow card-validator 10.0.4; the state adds `suspect` to them.
public struct NumberCheck: Equatable, Sendable {
  /// The brands that are possible.
  public let match: BrandMatch
  /// Whether the check digit agrees. UnionPay numbers need not have one that does.
  public let luhnAgrees: Bool
  /// Whether this is a whole number of a decided brand.
  public let isValid: Bool
  /// Whether it is valid or may become so with more digits.
  public let isPotential: Bool
  /// How it stands.
  public let state: NumberState
  /// Whether it is valid and no longer number of the brand exists.
  public let isFinal: Bool
  /// Whether it may be kept.
  public let saving: NumberSaving

  /// The lengths that card numbers have, whatever the brand (ISO/IEC 7812-1 ends at 19).
  public static let lengths = 12...19

  /// Judges digits.
  public init(_ digits: some DigitSource) {
    self.init(digits, onlyDigits: true)
  }

  /// Judges digits out of a text that has only them, or something else too.
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

  /// A card of a brand that the table does not know can be kept, as nothing is known against it.
  private static func saving(of state: NumberState, count: Int) -> NumberSaving {
    switch state {
    case .valid: .allowed
    case .suspect, .invalid(.checkDigit): .onlyAnyway
    case .invalid(.unknownBrand): lengths.contains(count) ? .onlyAnyway : .refused
    case .empty, .incomplete, .invalid(.tooLong), .invalid(.notDigits): .refused
    }
  }
}
