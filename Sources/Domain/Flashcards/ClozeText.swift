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

  /// Which characters of a text are a gap's brackets, number or hint.
  static func brackets(in text: [Character]) -> [Bool] {
    struct Open {
      /// Where its brackets begin and its text does.
      let start: Int
      let inner: Int
      /// Where `::` stands behind which characters are its hint, and those that are.
      var hint: [Int] = []
    }
    var isBracket = [Bool](repeating: false, count: text.count)
    var open: [Open] = []
    var index = 0
    while index < text.count {
      if open.count < greatestDepth, let end = opening(in: text, at: index) {
        // As in reading, a hint is what follows "::" up to the next bracket.
        open.append(Open(start: index, inner: end))
        index = end
      } else if !open.isEmpty, text[index] == "}", text.indices.contains(index + 1),
        text[index + 1] == "}"
      {
        let gap = open.removeLast()
        for place in Array(gap.start..<gap.inner) + gap.hint + [index, index + 1] {
          isBracket[place] = true
        }
        index += 2
      } else {
        let end = endOfPlain(in: text, from: index, isOpen: !open.isEmpty, depth: open.count)
        if !open.isEmpty,
          let mark = (index..<end).first(where: {
            text[$0] == ":" && $0 + 1 < end && text[$0 + 1] == ":"
          })
        {
          open[open.count - 1].hint += Array(mark..<end)
        }
        index = end
      }
    }
    return isBracket
  }

  /// Where the plain text that begins at `start` ends: at the next bracket.
  private static func endOfPlain(in text: [Character], from start: Int, isOpen: Bool, depth: Int)
    -> Int
  {
    var index = start + 1
    while index < text.count {
      if depth < greatestDepth, opening(in: text, at: index) != nil { return index }
      if isOpen, text[index] == "}", index + 1 < text.count, text[index + 1] == "}" { return index }
      index += 1
    }
    return text.count
  }

  private static func opening(in text: [Character], at index: Int) -> Int? {
    guard text[index] == "{", index + 2 < text.count, text[index + 1] == "{", text[index + 2] == "c"
    else { return nil }
    let rest = String(text[index..<min(index + 64, text.count)])
    return opening(of: rest[...]).map { index + rest.distance(from: rest.startIndex, to: $0.end) }
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
