import PaymentCards

/// A step of the card form: a field of the card, or a row of the review that does something.
enum WizardStep: Hashable, Sendable {
  case field(PaymentCardField)
  case keepCode, fixNumber, save

  static let number = Self.field(.number)
  static let holder = Self.field(.holder)
  static let expiry = Self.field(.expiry)
  static let securityCode = Self.field(.securityCode)
  static let title = Self.field(.title)
  static let brand = Self.field(.ownBrand)

  /// The fields that are typed on the drawn card.
  static let typed = PaymentCardField.typed.map { Self.field($0) }
  /// All steps in their order: after the typed ones come the rows of the review.
  static let allCases =
    typed + PaymentCardField.reviewed.map { .field($0) } + [.keepCode, .fixNumber, .save]

  /// The field of this step; nil for a row that does something.
  var field: PaymentCardField? {
    if case .field(let field) = self { field } else { nil }
  }

  /// True for a row of the review.
  var isReview: Bool { field?.isPrinted != true }

  /// True if characters can be typed here.
  var takesText: Bool { !isReview || isLine }

  /// True if it is a text of one line.
  var isLine: Bool { field?.isLine == true }
}

/// The names of steps and, of texts, of their values in sealed sessions. They never change.
extension WizardStep: Codable, CodingKey {
  var stringValue: String {
    switch self {
    case .field(.customFields): "fields"
    case .field(.ownBrand): "brand"
    case .field(let field): "\(field)"
    case .keepCode: "keepCode"
    case .fixNumber: "fixNumber"
    case .save: "save"
    }
  }

  var intValue: Int? { nil }

  init?(stringValue: String) {
    guard let step = Self.allCases.first(where: { $0.stringValue == stringValue }) else {
      return nil
    }
    self = step
  }

  init?(intValue: Int) { nil }

  init(from decoder: any Decoder) throws {
    guard let step = Self(stringValue: try String(from: decoder)) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no step")
      )
    }
    self = step
  }

  func encode(to encoder: any Encoder) throws { try stringValue.encode(to: encoder) }
}

extension PaymentCardField {
  /// The fields of the review: lines, custom fields and brand, and texts of several lines.
  fileprivate static let reviewed =
    texts.filter { $0.isLine && !$0.isPrinted } + [.customFields, .ownBrand]
    + texts.filter { !$0.isLine }
}
