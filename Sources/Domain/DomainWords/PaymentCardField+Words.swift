package import PaymentCards
package import Wording

/// The words of the fields of cards.
extension PaymentCardField {
  /// The name beside a value.
  package var label: Phrase {
    switch self {
    case .title: .fieldTitle
    case .notes: .fieldNotes
    case .favourite: .keyFavourite
    case .number: .cardNumber
    case .holder: .cardHolder
    case .expiry: .fieldExpiry
    case .securityCode: .fieldCode
    case .ownBrand: .cardBrand
    case .customFields: .cardFieldsRow
    }
  }

  /// The name in sentences.
  package var name: Phrase {
    self == .number ? .fieldNumber : self == .holder ? .fieldHolder : label
  }

  /// The name where room is scarce.
  package var shortName: Phrase { self == .securityCode ? .fieldCodeShort : label }

  /// The hint on a row of the form that has nothing to say of its value; nil for none.
  package var hint: Phrase? { Self.hints[self] }

  private static let hints: [PaymentCardField: Phrase] = [
    .notes: .notesHint, .customFields: .cardFieldsHint, .ownBrand: .brandHint,
  ]

  /// The sentence about a value in JSON that a card can't have.
  package var fault: Phrase {
    switch self {
    case .title: .cardsPatchText(name: "label", count: String(CardTextLimits.title))
    case .notes: .cardsPatchText(name: "notes", count: String(CardTextLimits.notes))
    case .favourite: .valueNeeded(name: "favourite", example: "true")
    case .number: .cardObjectDigits(name: "cc-number", low: "12", high: "19")
    case .holder: .valueNeeded(name: "cc-name", example: "Ada Lovelace")
    case .expiry: .cardObjectExpiry
    case .securityCode: .cardObjectDigits(name: "cc-csc", low: "3", high: "4")
    case .ownBrand, .customFields: .cardsPatchFields
    }
  }
}

extension PaymentCardPart {
  /// Its name in sentences: of a custom field, its label.
  package func name(_ wording: Wording) -> String {
    switch self {
    case .field(let field): wording(field.name)
    case .custom(_, let label): label
    }
  }

  /// Its short name.
  package func shortName(_ wording: Wording) -> String {
    switch self {
    case .field(let field): wording(field.shortName)
    case .custom(_, let label): label
    }
  }
}

extension YearMonth {
  /// Month and year in full, such as `07/2028`, and "July 2028" for a voice.
  package func words(_ wording: Wording) -> String {
    let written = wording(.monthOfYear(month: twoDigitMonth, year: String(year)))
    return wording.month(month, of: year, written: written)
  }

  /// Month and year as printed on cards, and "July 2028" for a voice.
  package func printed(_ wording: Wording) -> String {
    wording.month(month, of: year, written: printed)
  }
}
