package import PaymentCards
import Screens
import Widgets
import WindowLevels
package import Wording

/// A step of the card form: one of the four fields of the card, or a row of the review.
enum WizardStep: String, Hashable, Codable, CaseIterable, Sendable {
  case number, holder, expiry, securityCode
  case title, fields, brand, notes, keepCode, fixNumber, save

  /// The step of a field.
  init(_ field: CardField) {
    self =
      switch field {
      case .number: .number
      case .holder: .holder
      case .expiry: .expiry
      case .securityCode: .securityCode
      }
  }

  /// The field of this step; nil for a row of the review.
  var field: CardField? {
    switch self {
    case .number: .number
    case .holder: .holder
    case .expiry: .expiry
    case .securityCode: .securityCode
    case .title, .notes, .fields, .brand, .keepCode, .fixNumber, .save: nil
    }
  }

  /// True for a row of the review.
  var isReview: Bool { field == nil }

  /// True if characters can be typed here.
  var takesText: Bool { field != nil || self == .title }
}

extension CardPart {
  /// Its name in sentences: of a custom field, its label.
  package func name(_ wording: Wording) -> String {
    switch self {
    case .field(let field): wording(field.phrase)
    case .custom(_, let label): label
    }
  }

  /// Its short name.
  func shortName(_ wording: Wording) -> String {
    switch self {
    case .field(let field): wording(field.shortPhrase)
    case .custom(_, let label): label
    }
  }
}

extension CardField {
  /// The name of the field in sentences.
  var phrase: Phrase {
    switch self {
    case .number: .fieldNumber
    case .holder: .fieldHolder
    case .expiry: .fieldExpiry
    case .securityCode: .fieldCode
    }
  }

  /// The short name of the field.
  var shortPhrase: Phrase {
    switch self {
    case .number: .cardNumber
    case .holder: .cardHolder
    case .expiry: .fieldExpiry
    case .securityCode: .fieldCodeShort
    }
  }
}
