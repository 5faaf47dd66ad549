extension String {
  /// Plain text as Anki makes HTML of it: line ends are `<br>`, and signs of markup references.
  package var escapedToHTML: String {
    guard utf8.contains(where: { "&<>\n\r\"'".utf8.contains($0) }) else { return self }
    var html = ""
    html.reserveCapacity(utf8.count + 16)
    // Scalar by scalar: a sign may be part of a character with others.
    var endsWithReturn = false
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where endsWithReturn: break
      case "\n", "\r": html += "<br>"
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#x27;"
      default: html.unicodeScalars.append(scalar)
      }
      endsWithReturn = scalar == "\r"
    }
    return html
  }
}
