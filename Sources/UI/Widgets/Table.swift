public import WindowLevels

/// A scrolling list in aligned columns, with a line of heads above and a count at the bottom right.
///
/// A column is as wide as its head and what its visible rows hold; those with a share divide the rest
/// of the width. Where there is no room for all columns, heads take their short words first, and then
/// columns give way in the order they say; where something would be cut, those that are empty do so
/// before.
public struct Table: Sendable {
  /// A text in a column.
  public struct Field: Sendable {
    /// A part of the text in a style of its own.
    public struct Piece: Sendable {
      /// The text.
      public let text: String
      /// Its style.
      public let style: Style

      /// A part of a text.
      public init(_ text: String, style: Style) {
        self.text = text
        self.style = style
      }
    }

    /// The content of a field.
    fileprivate enum Content {
      /// A text in one style: apart, as most are such, and a table has hundreds.
      case text(Piece)
      /// A text in several styles.
      case pieces([Piece])
      /// The forms of a text, the longest first. The first that has room is drawn, or else the last.
      case forms([Piece])
    }

    fileprivate let content: Content

    /// A text in one style.
    public init(_ text: String, style: Style = .plain) {
      content = .text(Piece(text, style: style))
    }

    /// A text in several styles.
    public init(_ pieces: [Piece]) {
      content = .pieces(pieces)
    }

    /// A text that has shorter forms for narrow columns, the longest first.
    public init(forms: [String], style: Style) {
      content = .forms(forms.map { Piece($0, style: style) })
    }

    /// The width of the text, or of its longest form.
    fileprivate var width: Int {
      switch content {
      case .text(let text): displayWidth(of: text.text)
      case .pieces(let pieces): pieces.reduce(0) { $0 + displayWidth(of: $1.text) }
      case .forms(let forms): forms.first.map { displayWidth(of: $0.text) } ?? 0
      }
    }
  }

  /// A row: a field for each column, or the heading of the rows beneath it.
  public struct Row: Sendable {
    /// The fields, one for each column.
    public var fields: [Field]
    /// True if the row is marked, which has a sign.
    public var isMarked = false
    fileprivate var heading = ""

    /// A row.
    public init(_ fields: [Field], isMarked: Bool = false) {
      self.fields = fields
      self.isMarked = isMarked
    }

    /// The heading of a group of rows, which has the whole width.
    public init(heading: String) {
      fields = []
      self.heading = heading
    }
  }

  /// The least height that has room for a line of heads and one for the count.
  package static let fullHeight = 6

  private let columns: [Column]
  private let count: String
  private let total: [Field]

  /// A table.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the left.
  ///   - count: The words at the bottom right; empty for none.
  ///   - total: The fields of the line beneath the rows; empty for none.
  public init(_ columns: [Column], count: String = "", total: [Field] = []) {
    self.columns = columns
    self.count = count
    self.total = total
  }

  /// The part of a table's rectangle that has its rows.
  public static func rows(in rect: Rect) -> Rect {
    guard rect.height >= fullHeight else { return rect }
    return Rect(x: rect.minX, y: rect.minY + 1, width: rect.width, height: rect.height - 2)
  }

  /// Draws the heads, the visible rows and the count; calls `row` for visible rows only.
  ///
  /// - Parameters:
  ///   - number: the number of rows.
  ///   - state: the focused row, and the first one that is visible.
  ///   - rect: the place of the table.
  ///   - canvas: the canvas to draw on.
  ///   - theme: the styles and signs.
  ///   - hasFocus: false to draw no row as the focused one.
  ///   - row: the row with a number, counted from 0.
  public func draw(
    _ number: Int,
    state: ListState,
    in rect: Rect,
    into canvas: inout Canvas,
    theme: Theme,
    hasFocus: Bool = true,
    row: (Int) -> Row
  ) {
    let area = Self.rows(in: rect)
    guard !area.isEmpty else { return }
    var state = state
    state.fit(count: number, height: area.height)
    let visible = VisibleRows(from: state.top, of: number, height: area.height)
    let rows = visible.range.map(row)
    let widths = rows.map { $0.fields.map(\.width) }
    let layout = layout(holding: widths, in: visible.texts(in: rect))
    if area != rect {
      for (index, span) in layout.spans.enumerated() {
        guard let span else { continue }
        let head = Field(layout.heads[index], style: theme.muted)
        draw(head, head.width, columns[index], span, y: rect.minY, &canvas, theme)
      }
      drawTotal(beneath: number, in: rect, area, layout.spans, &canvas, theme)
      canvas.write(
        count,
        at: Point(x: rect.maxX - displayWidth(of: count), y: rect.maxY - 1),
        style: theme.muted
      )
    }
    for (offset, row) in rows.enumerated() {
      let y = area.minY + offset
      let isFocused = hasFocus && visible.range.lowerBound + offset == state.selected
      if row.isMarked {
        canvas.put(theme.mark, at: Point(x: rect.minX - 1, y: y), style: theme.title)
      }
      canvas.write(
        row.heading,
        at: Point(x: rect.minX, y: y),
        style: theme.title,
        limit: rect.width,
        ellipsis: theme.ellipsis
      )
      for (index, field) in row.fields.enumerated().prefix(columns.count) {
        guard let span = layout.spans[index] else { continue }
        draw(field, widths[offset][index], columns[index], span, y: y, &canvas, theme)
      }
      if isFocused {
        canvas.focus(Rect(x: rect.minX, y: y, width: rect.width, height: 1), theme: theme)
      }
    }
    visible.drawArrows(beside: area, into: &canvas, theme: theme)
  }

  /// The layout of the columns for rows with fields of these widths.
  private func layout(holding widths: [[Int]], in rect: Rect) -> TableLayout {
    let all = widths + [total.map(\.width)]
    let contents = columns.indices.map { column in
      all.reduce(0) { $1.count > column ? max($0, $1[column]) : $0 }
    }
    return TableLayout(columns, holding: contents, in: rect)
  }

  /// Draws the line of totals: right beneath the rows, or at the bottom if they fill the table.
  private func drawTotal(
    beneath number: Int,
    in rect: Rect,
    _ area: Rect,
    _ spans: [Range<Int>?],
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    guard !total.isEmpty else { return }
    let hasRule = number < area.height
    if hasRule {
      canvas.fill(
        Rect(x: rect.minX, y: area.minY + number, width: rect.width, height: 1),
        with: theme.borderLines.horizontal,
        style: theme.border
      )
    }
    let y = hasRule ? area.minY + number + 1 : rect.maxY - 1
    for ((column, span), field) in zip(zip(columns, spans), total) {
      guard let span else { continue }
      draw(field, field.width, column, span, y: y, &canvas, theme)
    }
  }

  /// Draws a field of a width into a column.
  private func draw(
    _ field: Field,
    _ width: Int,
    _ column: Column,
    _ span: Range<Int>,
    y: Int,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    switch field.content {
    case .text(let text):
      draw(CollectionOfOne(text), width, column, span, y: y, &canvas, theme)
    case .pieces(let pieces):
      draw(pieces, width, column, span, y: y, &canvas, theme)
    case .forms(let forms):
      guard let form = forms.first(where: { displayWidth(of: $0.text) <= span.count }) ?? forms.last
      else { return }
      let own = displayWidth(of: form.text)
      draw(CollectionOfOne(form), own, column, span, y: y, &canvas, theme)
    }
  }

  private func draw(
    _ form: some Collection<Field.Piece>,
    _ width: Int,
    _ column: Column,
    _ span: Range<Int>,
    y: Int,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    guard width > 0 else { return }
    var x = span.upperBound - (column.alignment == .right ? min(width, span.count) : span.count)
    var left = width
    for piece in form where x < span.upperBound {
      let room = span.upperBound - x
      let own = displayWidth(of: piece.text)
      // A text that ends here although another follows is cut, and says so.
      let isCut = own == room && left > room
      canvas.write(
        isCut ? piece.text + String(Character(theme.ellipsis)) : piece.text,
        at: Point(x: x, y: y),
        style: piece.style,
        limit: room,
        ellipsis: theme.ellipsis
      )
      x += min(own, room)
      left -= own
    }
  }
}
