import Interchange
import Wording

extension DeckRowFault {
  /// Which line of a file is wrong and why, for the user.
  func sentence(path: String, _ wording: Wording) -> String {
    wording(
      .deckFileLine,
      ["path": path, "line": "\(line)", "reason": reason.sentence(wording)]
    )
  }
}

extension DeckRowFault.Reason {
  /// What is wrong with a line, for the user.
  func sentence(_ wording: Wording) -> String {
    switch self {
    case .unclosedQuote: wording(.deckFaultQuote)
    case .emptyPrompt: wording(.deckFaultPrompt)
    case .emptyAnswer: wording(.deckFaultAnswer)
    case .noGap: wording(.deckFaultNoGap)
    case .unsupportedGap: wording(.deckFaultGap)
    case .deckName: wording(.deckFaultName)
    case .duplicate(let line): wording(.deckFaultDuplicate, ["line": "\(line)"])
    case .strayText: wording(.deckFaultStray)
    case .notACard: wording(.deckFaultNotACard)
    }
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
    case .empty: wording(.toolFileEmpty, ["path": path])
    case .notUTF8(let line): wording(.toolFileNotText, ["path": path, "line": "\(line)"])
    case .unknownFormat: wording(.toolFileUnknown, ["path": path])
    case .brokenJSON(let line): wording(.toolFileBrokenJSON, ["path": path, "line": "\(line)"])
    }
  }
}
