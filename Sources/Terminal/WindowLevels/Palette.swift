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

  static func distance(_ a: RGB, _ b: RGB) -> Int {
    let red = a.red - b.red
    let green = a.green - b.green
    let blue = a.blue - b.blue
    return red * red + green * green + blue * blue
  }
}
