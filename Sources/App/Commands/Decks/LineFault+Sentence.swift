import DeckFormats
import Wording

extension LineFault {
  /// The line of a file and its fault, for the user.
  func sentence(path: String, _ wording: Wording) -> String {
    wording(.deckFileLine(path: path, line: "\(line)", reason: wording(reason)))
  }
}

extension DeckFileFailure {
  /// The reason why a file can't be read as flashcards, for the user.
  func sentence(path: String, _ wording: Wording) -> String {
    switch self {
    case .empty: wording(.commandFileEmpty(path: path))
    case .notUTF8(let line): wording(.commandFileNotText(path: path, line: "\(line)"))
    case .unknownFormat:
      wording(
        .commandFileUnknown(
          path: path,
          formats: wording.all(DeckFormatRegistry.readable.map { wording($0.name) })
        )
      )
    case .unreadable(let reason): wording(.commandFileReason(path: path, reason: wording(reason)))
    }
  }
}
