/// The direction in which a line of text runs.
public enum TextDirection: Hashable, Sendable {
  /// As Latin and Chinese are written.
  case leftToRight
  /// As Hebrew and Arabic are written.
  case rightToLeft

  /// The direction of the first letter (P2 and P3 of UAX #9); left to right without one.
  public init(of text: some Sequence<Unicode.Scalar>) {
    for scalar in text {
      if let direction = BidiClass(scalar).letterDirection {
        self = direction
        return
      }
    }
    self = .leftToRight
  }

  /// The embedding level of a paragraph.
  var level: UInt8 { self == .leftToRight ? 0 : 1 }
}

/// The order in which a line of text is given to a canvas.
public enum TextOrder: Hashable, Sendable {
  /// As it is read, in a line with the direction of its first letter.
  case byFirstLetter
  /// As it is read, in a line of that direction.
  case along(TextDirection)
  /// As it is drawn, from left to right.
  case drawn

  /// The direction of the line; nil for that of its first letter.
  var direction: TextDirection? {
    if case .along(let direction) = self { direction } else { nil }
  }
}

extension Unicode.Scalar {
  /// True for characters that can make a line run from right to left, and few others: those of the
  /// blocks of Hebrew, Arabic and their like.
  var mayRunLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
