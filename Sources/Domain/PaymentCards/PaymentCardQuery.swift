import TextSearch

/// A query for one of the wallet's cards, as commands take it: an id, a title, or words that the
/// wallet's search finds, such as a brand or the last four digits.
public struct PaymentCardQuery: Sendable {
  /// The text as it was given.
  public let text: String

  /// A query.
  public init(_ text: String) {
    self.text = text
  }

  /// The number of digits from which on a text may be a card's number.
  private static let numberDigits = NumberCheck.lengths.lowerBound

  /// True if the query may be a whole number, which is never repeated.
  public var mayBeNumber: Bool {
    text.unicodeScalars.count { $0.digitValue != nil } >= Self.numberDigits
  }

  /// The cards that fit: the one with this id, or else those with this title, or else those that the
  /// search finds. Case, accents and width do not matter. A query without words fits none, so that an
  /// empty variable of a script never means the only card.
  public func matches(in entries: [WalletEntry]) -> [WalletEntry] {
    let words = SearchWords(text)
    guard !words.isEmpty else { return [] }
    // Before the ids were the same on all devices, those of this vault were told.
    for id in [\WalletEntry.toldID, \.id] {
      if let entry = entries.first(where: { String($0[keyPath: id]) == text }) { return [entry] }
    }
    let titled = entries.filter { SearchWords($0.title).words == words.words }
    return titled.isEmpty ? entries.filter { $0.answers(to: text) } : titled
  }
}
