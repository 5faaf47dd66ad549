import Flashcards

/// Renders the standard note types, whose fields are Markdown.
enum MarkdownRendering {
  /// The two sides of a card; nil if its note does not make it.
  static func face(of request: FaceRequest) -> CardFace? {
    let texts = request.fields.map(\.text)
    let (first, second) = (texts.first ?? "", texts.dropFirst().first ?? "")
    switch request.type.kind {
    case .normal:
      guard request.type.templates.indices.contains(request.ordinal) else { return nil }
      let sides = request.ordinal == 0 ? (first, second) : (second, first)
      let answer = Markdown.lines(of: sides.1)
      let isTyped = request.type.templates[request.ordinal].front.contains("{{type:")
      return CardFace(
        question: Markdown.lines(of: sides.0),
        answer: answer,
        expected: isTyped ? answer.map(\.text).joined(separator: "\n") : nil
      )
    case .cloze:
      let text = ClozeText(first)
      guard text.numbers.contains(request.ordinal + 1) else { return nil }
      let besides =
        second.isEmpty ? [] : [StyledLine(kind: .text, runs: [])] + Markdown.lines(of: second)
      return CardFace(
        question: Markdown.lines(of: text.pieces(asking: request.ordinal + 1, answered: false)),
        answer: Markdown.lines(of: text.pieces(asking: request.ordinal + 1, answered: true))
          + besides
      )
    }
  }
}
