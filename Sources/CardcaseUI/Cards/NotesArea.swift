import PaymentCards
import Windowing

/// Free text of several lines being typed, with a caret counted in characters.
struct NotesArea: Hashable, Codable, Sendable {
  /// What is typed; lines end with a line feed.
  private(set) var text = ""
  /// The character before which the caret stands, 0 to the number of characters.
  private(set) var caret = 0
  /// The greatest number of characters.
  let limit: Int
  private var previous: Snapshot?

  private struct Snapshot: Hashable, Codable, Sendable {
    var text: String
    var caret: Int
  }

  /// What a key does.
  enum Edit: Hashable, Sendable {
    case insert(Unicode.Scalar)
    case backspace, delete, deleteToStart, deleteToEnd, deleteWord
    case left, right, up, down, home, end, undo
  }

  /// An area with a text in it and the caret at its end.
  init(_ text: String = "", limit: Int = 2_000) {
    self.text = text
    self.limit = limit
    caret = text.count
  }

  /// Does what a key asks, in lines that are shown so many columns wide.
  ///
  /// - Returns: whether there was room for it.
  mutating func apply(_ edit: Edit, columns: Int) -> Bool {
    let lines = NotesLines(text, columns: columns)
    let line = lines.ranges[lines.line(of: caret)]
    switch edit {
    case .insert(let scalar): return insert(String(scalar)) == 0
    case .backspace: take(caret - 1..<caret)
    case .delete: take(caret..<caret + 1)
    case .deleteToStart: take(line.lowerBound..<caret)
    case .deleteToEnd: take(caret..<max(caret, line.upperBound))
    case .deleteWord: take(wordStart..<caret)
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(text.count, caret + 1)
    case .up: caret = lines.place(above: caret, by: -1)
    case .down: caret = lines.place(above: caret, by: 1)
    case .home: caret = line.lowerBound
    case .end: caret = line.upperBound
    case .undo:
      guard let back = previous else { return true }
      remember()
      (text, caret) = (back.text, back.caret)
    }
    return true
  }

  /// Puts a text in at the caret, as much of it as fits. Carriage returns and tabs become what can be
  /// shown; other characters that can't be are left out.
  ///
  /// - Returns: how many characters were left out for want of room.
  mutating func insert(_ inserted: String) -> Int {
    var scalars = String.UnicodeScalarView()
    for scalar in inserted.unicodeScalars {
      switch scalar {
      case "\n", "\r": scalars.append("\n")
      case "\t": scalars.append(" ")
      default: if displayWidth(of: scalar) != nil { scalars.append(scalar) }
      }
    }
    let shown = String(scalars)
    let room = max(0, limit - text.count)
    guard room > 0, !shown.isEmpty else { return shown.count }
    remember()
    let place = text.index(text.startIndex, offsetBy: caret)
    let before = text[..<place] + shown.prefix(room)
    let after = text[place...]
    caret = before.count
    text = String(before + after)
    caret = min(caret, text.count)
    return max(0, shown.count - room)
  }

  private mutating func take(_ range: Range<Int>) {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= text.count else { return }
    remember()
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    text.removeSubrange(start..<text.index(start, offsetBy: range.count))
    caret = min(range.lowerBound, text.count)
  }

  private mutating func remember() {
    previous = Snapshot(text: text, caret: caret)
  }

  private var wordStart: Int {
    let before = Array(text.prefix(caret))
    let end = before.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    return before[..<end].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
  }
}

/// Text broken into the lines it is shown in: at line feeds, and where a line is full after a space if
/// there is one.
struct NotesLines {
  /// Where each line's characters are; the line feed at its end is not among them.
  let ranges: [Range<Int>]
  private let characters: [Character]

  init(_ text: String, columns: Int) {
    let characters = Array(text)
    var ranges: [Range<Int>] = []
    var start = 0
    var width = 0
    var afterSpace = 0
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        ranges.append(start..<index)
        (start, width, afterSpace) = (index + 1, 0, index + 1)
        continue
      }
      width += displayWidth(of: String(character))
      // A column is left free for the caret.
      if width >= columns, index > start {
        let end = afterSpace > start ? afterSpace : index
        ranges.append(start..<end)
        start = end
        width = characters[end...index].reduce(0) { $0 + displayWidth(of: String($1)) }
      }
      if character == " " { afterSpace = index + 1 }
    }
    ranges.append(start..<characters.count)
    self.ranges = ranges
    self.characters = characters
  }

  /// The characters of a line.
  func text(_ line: Int) -> String { String(characters[ranges[line]]) }

  /// The line in which the caret is shown: the later one of two that meet at it.
  func line(of caret: Int) -> Int {
    ranges.lastIndex { $0.lowerBound <= caret } ?? 0
  }

  /// The column of the caret in its line.
  func column(of caret: Int) -> Int {
    width(ranges[line(of: caret)].lowerBound..<caret)
  }

  /// Where the caret comes to stand so many lines further, about as far to the right.
  func place(above caret: Int, by step: Int) -> Int {
    let line = line(of: caret)
    let target = line + step
    guard ranges.indices.contains(target) else { return step < 0 ? 0 : characters.count }
    let column = column(of: caret)
    let range = ranges[target]
    // The end of a line that goes on is the beginning of the next.
    let goesOn = target + 1 < ranges.count && ranges[target + 1].lowerBound == range.upperBound
    var place = range.lowerBound
    while place < range.upperBound - (goesOn ? 1 : 0), width(range.lowerBound..<place) < column {
      place += 1
    }
    return place
  }

  private func width(_ range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + displayWidth(of: String($1)) }
  }
}
