import Flashcards
import ReaderProtocol

extension HistoryText {
  /// True if a file is a history.
  static func recognizes(_ content: DeckFileContent) -> Bool {
    guard let text = content.text else { return false }
    var rows = SeparatedFields(text.prefix { $0 != .newline }, separator: separator)
    guard let header = rows.next()?.fields else { return false }
    return places(in: header) != nil
  }

  /// The index of each column in a header; nil if one is missing that is needed.
  private static func places(in header: [String]) -> [Column: Int]? {
    var places: [Column: Int] = [:]
    for (index, name) in header.enumerated() {
      guard let column = Column(rawValue: name.trimmed.lowercased()), places[column] == nil else {
        continue
      }
      places[column] = index
    }
    return Column.allCases.allSatisfy { $0.isOptional || places[$0] != nil } ? places : nil
  }

  /// Hands on the entries of a file that was recognised, the lines that are none, and the end.
  static func read(
    _ content: DeckFileContent,
    _ take: (DeckFileRecord) throws(DeckFileFailure) -> Void
  ) throws(DeckFileFailure) {
    var rows = SeparatedFields(content.bytes, separator: separator)
    if let header = rows.next()?.fields, let places = places(in: header) {
      while let (line, fields) = rows.next() {
        guard let fields else {
          try take(.fault(LineFault(line: line, reason: .openQuote)))
          break
        }
        try take(record(on: line, fields, places))
      }
    }
    try take(.endOfHistory)
  }

  private static func record(
    on line: Int,
    _ fields: [String],
    _ places: [Column: Int]
  ) -> DeckFileRecord {
    do throws(EntryFault) {
      return .answer(try entry(on: line, fields, places))
    } catch {
      return .fault(LineFault(line: line, reason: error.reason))
    }
  }

  /// The reason why a row is no entry.
  private struct EntryFault: Error {
    let reason: LineFault.Reason
  }

  private static func entry(
    on line: Int,
    _ fields: [String],
    _ places: [Column: Int]
  ) throws(EntryFault) -> ParsedHistory.Entry {
    func value(_ column: Column) -> String {
      places[column].flatMap { $0 < fields.count ? fields[$0].trimmed : nil } ?? ""
    }
    // A guid may hold colons itself.
    let card = value(.card)
    guard let colon = card.lastIndex(of: ":"), colon > card.startIndex,
      let number = Int(card[card.index(after: colon)...]),
      let ordinal = ParsedHistory.Entry.ordinals.contains(number - 1) ? number - 1 : nil
    else { throw EntryFault(reason: .answerCard) }
    guard let moment = LocalMoment(value(.time)) else {
      throw EntryFault(reason: .answerTime)
    }
    let kindName = value(.kind)
    guard let kind = kindName.isEmpty ? .review : kinds[kindName.lowercased()] else {
      throw EntryFault(reason: .answerKind)
    }
    let ratingText = value(.rating)
    // What is no answer has no rating; the log keeps one all the same.
    let none: Rating? = ratingText.isEmpty && !kind.isAnswer ? .again : nil
    guard let rating = none ?? UInt8(ratingText).flatMap(Rating.init) else {
      throw EntryFault(reason: .answerRating)
    }
    let durationText = value(.duration)
    guard let duration = durationText.isEmpty ? 0 : UInt32(durationText) else {
      throw EntryFault(reason: .answerDuration)
    }
    return ParsedHistory.Entry(
      line: line,
      guid: String(card[..<colon]),
      ordinal: ordinal,
      moment: moment,
      rating: rating,
      duration: duration,
      kind: kind
    )
  }
}
