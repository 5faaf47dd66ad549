/// A part of a regular expression, of which flags and names have been resolved.
struct SyntaxNode: Sendable {
  indirect enum Kind: Sendable {
    case empty
    /// One character out of a set.
    case character(CodePointSet)
    case assertion(Assertion)
    case repetition(SyntaxNode, Repetition)
    case capture(SyntaxNode, group: Int)
    case concatenation([SyntaxNode])
    case alternation([SyntaxNode])
  }

  enum Assertion: Sendable {
    case textStart
    case textEnd
    case lineStart
    case lineEnd
    case wordBoundary
    case noWordBoundary
  }

  /// How often a part is repeated.
  struct Repetition: Equatable, Sendable {
    let minimum: UInt32
    /// Nil for any number.
    let maximum: UInt32?
    /// Whether more is preferred to less.
    let isGreedy: Bool
  }

  let kind: Kind

  /// The number of nodes from this one down to the deepest, this one included.
  let depth: Int

  init(_ kind: Kind, depth: Int = 1) {
    self.kind = kind
    self.depth = depth
  }

  static func sequence(_ parts: [SyntaxNode], _ kind: ([SyntaxNode]) -> Kind) -> SyntaxNode {
    switch parts.count {
    case 0: SyntaxNode(.empty)
    case 1: parts[0]
    default: SyntaxNode(kind(parts), depth: 1 + (parts.map(\.depth).max() ?? 0))
    }
  }
}
