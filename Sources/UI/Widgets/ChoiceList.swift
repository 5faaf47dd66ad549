public import WindowLevels

/// A list of names to choose from, with a field that filters it.
public struct ChoiceList: Hashable, Codable, Sendable {
  /// A row.
  public enum Row: Hashable, Sendable {
    /// The name with that index.
    case name(Int)
    /// The typed text, as a new name. Always the last row.
    case new(String)
  }

  /// The filter.
  public private(set) var field: TextField
  /// The focused row and the scroll position.
  public private(set) var list = ListState()
  /// True once the focus was moved in the list, until the filter is edited: the cursor is on the row
  /// then.
  private var isInList = false

  private enum CodingKeys: CodingKey {
    case field, list
  }

  /// A list at its first row.
  ///
  /// - Parameter limit: the maximum number of characters of the filter.
  public init(limit: Int) { field = TextField(limit: limit) }

  /// The rows that the filter leaves, in the order of the names.
  ///
  /// - Parameters:
  ///   - names: all names.
  ///   - new: the name for a new row that what is typed would make; nil if it makes none.
  ///   - isFound: true for a name that what is typed finds.
  public func rows(
    _ names: [String],
    new: String? = nil,
    where isFound: (String) -> Bool
  ) -> [Row] {
    let found = names.indices.filter { isFound(names[$0]) }.map { Row.name($0) }
    return found + (new.map { [.new($0)] } ?? [])
  }

  /// Changes the filter. The first row is focused then.
  public mutating func edit(_ change: (inout TextField) -> Void) {
    let old = field.text
    change(&field)
    isInList = false
    if field.text != old { list = ListState() }
  }

  /// Moves the focus in a list of `count` rows of which `height` are visible.
  public mutating func move(_ move: ListState.Move, count: Int, height: Int) {
    isInList = true
    list.move(move, count: count, height: height)
  }

  /// The focused row; nil if there is none.
  public func focused(_ rows: [Row]) -> Row? {
    rows.isEmpty ? nil : rows[min(list.selected, rows.count - 1)]
  }

  /// Draws the filter in the first row of `area`, and the list beneath it.
  ///
  /// - Parameters:
  ///   - rows: the rows that the filter leaves.
  ///   - label: the words in front of the filter.
  ///   - empty: the words in place of an empty list.
  ///   - area: the place of the filter and the list.
  ///   - canvas: the canvas to draw on.
  ///   - theme: the styles and signs.
  ///   - row: the words for a row.
  public func draw(
    _ rows: [Row],
    label: String,
    empty: String,
    in area: Rect,
    into canvas: inout Canvas,
    theme: Theme,
    row: (Row) -> ListView.Row
  ) {
    let used = canvas.write(label, at: area.origin, style: theme.accent, limit: area.width / 2)
    let at = area.origin.moved(x: used + 1)
    let column = TextLine(text: field.text, caret: field.caret)
      .draw(at: at, columns: max(1, area.maxX - at.x - 1), into: &canvas, theme: theme)
    let list = Self.list(in: area)
    if rows.isEmpty {
      canvas.write(wrapped: empty, in: list, style: theme.muted)
    } else {
      ListView.draw(rows.count, state: self.list, in: list, into: &canvas, theme: theme) {
        row(rows[$0])
      }
    }
    if !isInList || rows.isEmpty { canvas.cursor = at.moved(x: column ?? 0) }
  }

  /// The rectangle of the list.
  public static func list(in area: Rect) -> Rect {
    let gap = area.height > 8 ? 2 : 1
    return area.dropping(rows: gap)
  }
}
