/// A grid of cells to draw a window into: a value, so that screens can be tested without a
/// terminal.
///
/// Drawing outside it is clipped. A wide character that loses one half leaves a blank in the other.
public struct Canvas: Sendable {
  /// The size in columns and rows.
  public let size: Size
  private var cells: [Cell]
  /// The position of the terminal's cursor, or nil if it is hidden. It marks the focus, so that
  /// screen readers and input methods find it.
  public var cursor: Point?
  /// The pixels that stand for cells with the attribute `pixels`, each frame once.
  package private(set) var pixels: [PlacedPixels] = []
  /// The character of one column that ends a text that was cut; nil for none.
  public var ellipsis: Unicode.Scalar?

  /// Creates a canvas of blanks.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// The rectangle of the whole canvas.
  public var bounds: Rect { Rect(size: size) }

  /// The cell at `point`; blank outside the canvas.
  public subscript(point: Point) -> Cell {
    bounds.contains(point) ? cells[point.y * size.width + point.x] : .blank
  }

  /// The cells of row `y`, for reading in place.
  ///
  /// - Precondition: `y` is a row of the canvas.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    cells[(y * size.width)..<((y + 1) * size.width)]
  }

  /// True if row `y` of both canvases holds the same cells; false if either has no such row.
  public func sameRow(_ y: Int, as other: Canvas) -> Bool {
    guard size.width == other.size.width, y >= 0, y < min(size.height, other.size.height) else {
      return false
    }
    return row(y) == other.row(y)
  }

  /// Copies cells of row `y` from column `x` on over those of `target` in `range`, with blanks for
  /// positions outside the canvas.
  ///
  /// - Returns: the part of `range` from the first to the last cell that changed; nil if none did.
  public func copy(
    row y: Int,
    from x: Int,
    to target: inout [Cell],
    in range: Range<Int>
  ) -> Range<Int>? {
    let wanted = Rect(x: x, y: y, width: range.count, height: 1)
    guard bounds.contains(wanted) else {
      // One by one: an array of them would leave its cells in memory.
      var changed: Range<Int>?
      for (column, index) in zip(x..., range) {
        let cell = self[Point(x: column, y: y)]
        guard target[index] != cell else { continue }
        target[index] = cell
        changed = (changed?.lowerBound ?? index)..<(index + 1)
      }
      return changed
    }
    // Every frame does this for every cell, and bounds checks would cost more than the rest.
    return row(y).dropFirst(x).prefix(range.count).withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { whole in
        let line = UnsafeMutableBufferPointer(rebasing: whole[range])
        func difference(_ index: Int) -> UInt64 { line[index].difference(from: source[index]) }
        guard source.indices.reduce(0, { $0 | difference($1) }) != 0,
          let first = source.indices.first(where: { difference($0) != 0 }),
          let last = source.indices.last(where: { difference($0) != 0 })
        else { return nil }
        _ = line.update(fromContentsOf: source)
        return (range.lowerBound + first)..<(range.lowerBound + last + 1)
      }
    }
  }

  /// Puts one character at `point`.
  ///
  /// - Returns: the columns it takes: 2, 1, or 0 if it combines with the character before it, can't
  ///   be shown, or is outside.
  @discardableResult
  public mutating func put(_ scalar: Unicode.Scalar, at point: Point, style: Style = .plain) -> Int
  {
    DisplayScalar(scalar).map { put($0, at: point, style: style) } ?? 0
  }

  @discardableResult
  mutating func put(_ shown: DisplayScalar, at point: Point, style: Style) -> Int {
    let (scalar, width) = (shown.scalar, shown.width)
    guard width > 0 else {
      combine(scalar, before: point)
      return 0
    }
    guard width == 1 || bounds.contains(point) && bounds.contains(point.moved(x: 1)) else {
      for half in [point, point.moved(x: 1)] where bounds.contains(half) {
        set(Cell(style: style), at: half)
      }
      return 0
    }
    guard bounds.contains(point) else { return 0 }
    set(Cell(scalar, style: style), at: point)
    if width == 2 {
      set(.continuation(style: style), at: point.moved(x: 1), keepsLeft: true)
    }
    return width
  }

  /// Puts characters of one column each, without control characters, from `point` to the right.
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>, at point: Point, style: Style) {
    let columns = max(0, point.x)..<max(0, point.x, min(point.x + bytes.count, size.width))
    guard !columns.isEmpty, point.y >= 0, point.y < size.height else { return }
    clearHalves(in: columns, y: point.y)
    let start = point.y * size.width
    cells.withUnsafeMutableBufferPointer { cells in
      for x in columns {
        cells[start + x] = Cell(Unicode.Scalar(bytes[x - point.x]), style: style)
      }
    }
  }

  /// Blanks the halves of wide characters that lie outside `columns` of row `y`, if the other half
  /// lies inside.
  private mutating func clearHalves(in columns: Range<Int>, y: Int) {
    let start = y * size.width
    if columns.lowerBound > 0, cells[start + columns.lowerBound].isContinuation {
      let left = start + columns.lowerBound - 1
      cells[left] = Cell(style: cells[left].style)
    }
    if columns.upperBound < size.width, cells[start + columns.upperBound].isContinuation {
      let right = start + columns.upperBound
      cells[right] = Cell(style: cells[right].style)
    }
  }

  /// Fills `rect` with blanks of `style`, or with another character; one that does not take exactly
  /// one column is replaced by a blank.
  public mutating func fill(
    _ rect: Rect? = nil,
    with scalar: Unicode.Scalar = " ",
    style: Style = .plain
  ) {
    fill(rect ?? bounds, with: Self.filling(scalar, style: style))
  }

  /// The cell that fills a rectangle with a character.
  static func filling(_ scalar: Unicode.Scalar, style: Style) -> Cell {
    let shown = DisplayScalar(scalar)
    return Cell(shown?.width == 1 ? shown?.scalar ?? " " : " ", style: style)
  }

  mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      clearHalves(in: area.minX..<area.maxX, y: y)
      let start = y * size.width
      cells.withUnsafeMutableBufferPointer { cells in
        cells[(start + area.minX)..<(start + area.maxX)].update(repeating: cell)
      }
    }
  }

  /// Changes the style of the cells in `rect`.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for index in (y * size.width + area.minX)..<(y * size.width + area.maxX) {
        cells[index].style = change(cells[index].style)
      }
    }
  }

  /// Has pixels stand for the cells of their frame that have the attribute `pixels`.
  package mutating func place(_ placed: PlacedPixels) {
    if !pixels.contains(where: { $0.frame == placed.frame }) { pixels.append(placed) }
  }

  /// Replaces cells for which pixels stand.
  ///
  /// - Parameter replacement: the cell at a place of the pixels, in columns and rows from their corner; nil
  ///   for the one there is.
  /// - Returns: true if there are such cells.
  package mutating func replace(_ placed: PlacedPixels, by replacement: (Point) -> Cell?) -> Bool {
    let area = bounds.intersection(placed.frame)
    guard !area.isEmpty else { return false }
    var isSeen = false
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX
      where cells[y * size.width + x].style.attributes.contains(.pixels) {
        isSeen = true
        let place = Point(x: x - placed.frame.minX, y: y - placed.frame.minY)
        if let cell = replacement(place) { cells[y * size.width + x] = cell }
      }
    }
    return isSeen
  }

  /// Overwrites every cell with a blank, in place, so that nothing drawn remains in memory, and
  /// hides the cursor. Copies of the canvas keep their own cells.
  public mutating func wipe() {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    cursor = nil
    pixels = []
  }

  /// The contents as one string for each row, for tests and for reading.
  public var lines: [String] {
    (0..<size.height).map { y in
      var line = String.UnicodeScalarView()
      for cell in row(y) { cell.append(to: &line) }
      return String(line)
    }
  }

  @inline(__always)
  private mutating func set(_ cell: Cell, at point: Point, keepsLeft: Bool = false) {
    let index = point.y * size.width + point.x
    if cells[index].isContinuation, point.x > 0, !keepsLeft {
      cells[index - 1] = Cell(style: cells[index - 1].style)
    }
    if point.x + 1 < size.width, cells[index + 1].isContinuation {
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
    cells[index] = cell
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
