/// One cell of a canvas: a character with up to three combining marks, and its style.
///
/// A character that is two columns wide is stored in its left cell, with a continuation in the
/// right one. The type is trivial (no references), so that overwriting a cell erases it.
///
/// Every frame compares every cell with the one before, which is why a cell is two words: the
/// character with its marks, and the style.
public struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// Bits 0 to 20 hold the character, the others the marks but for their last 8 bits.
  private var text: UInt64
  /// Bits 0 to 24 hold the foreground, 25 to 49 the background, 50 to 55 the attributes, and 56 to 63
  /// the last bits of the marks.
  private var look: UInt64

  private static let scalarBits: UInt64 = 21
  private static let scalarMask: UInt64 = 0x1F_FFFF
  private static let colorBits: UInt64 = 25
  private static let colorMask: UInt64 = 0x1FF_FFFF
  private static let attributesMask = UInt64(Attributes.mask)
  private static let styleBits: UInt64 = 56
  private static let styleMask: UInt64 = (1 << styleBits) - 1
  private static let markBits = 17
  private static let markMask: UInt64 = 0x1_FFFF
  /// A mark is of plane 0 or 1, or one of the selectors in plane 14, which take the place of
  /// ideographs: nothing else combines.
  private static let ideographs: Range<UInt32> = 0x5000..<0x6000
  private static let selectors: Range<UInt32> = 0xE0000..<0xE1000

  /// A cell with one character.
  public init(_ scalar: Unicode.Scalar = " ", style: Style = .plain) {
    text = UInt64(scalar.value)
    look = Self.bits(of: style)
  }

  /// The character's value; 0 in the right half of a wide character.
  public var base: UInt32 { UInt32(text & Self.scalarMask) }

  /// The style of the cell.
  public var style: Style {
    get {
      Style(
        foreground: Color(code: UInt32(look & Self.colorMask)),
        background: Color(code: UInt32(look >> Self.colorBits & Self.colorMask)),
        attributes: Attributes(
          rawValue: UInt8(look >> (2 * Self.colorBits) & Self.attributesMask)
        )
      )
    }
    set {
      look = look & ~Self.styleMask | Self.bits(of: newValue)
    }
  }

  private static func bits(of style: Style) -> UInt64 {
    UInt64(style.foreground.code) | UInt64(style.background.code) << colorBits
      | UInt64(style.attributes.rawValue) << (2 * colorBits)
  }

  /// The right half of a wide character.
  public static func continuation(style: Style = .plain) -> Cell {
    Cell("\0", style: style)
  }

  /// A blank cell in the terminal's default style.
  public static var blank: Cell { Cell() }

  /// True if this is the right half of a wide character.
  public var isContinuation: Bool { base == 0 }

  /// The character and then its combining marks; empty in a continuation.
  public var scalars: [Unicode.Scalar] {
    [base, marks.0, marks.1, marks.2].prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
  }

  /// Appends the character and its combining marks; nothing in a continuation.
  func append(to text: inout String.UnicodeScalarView) {
    guard combined == 0 else { return text.append(contentsOf: scalars) }
    if !isContinuation, let scalar = Unicode.Scalar(base) { text.append(scalar) }
  }

  /// Three marks of 17 bits, 0 for none.
  private var combined: UInt64 {
    get { text >> Self.scalarBits | (look >> Self.styleBits) << (64 - Self.scalarBits) }
    set {
      text = text & Self.scalarMask | newValue << Self.scalarBits
      look = look & Self.styleMask | (newValue >> (64 - Self.scalarBits)) << Self.styleBits
    }
  }

  /// The combining marks' values; 0 for none.
  public var marks: (UInt32, UInt32, UInt32) { (mark(0), mark(1), mark(2)) }

  private func mark(_ place: Int) -> UInt32 {
    let code = UInt32(combined >> (place * Self.markBits) & Self.markMask)
    return Self.ideographs.contains(code)
      ? code - Self.ideographs.lowerBound + Self.selectors.lowerBound : code
  }

  /// The bits in which two cells differ, 0 if they are the same: rows are compared by them, without
  /// a branch for each cell.
  func difference(from other: Cell) -> UInt64 {
    look ^ other.look | text ^ other.text
  }

  /// Adds a combining mark. A fourth one is ignored: ncurses stores at most five characters in a
  /// cell, and no language needs more than three marks. So is what combines with nothing by its place
  /// in Unicode: an ideograph, or a character of a plane that has no marks.
  public mutating func combine(_ mark: Unicode.Scalar) {
    guard !Self.ideographs.contains(mark.value),
      let place = (0..<3).first(where: { self.mark($0) == 0 })
    else { return }
    let code =
      Self.selectors.contains(mark.value)
      ? mark.value - Self.selectors.lowerBound + Self.ideographs.lowerBound : mark.value
    guard code <= Self.markMask else { return }
    combined |= UInt64(code) << (place * Self.markBits)
  }
}
