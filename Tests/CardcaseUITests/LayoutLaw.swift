import Testing
import WindowLevels

/// A law that the layout of every window obeys at every size. What breaks it is a fault that a user
/// would notice.
struct LayoutLaw: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The faults of a window, in words.
  let faults: @Sendable (DrawnWindow) -> [String]

  private init(_ name: String, _ faults: @escaping @Sendable (DrawnWindow) -> [String]) {
    testDescription = name
    self.faults = faults
  }

  static let all = [nothingCut] + ofShapes
  /// The laws that know no words.
  static let ofShapes = [framesClosed, nothingTouches, columnsAligned, roomUsed]

  /// The blanks between the columns of a table, which are no room.
  private static let gap = 2
  /// The rows of a screen's heading, with the line beneath it.
  private static let heading = 2
  /// The height of the smallest screen.
  private static let smallest = 8

  /// Nothing ends in an ellipsis where there was room for more of it: behind it, beside a frame for its
  /// title, or beneath it for a sentence.
  static let nothingCut = LayoutLaw("nothing is cut where it has room") { window in
    window.signs.filter { $0.sign == "…" }.compactMap { x, y, _ in
      guard let pane = window.panes(y).first(where: { $0.contains(x) }),
        window.character(x - 1, y) != " "
      else { return nil }
      let text = window.text(pane, y)
      let behind = (x + 1..<pane.upperBound).prefix { window.character($0, y) == " " }.count
      if behind > gap { return "cut with \(behind) blanks behind it: \(text)" }
      if let next = window.character(x + 1, y), edges.contains(next) {
        let beside = window.cells[y].count { $0 == " " }
        return beside > window.cells[y].count / 4
          ? "title cut beside \(beside) blanks: \(text)" : nil
      }
      let isSentence = text.split(separator: " ").first.map { ["✗", "!"].contains($0) } ?? false
      let hasRoom = y + 1 < window.cells.count && window.isBlank(pane, y + 1)
      return isSentence && hasRoom ? "sentence cut above an empty row: \(text)" : nil
    }
  }

  /// Every frame has its four corners and its sides, so that nothing but a dialog lies over it.
  static let framesClosed = LayoutLaw("every frame is closed") { window in
    let whole = wholeFrames(in: window)
    func isCovered(_ x: Int, _ y: Int) -> Bool { whole.contains { $0.contains(Point(x: x, y: y)) } }
    return leftCorners(in: window).compactMap { x, y in
      guard let right = rightCorner(of: x, y, in: window) else {
        let isHidden = (x..<window.frame.width).contains { isCovered($0, y) }
        return isHidden ? nil : "a frame at column \(x), row \(y) has no right corner"
      }
      let below = end(ofSides: x, right, from: y, in: window)
      let isClosed = isEnd(x, right, below, in: window)
      return isClosed || isCovered(x, below) || isCovered(right, below)
        ? nil : "the sides of a frame at column \(x), row \(y) do not end in corners"
    }
  }

  /// No word touches a side: not of a pane, nor from within of a frame.
  static let nothingTouches = LayoutLaw("no word touches a side") { window in
    let whole = wholeFrames(in: window)
    return window.signs.filter { DrawnWindow.sides.contains($0.sign) }.compactMap { x, y, _ in
      let frames = whole.filter { $0.minY < y && y < $0.maxY - 1 }
      let isLeft = frames.contains { $0.minX == x }
      let isRight = frames.contains { $0.maxX - 1 == x }
      let beside = [
        isLeft ? nil : window.character(x - 1, y), isRight ? nil : window.character(x + 1, y),
      ]
      guard beside.contains(where: { isPartOfWord($0) }) else { return nil }
      return "a word touches the side at column \(x), row \(y)"
    }
  }

  /// The fields of rows with as many fields begin, end or have their middle in the same columns.
  static let columnsAligned = LayoutLaw("columns are aligned") { window in
    let rows = window.cells.indices.map { y in
      window.panes(y).map { Self.fields($0, y, of: window) }
    }
    // The heading of a screen and the line beneath it are no rows of a table.
    let isScreen = window.frame.minY == 0 && window.frame.height >= smallest
    let pairs = zip(rows, rows.dropFirst()).enumerated().dropFirst(isScreen ? heading : 0)
    return pairs.flatMap { y, rows in
      guard rows.0.count == rows.1.count else { return [String]() }
      return zip(rows.0, rows.1).flatMap { above, below in
        guard above.count == below.count, above.count > 2 else { return [String]() }
        return zip(above, below).filter { one, other in
          let areAsides = Self.isAside(one, y, of: window) && Self.isAside(other, y + 1, of: window)
          return !areAsides && !Self.isAligned(one, other)
        }.map {
          "row \(y): \(window.text($0, y)) and \(window.text($1, y + 1))"
        }
      }
    }
  }

  /// What scrolls, which an arrow at its right says, leaves no empty rows beneath it.
  static let roomUsed = LayoutLaw("what scrolls has all the rows there are") { window in
    window.signs.filter { $0.sign == "↓" }.compactMap { x, y, _ in
      guard let pane = window.panes(y).first(where: { $0.contains(x) }),
        pane.upperBound - x <= gap + 1, window.isBlank(x + 1..<pane.upperBound, y)
      else { return nil }
      let empty = (y + 1..<window.frame.height).count { window.isBlank(pane, $0) }
      return empty > 3 ? "\(empty) empty rows beneath what scrolls: \(window.text(pane, y))" : nil
    }
  }

  // MARK: Parts of a window

  private static let edges: Set<Unicode.Scalar> = ["─", "━"]
  private static let leftCorners: Set<Unicode.Scalar> = ["╭", "┏", "┌"]
  private static let rightCorners: Set<Unicode.Scalar> = ["╮", "┓", "┐"]
  private static let lowerCorners: Set<Unicode.Scalar> = ["╰", "┗", "└", "╯", "┛", "┘"]
  /// The side of a frame, on which an arrow can say that there is more.
  private static let sides: Set<Unicode.Scalar> = [
    "│", "┃", "├", "┤", "┝", "┥", "┠", "┨", "↑", "↓",
  ]
  /// The marks before what is in a row.
  private static let marks: Set<Unicode.Scalar> = ["›", "◆", "✓", "·"]

  private static func isPartOfWord(_ character: Unicode.Scalar?) -> Bool {
    guard let properties = character?.properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil
  }

  private static func leftCorners(in window: DrawnWindow) -> [(x: Int, y: Int)] {
    window.signs.filter { leftCorners.contains($0.sign) }.map { ($0.x, $0.y) }
  }

  /// The column of the corner at the right of a frame whose left one is given.
  private static func rightCorner(of x: Int, _ y: Int, in window: DrawnWindow) -> Int? {
    window.signs.first { $0.y == y && $0.x > x && rightCorners.contains($0.sign) }?.x
  }

  /// The first row beneath the top of a frame in which one of its sides ends.
  private static func end(
    ofSides left: Int,
    _ right: Int,
    from y: Int,
    in window: DrawnWindow
  ) -> Int {
    func isSide(_ x: Int, _ y: Int) -> Bool { window.character(x, y).map(sides.contains) ?? false }
    return (y + 1..<window.frame.height).first { !isSide(left, $0) || !isSide(right, $0) }
      ?? window.frame.height
  }

  /// True if two sides end in corners.
  private static func isEnd(_ left: Int, _ right: Int, _ y: Int, in window: DrawnWindow) -> Bool {
    [left, right].allSatisfy { window.character($0, y).map(lowerCorners.contains) ?? false }
  }

  /// The frames that nothing lies over.
  private static func wholeFrames(in window: DrawnWindow) -> [Rect] {
    leftCorners(in: window).compactMap { x, y in
      guard let right = rightCorner(of: x, y, in: window) else { return nil }
      let below = end(ofSides: x, right, from: y, in: window)
      guard isEnd(x, right, below, in: window) else { return nil }
      return Rect(x: x, y: y, width: right + 1 - x, height: below + 1 - y)
    }
  }

  /// The fields of a pane's row, which blanks part, without the marks before them; none in a plot or
  /// a picture.
  private static func fields(_ pane: Range<Int>, _ y: Int, of window: DrawnWindow) -> [Range<Int>] {
    let isPlot = pane.contains { x in
      window.character(x, y).map {
        ("▀"..."▏").contains($0) || ("░"..."▓").contains($0) || edges.contains($0)
      } ?? false
    }
    guard !isPlot else { return [] }
    func isBlank(_ x: Int) -> Bool {
      guard let character = window.character(x, y) else { return false }
      // An arrow at the right edge says that more follows, and is no part of a row.
      if x == pane.upperBound - 1, character == "↑" || character == "↓" { return true }
      guard marks.contains(character), let next = window.character(x + 1, y) else {
        return character == " "
      }
      return next == " " || marks.contains(next)
    }
    var fields: [Range<Int>] = []
    for x in pane where !isBlank(x) {
      if let last = fields.last, x - last.upperBound < gap {
        fields[fields.count - 1] = last.lowerBound..<x + 1
      } else {
        fields.append(x..<x + 1)
      }
    }
    return fields
  }

  /// True if a field is in brackets: it stands behind the one before it, wherever that ends.
  private static func isAside(_ field: Range<Int>, _ y: Int, of window: DrawnWindow) -> Bool {
    window.character(field.lowerBound, y) == "("
  }

  private static func isAligned(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let middles = one.lowerBound + one.upperBound - other.lowerBound - other.upperBound
    return one.lowerBound == other.lowerBound || one.upperBound == other.upperBound
      || abs(middles) < 2
  }
}
