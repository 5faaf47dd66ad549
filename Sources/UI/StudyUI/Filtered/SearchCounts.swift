import DomainWords
import Flashcards
import SearchLanguage

/// The numbers of cards that the searches of a form find now, as far as they are known.
struct SearchCounts: Sendable {
  /// What is known of a search.
  private enum Finding {
    case cards(Int)
    case problem(SearchProblem)
    /// The vault can't be read.
    case nothing
  }

  private var found: [String: Finding] = [:]
  /// The search that is counted; nil for none.
  private var asked: String?

  /// The number of cards that a search finds; nil if it is not known.
  func cards(_ search: String) -> Int? {
    if case .cards(let count) = found[search] { count } else { nil }
  }

  /// What is wrong with a search; nil if nothing is, or it is not known.
  func problem(_ search: String) -> SearchProblem? {
    if case .problem(let problem) = found[search] { problem } else { nil }
  }

  /// Asks for the number of a search that is not known yet, one after the other.
  ///
  /// - Parameters:
  ///   - searches: those that are typed.
  ///   - deck: the deck that takes the cards; nil for a new one.
  /// - Returns: the request to run; nil for none.
  mutating func ask(_ searches: [String], for deck: DeckName?) -> CardListRequest? {
    found = found.filter { searches.contains($0.key) }
    for search in searches where found[search] == nil {
      do {
        _ = try SearchParser.parse(search)
      } catch {
        found[search] = .problem(SearchProblem(error))
      }
    }
    if let asked, searches.contains(asked) { return nil }
    asked = searches.first { found[$0] == nil }
    return asked.map { CardListRequest(.everything, search: Self.free($0, for: deck)) }
  }

  /// Takes the answer to a request.
  mutating func receive(
    _ result: Result<CardList, ListProblem>,
    for request: CardListRequest,
    deck: DeckName?
  ) {
    guard let asked, request.search == Self.free(asked, for: deck) else { return }
    self.asked = nil
    switch result {
    case .success(let list): found[asked] = .cards(list.cards.count)
    case .failure(.search(let problem)):
      // It stands within brackets.
      let range = problem.range.map { max(0, $0.lowerBound - 1)..<max(0, $0.upperBound - 1) }
      found[asked] = .problem(
        SearchProblem(problem.phrase, at: range, isUnclosed: problem.isUnclosed)
      )
    case .failure(.unreadable): found[asked] = .nothing
    }
  }

  /// A search of those cards that a deck can take.
  private static func free(_ search: String, for deck: DeckName?) -> String {
    let own = deck.flatMap { SearchLiteral.term(.deck, $0.description) }
    let elsewhere = own.map { "(-deck:filtered OR \($0))" } ?? "-deck:filtered"
    let text = search.allSatisfy(\.isWhitespace) ? "" : "(\(search)) "
    return text + "-is:suspended -is:buried \(elsewhere)"
  }
}
