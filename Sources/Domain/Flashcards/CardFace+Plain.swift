extension CardFace {
  /// The fields of a card as plain text, where it is not rendered: that of its question, and the
  /// others, but for the shapes over a picture.
  public init(plain content: NoteContent, ordinal: Int) {
    let shown =
      content.type.template(ofOrdinal: ordinal).map { content.type.listFields[$0].question } ?? 0
    let texts = content.fields.map(\.plain)
    let question = texts.indices.contains(shown) ? texts[shown] : ""
    let shapes = content.type.occlusionFields?.shapes
    let others = texts.indices.filter { $0 != shown && $0 != shapes }.map { texts[$0] }
      .filter { !$0.isBlank }
    guard content.type.kind == .cloze else {
      self.init(
        question: Self.lines(of: question),
        answer: others.flatMap { Self.lines(of: $0) },
        expected: content.type.typesAnswer(ordinal) ? others.first : nil
      )
      return
    }
    let text = ClozeText(question)
    self.init(
      question: Self.lines(of: text.pieces(asking: ordinal + 1, answered: false)),
      answer: Self.lines(of: text.pieces(asking: ordinal + 1, answered: true))
        + others.flatMap { [StyledLine(kind: .text, runs: [])] + Self.lines(of: $0) }
    )
  }

  private static func lines(of text: String) -> [StyledLine] {
    lines(of: [MarkedPiece(text: text, mark: .plain)])
  }

  private static func lines(of pieces: [MarkedPiece]) -> [StyledLine] {
    var lines: [[StyledRun]] = [[]]
    for piece in pieces {
      let parts = piece.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].append(StyledRun(text: String(part), mark: piece.mark))
      }
    }
    return lines.map { StyledLine(kind: .text, runs: $0) }
  }
}
