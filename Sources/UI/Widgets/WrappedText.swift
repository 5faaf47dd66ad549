public import WindowLevels

/// Text broken into lines of at most `width` columns: at blanks, where the rules of UAX #14 allow it
/// in scripts written without blanks, and anywhere within words that are too long.
public struct WrappedText: Sendable {
  /// The lines.
  public let lines: [String]
  /// The direction of each line, which is that of its paragraph.
  let directions: [TextDirection]

  /// The lines of a text at a width in columns, at least 1.
  public init(_ text: String, width: Int) {
    guard !Self.isLine(text, width: width) else {
      lines = [text]
      directions = [TextDirection(of: text.unicodeScalars)]
      return
    }
    var lines: [String] = []
    var directions: [TextDirection] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wrapped = Self.wrap(paragraph, width: max(1, width))
      let direction = TextDirection(of: paragraph.unicodeScalars)
      directions += Array(repeating: direction, count: wrapped.count)
      lines += wrapped
    }
    self.lines = lines
    self.directions = directions
  }

  /// True if a text is a line as it is: it fits, and has single blanks between its words only. Most
  /// texts are such, and every frame asks.
  private static func isLine(_ text: String, width: Int) -> Bool {
    var isAfterBlank = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "):
        guard !isAfterBlank else { return false }
        isAfterBlank = true
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"): return false
      default: isAfterBlank = false
      }
    }
    return !isAfterBlank && displayWidth(of: text) <= width
  }

  private static func wrap(_ paragraph: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width
    for part in parts(of: paragraph) {
      let columns = displayWidth(of: part.text)
      let blank = part.isSpaced && !line.isEmpty ? 1 : 0
      if columns + blank <= room {
        line += (blank == 1 ? " " : "") + part.text
        room -= columns + blank
        continue
      }
      if columns <= width || room < 2 {
        if !line.isEmpty { lines.append(line) }
        line = ""
        room = width
      } else if blank == 1 {
        line += " "
        room -= 1
      }
      for character in part.text {
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

  /// A piece of a paragraph that stays on one line if it fits on one.
  private struct Part {
    var text = Substring()
    /// True if there was a blank before it.
    let isSpaced: Bool
  }

  private static func parts(of paragraph: Substring) -> [Part] {
    let words = paragraph.split { $0 == " " || $0 == "\t" }
    if LineBreakOpportunities.areBlanks(in: paragraph) {
      return words.map { Part(text: $0, isSpaced: true) }
    }
    var parts: [Part] = []
    var opportunities = LineBreakOpportunities()
    for word in words {
      if !parts.isEmpty { _ = opportunities.breaksWord(before: " " as Unicode.Scalar) }
      for (offset, scalar) in word.unicodeScalars.enumerated() {
        let breaks = opportunities.breaksWord(before: scalar)
        if parts.isEmpty || breaks {
          parts.append(Part(isSpaced: offset == 0))
        } else if offset == 0 {
          parts[parts.count - 1].text.append(" " as Character)
        }
        parts[parts.count - 1].text.unicodeScalars.append(scalar)
      }
    }
    return parts
  }
}

extension WrappedText {
  /// The first `count` lines; the last of them ends in an ellipsis if there are more.
  public func lines(upTo count: Int, _ ellipsis: Unicode.Scalar?) -> [String] {
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
  public mutating func write(wrapped text: String, in rect: Rect, style: Style = .plain) -> Int {
    let wrapped = WrappedText(text, width: rect.width)
    let lines = wrapped.lines(upTo: rect.height, ellipsis)
    for (row, line) in lines.enumerated() {
      write(
        line,
        at: Point(x: rect.minX, y: rect.minY + row),
        style: style,
        limit: rect.width,
        order: .along(wrapped.directions[row])
      )
    }
    return lines.count
  }
}
