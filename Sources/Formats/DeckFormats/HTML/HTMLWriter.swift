import Flashcards

/// Writes lines as HTML.
enum HTMLWriter {
  private static let tags: [(TextStyle, String)] = [
    (.code, "code"), (.emphasis, "i"), (.strong, "b"),
  ]

  /// HTML that shows these lines.
  static func html(of lines: [StyledLine]) -> String {
    var html = ""
    var lists = OpenLists()
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if case .item(let depth, let number) = line.kind {
        html += lists.item(depth: depth, number: number) + text(of: line)
        index += 1
        continue
      }
      html += lists.close()
      switch line.kind {
      case .text, .item, .rule, .table, .address:
        html += text(of: line)
        // A block begins a line by itself.
        let next = lines.indices.contains(index + 1) ? lines[index + 1] : nil
        if let next, next.kind == .text || line.runs.isEmpty { html += "<br>" }
        index += 1
      case .heading(let level):
        html += "<h\(level)>\(text(of: line))</h\(level)>"
        index += 1
      case .code:
        let end = lines[index...].firstIndex { $0.kind != .code } ?? lines.count
        // HTML passes over a line end right behind the tag.
        html += "<pre>\n"
        html += lines[index..<end].map { escaped($0.text) }.joined(separator: "\n") + "</pre>"
        index = end
      }
    }
    return html + lists.close()
  }

  /// Plain text as HTML.
  static func escapedLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(escaped)
      .joined(separator: "<br>")
  }

  private static func text(of line: StyledLine) -> String {
    line.runs.map { run in
      if run.style.contains(.picture) { return run.text }
      var text = escaped(run.text)
      for (style, tag) in tags where run.style.contains(style) { text = "<\(tag)>\(text)</\(tag)>" }
      return text
    }.joined()
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The lists that are open while lines are written.
private struct OpenLists {
  private var open: [Int?] = []

  /// The tags before an item.
  mutating func item(depth: Int, number: Int?) -> String {
    var tags = ""
    while open.count > depth + 1 { tags += end() }
    if open.count == depth + 1 {
      tags += "</li>"
      if (open[depth] == nil) != (number == nil) {
        tags += open[depth] == nil ? "</ul>" : "</ol>"
        open.removeLast()
      }
    }
    while open.count < depth + 1 {
      let isInner = open.count == depth
      if let number, isInner {
        tags += number == 1 ? "<ol>" : "<ol start=\"\(number)\">"
        open.append(number)
        return tags + "<li>"
      }
      tags += "<ul>"
      open.append(nil)
      if isInner { return tags + "<li>" }
    }
    guard let number, let last = open[depth] else { return tags + "<li>" }
    open[depth] = number
    return tags + (number == last + 1 ? "<li>" : "<li value=\"\(number)\">")
  }

  /// The tags that end them all.
  mutating func close() -> String {
    var tags = ""
    while !open.isEmpty { tags += end() }
    return tags
  }

  private mutating func end() -> String {
    guard let last = open.popLast() else { return "" }
    return "</li>" + (last == nil ? "</ul>" : "</ol>")
  }
}
