/// A text with gaps: `{{c1::text}}`, `{{c1::text::hint}}`, `{{c1,2::text}}`, one within another.
///
/// What is not a whole gap stays as it is written.
public struct ClozeText: Sendable, Equatable {
  /// The greatest number a gap may have, as in Anki.
  public static let greatestNumber = 500
  /// How deep gaps may lie within one another.
  public static let greatestDepth = 16

  indirect enum Node: Sendable, Equatable {
    case text(String)
    case gap(Gap)
  }

  struct Gap: Sendable, Equatable {
    var numbers: [Int]
    var opening: String
    var hint: String?
    var nodes: [Node] = []
  }

  let nodes: [Node]

  /// Finds the gaps of a text.
  public init(_ text: String) {
    var open = [Gap(numbers: [], opening: "")]
    var rest = Substring(text)
    var plain = Substring()
    func endPlain() {
      guard !plain.isEmpty else { return }
      var text = String(plain)
      // Within a gap, what follows the first "::" is the hint.
      if open.count > 1, let mark = plain.firstRange(of: "::") {
        text = String(plain[..<mark.lowerBound])
        open[open.count - 1].hint = String(plain[mark.upperBound...])
      }
      open[open.count - 1].nodes.append(.text(text))
      plain = Substring()
    }
    while let character = rest.first {
      if open.count <= Self.greatestDepth, let opening = Self.opening(of: rest) {
        endPlain()
        let written = rest[..<opening.end]
        open.append(Gap(numbers: opening.numbers, opening: String(written)))
        rest = rest[opening.end...]
      } else if open.count > 1, rest.hasPrefix("}}") {
        endPlain()
        let gap = open.removeLast()
        open[open.count - 1].nodes.append(.gap(gap))
        rest = rest.dropFirst(2)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    endPlain()
    while open.count > 1 {
      let unclosed = open.removeLast()
      open[open.count - 1].nodes.append(.text(unclosed.opening))
      open[open.count - 1].nodes += unclosed.nodes
      if let hint = unclosed.hint { open[open.count - 1].nodes.append(.text("::" + hint)) }
    }
    nodes = open[0].nodes
  }

  /// The numbers of the gaps in order, each once.
  public var numbers: [Int] {
    var found: Set<Int> = []
    func collect(_ nodes: [Node]) {
      for case .gap(let gap) in nodes {
        found.formUnion(gap.numbers)
        collect(gap.nodes)
      }
    }
    collect(nodes)
    return found.sorted()
  }

  /// The text as the card of gap `number` asks it, or as it answers.
  ///
  /// Asked, its gaps show their hint or `...` in brackets, whatever lies within them; all others
  /// show their text. Answered, its gaps show their text, marked.
  public func pieces(asking number: Int, answered: Bool) -> [MarkedPiece] {
    var pieces: [MarkedPiece] = []
    func render(_ nodes: [Node], mark: TextMark) {
      for node in nodes {
        switch node {
        case .text(let text):
          pieces.append(MarkedPiece(text: text, mark: mark))
        case .gap(let gap) where gap.numbers.contains(number) && !answered:
          pieces.append(MarkedPiece(text: "[\(gap.hint ?? "...")]", mark: .gap))
        case .gap(let gap):
          render(gap.nodes, mark: gap.numbers.contains(number) ? .revealed : mark)
        }
      }
    }
    render(nodes, mark: .plain)
    return pieces
  }

  /// The numbers and the end of `{{c1,2::` at the beginning of `text`.
  private static func opening(of text: Substring) -> (numbers: [Int], end: String.Index)? {
    guard text.hasPrefix("{{c") else { return nil }
    let digits = text.dropFirst(3).prefix { $0 == "," || ("0"..."9").contains($0) }
    guard text[digits.endIndex...].hasPrefix("::") else { return nil }
    var numbers: [Int] = []
    for part in digits.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(part), (1...greatestNumber).contains(number) else { return nil }
      if !numbers.contains(number) { numbers.append(number) }
    }
    return (numbers, text.index(digits.endIndex, offsetBy: 2))
  }
}

extension Substring {
  /// Where `text` first occurs.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
