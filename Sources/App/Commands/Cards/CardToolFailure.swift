import AppSupport
import DomainWords
import Glibc
import PaymentCards
import ReaderClient
package import ReaderProtocol
package import Wording

/// The reason why a command about one card failed.
package enum CardToolFailure: Error, Equatable, Sendable {
  /// Nothing fits a query that may be a whole number, which is not repeated.
  case noMatchForNumber
  /// The card has no such field.
  case noValue(String)
  /// A field can't be written to its destination.
  case output(CardOutput.Failure)
  /// A field would have been written to a terminal.
  case terminal
  /// The changes of a card would have been read from a terminal.
  case terminalInput
  /// The changes of a card can't be read or made.
  case patch(CardPatchFailure)
  /// A field could not be copied, or may still be in the clipboard.
  case clipboard(Phrase)
  /// A program can't be started, with the system's `errno`.
  case program(String, error: Int32)
}

extension CardToolFailure {
  /// The exit status of a command that failed so.
  var status: ExitStatus {
    switch self {
    case .noMatchForNumber, .noValue: .noMatch
    case .program(_, ENOENT): .programMissing
    case .program: .programFailed
    case .output, .terminal, .terminalInput, .patch, .clipboard: .failed
    }
  }

  /// The failure and the remedy, for the user.
  func sentence(_ wording: Wording) -> String {
    switch self {
    case .noMatchForNumber: wording(.cardsNoMatchForNumber)
    case .noValue(let field): wording(.cardsNoValue(field: field))
    case .output(.noTarget), .terminal: wording(.cardsTerminal)
    case .output(let failure): failure.sentence(wording)
    case .terminalInput: wording(.transferTerminalInput)
    case .patch(.file(.noMemory)):
      CardTransferFailure.file(.noMemory).sentence(path: PrivateOutput.standardName, wording)
    case .patch(let failure): wording(failure.phrase(wording))
    case .clipboard(let phrase): wording(phrase)
    case .program(let name, let error):
      wording(
        .commandFileFailed(path: name, reason: wording(FailureReason(errorNumber: error)))
      )
    }
  }
}

extension CardPatchFailure {
  /// The names of all brands, as one of which is meant.
  static func brands(_ wording: Wording) -> String {
    wording.any(Brand.allCases.map(\.facts.displayName))
  }

  fileprivate func phrase(_ wording: Wording) -> Phrase {
    switch self {
    case .file, .notAnObject: .cardObjectNotAnObject
    case .empty: .cardsPatchEmpty
    case .unknownName:
      .cardsPatchUnknown(
        fields: wording.all(PaymentCardField.Name.all.map(\.json))
      )
    case .twice(let name): .cardObjectTwice(name: name)
    case .value(.ownBrand): .cardsPatchBrand(brands: Self.brands(wording))
    case .value(let field): field.fault
    }
  }
}

extension CardObject.Failure {
  /// The failure and the remedy, for the user. It has nothing of the card's values.
  func sentence(_ wording: Wording) -> String {
    switch self {
    case .notAnObject: wording(.cardObjectNotAnObject)
    case .field(let name): wording(.cardObjectField(name: name))
    case .twice(let name): wording(.cardObjectTwice(name: name))
    case .noNumber, .number:
      wording(.cardObjectDigits(name: "cc-number", low: "12", high: "19"))
    case .doubtful: wording(.cardObjectDoubtful)
    case .expiry: wording(.cardObjectExpiry)
    case .code: wording(.cardObjectDigits(name: "cc-csc", low: "3", high: "4"))
    case .brand: wording(.cardsPatchBrand(brands: CardPatchFailure.brands(wording)))
    case .customFields: wording(.cardsPatchFields)
    case .tooMuchText(let name): wording(.cardObjectText(name: name))
    case .noMemory: wording(.noMemory)
    }
  }
}
