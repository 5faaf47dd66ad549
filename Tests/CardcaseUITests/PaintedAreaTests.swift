import Testing
import WindowLevels

@testable import Widgets

@Suite("Areas painted over pictures")
struct PaintedAreaTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)

  /// What is painted, row by row: R, B, or a point for what was there.
  private func painted(
    _ areas: [PaintedArea],
    _ width: Int,
    _ height: Int,
    in part: PictureViewport.Part = .init()
  ) throws -> [String] {
    let size = Size(width: 100, height: 100)
    let gray = [UInt8](repeating: 128, count: 3 * size.width * size.height)
    let pixels = try #require(Pixels(size: size, bytes: gray))
    var means = PixelMeans(
      of: pixels,
      in: part,
      size: Size(width: width, height: height),
      over: (0, 0, 0)
    )
    means.paint(areas, in: part, of: size)
    return (0..<height).map { y in
      (0..<width).map { x in
        let pixel = means.pixels[y * width + x]
        return pixel.red == 255 ? "R" : pixel.blue == 255 ? "B" : "."
      }.joined()
    }
  }

  private func rectangle(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    fill: Color? = red,
    edge: Color? = nil
  ) -> PaintedArea {
    PaintedArea(
      .rectangle,
      corner: PaintedArea.Place(x: x, y: y),
      width: width,
      height: height,
      fill: fill,
      edge: edge
    )
  }

  @Test("cover the pixels whose middles they have, later ones over earlier ones")
  func rectangles() throws {
    let areas = [rectangle(0.2, 0, 0.6, 0.5), rectangle(0.6, 0.25, 0.4, 0.5, fill: Self.blue)]
    #expect(try painted(areas, 5, 4) == [".RRR.", ".RRBB", "...BB", "....."])
  }

  @Test("are painted whatever numbers a deck has")
  func numbers() throws {
    let odd = [-1e300, -0.5, 0, 1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]
    for (place, extent) in odd.flatMap({ place in odd.map { (place, $0) } }) {
      for turn in [nil, PaintedArea.Place(x: 0.98, y: -0.17)] {
        for outline in [PaintedArea.Outline.rectangle, .ellipse] {
          let area = PaintedArea(
            outline,
            corner: PaintedArea.Place(x: place, y: extent),
            width: extent,
            height: 0.1,
            turn: turn,
            fill: Self.red
          )
          #expect(try painted([area], 5, 4).count == 4)
        }
      }
    }
  }

  @Test("have a pixel at least, however small they are")
  func small() throws {
    #expect(try painted([rectangle(0.5, 0.5, 0.001, 0.001)], 3, 3) == ["...", ".R.", "..."])
    #expect(try painted([rectangle(0.5, 0.5, 0, 0)], 3, 3) == ["...", ".R.", "..."])
    #expect(try painted([rectangle(2, 2, 0.1, 0.1)], 3, 3) == ["...", "...", "..."])
  }

  @Test("are outlines where they have no colour, and have an edge where there is room for one")
  func edges() throws {
    let outline = rectangle(0, 0, 1, 1, fill: nil, edge: Self.blue)
    #expect(try painted([outline], 4, 4) == ["BBBB", "B..B", "B..B", "BBBB"])
    let both = rectangle(0, 0, 1, 1, edge: Self.blue)
    #expect(try painted([both], 4, 4) == ["RRRR", "RRRR", "RRRR", "RRRR"])
    #expect(try painted([both], 6, 6)[1] == "BRRRRB")
  }

  @Test("are ellipses and polygons, and turned ones")
  func outlines() throws {
    let corner = PaintedArea.Place(x: 0, y: 0)
    let ellipse = PaintedArea(.ellipse, corner: corner, width: 1, height: 1, fill: Self.red)
    #expect(try painted([ellipse], 4, 4) == [".RR.", "RRRR", "RRRR", ".RR."])
    let corners = [(0.0, 0.0), (1, 0), (0, 1)].map { PaintedArea.Place(x: $0.0, y: $0.1) }
    let polygon = PaintedArea(
      .polygon(corners),
      corner: corner,
      width: 1,
      height: 1,
      fill: Self.red
    )
    #expect(try painted([polygon], 4, 4).map { $0.count { $0 == "R" } } == [3, 2, 1, 0])
    // A quarter of a turn about its upper left corner: what went to the right goes down.
    var turned = rectangle(0.5, 0, 0.5, 0.25)
    turned.turn = PaintedArea.Place(x: 1, y: 0)
    #expect(try painted([turned], 4, 4) == [".R..", ".R..", "....", "...."])
  }

  @Test("go with the part of the picture that is shown")
  func part() throws {
    let part = PictureViewport.Part(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    #expect(try painted([rectangle(0.5, 0.5, 0.25, 0.25)], 2, 2, in: part) == ["R.", ".."])
    #expect(try painted([rectangle(0, 0, 0.25, 0.25)], 2, 2, in: part) == ["..", ".."])
  }

  @Test("have their texts over the cells, from their corners on")
  func texts() throws {
    let size = Size(width: 40, height: 40)
    let pixels = try #require(
      Pixels(size: size, bytes: [UInt8](repeating: 90, count: 3 * 40 * 40))
    )
    var view = PictureView(size: size, text: "", pixels: pixels)
    var area = rectangle(0.25, 0.5, 0.5, 0.25, fill: nil)
    area.text = "Herz\nLunge"
    view.areas = [area]
    let theme = Theme(TerminalTraits(colors: .direct, unicode: true))
    var canvas = Canvas(size: Size(width: 40, height: 20))
    view.draw(in: canvas.bounds, into: &canvas, theme: theme)
    #expect(canvas.lines[10].hasPrefix(String(repeating: " ", count: 10) + "Herz"))
    #expect(canvas.lines[11].contains("Lunge"))
    let frame = view.frame(of: area, in: canvas.bounds)
    #expect(frame == Rect(x: 10, y: 10, width: 20, height: 5))
  }
}
