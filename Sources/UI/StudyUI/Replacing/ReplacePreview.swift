import DomainWords
import Flashcards

/// The fields that a replacement would change, page by page, and what was asked to have them. It is not
/// sealed: it is asked for again.
struct ReplacePreview: Sendable {
  /// The fields, as far as they are read.
  private(set) var fields: [ReplacedField] = []
  /// What is wrong with the expression; nil if nothing is, or it is not known yet.
  private(set) var problem: SearchProblem?
  /// True once all fields are read.
  private(set) var isWhole = false
  private var request: FindReplaceRequest?
  /// The note after which the next page goes on.
  private var next: NoteID?
  private var isAsked = false

  /// The note after which a page is to be asked for, in an optional that is nil where none is.
  ///
  /// - Parameter rows: the number of fields that are needed.
  mutating func ask(for request: FindReplaceRequest, rows: Int) -> NoteID?? {
    if request != self.request { self = ReplacePreview(of: request) }
    guard !request.search.isEmpty, !isAsked, !isWhole, problem == nil, fields.count < rows else {
      return nil
    }
    isAsked = true
    return .some(next)
  }

  init() {}

  private init(of request: FindReplaceRequest) { self.request = request }

  /// True until what is asked for is known.
  var isWaiting: Bool { isAsked && fields.isEmpty }

  mutating func receive(
    _ result: Result<ReplacedPage, SearchProblem>,
    by request: FindReplaceRequest,
    after last: NoteID?
  ) {
    guard request == self.request, last == next, isAsked else { return }
    isAsked = false
    switch result {
    case .success(let page):
      fields += page.fields
      next = page.next
      isWhole = page.next == nil
    case .failure(let problem): self.problem = problem
    }
  }
}
