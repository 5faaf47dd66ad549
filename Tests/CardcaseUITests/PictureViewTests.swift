import Testing
import WindowLevels

@testable import Widgets

@Suite("Pictures in cells")
struct PictureViewTests {
  private static let direct = Theme(TerminalTraits(colors: .direct, unicode: true))
  private static let full = Theme(TerminalTraits(colors: .full, unicode: true, background: .dark))

  /// Pixels by their places.
  private static func pixels(
    _ width: Int,
    _ height: Int,
    hasAlpha: Bool = false,
    _ pixel: (Int, Int) -> [UInt8]
  ) throws -> Pixels {
    let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
    let size = Size(width: width, height: height)
    return try #require(Pixels(size: size, hasAlpha: hasAlpha, bytes: bytes))
  }

  private static func drawn(
    _ view: PictureView,
    _ width: Int,
    _ height: Int,
    _ theme: Theme = direct,
    over style: Style = .plain
  ) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height))
    canvas.fill(style: style)
    view.draw(in: canvas.bounds, into: &canvas, theme: theme)
    return canvas
  }

  @Test("Pixels have as many bytes as their size needs")
  func size() {
    let size = Size(width: 2, height: 3)
    #expect(Pixels(size: size, bytes: [UInt8](repeating: 0, count: 18)) != nil)
    #expect(Pixels(size: size, bytes: [UInt8](repeating: 0, count: 24)) == nil)
    #expect(Pixels(size: size, hasAlpha: true, bytes: [UInt8](repeating: 0, count: 24)) != nil)
    #expect(Pixels(size: Size(width: 0, height: 3), bytes: []) == nil)
    let long = Size(width: 65_536, height: 1)
    #expect(Pixels(size: long, bytes: [UInt8](repeating: 0, count: 65_536 * 3)) == nil)
  }

  @Test("A small picture has each pixel as half a cell, in its own colour, in the middle")
  func halves() throws {
    let pixels = try Self.pixels(3, 4) { x, y in [UInt8(x * 100), UInt8(y * 50), 7] }
    let view = PictureView(size: pixels.size, text: "", pixels: pixels)
    let canvas = Self.drawn(view, 7, 4)
    #expect(canvas.lines == ["       ", "  ▀▀▀  ", "  ▀▀▀  ", "       "])
    for y in 0..<4 {
      for x in 0..<3 {
        let style = canvas[Point(x: x + 2, y: y / 2 + 1)].style
        let color = y % 2 == 0 ? style.foreground : style.background
        #expect(color == Color(red: x * 100, green: y * 50, blue: 7))
      }
    }
  }

  @Test("Each part of a cell is the mean of its area, whatever the sizes")
  func means() throws {
    let pixels = try Self.pixels(5, 3) { x, y in [UInt8(x * 50), UInt8(y * 100), 200] }
    func means(_ width: Int, _ height: Int, _ part: PictureViewport.Part = .init()) -> PixelMeans {
      PixelMeans(of: pixels, in: part, size: Size(width: width, height: height), over: (0, 0, 0))
    }
    #expect(
      means(1, 1).pixels == [.init(red: 100, green: 100, blue: 200, covers: true)]
    )
    // Two and a half columns each: (0 + 50 + 100 / 2) / 2.5, and (100 / 2 + 150 + 200) / 2.5.
    #expect(means(2, 1).pixels.map(\.red) == [40, 160])
    #expect(means(5, 3).pixels.map(\.red).prefix(5) == [0, 50, 100, 150, 200])
    // Enlarged, pixels are repeated.
    #expect(means(10, 1).pixels.map(\.red) == [0, 0, 50, 50, 100, 100, 150, 150, 200, 200])
    let part = PictureViewport.Part(x: 0.8, y: 0, width: 0.2, height: 1 / 3)
    #expect(means(1, 1, part).pixels == [.init(red: 200, green: 0, blue: 200, covers: true)])
    // Parts of less than a unit of measure are still of the picture.
    let tiny = PictureViewport.Part(x: 1 - 1e-9, y: 1 - 1e-9, width: 1e-9, height: 1e-9)
    #expect(means(40, 40, tiny).pixels.allSatisfy { $0.red == 200 && $0.green == 200 })
    #expect(means(2_000, 1_000).pixels.count == 2_000_000)
  }

  @Test("Every sign has the parts that its number says, and is another")
  func signs() {
    for (mosaic, count) in [(Mosaic.halves, 4), (.quadrants, 16), (.sextants, 64)] {
      let signs = (0..<count).map { mosaic.sign($0) }
      #expect(Set(signs).count == count)
      #expect(signs.allSatisfy { displayWidth(of: $0) == 1 })
      #expect(signs.first == " " && signs.last == "█")
    }
    #expect((1...3).map { Mosaic.halves.sign($0) } == ["▀", "▄", "█"])
    #expect([1, 2, 4, 8, 6].map { Mosaic.quadrants.sign($0) } == ["▘", "▝", "▖", "▗", "▞"])
    let sextants = [1, 2, 0b010100, 0b010101, 0b010110, 0b101010, 0b101011, 0b111110]
    #expect(
      sextants.map { Mosaic.sextants.sign($0).value }
        == [0x1FB00, 0x1FB01, 0x1FB13, 0x258C, 0x1FB14, 0x2590, 0x1FB28, 0x1FB3B]
    )
  }

  @Test("Quarters and sixths have the two colours that are nearest to the picture")
  func mosaics() throws {
    // A white corner on black, and a trace of another colour that is taken for black.
    let pixels = try Self.pixels(4, 4) { x, y in
      x < 2 && y < 2 ? [255, 255, 255] : x >= 2 && y >= 2 ? [8, 0, 0] : [0, 0, 0]
    }
    var view = PictureView(size: Size(width: 1, height: 2), text: "", pixels: pixels)
    view.mosaic = .quadrants
    let cell = Self.drawn(view, 1, 1)[Point(x: 0, y: 0)]
    #expect(cell.scalars == ["▘"])
    #expect(cell.style.foreground == Color(red: 255, green: 255, blue: 255))
    #expect(cell.style.background == Color(red: 3, green: 0, blue: 0))
    view.mosaic = .sextants
    view.pixels = try Self.pixels(2, 3) { x, y in x == 0 || y == 2 ? [9, 9, 9] : [200, 0, 0] }
    let sextant = Self.drawn(view, 1, 1)[Point(x: 0, y: 0)]
    #expect(sextant.scalars.map(\.value) == [0x1FB09])
    #expect(sextant.style.foreground == Color(red: 200, green: 0, blue: 0))
    // What has one colour is a blank in it.
    view.pixels = try Self.pixels(2, 3) { _, _ in [1, 2, 3] }
    let blank = Self.drawn(view, 1, 1)[Point(x: 0, y: 0)]
    #expect(blank.scalars == [" "])
    #expect(blank.style == Style(background: Color(red: 1, green: 2, blue: 3)))
  }

  @Test("What is transparent leaves what is there, and is mixed with it at edges")
  func transparent() throws {
    let window = Color(red: 100, green: 100, blue: 100)
    let pixels = try Self.pixels(3, 2, hasAlpha: true) { x, y in
      x == 0 ? [255, 0, 0, 0] : x == 1 ? [255, 0, 0, y == 0 ? 255 : 0] : [0, 0, 0, 191]
    }
    let view = PictureView(size: pixels.size, text: "", pixels: pixels)
    var canvas = Canvas(size: Size(width: 3, height: 1))
    canvas.fill(with: "·", style: Style(background: window))
    view.draw(in: canvas.bounds, into: &canvas, theme: Self.direct)
    #expect(canvas.lines == ["·▀ "])
    let half = Style(foreground: Color(red: 255, green: 0, blue: 0), background: window)
    #expect(canvas[Point(x: 1, y: 0)].style == half)
    let mixed = Style(background: Color(red: 25, green: 25, blue: 25))
    #expect(canvas[Point(x: 2, y: 0)].style == mixed)
    // Over the terminal's own background it is mixed with white on a light one.
    let light = Theme(TerminalTraits(colors: .direct, unicode: true, background: .light))
    let style = Self.drawn(view, 3, 1, light)[Point(x: 2, y: 0)].style
    #expect(style == Style(background: Color(red: 64, green: 64, blue: 64)))
  }

  @Test("With 256 colours neighbours share what is between two, without colours that themes set")
  func dithered() throws {
    // Halfway between two colours of the cube, or of the greys; and near to one.
    let samples: [(wanted: [UInt8], mean: [Int])] = [
      ([195, 115, 235], [195, 115, 235]), ([133, 133, 133], [133, 133, 133]),
      ([178, 90, 12], [175, 95, 0]), ([129, 127, 128], [128, 128, 128]),
      ([255, 255, 255], [255, 255, 255]), ([1, 0, 0], [0, 0, 0]),
    ]
    for mosaic in Mosaic.allCases {
      for (wanted, mean) in samples {
        let pixels = try Self.pixels(32, 32) { _, _ in wanted }
        var view = PictureView(size: pixels.size, text: "", pixels: pixels)
        view.mosaic = mosaic
        let canvas = Self.drawn(view, 32, 16, Self.full)
        var sums = [0, 0, 0]
        for y in 0..<16 {
          for cell in canvas.row(y) {
            let style = cell.style
            let isBlank = cell.scalars == [" "]
            for color in [isBlank ? style.background : style.foreground, style.background] {
              let parts = try #require(color.parts)
              #expect(color.index.map { $0 >= 16 } == true)
              for (place, part) in [parts.red, parts.green, parts.blue].enumerated() {
                sums[place] += part
              }
            }
          }
        }
        #expect(zip(sums, mean).allSatisfy { abs($0 / 1_024 - $1) <= 1 })
      }
    }
  }

  @Test("A picture keeps its shape in any area, and is not enlarged")
  func layout() {
    func cells(_ width: Int, _ height: Int, in area: Size) -> Size {
      PictureView(size: Size(width: width, height: height), text: "").cells(in: area)
    }
    let area = Size(width: 80, height: 20)
    #expect(cells(1_920, 1_080, in: area) == Size(width: 71, height: 20))
    #expect(cells(1_000, 100, in: area) == Size(width: 80, height: 4))
    #expect(cells(16, 16, in: area) == Size(width: 16, height: 8))
    #expect(cells(10_000, 1, in: area) == Size(width: 80, height: 1))
    #expect(cells(100, 100, in: Size(width: 0, height: 5)) == Size(width: 0, height: 0))
  }

  @Test("Zoom and pan stay within the picture")
  func viewport() {
    let (picture, area) = (Size(width: 800, height: 400), Size(width: 80, height: 20))
    var viewport = PictureViewport()
    viewport.pan(x: 1, y: 1)
    #expect(viewport == PictureViewport())
    viewport.zoom(by: 4)
    let middle = viewport.layout(of: picture, in: area)
    #expect(middle.cells == area)
    #expect(middle.part == .init(x: 0.375, y: 0.375, width: 0.25, height: 0.25))
    viewport.pan(x: -1)
    #expect(viewport.layout(of: picture, in: area).part.x == 0.125)
    viewport.pan(x: 9, y: -9)
    let corner = viewport.layout(of: picture, in: area).part
    #expect(corner == .init(x: 0.75, y: 0, width: 0.25, height: 0.25))
    viewport.zoom(by: 1_000)
    #expect(viewport.zoom == 64)
    viewport.zoom(by: 0)
    #expect(viewport == PictureViewport())
  }

  @Test("More pixels than can be seen are not asked for")
  func needed() {
    var view = PictureView(size: Size(width: 1_920, height: 1_080), text: "")
    let area = Size(width: 120, height: 40)
    #expect(view.pixelSize(in: area) == Size(width: 120, height: 68))
    view.mosaic = .sextants
    #expect(view.pixelSize(in: area) == Size(width: 240, height: 102))
    view.mosaic = .halves
    view.viewport.zoom(by: 2)
    #expect(view.pixelSize(in: area) == Size(width: 240, height: 135))
    view.viewport.zoom(by: 32)
    #expect(view.pixelSize(in: area) == view.size)
  }

  /// A theme of a terminal that shows pixels, of which a cell has 4 × 8.
  private static let pixelTheme = {
    var traits = TerminalTraits(colors: .full, unicode: true, background: .dark)
    traits.cellPixels = Size(width: 4, height: 8)
    return Theme(traits)
  }()

  /// The pixels that a source draws, in bands of some rows.
  private static func drawn(_ source: any PixelSource, _ size: Size, rows: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: size.height, by: rows) {
      let band = start..<min(size.height, start + rows)
      var part = [UInt8](repeating: 7, count: band.count * size.width * 4)
      part.withUnsafeMutableBytes { source.draw(band, of: size, into: $0) }
      bytes += part
    }
    return bytes
  }

  @Test(
    "Where the terminal shows pixels, they are placed on the cells, which are drawn as elsewhere"
  )
  func placed() throws {
    let pixels = try Self.pixels(8, 8, hasAlpha: true) { x, y in
      [UInt8(x * 30), UInt8(y * 30), 9, x == 0 ? 0 : 255]
    }
    let view = PictureView(size: pixels.size, text: "", pixels: pixels)
    let (canvas, usual) = (
      Self.drawn(view, 10, 6, Self.pixelTheme), Self.drawn(view, 10, 6, Self.full)
    )
    #expect(canvas.lines == usual.lines && usual.pixels.isEmpty)
    let placed = try #require(canvas.pixels.first)
    #expect(canvas.pixels.count == 1 && placed.frame == Rect(x: 1, y: 1, width: 8, height: 4))
    for y in 0..<6 {
      for x in 0..<10 {
        let point = Point(x: x, y: y)
        var style = canvas[point].style
        // What is transparent is not of the picture.
        let isPart = placed.frame.contains(point) && x > 1
        #expect(style.attributes.contains(.pixels) == isPart)
        style.attributes.remove(.pixels)
        #expect(style == usual[point].style)
      }
    }
    let size = Size(width: 8, height: 8)
    let bytes = Self.drawn(placed.source, size, rows: 8)
    #expect(bytes == Self.drawn(placed.source, size, rows: 3))
    for y in 0..<8 {
      for x in 1..<8 {
        let start = (y * 8 + x) * 4
        #expect(Array(bytes[start..<start + 4]) == [UInt8(x * 30), UInt8(y * 30), 9, 255])
      }
      #expect(bytes[y * 32 + 3] == 0)
    }
    #expect(PlacedPixels(placed.source, frame: placed.frame) == placed)
    var wiped = canvas
    wiped.wipe()
    #expect(wiped.pixels.isEmpty)
  }

  @Test("What a shape hides is hidden in the pixels too, and another shape makes other pixels")
  func hidden() throws {
    let pixels = try Self.pixels(40, 40) { _, _ in [200, 200, 200] }
    var view = PictureView(size: pixels.size, text: "", pixels: pixels)
    let plain = try #require(Self.drawn(view, 40, 20, Self.pixelTheme).pixels.first)
    view.areas = [
      PaintedArea(
        .rectangle,
        corner: .init(x: 0.25, y: 0.25),
        width: 0.5,
        height: 0.5,
        fill: Color(red: 10, green: 20, blue: 30),
        edge: Color(red: 0, green: 0, blue: 0)
      )
    ]
    let masked = try #require(Self.drawn(view, 40, 20, Self.pixelTheme).pixels.first)
    #expect(masked != plain)
    let size = Size(width: 160, height: 160)
    let bytes = Self.drawn(masked.source, size, rows: 16)
    #expect(bytes == Self.drawn(masked.source, size, rows: 160))
    for y in 0..<160 {
      for x in 0..<160 {
        let isHidden = (40..<120).contains(x) && (40..<120).contains(y)
        #expect((bytes[(y * 160 + x) * 4] == 200) == !isHidden)
      }
    }
  }

  @Test("With fewer colours, or without Unicode, the text and the size are said")
  func words() throws {
    let pixels = try Self.pixels(2, 2) { _, _ in [1, 2, 3] }
    let view = PictureView(size: pixels.size, text: "a frog on a leaf", pixels: pixels)
    for depth in [ColorDepth.none, .eight, .sixteen] {
      let canvas = Self.drawn(view, 12, 3, Theme(TerminalTraits(colors: depth, unicode: true)))
      #expect(canvas.lines == ["a frog on a ", "leaf (2 × 2)", "            "])
    }
    let ascii = Theme(TerminalTraits(colors: .direct, unicode: false))
    #expect(Self.drawn(view, 30, 1, ascii).lines == ["a frog on a leaf (2 x 2)      "])
    var without = view
    without.pixels = nil
    #expect(Self.drawn(without, 30, 1).lines[0].hasPrefix("a frog on a leaf (2 × 2)"))
    let unnamed = PictureView(size: view.size, text: "", pixels: nil)
    #expect(Self.drawn(unnamed, 30, 1).lines[0].hasPrefix("2 × 2 "))
  }
}
