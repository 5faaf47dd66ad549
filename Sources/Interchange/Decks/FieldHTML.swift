import Flashcards

/// The fields of Anki's notes are HTML; the sides of notes here are a small Markdown.
enum FieldHTML {
  /// The Markdown for HTML. What Markdown has no sign for is left away, but for pictures, which stay
  /// as they are written.
  static func markdown(of html: String) -> String {
    guard html.utf8.contains(where: { $0 == .openAngle || $0 == .ampersand || $0 == .newline })
    else { return html }
    var builder = MarkdownBuilder()
    var rest = Substring(html)
    while let character = rest.first {
      switch character {
      case "<":
        if let tag = HTMLTag(at: rest) {
          rest = rest[tag.end...]
          if tag.isDropped { rest = HTMLTag.content(of: tag, after: rest) }
          builder.add(tag)
          continue
        }
        builder.add("<")
        rest.removeFirst()
      case "&":
        if let (text, end) = HTMLEntity.read(rest) {
          builder.add(text)
          rest = rest[end...]
        } else {
          builder.add("&")
          rest.removeFirst()
        }
      default:
        let end = rest.firstIndex { $0 == "<" || $0 == "&" } ?? rest.endIndex
        builder.addRaw(rest[..<end])
        rest = rest[end...]
      }
    }
    return builder.finished
  }

  /// HTML from which `markdown` makes the same text again. Headings and emphasis become tags where
  /// that can be undone, so that Anki shows them too.
  static func html(of markdown: String) -> String {
    if markdown.utf8.contains(where: { [0x2A, 0x5F, 0x60, 0x23].contains($0) }) {
      let marked = Markdown.lines(of: markdown).map(html).joined(separator: "<br>")
      if self.markdown(of: marked) == markdown { return marked }
    }
    return escaped(markdown)
  }

  private static func html(of line: StyledLine) -> String {
    let text = line.runs.map { run in
      var text = escaped(run.text)
      for (style, tag) in tags where run.style.contains(style) { text = "<\(tag)>\(text)</\(tag)>" }
      return text
    }.joined()
    return switch line.kind {
    case .text, .code: text
    case .heading(let level): "<h\(level)>\(text)</h\(level)>"
    case .item(let depth, let number):
      String(repeating: "  ", count: depth) + (number.map { "\($0). " } ?? "- ") + text
    }
  }

  private static let tags: [(TextStyle, String)] = [
    (.code, "code"), (.emphasis, "i"), (.strong, "b"),
  ]

  /// Plain text as HTML; pictures stay tags.
  private static func escaped(_ text: String) -> String {
    let isPlain = !text.utf8.contains {
      $0 == .openAngle || $0 == .closeAngle || $0 == .ampersand || $0 == .newline
        || $0 == .carriageReturn
    }
    if isPlain { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "<":
        let tag = HTMLTag(at: "<" + rest)
        if let tag, tag.name == "img", tag.text == "<" + rest.prefix(tag.text.count - 1) {
          result += tag.text
          rest = rest.dropFirst(tag.text.count - 1)
        } else {
          result += "&lt;"
        }
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\n", "\r\n", "\r": result += "<br>"
      default: result.append(character)
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate static let openAngle = UInt8(ascii: "<")
  fileprivate static let closeAngle = UInt8(ascii: ">")
  fileprivate static let ampersand = UInt8(ascii: "&")
}
