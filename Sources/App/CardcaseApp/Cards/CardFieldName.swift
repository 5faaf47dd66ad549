/// The name of a card's field on the command line.
public enum CardFieldName: String, CaseIterable, Sendable {
  case number, expiry, month, year, code, holder, label, notes, brand

  /// The name in JSON, where the W3C has one or the program needs one.
  public var token: String {
    switch self {
    case .number: "cc-number"
    case .expiry: "cc-exp"
    case .month: "cc-exp-month"
    case .year: "cc-exp-year"
    case .code: "cc-csc"
    case .holder: "cc-name"
    case .brand: "cc-type"
    case .label, .notes: rawValue
    }
  }

  /// The field of a name or of a name in JSON.
  public init?(named name: String) {
    guard let field = Self.allCases.first(where: { $0.rawValue == name || $0.token == name })
    else { return nil }
    self = field
  }
}
