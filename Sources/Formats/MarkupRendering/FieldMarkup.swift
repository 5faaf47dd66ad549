import Flashcards

/// The HTML of fields.
enum FieldMarkup {
  /// The HTML of a field, whatever its format.
  static func html(of field: FieldText) -> String {
    let text = ClozeMarkup.withoutMarks(shown(field.text))
    switch field.format {
    case .html: return text
    case .markdown: return MarkdownHTML.inline(MarkdownHTML.html(of: text))
    case .plain: return plain(text)
    }
  }

  /// The text without the control characters that no card shows; parsers would make others of them.
  private static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: text.unicodeScalars.lazy.filter { !isHidden($0) })
    return String(shown)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r", "\u{85}": false
    default: scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    }
  }

  /// Plain text as HTML: every blank and every line end shows.
  private static func plain(_ text: String) -> String {
    var html = ""
    html.reserveCapacity(text.utf8.count + 16)
    var isBlank = true
    // Scalar by scalar: a sign may be part of a character with others.
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "&": html += "&amp;"
      case "\"": html += "&quot;"
      case " ": html += isBlank ? "&nbsp;" : " "
      case "\t": html += "&nbsp;&nbsp;&nbsp;&nbsp;"
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": html += "<br>"
      default: html.unicodeScalars.append(scalar)
      }
      isBlank = scalar.properties.isWhitespace
    }
    return html
  }
}
