package import DomainWords
import RegularExpressions
package import Store
import Wording

extension SearchFailure {
  /// What is wrong with a search, as it is told to the user.
  package func problem(in search: String) -> SearchProblem {
    switch self {
    case .language(let error): SearchProblem(error)
    case .expression(let error, let expression):
      SearchProblem(
        error.reason.phrase,
        at: Self.range(of: error.place, in: expression, within: search),
        isUnclosed: [.unclosedGroup, .unclosedClass].contains(error.reason)
      )
    }
  }

  /// The place in a search of a part of an expression in it; that of the expression where the whole of it
  /// is meant, and nil where it is written otherwise there.
  private static func range(
    of place: Range<Int>?,
    in expression: String,
    within search: String
  ) -> Range<Int>? {
    let (all, part) = (Array(search.unicodeScalars), Array(expression.unicodeScalars))
    guard !part.isEmpty, all.count >= part.count,
      let start = (0...(all.count - part.count)).first(where: {
        all[$0..<($0 + part.count)].elementsEqual(part)
      })
    else { return nil }
    let place = place ?? part.indices
    return place.lowerBound + start..<place.upperBound + start
  }
}

extension RegularExpressionError.Reason {
  /// The sentence that tells what to write.
  fileprivate var phrase: Phrase {
    switch self {
    case .unclosedGroup: .searchUnclosedGroup
    case .unopenedGroup: .searchUnopenedGroup
    case .unclosedClass: .searchUnclosedClass
    case .invalidRange: .searchInvalidRange
    case .nothingToRepeat: .searchNothingToRepeat
    case .invalidRepetition: .searchInvalidRepetition
    case .incompleteEscape, .unknownEscape: .searchUnknownEscape
    case .invalidCodePoint: .valueNeeded(name: "\\x", example: "\\x{e9}")
    case .unknownProperty: .valueNeeded(name: "\\p", example: "\\p{Greek}")
    case .invalidFlags: .valueNeeded(name: "(?", example: "(?i)")
    case .invalidGroupName: .valueNeeded(name: "(?<", example: "(?<a>b)")
    case .duplicateGroupName: .searchDuplicateName
    case .lookAround, .backReference: .searchTooSlow
    case .notSupported, .unicodeNeeded: .searchNotSupported
    case .tooLong: .lineModeTooLong(RegularExpression.maximumLength)
    case .nestedTooDeeply: .searchTooDeep(most: "\(RegularExpression.maximumDepth)")
    case .tooLarge: .searchTooLarge
    }
  }
}
