import Testing
import WindowLevels

@Suite("Canvas")
struct CanvasTests {
  private let red = Style(foreground: Color(1))

  /// A canvas that holds `lines`.
  private func canvas(_ lines: String..., width: Int) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: lines.count))
    for (y, line) in lines.enumerated() {
      canvas.write(line, at: Point(x: 0, y: y))
    }
    return canvas
  }

  @Test("A new canvas is blank, has no cursor, and is blank outside too")
  func new() {
    let canvas = Canvas(size: Size(width: 3, height: 2))
    #expect(canvas.lines == ["   ", "   "])
    #expect(canvas.cursor == nil)
    #expect(canvas[Point(x: -1, y: 0)] == .blank)
    #expect(canvas[Point(x: 3, y: 0)] == .blank)
    #expect(canvas[Point(x: 0, y: 2)] == .blank)
  }

  @Test("A canvas without cells takes everything and shows nothing")
  func empty() {
    for size in [Size.zero, Size(width: 0, height: 3), Size(width: 3, height: 0)] {
      var canvas = Canvas(size: size)
      canvas.fill(with: "x")
      canvas.write("中文", at: .zero, ellipsis: "…")
      canvas.frame(Rect(x: -1, y: -1, width: 9, height: 9), .rounded)
      canvas.restyle(Rect(x: 0, y: 0, width: 9, height: 9)) { _ in red }
      canvas.wipe()
      #expect(canvas.lines.joined() == "")
    }
  }

  @Test("What falls outside is clipped on every side, and never comes out on another row")
  func clipping() {
    var canvas = Canvas(size: Size(width: 3, height: 3))
    canvas.write("abcdefgh", at: Point(x: -2, y: 1))
    canvas.write("up", at: Point(x: 0, y: -1))
    canvas.write("down", at: Point(x: 0, y: 3))
    canvas.put("x", at: Point(x: 3, y: 0))
    canvas.put("x", at: Point(x: -1, y: 2))
    #expect(canvas.lines == ["   ", "cde", "   "])
  }

  @Test("A wide character takes two cells: itself and a continuation of the same style")
  func wide() {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    #expect(canvas.put("中", at: Point(x: 1, y: 0), style: red) == 2)
    #expect(canvas[Point(x: 1, y: 0)] == Cell("中", style: red))
    #expect(canvas[Point(x: 2, y: 0)] == .continuation(style: red))
    #expect(canvas.lines == [" 中 "])
  }

  @Test(
    "A character put over half of a wide one leaves a blank in the other half",
    arguments: [(0, "x 文"), (1, " x文"), (2, "中x "), (3, "中 x")]
  )
  func halves(column: Int, line: String) {
    var canvas = canvas("中文", width: 4)
    canvas.put("x", at: Point(x: column, y: 0))
    #expect(canvas.lines == [line])
  }

  @Test("A wide character put across two others leaves a blank on either side")
  func wideAcrossTwo() {
    var canvas = canvas("中文", width: 4)
    canvas.put("字", at: Point(x: 1, y: 0))
    #expect(canvas.lines == [" 字 "])
  }

  @Test("The blank left by half a wide character keeps its style and not its marks")
  func halvedStyle() {
    var canvas = Canvas(size: Size(width: 2, height: 1))
    canvas.write("中\u{301}", at: .zero, style: red)
    canvas.put("x", at: Point(x: 1, y: 0))
    #expect(canvas[.zero] == Cell(style: red))
  }

  @Test("A wide character that is half outside leaves a blank in the half inside")
  func wideAtEdges() {
    var canvas = canvas("abcd", width: 4)
    #expect(canvas.put("中", at: Point(x: -1, y: 0)) == 0)
    #expect(canvas.put("中", at: Point(x: 3, y: 0)) == 0)
    #expect(canvas.put("中", at: Point(x: -2, y: 0)) == 0)
    #expect(canvas.put("中", at: Point(x: 4, y: 0)) == 0)
    #expect(canvas.lines == [" bc "])
  }

  @Test("Control characters are never put, by any way in")
  func controls() {
    var canvas = canvas("abc", width: 3)
    #expect(canvas.put("\u{1B}", at: .zero) == 0)
    canvas.write("\u{1B}\u{9B}x\u{7}\0", at: Point(x: 1, y: 0))
    #expect(canvas.lines == ["axc"])
    for scalar in ["\u{1B}", "\0", "\u{301}", "中"] as [Unicode.Scalar] {
      canvas.fill(with: scalar)
      #expect(canvas.lines == ["   "])
    }
  }

  @Test("Filling takes the part of the rectangle that is inside, and halves wide characters")
  func fill() {
    var canvas = canvas("中文", "中文", width: 4)
    canvas.fill(Rect(x: 1, y: -5, width: 2, height: 6), with: "#", style: red)
    #expect(canvas.lines == [" ## ", "中文"])
    #expect(canvas[Point(x: 1, y: 0)].style == red)
    canvas.fill()
    #expect(canvas.lines == ["    ", "    "])
  }

  @Test("Restyling changes how the cells in a rectangle look, and not what stands in them")
  func restyle() {
    var canvas = canvas("abc", "def", width: 3)
    canvas.restyle(Rect(x: 1, y: 0, width: 9, height: 1)) { $0.adding(.reverse) }
    #expect(canvas.lines == ["abc", "def"])
    let reversed = canvas.bounds.points.filter { canvas[$0].style.attributes == .reverse }
    #expect(reversed == [Point(x: 1, y: 0), Point(x: 2, y: 0)])
  }

  @Test("Wiping leaves nothing of what was drawn, and no cursor")
  func wipe() {
    var canvas = canvas("中e\u{301}", width: 4)
    canvas.restyle(canvas.bounds) { _ in red }
    canvas.cursor = .zero
    canvas.wipe()
    #expect(canvas.row(0).allSatisfy { $0 == .blank })
    #expect(canvas.cursor == nil)
  }

  @Test("Rows of two canvases are the same where their cells are, styles included")
  func sameRow() {
    let first = canvas("abc", "def", width: 3)
    var second = canvas("abc", "dxf", "ghi", width: 3)
    #expect(first.sameRow(0, as: second))
    #expect(!first.sameRow(1, as: second))
    second.restyle(Rect(x: 2, y: 0, width: 1, height: 1)) { _ in red }
    #expect(!first.sameRow(0, as: second))
  }

  @Test("A row that either canvas does not have is the same as none")
  func sameRowOutside() {
    let two = canvas("abc", "def", width: 3)
    let one = canvas("abc", width: 3)
    #expect(!two.sameRow(1, as: one))
    #expect(!one.sameRow(1, as: two))
    #expect(!two.sameRow(-1, as: two))
    #expect(!two.sameRow(0, as: canvas("abc", width: 4)))
  }

  @Test("Copying a row tells what was another cell before, and touches only its range")
  func copyRow() {
    let source = canvas("abcd", width: 4)
    var cells = Array(repeating: Cell("."), count: 4)
    #expect(source.copy(row: 0, from: 1, to: &cells, in: 1..<3) == 1..<3)
    #expect(cells == [Cell("."), Cell("b"), Cell("c"), Cell(".")])
    #expect(source.copy(row: 0, from: 1, to: &cells, in: 1..<3) == nil)
    #expect(source.copy(row: 0, from: 1, to: &cells, in: 2..<2) == nil)
    #expect(source.copy(row: 0, from: 0, to: &cells, in: 0..<4) == 0..<4)
    cells[2] = Cell(".")
    #expect(source.copy(row: 0, from: 0, to: &cells, in: 0..<4) == 2..<3)
  }

  @Test("Copying a row takes what is outside of the canvas for blank")
  func copyRowOutside() {
    let source = canvas("ab", width: 2)
    var cells = Array(repeating: Cell("."), count: 4)
    #expect(source.copy(row: 0, from: -1, to: &cells, in: 0..<4) == 0..<4)
    #expect(cells == [.blank, Cell("a"), Cell("b"), .blank])
    #expect(source.copy(row: 0, from: -1, to: &cells, in: 0..<4) == nil)
    #expect(source.copy(row: 1, from: 0, to: &cells, in: 0..<4) == 1..<3)
    #expect(cells.allSatisfy { $0 == .blank })
  }

  @Test("A cell gives back its character, marks and style, whatever they are")
  func cells() {
    let style = Style(
      foreground: Color(255),
      background: Color(0),
      attributes: Attributes(rawValue: 255)
    )
    var cell = Cell("\u{10FFFF}", style: style)
    for mark in ["\u{E01EF}", "\u{301}", "\u{E0100}", "\u{302}"] as [Unicode.Scalar] {
      cell.combine(mark)
    }
    #expect(cell.scalars == ["\u{10FFFF}", "\u{E01EF}", "\u{301}", "\u{E0100}"])
    #expect(cell.marks == (0xE01EF, 0x301, 0xE0100))
    #expect(cell.style == style)
    cell.style = red
    #expect(cell.base == 0x10FFFF)
    #expect(cell.style == red)
    #expect(Cell.continuation(style: red).style == red)
    #expect(Cell.continuation().isContinuation)
    #expect(Cell.continuation().scalars.isEmpty)
  }
}
