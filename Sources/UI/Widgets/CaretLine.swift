import WindowLevels

/// A line of text with a caret in it, where words run from right to left: the caret stands on the
/// character before which the next one goes, and behind the last one on a blank of its own, at the
/// end of the line where the text grows.
struct CaretLine {
  /// The text to draw, along its direction.
  let text: String
  /// The column of the caret; nil if nothing runs from right to left, so that it is the sum of the
  /// columns before it.
  let column: Int?

  /// - Parameter columns: those there are. Without one for a blank the caret stands on the last
  ///   character.
  init(_ characters: [Character], caret: Int, _ direction: TextDirection, columns: Int) {
    let isFull = displayWidth(of: String(characters)) >= columns
    let drawn = caret < characters.count || isFull ? characters : characters + [" "]
    let order = DrawnOrder(drawn, direction: direction)
    column = order?.column(of: min(caret, drawn.count - 1))
    text = String(order == nil ? characters : drawn)
  }
}
