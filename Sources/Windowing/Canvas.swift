/// A grid of cells to draw a window into: a value, so that screens can be tested without a terminal.
///
/// What falls outside is clipped. A wide character that loses one half leaves a blank in the other.
public struct Canvas: Sendable {
  /// Columns and rows.
  public let size: Size
  private var cells: [Cell]
  /// Where the terminal's cursor stands, or nil where it is hidden. It stands on the focus, so that
  /// screen readers and input methods find it.
  public var cursor: Point?

  /// A canvas of blanks.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// All of the canvas.
  public var bounds: Rect { Rect(size: size) }

  /// The cell at `point`; blank outside of the canvas.
  public subscript(point: Point) -> Cell {
    bounds.contains(point) ? cells[point.y * size.width + point.x] : .blank
  }

  /// The cells of row `y`, to be read in place.
  ///
  /// - Precondition: `y` is a row of the canvas.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    cells[(y * size.width)..<((y + 1) * size.width)]
  }

  /// Whether row `y` of both canvases holds the same cells; false where either has no such row.
  public func sameRow(_ y: Int, as other: Canvas) -> Bool {
    guard size.width == other.size.width, y < size.height, y < other.size.height else {
      return false
    }
    return row(y) == other.row(y)
  }

  /// Puts one character at `point`.
  ///
  /// - Returns: the columns it takes: 2, 1, or 0 when it combines with the character before it,
  ///   can't be shown, or is outside.
  @discardableResult
  public mutating func put(_ scalar: Unicode.Scalar, at point: Point, style: Style = .plain) -> Int
  {
    guard let width = displayWidth(of: scalar) else { return 0 }
    guard width > 0 else {
      combine(scalar, before: point)
      return 0
    }
    guard bounds.contains(point) else { return 0 }
    if width == 2, point.x + 1 >= size.width {
      set(Cell(style: style), at: point)
      return 0
    }
    set(Cell(scalar, style: style), at: point)
    if width == 2 {
      set(.continuation(style: style), at: point.moved(x: 1), keepsLeft: true)
    }
    return width
  }

  /// Fills `rect` with blanks of `style`, or with another character of one column.
  public mutating func fill(
    _ rect: Rect? = nil,
    with scalar: Unicode.Scalar = " ",
    style: Style = .plain
  ) {
    let area = bounds.intersection(rect ?? bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        set(Cell(scalar, style: style), at: Point(x: x, y: y))
      }
    }
  }

  /// Changes the style of what stands in `rect`.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for index in (y * size.width + area.minX)..<(y * size.width + area.maxX) {
        cells[index].style = change(cells[index].style)
      }
    }
  }

  /// Overwrites every cell with a blank, in place, so that nothing that was drawn stays in memory,
  /// and hides the cursor.
  public mutating func wipe() {
    for index in cells.indices {
      cells[index] = .blank
    }
    cursor = nil
  }

  /// What is drawn, a string a row, as a test or a person reads it.
  public var lines: [String] {
    (0..<size.height).map { y in
      var line = String.UnicodeScalarView()
      for cell in row(y) {
        line.append(contentsOf: cell.scalars)
      }
      return String(line)
    }
  }

  private mutating func set(_ cell: Cell, at point: Point, keepsLeft: Bool = false) {
    let index = point.y * size.width + point.x
    if cells[index].isContinuation, point.x > 0, !keepsLeft {
      cells[index - 1] = Cell(style: cells[index - 1].style)
    }
    if point.x + 1 < size.width, cells[index + 1].isContinuation, !cell.isContinuation {
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
    cells[index] = cell
    if cell.isContinuation, point.x + 1 < size.width, cells[index + 1].isContinuation {
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
  }

  private mutating func combine(_ mark: Unicode.Scalar, before point: Point) {
    let left = point.moved(x: -1)
    guard bounds.contains(left) else { return }
    var index = left.y * size.width + left.x
    if cells[index].isContinuation, left.x > 0 {
      index -= 1
    }
    cells[index].combine(mark)
  }
}
