package import RegularExpressions
package import SearchLanguage
@_spi(_Unicode) import Swift

/// The reason why a search can't be understood.
package enum SearchFailure: Error, Equatable, Sendable {
  /// The search is not written in the language.
  case language(SearchError)
  /// An expression in it is none.
  case expression(RegularExpressionError, String)
}

/// A search that was read, with its expressions compiled.
package struct CardQuery: Sendable {
  /// The search as it is written.
  package let node: SearchNode
  /// The same with composed characters, as Anki's notes have them.
  private let composed: SearchNode
  private let expressions: [String: RegularExpression]

  /// Reads a search.
  package init(_ text: String) throws(SearchFailure) {
    do {
      // First as it is written, so that the place of an error is one in it.
      node = try SearchParser.parse(text)
      let composed = String(String.UnicodeScalarView(text._nfc))
      let isComposed = composed.unicodeScalars.elementsEqual(text.unicodeScalars)
      self.composed = isComposed ? node : try SearchParser.parse(composed)
    } catch {
      throw .language(error)
    }
    var expressions: [String: RegularExpression] = [:]
    for expression in (node.terms + composed.terms).compactMap(\.expression) {
      do {
        expressions[expression] = try RegularExpression(expression, ignoringCase: true)
      } catch {
        throw .expression(error, expression)
      }
    }
    self.expressions = expressions
  }

  /// A search for all cards.
  package static let everything = CardQuery(node: .everything)

  private init(node: SearchNode) {
    (self.node, composed) = (node, node)
    expressions = [:]
  }

  /// The search where such letters are the same.
  func node(for letters: LetterMatching) -> SearchNode { letters == .folded ? node : composed }

  /// True if the expression of a term finds something in a text.
  func matcher(of expression: String) -> (UnsafeRawBufferPointer) -> Bool {
    let compiled = expressions[expression]
    return { compiled?.matches($0) ?? false }
  }
}

extension SearchTerm {
  /// The expression of a term that has one.
  fileprivate var expression: String? {
    switch self {
    case .regex(let expression), .field(_, .regex(let expression)), .tag(.regex(let expression)):
      expression
    default: nil
    }
  }
}
