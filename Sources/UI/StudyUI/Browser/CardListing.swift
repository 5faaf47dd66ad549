package import DomainWords
import Flashcards
import SearchLanguage
package import Wording

/// The rows of a browser, by their ids, and what was asked to have them.
struct CardListing: Sendable {
  /// The rows that came last; nil until some have.
  private(set) var list: CardList?
  /// The request that was answered last, and what is wrong with it.
  private var answer: (request: CardListRequest, problem: ListProblem?)?
  /// The request that runs.
  private var asked: CardListRequest?
  /// True once cards were changed since.
  private var isOutdated = false

  /// What is wrong with a search; nil if nothing is, or it is not known yet.
  func problem(of request: CardListRequest) -> SearchProblem? {
    guard let answer, answer.request == request, case .search(let problem) = answer.problem else {
      return nil
    }
    return problem
  }

  /// The reason why nothing can be listed; nil if something is, or may be.
  var failure: FailureReason? {
    guard list == nil, case .unreadable(let reason) = answer?.problem else { return nil }
    return reason
  }

  /// True until the answer to a request is known.
  func isWaiting(for request: CardListRequest) -> Bool { answer?.request != request }

  /// Asks for rows, unless that was done. A search that is not written in the language is known at once.
  ///
  /// - Returns: true if the request is to be run.
  mutating func ask(for request: CardListRequest) -> Bool {
    guard isWaiting(for: request) || isOutdated, asked != request else { return false }
    do {
      _ = try SearchParser.parse(request.search)
    } catch {
      (answer, asked) = ((request, .search(SearchProblem(error))), nil)
      // What was listed before stays, though it is outdated.
      isOutdated = false
      return false
    }
    asked = request
    isOutdated = false
    return true
  }

  /// Takes the answer to a request.
  ///
  /// - Returns: false if it is that to an earlier one.
  mutating func receive(
    _ result: Result<CardList, ListProblem>,
    for request: CardListRequest
  ) -> Bool {
    guard asked == request else { return false }
    asked = nil
    switch result {
    case .success(let list):
      self.list = list
      answer = (request, nil)
    case .failure(let problem): answer = (request, problem)
    }
    return true
  }

  /// Has rows asked for once more, after cards were changed. Those that are there stay until then.
  mutating func outdate() { (isOutdated, asked) = (true, nil) }

  /// Removes rows whose notes or cards were deleted.
  mutating func remove(_ isGone: (FlashcardID, NoteID) -> Bool) {
    guard let old = list else { return }
    let kept = old.cards.indices.filter { !isGone(old.cards[$0], old.notes[$0]) }
    guard kept.count < old.count else { return }
    list = CardList(cards: kept.map { old.cards[$0] }, notes: kept.map { old.notes[$0] })
  }
}

/// The reason why a browser has no rows.
package enum ListProblem: Error, Equatable, Sendable {
  /// The search can't be understood.
  case search(SearchProblem)
  /// The vault can't be read.
  case unreadable(FailureReason)
}
