public import WindowLevels

/// A scrolling list in aligned columns, with a line of heads above and a count at the bottom right.
///
/// Where there is no room for all columns they give way in the order they say.
public struct Table: Sendable {
  /// A column of a table.
  public struct Column: Hashable, Sendable {
    /// The edge at which texts begin or end.
    public enum Alignment: Hashable, Sendable {
      /// Texts begin at the left edge.
      case left
      /// Texts, such as numbers, end at the right edge.
      case right
    }

    let head: String
    let width: Int
    let share: Int
    let alignment: Alignment
    let givesWay: Int?

    /// A column.
    ///
    /// - Parameters:
    ///   - head: The words above it.
    ///   - width: Its width, or the least one if it takes a share of the rest.
    ///   - share: Its share of the width that is left, in proportion to those of other columns.
    ///   - alignment: The edge at which its texts begin or end.
    ///   - givesWay: Its place among the columns that give way, 1 for the first; nil for one that
    ///     never does.
    public init(
      _ head: String,
      width: Int,
      share: Int = 0,
      alignment: Alignment = .left,
      givesWay: Int? = nil
    ) {
      self.head = head
      self.width = max(width, share > 0 ? 0 : displayWidth(of: head))
      self.share = share
      self.alignment = alignment
      self.givesWay = givesWay
    }
  }

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

    fileprivate static func width(_ form: some Collection<Piece>) -> Int {
      form.reduce(0) { $0 + displayWidth(of: $1.text) }
    }
  }

  /// A row: a field for each column.
  public struct Row: Sendable {
    /// The fields, one for each column.
    public var fields: [Field]
    /// True if the row is marked, which has a sign.
    public var isMarked = false

    /// A row.
    public init(_ fields: [Field], isMarked: Bool = false) {
      self.fields = fields
      self.isMarked = isMarked
    }
  }

  /// The columns for the pointer in front of a row. The mark is in the margin before it.
  private static let lead = 2
  /// The columns between two others.
  private static let gap = 2
  /// The least height that has room for a line of heads and one for the count.
  private static let fullHeight = 6

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
    let spans = spans(in: rect)
    if area != rect {
      for (column, span) in zip(columns, spans) {
        guard let span else { continue }
        let head = Field(column.head, style: theme.muted)
        draw(head, column, span, y: rect.minY, &canvas, theme)
      }
      drawTotal(beneath: number, in: rect, area, spans, &canvas, theme)
      canvas.write(
        count,
        at: Point(x: rect.maxX - displayWidth(of: count), y: rect.maxY - 1),
        style: theme.muted
      )
    }
    var state = state
    state.fit(count: number, height: area.height)
    let visible = VisibleRows(from: state.top, of: number, height: area.height)
    for (y, index) in zip(area.minY..., visible.range) {
      let row = row(index)
      let isFocused = hasFocus && index == state.selected
      if row.isMarked {
        canvas.put(theme.mark, at: Point(x: rect.minX - 1, y: y), style: theme.title)
      }
      for ((column, span), field) in zip(zip(columns, spans), row.fields) {
        guard let span else { continue }
        draw(field, column, span, y: y, &canvas, theme)
      }
      if isFocused {
        canvas.focus(Rect(x: rect.minX, y: y, width: rect.width, height: 1), theme: theme)
      }
    }
    visible.drawArrows(beside: area, into: &canvas, theme: theme)
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
      draw(field, column, span, y: y, &canvas, theme)
    }
  }

  private func draw(
    _ field: Field,
    _ column: Column,
    _ span: Range<Int>,
    y: Int,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    switch field.content {
    case .text(let text): draw(CollectionOfOne(text), column, span, y: y, &canvas, theme)
    case .pieces(let pieces): draw(pieces, column, span, y: y, &canvas, theme)
    case .forms(let forms):
      guard let form = forms.first(where: { displayWidth(of: $0.text) <= span.count }) ?? forms.last
      else { return }
      draw(CollectionOfOne(form), column, span, y: y, &canvas, theme)
    }
  }

  private func draw(
    _ form: some Collection<Field.Piece>,
    _ column: Column,
    _ span: Range<Int>,
    y: Int,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    let width = Field.width(form)
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

  /// The horizontal place of each column; nil for one that has given way.
  private func spans(in rect: Rect) -> [Range<Int>?] {
    var shown = Array(columns.indices)
    func needed() -> Int {
      Self.lead + shown.reduce(0) { $0 + columns[$1].width } + Self.gap * max(0, shown.count - 1)
    }
    let order = columns.indices.filter { columns[$0].givesWay != nil }
      .sorted { (columns[$0].givesWay ?? 0) < (columns[$1].givesWay ?? 0) }
    for column in order where needed() > rect.width {
      shown.removeAll { $0 == column }
    }
    var rest = max(0, rect.width - needed())
    var shares = shown.reduce(0) { $0 + columns[$1].share }
    var spans: [Range<Int>?] = Array(repeating: nil, count: columns.count)
    var x = rect.minX + Self.lead
    for index in shown {
      let column = columns[index]
      let extra = shares == 0 ? 0 : rest * column.share / shares
      rest -= extra
      shares -= column.share
      let end = min(x + column.width + extra, rect.maxX)
      spans[index] = min(x, end)..<end
      x = end + Self.gap
    }
    return spans
  }
}
