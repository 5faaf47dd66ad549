package import Flashcards

/// Makes the sides of cards from notes: templates, Markdown and HTML become lines of styled text.
package enum CardRendering {
  /// Both sides of a card; nil if the note has no such card.
  ///
  /// The answer does not repeat the question: it stands beneath it. A template that can't be shown is
  /// named on both sides.
  package static func face(of request: FaceRequest) -> CardFace? {
    do throws(TemplateFault) {
      var html: [Int: String] = [:]
      guard
        let markup = try request.markup(
          .marked,
          html: { index in
            let text = FieldMarkup.html(of: request.fields[index])
            html[index] = text
            return text
          }
        )
      else { return nil }
      func page(_ html: String) -> CardPage {
        CardPage(css: request.type.css + html.styleSheets, ordinal: request.ordinal)
      }
      let question = LineWriter.lines(of: markup.front, isAnswer: false, on: page(markup.front))
      let answer = LineWriter.lines(
        of: markup.back,
        isAnswer: true,
        on: page(markup.back),
        namesScripts: !question.hasScript
      )
      let expected = markup.typed.map { typed in
        let source = html[typed.field] ?? FieldMarkup.html(of: request.fields[typed.field])
        return LineWriter.lines(of: typed.expected(of: source), isAnswer: true).lines.plainText
      }
      return CardFace(
        question: question.lines,
        answer: answer.withoutQuestion(question.lines),
        expected: expected,
        ignoresAccents: markup.typed?.ignoresAccents ?? false
      )
    } catch {
      let placeholder = Placeholder.fault(error)
      let line = StyledLine(
        kind: .text,
        runs: [StyledRun(text: placeholder.name, placeholder: placeholder)]
      )
      return CardFace(question: [line], answer: [line])
    }
  }
}

extension [StyledLine] {
  /// The text alone, for a comparison with what is typed.
  fileprivate var plainText: String {
    map { line in line.runs.filter { $0.placeholder == nil }.map(\.text).joined() }
      .joined(separator: "\n")
  }
}

extension String {
  /// The contents of the elements `style`.
  fileprivate var styleSheets: String {
    guard contains("<style") else { return "" }
    return split(separator: "<style", omittingEmptySubsequences: false).dropFirst().map { part in
      let inner = part.drop { $0 != ">" }.dropFirst()
      return inner.split(separator: "</style", omittingEmptySubsequences: false).first ?? inner
    }.joined(separator: "\n")
  }
}
