package import WindowLevels

/// Text broken into lines of at most `width` columns: at spaces, and within words that are too long
/// or in scripts written without spaces.
package struct WrappedText {
  package let lines: [String]

  package init(_ text: String, width: Int) {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += Self.wrap(paragraph, width: max(1, width))
    }
    self.lines = lines
  }

  private static func wrap(_ paragraph: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width
    for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      let wanted = displayWidth(of: word) + (line.isEmpty ? 0 : 1)
      if wanted <= room {
        line += (line.isEmpty ? "" : " ") + word
        room -= wanted
        continue
      }
      if displayWidth(of: word) <= width || room < 2 {
        if !line.isEmpty { lines.append(line) }
        line = ""
        room = width
      } else if !line.isEmpty {
        line += " "
        room -= 1
      }
      for character in word {
        let columns = displayWidth(of: String(character))
        if columns > room {
          lines.append(line)
          line = ""
          room = width
        }
        line.append(character)
        room -= columns
      }
    }
    lines.append(line)
    return lines
  }
}

extension WrappedText {
  /// The first `count` lines; the last of them ends in an ellipsis if there are more.
  package func lines(upTo count: Int, _ ellipsis: Unicode.Scalar?) -> [String] {
    var shown = Array(lines.prefix(max(0, count)))
    if shown.count < lines.count, let last = shown.popLast(), let ellipsis {
      // Makes a full line too long, so that the canvas cuts it and ends it in the ellipsis.
      shown.append(last + String(Character(ellipsis)))
    }
    return shown
  }
}

extension Canvas {
  /// Writes wrapped text from the top of `rect` down, with an ellipsis if it does not fit.
  ///
  /// - Returns: The number of rows used.
  @discardableResult
  package mutating func write(wrapped text: String, in rect: Rect, style: Style = .plain) -> Int {
    let lines = WrappedText(text, width: rect.width).lines(upTo: rect.height, ellipsis)
    for (row, line) in lines.enumerated() {
      write(line, at: Point(x: rect.minX, y: rect.minY + row), style: style, limit: rect.width)
    }
    return lines.count
  }
}
