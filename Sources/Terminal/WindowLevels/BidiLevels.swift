/// The embedding levels of one line of text: the rules W1 to L1 of UAX #9 (Unicode 15.0). Explicit
/// controls have no effect, as they are not drawn.
struct BidiLevels {
  /// A level for each character: odd ones run from right to left.
  private(set) var levels: [UInt8]
  private let scalars: [Unicode.Scalar]
  private let originals: [BidiClass]
  private var classes: [BidiClass]
  private let direction: TextDirection

  init(_ scalars: [Unicode.Scalar], direction: TextDirection) {
    self.scalars = scalars
    self.direction = direction
    originals = scalars.map { BidiClass($0) }
    classes = originals
    levels = []
    resolveWeak()
    resolveBrackets()
    resolveNeutral()
    levels = classes.map { Self.level(of: $0, in: direction) }
    resetBlanks()
  }

  private var edge: BidiClass { direction == .leftToRight ? .l : .r }

  // MARK: Numbers and marks

  /// W1 to W7.
  private mutating func resolveWeak() {
    var previous = edge
    for index in classes.indices {
      if classes[index] == .nsm { classes[index] = previous }
      previous = classes[index]
    }
    var letter = edge
    for index in classes.indices {
      switch classes[index] {
      case .l, .r, .al: letter = classes[index]
      case .en where letter == .al: classes[index] = .an
      default: break
      }
    }
    for index in classes.indices where classes[index] == .al { classes[index] = .r }
    resolveSeparators()
    resolveTerminators()
    for index in classes.indices {
      switch classes[index] {
      case .es, .et, .cs: classes[index] = .on
      default: break
      }
    }
    letter = edge
    for index in classes.indices {
      switch classes[index] {
      case .l, .r: letter = classes[index]
      case .en where letter == .l: classes[index] = .l
      default: break
      }
    }
  }

  /// W4: one separator between two numbers belongs to them.
  private mutating func resolveSeparators() {
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      switch (classes[index], before) {
      case (.es, .en), (.cs, .en), (.cs, .an): classes[index] = before
      default: break
      }
    }
  }

  /// W5: signs of currency and percent beside a number belong to it.
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      guard classes[index] == .et else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0 != .et } ?? classes.count
      let isBeside =
        index > 0 && classes[index - 1] == .en || end < classes.count && classes[end] == .en
      if isBeside { for place in index..<end { classes[place] = .en } }
      index = end
    }
  }

  // MARK: Brackets and blanks

  /// N0: both brackets of a pair run as what is between them, or before them.
  private mutating func resolveBrackets() {
    for pair in bracketPairs() {
      let inside = classes[pair.open + 1..<pair.close].compactMap(\.direction)
      let result: TextDirection
      if inside.contains(direction) {
        result = direction
      } else if inside.isEmpty {
        continue
      } else {
        let before = classes[..<pair.open].reversed().lazy.compactMap(\.direction).first
        result = before ?? direction
      }
      for place in [pair.open, pair.close] { setBracket(place, result) }
    }
  }

  private mutating func setBracket(_ place: Int, _ direction: TextDirection) {
    let resolved: BidiClass = direction == .leftToRight ? .l : .r
    classes[place] = resolved
    for mark in (place + 1)..<max(place + 1, classes.count) {
      guard originals[mark] == .nsm else { break }
      classes[mark] = resolved
    }
  }

  /// The pairs of brackets in the order of their opening ones (BD16).
  private func bracketPairs() -> [(open: Int, close: Int)] {
    var open: [(closing: UInt32, place: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (place, scalar) in scalars.enumerated() where classes[place] == .on {
      let value = Self.canonical(scalar.value)
      if let closing = BidiTable.closing[value] {
        guard open.count < 63 else { return [] }
        open.append((Self.canonical(closing), place))
      } else if let match = open.lastIndex(where: { $0.closing == value }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// The angle brackets U+2329 and U+232A are those of U+3008 and U+3009.
  private static func canonical(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: value
    }
  }

  /// N1 and N2: what is between two characters of one direction has it too, everything else that
  /// of the line.
  private mutating func resolveNeutral() {
    var index = 0
    var before = direction
    while index < classes.count {
      if let found = classes[index].direction {
        before = found
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0.direction != nil } ?? classes.count
      let after = end < classes.count ? classes[end].direction ?? direction : direction
      let resolved: BidiClass = (before == after ? before : direction) == .leftToRight ? .l : .r
      for place in index..<end { classes[place] = resolved }
      index = end
    }
  }

  /// I1 and I2.
  private static func level(of class: BidiClass, in direction: TextDirection) -> UInt8 {
    switch (direction, `class`) {
    case (.leftToRight, .r): 1
    case (.leftToRight, .an), (.leftToRight, .en): 2
    case (.leftToRight, _): 0
    case (.rightToLeft, .l), (.rightToLeft, .an), (.rightToLeft, .en): 2
    case (.rightToLeft, _): 1
    }
  }

  /// L1: tabs, and blanks before them or at the end, stand where the line's own direction has them.
  private mutating func resetBlanks() {
    var isAtEnd = true
    for index in originals.indices.reversed() {
      switch originals[index] {
      case .s: isAtEnd = true
      case .ws, .bn: break
      default: isAtEnd = false
      }
      if isAtEnd { levels[index] = direction.level }
    }
  }
}
