import Testing
import WindowLevels

@Suite("Colours")
struct ColorTests {
  @Test("A colour that the terminal has stays as it is")
  func kept() {
    for index in UInt8.min...UInt8.max {
      let color = Color(index)
      #expect(color.index == index)
      #expect(color.reduced(to: .full) == color)
      #expect(color.reduced(to: .sixteen) == color || index >= 16)
      #expect(color.reduced(to: .eight) == color || index >= 8)
    }
  }

  @Test("Every colour becomes one that the terminal has", arguments: ColorDepth.allCases)
  func reduced(depth: ColorDepth) {
    for index in UInt8.min...UInt8.max {
      let reduced = Color(index).reduced(to: depth)
      #expect(reduced.index.map { Int($0) < depth.count } ?? (depth == .none))
    }
    #expect(Color.standard.reduced(to: depth) == .standard)
    #expect(Color.standard.index == nil)
  }

  @Test(
    "The nearest colour stands for one that is missing",
    arguments: [
      // Palette corners of the cube and its greys.
      (16, .sixteen, 0), (231, .sixteen, 15), (196, .sixteen, 9), (46, .sixteen, 10),
      (226, .sixteen, 11), (21, .sixteen, 4), (201, .sixteen, 13), (51, .sixteen, 14),
      (244, .sixteen, 8), (254, .sixteen, 7), (232, .sixteen, 0),
      (208, .sixteen, 3), (208, .eight, 3),
      (9, .eight, 1), (15, .eight, 7), (231, .eight, 7), (12, .eight, 4),
    ] as [(UInt8, ColorDepth, UInt8)]
  )
  func nearest(index: UInt8, depth: ColorDepth, expected: UInt8) {
    #expect(Color(index).reduced(to: depth) == Color(expected))
  }

  @Test(
    "What a terminal reports gives the depth it can do at least",
    arguments: [
      (-1, .none), (0, .none), (2, .none), (8, .eight), (15, .eight), (16, .sixteen),
      (88, .sixteen), (256, .full), (88_000, .full),
      (16_777_216, .direct), (.max, .direct), (.min, .none),
    ] as [(Int, ColorDepth)]
  )
  func depths(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors) == depth)
  }

  @Test("Depths are ordered by how many colours they have")
  func order() {
    #expect(ColorDepth.allCases.sorted() == [.none, .eight, .sixteen, .full, .direct])
  }

  @Test("Attributes are added to a style, and those it has stay")
  func attributes() {
    let style = Style(foreground: Color(208), attributes: .bold).adding([.underline, .bold])
    #expect(style.attributes == [.bold, .underline])
    #expect(style.foreground == Color(208))
    #expect(style.background == .standard)
  }
}
