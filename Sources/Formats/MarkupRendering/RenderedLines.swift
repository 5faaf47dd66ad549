import Flashcards

/// The lines of one side of a card.
struct RenderedLines {
  /// The lines.
  let lines: [StyledLine]
  /// The number of lines before `<hr id=answer>`, which is none of them; nil without one.
  let answerStart: Int?

  /// True if a script is named in them.
  var hasScript: Bool { lines.contains { $0.runs.contains { $0.placeholder == .script } } }

  /// The lines of an answer without those of the question: what a template repeats above
  /// `<hr id=answer>`, or at its beginning.
  func withoutQuestion(_ question: [StyledLine]) -> [StyledLine] {
    guard let answerStart else {
      return lines.starts(with: question) && lines.count > question.count
        ? Array(lines.dropFirst(question.count)).trimmed : lines
    }
    let above = Array(lines[..<answerStart]).trimmed
    let answer = Array(lines[answerStart...]).trimmed
    var kept = above
    if !above.contains(where: \.isRevealed) {
      let repeated = zip(above, question).prefix { $0 == $1 }.count
      kept = Array(above.dropFirst(repeated)).trimmed
      if kept.allSatisfy(question.contains) { kept = [] }
    }
    guard !kept.isEmpty else { return answer }
    return answer.isEmpty ? kept : kept + [StyledLine(kind: .rule, runs: [])] + answer
  }
}

extension StyledLine {
  /// True for an empty line of text.
  var isEmpty: Bool { kind == .text && runs.allSatisfy { $0.text.allSatisfy { $0 == " " } } }

  /// True if a gap is filled on the line.
  fileprivate var isRevealed: Bool {
    if case .table(let table) = kind {
      return table.rows.contains { $0.contains { $0.lines.contains(where: \.isRevealed) } }
    }
    return runs.contains { $0.mark == .revealed }
  }
}

extension [StyledLine] {
  /// The lines without empty ones at both ends.
  var trimmed: [StyledLine] {
    guard let first = firstIndex(where: { !$0.isEmpty }),
      let last = lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(self[first...last])
  }
}
