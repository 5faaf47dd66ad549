import CardcaseUI
import DeckFormats
import Wording

extension DeckRowFault {
  /// Which line of a file is wrong and why, for the user.
  func sentence(path: String, _ wording: Wording) -> String {
    wording(
      .deckFileLine(path: path, line: "\(line)", reason: reason.sentence(wording))
    )
  }
}

extension DeckRowLoss {
  /// What of a line can't be kept, for the user.
  func sentence(path: String, _ wording: Wording) -> String {
    wording(
      .deckFileLoss(path: path, line: "\(line)", losses: wording.all(losses))
    )
  }
}

extension DeckRowFault.Reason {
  /// What is wrong with a line, for the user: what the screens say too.
  func sentence(_ wording: Wording) -> String {
    ImportPreview.BadLine.Reason(self).words(wording)
  }

  /// Whether leaving the line out loses nothing.
  var isHarmless: Bool {
    if case .duplicate = self { true } else { false }
  }
}

extension DeckTextFailure {
  /// Why a file can't be read as flashcards, for the user.
  func sentence(path: String, _ wording: Wording) -> String {
    switch self {
    case .empty: wording(.commandFileEmpty(path: path))
    case .notUTF8(let line): wording(.commandFileNotText(path: path, line: "\(line)"))
    case .unknownFormat: wording(.commandFileUnknown(path: path))
    case .brokenJSON(let line): wording(.commandFileBrokenJSON(path: path, line: "\(line)"))
    }
  }
}

extension ImportPreview.BadLine.Reason {
  /// The reason as the screens know it.
  init(_ reason: DeckRowFault.Reason) {
    self =
      switch reason {
      case .unclosedQuote: .unclosedQuote
      case .emptyPrompt: .emptyPrompt
      case .emptyAnswer: .emptyAnswer
      case .noGap: .noGap
      case .unsupportedGap: .unsupportedGap
      case .deckName: .deckName
      case .duplicate(let line): .duplicate(of: line)
      case .strayText: .strayText
      case .notACard: .notACard
      }
  }
}
