import WindowLevels

/// Editing of text with several lines, wrapped at a width in columns.
extension TextField {
  /// Performs the edit of a key. The beginning and the end are those of the caret's row.
  public mutating func perform(_ action: FieldAction, width: Int) {
    let rows = TextRows(text, width: width)
    let row = rows.place(of: caret).row
    let (start, end) = (rows.rows[row].start, rows.lastCaret(in: row))
    switch action {
    case .home: place(start)
    case .end: place(end)
    case .deleteToStart: remove(start..<caret)
    case .deleteToEnd: remove(caret..<max(caret, end))
    default: perform(action)
    }
  }

  /// Moves the caret `step` rows down, or up if negative.
  ///
  /// - Returns: False if there is no such row.
  public mutating func moveRows(_ step: Int, width: Int) -> Bool {
    guard let target = TextRows(text, width: width).caret(caret, rows: step) else { return false }
    place(target)
    return true
  }

  /// Moves the caret some rows down, or up if negative: to the last or first row where there are fewer.
  package mutating func movePage(_ step: Int, width: Int) {
    let rows = TextRows(text, width: width)
    let row = rows.place(of: caret).row
    let target = min(max(0, row + step), rows.rows.count - 1)
    if let caret = rows.caret(caret, rows: target - row) { place(caret) }
  }

  /// Inserts lines at the caret, as far as they fit. Every kind of line end becomes a line feed;
  /// control characters other than tabs are dropped.
  ///
  /// - Returns: The number of characters dropped for want of room.
  public mutating func insertLines(_ lines: some Sequence<Unicode.Scalar>) -> Int {
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in lines {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
      case "\t": text.append(scalar)
      default: if !scalar.isControl { text.append(scalar) }
      }
      last = scalar
    }
    return insert(String(text))
  }
}
