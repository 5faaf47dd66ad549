import CNcurses
import WindowLevels

/// The colour pairs of curses, created on demand.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Color
    var background: Color
  }

  private let depth: ColorDepth
  private let hasDefaults: Bool
  private var numbers: [Pair: Int32] = [:]
  private var next: Int32 = 1
  private let limit: Int32

  /// - Parameter hasDefaults: true if the terminal's default colours can be requested; otherwise
  ///   they are assumed to be white on black, as curses does.
  init(depth: ColorDepth, hasDefaults: Bool) {
    self.depth = depth
    self.hasDefaults = hasDefaults
    limit = depth == .none ? 1 : cn_color_pairs()
  }

  /// The number of the pair for `style`: 0, the terminal's default, if there are no colours or no
  /// pair is left.
  mutating func number(for style: Style) -> Int32 {
    let wanted = Pair(foreground: style.foreground, background: style.background)
    guard depth != .none, wanted != Pair(foreground: .standard, background: .standard) else {
      return 0
    }
    if let number = numbers[wanted] { return number }
    let number = make(wanted)
    numbers[wanted] = number
    return number
  }

  private mutating func make(_ wanted: Pair) -> Int32 {
    let foreground = wanted.foreground.reduced(to: depth)
    let background = wanted.background.reduced(to: depth)
    // Two colours that a small palette maps to one would hide the text.
    let isReadable = foreground != background || wanted.foreground == wanted.background
    guard isReadable, next < limit,
      init_extended_pair(
        next,
        number(of: foreground, standard: COLOR_WHITE),
        number(of: background, standard: COLOR_BLACK)
      ) == OK
    else { return 0 }
    defer { next += 1 }
    return next
  }

  private func number(of color: Color, standard: Int32) -> Int32 {
    color.index.map(Int32.init) ?? (hasDefaults ? -1 : standard)
  }
}
