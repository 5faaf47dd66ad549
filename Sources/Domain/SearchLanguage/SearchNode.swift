/// A search as a tree of terms.
package indirect enum SearchNode: Hashable, Sendable {
  /// Everything.
  case everything
  /// The cards that all of these find, of which there are two or more.
  case and([SearchNode])
  /// The cards that any of these finds, of which there are two or more.
  case or([SearchNode])
  /// The cards that this does not find.
  case not(SearchNode)
  /// The cards that a term finds.
  case term(SearchTerm)

  /// The terms, in their order.
  package var terms: [SearchTerm] {
    switch self {
    case .everything: []
    case .and(let nodes), .or(let nodes): nodes.flatMap(\.terms)
    case .not(let node): node.terms
    case .term(let term): [term]
    }
  }
}
