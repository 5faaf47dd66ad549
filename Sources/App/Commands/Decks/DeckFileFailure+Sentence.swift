import AppSupport
import DeckFormats
import ReaderProtocol
import Wording

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
          formats: wording.all(DeckFormatName.allCases.map { wording($0.phrase) })
        )
      )
    case .brokenJSON(let line):
      wording(
        .commandFileReason(path: path, reason: wording(.fileBrokenJSON(line: "\(line)")))
      )
    case .tooLong:
      wording(.commandFileReason(path: path, reason: wording(.fileOverLimit)))
    }
  }
}
