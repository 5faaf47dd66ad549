import DomainWords
import Flashcards
import Screens
import SearchLanguage
import Widgets
import Wording

/// The search.
extension BrowserScreen {
  /// The most characters of a search.
  static let longestSearch = 1_000

  /// True if all cards are listed.
  var isUnsearched: Bool { query.text.allSatisfy(\.isWhitespace) }

  /// What is wrong with the search, once it is finished: while it is typed, what may still come is not
  /// missed.
  var problem: SearchProblem? {
    guard let problem = listing.problem(of: request) else { return nil }
    let isTyped = line == .search && !isSearchEnded
    return isTyped && problem.mayEnd(with: query.text) ? nil : problem
  }

  /// The words where nothing is found: a key that no field has is perhaps misspelled.
  func noMatch(_ context: StudyContext) -> String {
    // A search that is not written in the language is told of beneath it.
    let node = try? SearchParser.parse(query.text)
    let hints = context.data.names.flatMap { node?.hints(among: $0) } ?? []
    let wording = context.wording
    return wording.sentences(
      [wording(.noMatch)] + hints.map { wording($0.phrase) }
    )
  }

  /// Tells what the argument of a key can become, as it is typed.
  mutating func suggest(_ context: StudyContext) {
    completions = query.suggestedTerms(in: context.data.names)
  }
}
