import Flashcards

/// The HTML of fields.
enum FieldMarkup {
  /// The HTML of a field, whatever its format.
  static func html(of field: FieldText) -> String {
    let text = ClozeMarkup.withoutMarks(field.text)
    switch field.format {
    case .html: return text
    case .markdown: return MarkdownHTML.inline(MarkdownHTML.html(of: text))
    case .plain: return plain(text)
    }
  }

  /// Plain text as HTML: every blank and every line end shows.
  private static func plain(_ text: String) -> String {
    var html = ""
    html.reserveCapacity(text.utf8.count + 16)
    var isBlank = true
    for character in text {
      switch character {
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "&": html += "&amp;"
      case "\"": html += "&quot;"
      case " ": html += isBlank ? "&nbsp;" : " "
      case "\t": html += "&nbsp;&nbsp;&nbsp;&nbsp;"
      case _ where character.isNewline: html += "<br>"
      default: html.append(character)
      }
      isBlank = character.isWhitespace
    }
    return html
  }
}
