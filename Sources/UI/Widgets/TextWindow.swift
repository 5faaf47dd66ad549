package import WindowLevels

/// The visible part of a line of text that is too long for its place, and the caret's column in it.
/// The caret is always visible, with some of the text that follows it.
package struct TextWindow {
  package let text: String
  package let caretColumn: Int
  /// The direction of the whole line, which its visible part keeps.
  package let direction: TextDirection

  /// The part of `pieces`, one for each character, that is visible in `columns` columns.
  package init(_ pieces: [String], caret: Int, columns: Int) {
    let widths = pieces.map { displayWidth(of: $0) }
    let following = widths[caret...].reduce(0, +)
    // A caret at the end of the text takes a column of its own.
    let wanted = max(1, min(following, columns / 3))
    var start = 0
    var before = widths[..<caret].reduce(0, +)
    while start < caret, before + wanted > columns {
      before -= widths[start]
      start += 1
    }
    var end = caret
    var used = before
    while end < pieces.count, used + widths[end] <= columns {
      used += widths[end]
      end += 1
    }
    direction = TextDirection(of: pieces.lazy.map(\.unicodeScalars).joined())
    let shown = Array(pieces[start..<end].joined())
    let line = CaretLine(shown, caret: caret - start, direction, columns: columns)
    text = line.text
    caretColumn = line.column ?? before
  }
}
