package import ByteCoding
package import Flashcards

/// The reason why a file can't be read as flashcards at all. Lines are counted from 1.
package enum DeckFileFailure: Error, Sendable, Hashable {
  /// There is nothing in it.
  case empty
  /// A line is not UTF-8.
  case notUTF8(line: Int)
  /// It is in none of the formats.
  case unknownFormat
  /// It begins as JSON does, and is none from a line on.
  case brokenJSON(line: Int)
  /// A note in it is longer than a frame may be.
  case tooLong
  /// It is not of the format that was chosen.
  case otherFormat(FlashcardImportFormat)
}

extension DeckFileFailure: NumberedReason {
  package static let reasons: [DeckFileFailure] = [
    .empty, .notUTF8(line: 1), .unknownFormat, .brokenJSON(line: 1), .tooLong, .otherFormat(.json),
  ]

  package var told: Int64 {
    switch self {
    case .notUTF8(let line), .brokenJSON(let line): Int64(line)
    case .otherFormat(let format): Int64(format.rawValue)
    case .empty, .unknownFormat, .tooLong: 0
    }
  }

  package func telling(_ number: Int64) throws(UnreadableBytes) -> DeckFileFailure {
    switch self {
    case .notUTF8: .notUTF8(line: try Int(line: number))
    case .brokenJSON: .brokenJSON(line: try Int(line: number))
    case .otherFormat: .otherFormat(try FlashcardImportFormat(told: number))
    case .empty, .unknownFormat, .tooLong: self
    }
  }
}

extension Int {
  /// The number of a line, counted from 1, that a reason tells.
  init(line number: Int64) throws(UnreadableBytes) {
    guard number > 0 else { throw .invalid }
    self.init(number)
  }
}
