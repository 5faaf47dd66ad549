import Flashcards
import Wording

extension HistoryText {
  /// The entries of a file that was recognised. Lines that are none have their faults.
  package static func read(_ bytes: [UInt8]) -> ParsedHistory {
    var history = ParsedHistory()
    var rows = SeparatedFields(DeckFileContent(bytes).bytes, separator: separator)
    guard let header = rows.next()?.fields, let places = places(in: header) else { return history }
    while let (line, fields) = rows.next() {
      guard let fields else {
        history.faults.append(LineFault(line: line, reason: .deckFaultQuote))
        break
      }
      do throws(EntryFault) {
        history.entries.append(try entry(on: line, fields, places))
      } catch {
        history.faults.append(LineFault(line: line, reason: error.reason))
      }
    }
    return history
  }

  /// The reason why a row is no entry.
  private struct EntryFault: Error {
    let reason: Phrase
  }

  private static func entry(
    on line: Int,
    _ fields: [String],
    _ places: [Column: Int]
  ) throws(EntryFault) -> ParsedHistory.Entry {
    func value(_ column: Column) -> Substring {
      places[column].flatMap { $0 < fields.count ? fields[$0].trimmed : nil } ?? ""
    }
    // A guid may hold colons itself.
    let card = value(.card)
    guard let colon = card.lastIndex(of: ":"), colon > card.startIndex,
      let number = Int(card[card.index(after: colon)...]), (1...100_000).contains(number)
    else { throw EntryFault(reason: .historyFaultCard) }
    guard let moment = MomentText.moment(of: value(.time)) else {
      throw EntryFault(reason: .historyFaultTime)
    }
    let kindName = value(.kind)
    guard let kind = kindName.isEmpty ? .review : kinds[kindName.lowercased()] else {
      throw EntryFault(
        reason: .historyFaultKind(kinds: kinds.keys.sorted().joined(separator: ", "))
      )
    }
    let ratingText = value(.rating)
    // What is no answer has no rating; the log keeps one all the same.
    let none: Rating? = ratingText.isEmpty && !kind.isAnswer ? .again : nil
    guard let rating = none ?? UInt8(ratingText).flatMap(Rating.init) else {
      throw EntryFault(reason: .historyFaultRating)
    }
    let durationText = value(.duration)
    guard let duration = durationText.isEmpty ? 0 : UInt32(durationText) else {
      throw EntryFault(reason: .historyFaultDuration)
    }
    return ParsedHistory.Entry(
      line: line,
      guid: String(card[..<colon]),
      ordinal: number - 1,
      moment: moment,
      rating: rating,
      duration: duration,
      kind: kind
    )
  }
}
