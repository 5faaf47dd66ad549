/// A text with gaps (cloze deletions): `{{c1::text}}`, `{{c1::text::hint}}`, `{{c1,2::text}}`,
/// which may be nested.
///
/// Whatever is not a complete gap stays as it is written.
public struct ClozeText: Sendable, Equatable {
  /// The highest number of a gap, as in Anki.
  public static let greatestNumber = 500
  /// The greatest depth to which gaps may be nested.
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

  /// Parses the gaps of a text.
  public init(_ text: String) {
    var open = [Gap(numbers: [], opening: "")]
    var rest = Substring(text)
    var plain = Substring()
    func endPlain() {
      guard !plain.isEmpty else { return }
      var text = String(plain)
      // Within a gap, everything after the first "::" is the hint.
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

  /// For each character, true if it belongs to a gap's brackets, number or hint.
  static func brackets(in text: [Character]) -> [Bool] {
    struct Open {
      /// The index of the opening bracket, and the index at which the gap's text begins.
      let start: Int
      let inner: Int
      /// The indices of a `::` and of the characters of the hint behind it.
      var hint: [Int] = []
    }
    var isBracket = [Bool](repeating: false, count: text.count)
    var open: [Open] = []
    var index = 0
    while index < text.count {
      if open.count < greatestDepth, let end = opening(in: text, at: index) {
        // As in parsing, a hint reaches from "::" to the next bracket.
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

  /// The end of the plain text that begins at `start`: the next bracket.
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

  /// The distinct numbers of the gaps, in ascending order.
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

  /// The text of the card for gap `number`, as the question or as the answer.
  ///
  /// In the question, the gaps with that number show their hint or `...` in brackets, whatever is
  /// nested in them, and all others show their text. In the answer, the gaps with that number show
  /// their text, marked.
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

  /// Parses `{{c1,2::` at the beginning of `text`: the numbers, and the index behind it.
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
  /// The range of the first occurrence of `text`.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
