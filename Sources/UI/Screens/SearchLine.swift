package import Widgets
package import WindowLevels
import Wording

/// The line beneath a heading in which a list is searched, with the number of what is listed at its
/// right.
package struct SearchLine {
  private let field: TextField
  /// True if the field has the caret.
  private let isEdited: Bool

  /// A line with a field.
  package init(_ field: TextField, isEdited: Bool) {
    self.field = field
    self.isEdited = isEdited
  }

  /// The row of the line.
  private static let row = Heading.height - 1
  /// The columns in which a search can be typed well.
  private static let room = 32

  /// Draws the number of what is listed.
  ///
  /// - Parameters:
  ///   - forms: The words, the longest first; the first that fits is drawn, or else the last. Beside
  ///     a search it takes less than half of the row, or leaves room for a search.
  ///   - hasSearch: True if a search is drawn in the same row.
  /// - Returns: The column at which they begin.
  @discardableResult
  package static func draw(
    count forms: [String],
    besideSearch hasSearch: Bool,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) -> Int {
    let width = canvas.size.width
    let most = hasSearch ? max(width / 2, width - room) : width - 3
    let count = forms.first { displayWidth(of: $0) < most } ?? forms.last ?? ""
    let x = width - displayWidth(of: count) - 2
    canvas.write(count, at: Point(x: x, y: row), style: environment.theme.muted)
    return x
  }

  /// The column at which the search begins.
  package static func start(_ environment: ScreenEnvironment) -> Int {
    3 + displayWidth(of: environment.wording(.keySearch))
  }

  /// Draws the line, up to a column.
  ///
  /// - Returns: The place of the caret, or of the end of the text.
  @discardableResult
  package func draw(
    upTo end: Int,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) -> Point {
    let theme = environment.theme
    let start = Point(x: 2, y: Self.row)
    let used = canvas.write(environment.wording(.keySearch), at: start, style: theme.accent)
    let at = start.moved(x: used + 1)
    let column = TextLine(text: field.text, caret: isEdited ? field.caret : nil)
      .draw(at: at, columns: max(4, end - at.x - 1), into: &canvas, theme: theme)
    return at.moved(x: column ?? 0)
  }
}
