/// What a terminal is given for a character, and how wide that is: the one place that decides what can
/// be shown, for canvases, for lines and for what commands write. What is kept stays as it is.
///
/// - What has no sign of its own is left out: control characters, format characters (bidirectional
///   overrides and isolates, joiners, tags, annotations, the byte order mark), variation selectors,
///   fillers and whatever else Unicode calls ignorable. A name can't hide anything with them, nor turn
///   its neighbours around, nor steer the terminal.
/// - Tabs and the ends of lines are blanks.
/// - Signs that terminals join to others, each in its own way, are drawn alone, so that all agree on the
///   columns: of an emoji its base signs, without joiners, selectors and colours of skin; of a flag the
///   letters of its region.
public struct ShownScalar: Hashable, Sendable {
  /// The character that is written.
  public let scalar: Unicode.Scalar
  /// The columns it takes: 2, 1, or 0 for a mark that stands on the character before it.
  public let width: Int

  /// What is shown of a character; nil where nothing is.
  @inline(__always)
  public init?(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x20, scalar.value < 0x7F {
      self.init(scalar, width: 1)
    } else {
      self.init(beyondASCII: scalar)
    }
  }

  private init?(beyondASCII scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028...0x2029:
      self.init(" ", width: 1)
    case Self.firstRegion...Self.lastRegion:
      let letter = UInt8(truncatingIfNeeded: scalar.value - Self.firstRegion) + UInt8(ascii: "A")
      self.init(Unicode.Scalar(letter), width: 1)
    default:
      guard let width = DisplayWidthTable.width(of: scalar.value) else { return nil }
      self.init(scalar, width: width)
    }
  }

  private init(_ scalar: Unicode.Scalar, width: Int) {
    self.scalar = scalar
    self.width = width
  }

  /// The regional indicators A to Z.
  private static let firstRegion: UInt32 = 0x1F1E6
  private static let lastRegion: UInt32 = 0x1F1FF
}

extension Unicode.Scalar {
  /// Whether it is a control character, or ends a line: nothing that a text on one line is made of.
  public var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
    default: false
    }
  }
}

extension String {
  /// The text as a terminal is given it.
  public var shown: String {
    var view = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let shown = ShownScalar(scalar) { view.append(shown.scalar) }
    }
    return String(view)
  }
}
