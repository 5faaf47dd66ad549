import Flashcards
import ReaderProtocol

/// The fields of Anki's notes are HTML; the sides of notes here are a small Markdown.
enum FieldHTML {
  /// The class of an element whose text is Markdown that has no other form in HTML.
  private static let wrapping = (open: "<div class=\"markdown\">", close: "</div>")

  /// The Markdown for HTML. Markup that Markdown has no sign for is left out, but for pictures, which
  /// stay as they are written.
  static func markdown(of html: String) -> String {
    read(html, hasGaps: false).text
  }

  /// The Markdown for HTML, and the markup that can't be kept.
  ///
  /// - Parameter hasGaps: true if it is the text of a cloze note, whose gaps stay as they are written.
  static func read(_ html: String, hasGaps: Bool) -> (text: String, losses: Set<MarkupLoss>) {
    guard html.hasByte(isMarkup) else {
      return (MarkdownWriter.literal(html, hasGaps: hasGaps), [])
    }
    let whole = html[...].unicodeScalars
    let head = HTMLEntity.leadingSpace(of: whole)
    let tail = HTMLEntity.trailingSpace(of: whole[head.end...])
    let body = whole[head.end..<tail.start]
    let (start, end) = (wrapping.open.unicodeScalars, wrapping.close.unicodeScalars)
    if body.starts(with: start), body.reversed().starts(with: end.reversed()),
      body.count >= start.count + end.count
    {
      let lines = lines(of: body.dropFirst(start.count).dropLast(end.count))
      // Markdown as it stands; what Anki's editor made of it is text.
      let text = lines.finished.map(\.text).joined(separator: "\n")
      return (head.text + text + tail.text, lines.losses)
    }
    let lines = lines(of: body)
    let written = MarkdownWriter.source(of: lines.finished, hasGaps: hasGaps)
    var losses = lines.losses
    if !written.isFaithful { losses.insert(.emphasis) }
    return (head.text + written.text + tail.text, losses)
  }

  /// HTML from which `read` makes the same text again. Where HTML has the same form, it has that, so that
  /// Anki shows it too.
  static func html(of markdown: String, hasGaps: Bool = false) -> String {
    guard markdown.hasByte(isSpecial) else { return markdown }
    let (head, core, tail) = parts(of: markdown)
    let marked = HTMLWriter.html(of: Markdown.lines(of: core))
    let isSame = read(marked, hasGaps: hasGaps).text == core
    let body =
      isSame || core.isEmpty
      ? marked : wrapping.open + HTMLWriter.escapedLines(core) + wrapping.close
    return HTMLEntity.references(to: head) + body + HTMLEntity.references(to: tail)
  }

  /// The empty lines at the beginning and the end, which HTML does not show, and the text within.
  private static func parts(of text: String) -> (head: String, core: String, tail: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isText = { (line: Substring) in
      !line.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
    guard let first = lines.firstIndex(where: isText), let last = lines.lastIndex(where: isText)
    else { return (text, "", "") }
    return (
      lines[..<first].map { $0 + "\n" }.joined(),
      lines[first...last].joined(separator: "\n"),
      lines[(last + 1)...].map { "\n" + $0 }.joined()
    )
  }

  private static func lines(of html: HTMLTag.Text) -> HTMLLines {
    var lines = HTMLLines()
    var rest = html
    // Where a tag does not end, all of the rest was looked through; a text of many such would take for
    // ever, and what begins one is text from then on.
    var unended = 64
    while let scalar = rest.first {
      switch scalar {
      case "<":
        if unended > 0, let tag = HTMLTag(at: rest) {
          rest = rest[tag.end...]
          if tag.isDropped { rest = HTMLTag.content(of: tag, after: rest) }
          lines.add(tag)
          continue
        }
        if HTMLTag.begins(rest) { unended -= 1 }
        lines.add("<")
        rest.removeFirst()
      case "&":
        if let (text, end) = HTMLEntity.read(rest) {
          lines.add(text)
          rest = rest[end...]
        } else {
          if HTMLEntity.isWritten(at: rest) { lines.lose(.entities) }
          lines.add("&")
          rest.removeFirst()
        }
      default:
        let end = rest.firstIndex { $0 == "<" || $0 == "&" } ?? rest.endIndex
        lines.addRaw(Substring(rest[..<end]))
        rest = rest[end...]
      }
    }
    return lines
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == .newline
      || byte == .carriageReturn
  }

  /// True if a byte may be part of text that Markdown and HTML write differently.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    // Line ends of ASCII, and the first bytes of those beyond it.
    case ..<0x20, 0xC2, 0xE2: true
    case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"): true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "#"): true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ")"): true
    default: false
    }
  }
}
