import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Where one can be in the card form: the four fields of the card, and the rows of the review.
enum WizardStep: String, Hashable, Codable, CaseIterable, Sendable {
  case number, holder, expiry, securityCode
  case title, notes, keepCode, fixNumber, save

  /// The stop of a field.
  init(_ field: CardField) {
    self =
      switch field {
      case .number: .number
      case .holder: .holder
      case .expiry: .expiry
      case .securityCode: .securityCode
      }
  }

  /// The field of the card that is typed here.
  var field: CardField? {
    switch self {
    case .number: .number
    case .holder: .holder
    case .expiry: .expiry
    case .securityCode: .securityCode
    case .title, .notes, .keepCode, .fixNumber, .save: nil
    }
  }

  /// Whether it is part of the review.
  var isReview: Bool { field == nil }

  /// Whether characters go into it.
  var takesText: Bool { field != nil || self == .title }
}

extension CardField {
  /// The field's name in sentences.
  var phrase: Phrase {
    switch self {
    case .number: .fieldNumber
    case .holder: .fieldHolder
    case .expiry: .fieldExpiry
    case .securityCode: .fieldCode
    }
  }

  /// Its name where there is little room.
  var shortPhrase: Phrase {
    switch self {
    case .number: .cardNumber
    case .holder: .cardHolder
    case .expiry: .fieldExpiry
    case .securityCode: .fieldCodeShort
    }
  }
}
