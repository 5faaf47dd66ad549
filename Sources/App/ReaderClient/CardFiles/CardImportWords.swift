import DomainWords
import PaymentCards
package import ReaderProtocol
package import Wording

/// The fields, places, oddities and refusals of an import plan, in words.
extension CardUpdate.Change {
  /// The name of the field.
  package func caption(_ wording: Wording) -> String {
    switch field {
    case .own(let field): wording(field.label)
    case .custom(let label): CardImportReport.printable(label)
    }
  }

  /// The value in the wallet; empty if there is none.
  package func oldText(_ wording: Wording) -> String {
    old == .hidden ? wording(.detailHidden) : old.text
  }

  /// The value after the change, or that it is hidden.
  package func newText(_ wording: Wording) -> String {
    if new == .nothing { return wording(.importRemoved) }
    guard new == .hidden else { return new.text }
    return wording(old == .nothing ? .importAdded : .importChanged)
  }

  /// The change in one line.
  package func text(_ wording: Wording) -> String {
    let field = caption(wording)
    guard old != .nothing, new != .hidden, new != .nothing else {
      return wording(.lineModeItem(label: field, value: newText(wording)))
    }
    return wording(
      .importChange(field: field, old: oldText(wording), new: newText(wording))
    )
  }
}

extension CardUpdate.Shown {
  /// The value in one line; empty for nothing, and for what is hidden.
  fileprivate var text: String {
    switch self {
    case .nothing, .hidden: ""
    case .text(let text): CardImportReport.printable(text)
    case .expiry(let month): month.printed
    case .brand(let brand): brand.facts.displayName
    }
  }
}

extension ItemPlace {
  package func text(_ wording: Wording) -> String {
    switch unit {
    case .item: wording(.importItem(number: "\(number)"))
    case .line: wording(.importLine(number: "\(number)"))
    }
  }
}

extension ImportRemark {
  package func text(_ wording: Wording) -> String {
    switch self {
    case .checkDigit: wording(.importCheckDigit)
    case .unknownBrand: wording(.importUnknownBrand)
    case .expiryUnreadable: wording(.importOddField(field: wording(.fieldExpiry)))
    case .codeUnreadable: wording(.importOddField(field: wording(.fieldCode)))
    case .archived: wording(.importArchived)
    case .attachment(let name):
      wording(.importAttachment(name: CardImportReport.printable(name)))
    case .passkey: wording(.importPasskey)
    }
  }
}

extension ItemRefusal {
  package func text(_ wording: Wording) -> String {
    switch self {
    case .notACard, .noAttributes: wording(.refusalNoCard)
    case .deleted: wording(.refusalDeleted)
    case .noNumber: wording(.refusalNoNumber)
    case .numberNotDigits, .numberLength: wording(.refusalNumber)
    case .tooMuchText: wording(.refusalText)
    case .malformed: wording(.refusalMalformed)
    }
  }
}
