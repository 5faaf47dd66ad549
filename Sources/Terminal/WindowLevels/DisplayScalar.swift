/// The shown form of a character, and its width: the one place that decides how text is shown, for
/// canvases, for lines and for the output of commands. The stored text stays as it is.
///
/// - Characters without a sign of their own are left out: control characters, format characters
///   (bidirectional overrides and isolates, joiners, tags, annotations, the byte order mark),
///   variation selectors, fillers and everything else that Unicode calls ignorable. So a name can't
///   hide anything, reverse its neighbours, or control the terminal.
/// - Tabs and line ends become blanks.
/// - Signs that terminals join to others, each in its own way, are drawn separately, so that all
///   terminals agree on the columns: of an emoji its base signs, without joiners, selectors and
///   skin tones; of a flag the letters of its region.
public struct DisplayScalar: Hashable, Sendable {
  /// The character that is written.
  public let scalar: Unicode.Scalar
  /// The columns it takes: 2, 1, or 0 for a mark that stands on the character before it.
  public let width: Int

  /// Maps a character; nil if it is not shown.
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
    case Self.placeholder.value: return nil
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

  /// The character in whose place some terminals show a part of a picture that they were given: no text may
  /// call for one.
  package static let placeholder: Unicode.Scalar = "\u{10EEEE}"

  /// The regional indicators A to Z.
  private static let firstRegion: UInt32 = 0x1F1E6
  private static let lastRegion: UInt32 = 0x1F1FF
}

extension Unicode.Scalar {
  /// True for control characters and line ends, which a text on one line has none of.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
    default: false
    }
  }
}

extension String {
  /// The text as it is sent to a terminal.
  package var shown: String {
    var view = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let shown = DisplayScalar(scalar) { view.append(shown.scalar) }
    }
    return String(view)
  }
}
