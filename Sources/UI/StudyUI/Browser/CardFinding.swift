import DomainWords
import Flashcards
import SearchLanguage

/// What a list's search was asked for, and what it found.
struct CardFinding: Sendable {
  /// The result of a search: the cards, or what is wrong with it.
  private var answer: (search: String, result: Result<Set<FlashcardID>, SearchProblem>)?
  /// The search that runs.
  private var asked: String?

  /// The cards that a search found; nil until they are known.
  func cards(for search: String) -> Set<FlashcardID>? {
    guard let answer, answer.search == search else { return nil }
    return try? answer.result.get()
  }

  /// What is wrong with a search; nil if nothing is, or it is not known yet.
  func problem(of search: String) -> SearchProblem? {
    guard let answer, answer.search == search, case .failure(let problem) = answer.result else {
      return nil
    }
    return problem
  }

  /// True until the answer to a search is known.
  func isWaiting(for search: String) -> Bool { answer?.search != search }

  /// Asks for a search, unless that was done. What is not written in the language is known at once.
  ///
  /// - Returns: true if it is to be run.
  mutating func ask(for search: String) -> Bool {
    guard isWaiting(for: search), asked != search else { return false }
    do {
      _ = try SearchParser.parse(search)
    } catch {
      (answer, asked) = ((search, .failure(SearchProblem(error))), nil)
      return false
    }
    asked = search
    return true
  }

  /// Takes the answer to a search.
  mutating func receive(_ result: Result<[FlashcardID], SearchProblem>, for search: String) {
    guard asked == search else { return }
    asked = nil
    answer = (search, result.map { Set($0) })
  }

  /// Forgets what was found, after cards were changed.
  mutating func forget() { (answer, asked) = (nil, nil) }
}
