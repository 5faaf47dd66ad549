import DomainWords
import SearchLanguage
import Widgets

/// The completion of a search that is typed.
extension TextField {
  /// What the term at the caret can become; nil if nothing, or no names are known.
  func searchCompletion(in names: SearchVocabulary?) -> SearchCompletion? {
    guard let names else { return nil }
    let before = text.prefix(caret).unicodeScalars.count
    return SearchCompletion(of: text, cursor: before, in: names)
  }

  /// What the argument of a key can become, as it is typed; nil if it is one of that.
  func suggestedTerms(in names: SearchVocabulary?) -> [String]? {
    guard let completion = searchCompletion(in: names) else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard scalars[completion.range].contains(":") else { return nil }
    let typed = String(String.UnicodeScalarView(scalars[completion.range]))
    return completion.candidates.contains { $0.insertion == typed }
      ? nil : completion.candidates.map(\.name)
  }

  /// Completes the term at the caret as far as that is clear.
  ///
  /// - Returns: what it can still become; nil where that is clear, or it can become nothing.
  mutating func completeTerm(in names: SearchVocabulary?) -> [String]? {
    guard let completion = searchCompletion(in: names), let first = completion.candidates.first
    else { return nil }
    let isOnly = completion.candidates.count == 1
    let scalars = Array(text.unicodeScalars)
    let typed = String(String.UnicodeScalarView(scalars[completion.range]))
    let common = completion.candidates.dropFirst().reduce(first.insertion) { common, other in
      common.commonPrefix(with: other.insertion)
    }
    let left = isOnly ? nil : completion.candidates.map(\.name)
    guard isOnly || common.count > typed.count && common.hasPrefix(typed) else { return left }
    let cursor = isOnly ? first.cursor : common.unicodeScalars.count
    let before = scalars[..<completion.range.lowerBound]
    let insertion = Array((isOnly ? first.insertion : common).unicodeScalars)
    func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    let caret = string(before + insertion[..<cursor]).count
    perform(.clear)
    _ = insert(string(before + insertion + scalars[completion.range.upperBound...]))
    place(caret)
    return left
  }
}

extension SearchProblem {
  /// True if what may still be typed at the end of a search may mend it.
  func mayEnd(with search: String) -> Bool {
    isUnclosed || (range.map { $0.upperBound >= search.unicodeScalars.count } ?? true)
  }
}

extension String {
  /// The beginning that two texts share.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
