import Testing

@testable import WindowLevels

@Suite("Colours of 24 bits")
struct DirectColorTests {
  /// The colours whose parts are multiples of 15: each limit between two of the palette lies among
  /// them or beside one.
  private static let grid: [Palette.RGB] = stride(from: 0, through: 255, by: 15).flatMap { red in
    stride(from: 0, through: 255, by: 15).flatMap { green in
      stride(from: 0, through: 255, by: 15).map { (red, green, $0) }
    }
  }

  @Test("Their parts are kept, and those beyond the limits become the nearest")
  func parts() throws {
    for wanted in Self.grid {
      let color = Color(red: wanted.red, green: wanted.green, blue: wanted.blue)
      #expect(try #require(color.parts) == wanted)
      #expect(color.index == nil && color.isDirect)
      #expect(color.reduced(to: .direct) == color)
      #expect(color.reduced(to: .none) == .standard)
    }
    #expect(Color(red: -1, green: 256, blue: 1_000) == Color(red: 0, green: 255, blue: 255))
    #expect(Color(red: 0, green: 0, blue: 0) != .standard)
  }

  @Test("A colour of the palette is none of them, and has the parts of xterm")
  func palette() throws {
    #expect(try #require(Color(208).parts) == (255, 135, 0))
    #expect(try #require(Color(244).parts) == (128, 128, 128))
    #expect(!Color(208).isDirect && !Color.standard.isDirect)
    #expect(Color.standard.parts == nil)
    for index in UInt8.min...UInt8.max {
      #expect(Color(index).reduced(to: .direct) == Color(index))
    }
  }

  @Test(
    "The nearest is one that is nearer than no other",
    arguments: [(ColorDepth.full, 16), (.sixteen, 0), (.eight, 0)]
  )
  func nearest(_ depth: ColorDepth, _ first: Int) throws {
    func distance(_ a: Palette.RGB, _ b: Palette.RGB) -> Int {
      let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
      return depth == .full
        ? 2 * red * red + 4 * green * green + 3 * blue * blue
        : red * red + green * green + blue * blue
    }
    let palette = (first..<depth.count).map { Palette.rgb(UInt8($0)) }
    for wanted in Self.grid {
      let color = Color(red: wanted.red, green: wanted.green, blue: wanted.blue)
      let reduced = color.reduced(to: depth)
      #expect((first..<depth.count).contains(Int(try #require(reduced.index))))
      let least = palette.map { distance($0, wanted) }.min()
      #expect(distance(try #require(reduced.parts), wanted) == least, "\(wanted)")
    }
  }

  /// The colours of CSS red, green, orange, gray, steelblue, saddlebrown, wheat, indigo and
  /// darkslategray, and others; computed apart from the library.
  @Test(
    "Of 256 it is this one",
    arguments: [
      (255, 0, 0, 196), (0, 128, 0, 28), (255, 165, 0, 214), (128, 128, 128, 244),
      (1, 2, 3, 16), (250, 250, 250, 231), (70, 130, 180, 67), (120, 110, 115, 243),
      (139, 69, 19, 94), (245, 222, 179, 223), (75, 0, 130, 54), (47, 79, 79, 238),
    ]
  )
  func known(_ red: Int, _ green: Int, _ blue: Int, _ expected: UInt8) {
    #expect(Color(red: red, green: green, blue: blue).reduced(to: .full) == Color(expected))
  }

  @Test("Mixed colours lie between both, and what is not known is not mixed")
  func mixed() {
    let color = Color(red: 200, green: 100, blue: 0)
    #expect(color.mixed(with: Color(16), share: 0.5) == Color(red: 100, green: 50, blue: 0))
    #expect(color.mixed(with: Color(231), share: 1) == Color(red: 255, green: 255, blue: 255))
    #expect(color.mixed(with: Color(231), share: 0) == color)
    #expect(Color(16).mixed(with: color, share: 0.25) == Color(red: 50, green: 25, blue: 0))
    #expect(color.mixed(with: .standard, share: 0.5) == color)
    #expect(Color.standard.mixed(with: color, share: 0.5) == .standard)
  }

  @Test("Their contrast is that of their parts")
  func contrast() throws {
    let black = Color(red: 0, green: 0, blue: 0)
    let white = Color(red: 255, green: 255, blue: 255)
    #expect(abs(try #require(black.contrast(with: white)) - 21) < 0.001)
    for index in UInt8(16)...255 {
      let (red, green, blue) = Palette.rgb(index)
      let color = Color(red: red, green: green, blue: blue)
      #expect(color.contrast(with: black) == Color(index).contrast(with: black))
      #expect(color.contrast(with: TerminalBackground.light) == Color(index).contrast(with: .light))
    }
  }

  @Test("A cell has room for two of them beside all else, and is two words")
  func cell() {
    #expect(MemoryLayout<Cell>.size == 16)
    #expect(MemoryLayout<Cell>.stride == 16)
    let marks: [Unicode.Scalar] = ["\u{1E94A}", "\u{301}", "\u{1FFFF}"]
    let styles = [Color.standard, Color(255), Color(red: 255, green: 255, blue: 255)].flatMap {
      one in
      [Color.standard, Color(0), Color(red: 1, green: 2, blue: 3)].flatMap { other in
        [Attributes(), .italic, [.bold, .dim, .underline, .reverse, .italic]].map {
          Style(foreground: one, background: other, attributes: $0)
        }
      }
    }
    for style in styles {
      var cell = Cell("\u{10FFFF}", style: style)
      #expect(cell.marks == (0, 0, 0))
      for mark in marks { cell.combine(mark) }
      #expect(cell.base == 0x10FFFF && cell.style == style)
      #expect(cell.scalars == ["\u{10FFFF}"] + marks)
      // Neither takes bits of the other.
      for other in styles {
        cell.style = other
        #expect(cell.base == 0x10FFFF && cell.style == other)
        #expect(cell.scalars == ["\u{10FFFF}"] + marks)
      }
    }
  }

  @Test("All that combines is of the planes of which a cell has marks")
  func marks() {
    let far = (0x20000...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      DisplayScalar($0)?.width == 0
    }
    #expect(far.isEmpty)
    let ideographs = (0x5000..<0x6000).compactMap(Unicode.Scalar.init)
    #expect(ideographs.allSatisfy { displayWidth(of: $0) == 2 })
    var cell = Cell("x")
    for other in ["\u{20000}", "\u{5000}", "\u{10FFFF}"] as [Unicode.Scalar] { cell.combine(other) }
    #expect(cell == Cell("x"))
  }

  @Test("A canvas keeps them, and a row differs by one bit of one")
  func canvas() {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    let style = Style(
      foreground: Color(red: 1, green: 2, blue: 3),
      background: Color(red: 4, green: 5, blue: 6)
    )
    canvas.write("漢e\u{301}", at: .zero, style: style)
    #expect(canvas[Point(x: 1, y: 0)] == .continuation(style: style))
    #expect(canvas[Point(x: 2, y: 0)].style == style)
    var other = canvas
    other.restyle(other.bounds) { _ in
      Style(foreground: style.foreground, background: Color(red: 4, green: 5, blue: 7))
    }
    #expect(other.lines == canvas.lines && !other.sameRow(0, as: canvas))
    var cells = Array(canvas.row(0))
    #expect(other.copy(row: 0, from: 0, to: &cells, in: 0..<4) == 0..<4)
    #expect(cells == Array(other.row(0)))
  }
}
