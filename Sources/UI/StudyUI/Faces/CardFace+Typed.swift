import Flashcards

extension CardFace {
  /// The differences that a typed answer is forgiven, given those that the user chose.
  func forgiveness(_ chosen: Forgiveness) -> Forgiveness {
    ignoresAccents ? chosen.union(.accents) : chosen
  }

  /// The lines of the answer besides what was to be typed, which a comparison takes the place of;
  /// empty where the answer is nothing else.
  var answerBesidesTyped: [StyledLine] {
    guard answer.contains(where: { $0.runs.contains { $0.mark == .expected } }) else { return [] }
    let lines = answer.compactMap { line -> StyledLine? in
      let kept = line.runs.filter { $0.mark != .expected }
      guard kept.count < line.runs.count else { return line }
      guard kept.contains(where: { $0.text.contains { $0 != " " } }) else { return nil }
      return StyledLine(
        kind: line.kind,
        runs: kept,
        quoteDepth: line.quoteDepth,
        indent: line.indent
      )
    }
    let shows = { (line: StyledLine) in line.kind != .text || !line.runs.isEmpty }
    guard let first = lines.firstIndex(where: shows), let last = lines.lastIndex(where: shows)
    else { return [] }
    return Array(lines[first...last])
  }
}
