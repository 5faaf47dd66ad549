import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// A step of the card form: one of the four fields of the card, or a row of the review.
enum WizardStep: String, Hashable, Codable, CaseIterable, Sendable {
  case number, holder, expiry, securityCode
  case title, notes, keepCode, fixNumber, save

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
    case .title, .notes, .keepCode, .fixNumber, .save: nil
    }
  }

  /// True for a row of the review.
  var isReview: Bool { field == nil }

  /// True if characters can be typed here.
  var takesText: Bool { field != nil || self == .title }
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
