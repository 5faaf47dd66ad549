/// The RGB values of the xterm 256 colour palette: 16 that themes set (here xterm's defaults), a
/// 6 × 6 × 6 cube, and 24 greys.
enum Palette {
  typealias RGB = (red: Int, green: Int, blue: Int)

  private static let ansi: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  static func rgb(_ index: UInt8) -> RGB {
    let index = Int(index)
    switch index {
    case ..<16:
      return ansi[index]
    case ..<232:
      func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
      let cube = index - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }

  /// How much red, green and blue weigh in a distance (T. Riemersma, "Colour metric",
  /// compuphase.com/cmetric.htm).
  private static let weights: RGB = (2, 4, 3)

  /// The weights where there are few colours, none of which is near.
  private static let even: RGB = (1, 1, 1)

  static func distance(_ a: RGB, _ b: RGB, _ weights: RGB) -> Int {
    let red = a.red - b.red
    let green = a.green - b.green
    let blue = a.blue - b.blue
    return weights.red * red * red + weights.green * green * green + weights.blue * blue * blue
  }

  /// The nearest of the first `count` colours; of all of them the nearest in the cube or the greys.
  static func nearest(to wanted: RGB, of count: Int) -> UInt8 {
    let candidates = count < 256 ? Array(0..<UInt8(count)) : [cube(wanted), grey(wanted)]
    let weights = count < 256 ? even : weights
    let nearest = candidates.min {
      distance(rgb($0), wanted, weights) < distance(rgb($1), wanted, weights)
    }
    return nearest ?? 0
  }

  /// The nearest of the cube: the distance grows with that of each part.
  private static func cube(_ wanted: RGB) -> UInt8 {
    func step(_ part: Int) -> Int { part < 48 ? 0 : max(1, (part - 35) / 40) }
    return UInt8(16 + 36 * step(wanted.red) + 6 * step(wanted.green) + step(wanted.blue))
  }

  /// The nearest grey, which is that nearest to the weighted mean of the parts.
  private static func grey(_ wanted: RGB) -> UInt8 {
    let sum =
      weights.red * wanted.red + weights.green * wanted.green + weights.blue * wanted.blue
    return UInt8(232 + min(23, max(0, (sum - 27) / 90)))
  }
}
