import Flashcards

@testable import MarkupRendering

/// Lines in words, for comparing them: signs for kinds of lines, and styles in braces.
extension StyledLine {
  var words: String {
    let text = runs.map(\.words).joined()
    let lead = String(repeating: "> ", count: quoteDepth) + String(repeating: "  ", count: indent)
    switch kind {
    case .text: return lead + text
    case .heading(let level): return lead + String(repeating: "#", count: level) + " " + text
    case .item(let depth, let number):
      return lead + String(repeating: "  ", count: depth) + (number.map { "\($0). " } ?? "- ")
        + text
    case .code: return lead + "|" + text
    case .rule: return lead + "---"
    case .table(let table):
      return table.rows.enumerated().map { index, row in
        (index < table.headings ? "=" : "") + "| "
          + row.map { cell in
            cell.lines.map(\.words).joined(separator: " / ")
              + (cell.alignment == .left ? "" : "<\(cell.alignment)>")
          }.joined(separator: " | ")
      }.joined(separator: "\n")
    case .address(let number): return "(\(number)) " + text
    }
  }
}

extension StyledRun {
  var words: String {
    let styles: [(TextStyle, String)] = [
      (.strong, "b"), (.emphasis, "i"), (.underline, "u"), (.struck, "s"), (.code, "c"),
      (.link, "l"), (.note, "n"),
    ]
    var signs = styles.filter { style.contains($0.0) }.map(\.1).joined()
    if let color { signs += "#\(color.red),\(color.green),\(color.blue)" }
    if let background { signs += "@\(background.red),\(background.green),\(background.blue)" }
    signs += [.plain: "", .gap: "?", .revealed: "!", .expected: "="][mark] ?? ""
    if case .picture(let name, let file)? = placeholder {
      return "<picture(\"\(name)\"\(file.map { " \($0)" } ?? ""))>"
    }
    if let placeholder { return "<\(placeholder)>" }
    let shown = asciiText.map { "\(text)~\($0)" } ?? text
    return signs.isEmpty ? shown : "{\(signs):\(shown)}"
  }
}

extension [StyledLine] {
  var words: String { map(\.words).joined(separator: "\n") }
}

/// The lines that HTML shows.
func shown(_ html: String, isAnswer: Bool = false) -> String {
  LineWriter.lines(of: html, isAnswer: isAnswer).lines.words
}

/// A card's face, with fields of a format.
func face(
  _ front: String,
  _ back: String,
  _ fields: [String],
  _ format: FieldFormat = .html,
  kind: NoteTypeKind = .normal,
  ordinal: Int = 0,
  css: String = ""
) -> CardFace? {
  let type = NoteType(
    id: NoteTypeID(rawValue: 9),
    name: "Test",
    kind: kind,
    fields: ["F", "G", "H"].map { NoteField(name: $0) },
    templates: [CardTemplate(name: "Card 1", front: front, back: back)],
    css: css
  )
  let texts = (fields + ["", "", ""]).prefix(3).map { FieldText($0, format) }
  return CardRendering.face(of: FaceRequest(type: type, fields: Array(texts), ordinal: ordinal))
}
