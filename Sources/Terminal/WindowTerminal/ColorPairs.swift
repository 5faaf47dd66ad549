import CNcurses
import WindowLevels

/// The colour pairs of curses: created on demand, shared by what looks the same, and recycled.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Color
    var background: Color

    /// True if what has these colours may be hidden by few colours: parts of a picture, which differ
    /// too little for text.
    var isShade: Bool {
      foreground.isDirect && background.isDirect
        && foreground.contrast(with: background).map { $0 < 3 } == true
    }

    func reduced(to depth: ColorDepth) -> Pair {
      Pair(
        foreground: foreground.reduced(to: depth),
        background: background.reduced(to: depth)
      )
    }
  }

  private let hasDefaults: Bool
  /// The depths that a pair can have, the best first. Of the pairs a part is kept for the depths
  /// behind it, so that what has no pair any more is drawn with the nearest colours of fewer.
  private let depths: [(depth: ColorDepth, reserve: Int)]
  /// The number of colours that a terminal with direct colour has from its palette; nil for others.
  private let indexed: Int32?
  private let limit: Int
  /// The numbers of the pairs as the terminal has them.
  private var numbers: [Pair: Int32] = [:]
  /// The numbers for what was asked for. They follow from `numbers`.
  private var found: [Pair: Int32] = [:]
  /// The most of these that are kept: pictures can have more pairs than any terminal.
  private static let mostFound = 1 << 16
  private var free: [Int32] = []
  private var next = 1
  /// The number of pairs made since they were recycled.
  private var made = 0

  /// - Parameter hasDefaults: true if the terminal's default colours can be requested; otherwise
  ///   they are assumed to be white on black, as curses does.
  init(depth: ColorDepth, hasDefaults: Bool) {
    self.hasDefaults = hasDefaults
    let limit = depth == .none ? 1 : Int(cn_color_pairs())
    self.limit = limit
    depths = ColorDepth.allCases.reversed().filter { $0 <= depth && $0 != .none }.map { depth in
      let lower = ColorDepth.allCases.last { $0 < depth }?.count ?? 0
      return (depth, lower == 0 ? 0 : min(limit / 4, (lower + 1) * (lower + 1)))
    }
    indexed = cn_colors() > 256 ? Self.indexedColors() : nil
  }

  /// The number of the pair for `style`: 0, the terminal's default, if there are no colours or no
  /// pair is left.
  mutating func number(for style: Style) -> Int32 {
    let wanted = Pair(foreground: style.foreground, background: style.background)
    guard !depths.isEmpty, wanted != Pair(foreground: .standard, background: .standard) else {
      return 0
    }
    if let number = found[wanted] { return number }
    let number = number(for: wanted)
    if found.count >= Self.mostFound { found = [:] }
    found[wanted] = number
    return number
  }

  /// True before a frame that might run out of pairs: half of them are in use, and an eighth was made
  /// since they were recycled.
  var isScarce: Bool { made > limit / 8 && limit - next + free.count < limit / 2 }

  /// Recycles all pairs but `used`, which are on the screen.
  mutating func recycle(except used: Set<Int32>) {
    numbers = numbers.filter { used.contains($0.value) }
    let kept = Set(numbers.values)
    free = (1..<Int32(next)).filter { !kept.contains($0) }
    found = [:]
    made = 0
  }

  private mutating func number(for wanted: Pair) -> Int32 {
    for (depth, reserve) in depths {
      let pair = wanted.reduced(to: depth)
      // Two colours that a small palette maps to one would hide the text.
      guard
        pair.foreground != pair.background || wanted.foreground == wanted.background
          || wanted.isShade
      else { return 0 }
      if let number = numbers[pair] { return number }
      if limit - next + free.count > reserve, let number = make(pair) {
        numbers[pair] = number
        return number
      }
    }
    return 0
  }

  private mutating func make(_ pair: Pair) -> Int32? {
    let number = free.last ?? Int32(next)
    guard
      init_extended_pair(
        number,
        curses(pair.foreground, standard: COLOR_WHITE),
        curses(pair.background, standard: COLOR_BLACK)
      ) == OK
    else { return nil }
    if free.popLast() == nil { next += 1 }
    made += 1
    return number
  }

  /// The number of a colour for curses.
  private func curses(_ color: Color, standard: Int32) -> Int32 {
    guard let parts = color.parts else { return hasDefaults ? -1 : standard }
    if let index = color.index, Int32(index) < indexed ?? 256 { return Int32(index) }
    let number = Int32(parts.red << 16 | parts.green << 8 | parts.blue)
    guard let indexed, number < indexed else { return number }
    // The number is taken by the palette, which has the same colour or one like it: a trace of green
    // is not seen.
    let near = color.reduced(to: .full)
    guard let index = near.index, Int32(index) < indexed, near.parts ?? parts == parts else {
      return number | 0x100
    }
    return Int32(index)
  }

  /// The number of colours that are the palette's where the others are numbered by their parts: 8 in
  /// most entries, 16 and 256 in some. A sequence has three numbers or fewer for one of these.
  private static func indexedColors() -> Int32 {
    [256, 16].first { count in
      guard let sequence = cn_foreground(count - 1) else { return false }
      return String(cString: sequence).split { !$0.isWholeNumber }.count <= 3
    } ?? 8
  }
}
