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
    let isAtEnd =
      problem.range.map { $0.upperBound >= query.text.unicodeScalars.count } ?? true
    let mayStillCome = line == .search && !isSearchEnded && (isAtEnd || problem.isUnclosed)
    return mayStillCome ? nil : problem
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

  // MARK: Completing

  /// What the term at the caret can become.
  func completion(_ context: StudyContext) -> SearchCompletion? {
    guard let names = context.data.names else { return nil }
    let before = query.text.prefix(query.caret).unicodeScalars.count
    return SearchCompletion(of: query.text, cursor: before, in: names)
  }

  /// Tells what the argument of a key can become, as it is typed.
  mutating func suggest(_ context: StudyContext) {
    completions = nil
    guard let completion = completion(context) else { return }
    let scalars = Array(query.text.unicodeScalars)
    guard scalars[completion.range].contains(":") else { return }
    let names = completion.candidates.map(\.name)
    let typed = String(String.UnicodeScalarView(scalars[completion.range]))
    completions = completion.candidates.contains { $0.insertion == typed } ? nil : names
  }

  /// Completes the term at the caret as far as that is clear, and tells what it can become.
  mutating func completeSearch(_ context: StudyContext) {
    guard let completion = completion(context), let first = completion.candidates.first else {
      return
    }
    let isOnly = completion.candidates.count == 1
    completions = isOnly ? nil : completion.candidates.map(\.name)
    let scalars = Array(query.text.unicodeScalars)
    let typed = String(String.UnicodeScalarView(scalars[completion.range]))
    let common = completion.candidates.dropFirst().reduce(first.insertion) { common, other in
      common.commonPrefix(with: other.insertion)
    }
    guard isOnly || common.count > typed.count && common.hasPrefix(typed) else { return }
    let cursor = isOnly ? first.cursor : common.unicodeScalars.count
    let before = scalars[..<completion.range.lowerBound]
    let insertion = Array((isOnly ? first.insertion : common).unicodeScalars)
    func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    let caret = text(before + insertion[..<cursor]).count
    query.perform(.clear)
    _ = query.insert(text(before + insertion + scalars[completion.range.upperBound...]))
    query.place(caret)
  }
}

extension String {
  /// The beginning that two texts share.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
