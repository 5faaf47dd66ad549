/// One cell of a canvas: a character with up to three combining marks, and its style.
///
/// A character that is two columns wide is stored in its left cell, with a continuation in the
/// right one. The type is trivial (no references), so that overwriting a cell erases it.
///
/// Every frame compares every cell with the one before, which is why a cell is two words: the
/// character with its style, and the marks.
public struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// Bits 0 to 20 hold the character, 24 to 39 the foreground, 40 to 55 the background and 56 to 63
  /// the attributes.
  private var look: UInt64
  /// Three marks of 21 bits, 0 for none.
  private var combined: UInt64 = 0

  private static let scalarMask: UInt64 = 0x1F_FFFF
  private static let scalarBits = 21

  /// A cell with one character.
  public init(_ scalar: Unicode.Scalar = " ", style: Style = .plain) {
    look = UInt64(scalar.value) | Self.bits(of: style)
  }

  /// The character's value; 0 in the right half of a wide character.
  public var base: UInt32 { UInt32(look & Self.scalarMask) }

  /// The style of the cell.
  public var style: Style {
    get {
      Style(
        foreground: Color(code: UInt16(truncatingIfNeeded: look >> 24)),
        background: Color(code: UInt16(truncatingIfNeeded: look >> 40)),
        attributes: Attributes(rawValue: UInt8(truncatingIfNeeded: look >> 56))
      )
    }
    set {
      look = look & Self.scalarMask | Self.bits(of: newValue)
    }
  }

  private static func bits(of style: Style) -> UInt64 {
    UInt64(style.foreground.code) << 24 | UInt64(style.background.code) << 40
      | UInt64(style.attributes.rawValue) << 56
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

  /// The combining marks' values; 0 for none.
  public var marks: (UInt32, UInt32, UInt32) { (mark(0), mark(1), mark(2)) }

  private func mark(_ place: Int) -> UInt32 {
    UInt32(combined >> (place * Self.scalarBits) & Self.scalarMask)
  }

  /// The bits in which two cells differ, 0 if they are the same: rows are compared by them, without
  /// a branch for each cell.
  func difference(from other: Cell) -> UInt64 {
    look ^ other.look | combined ^ other.combined
  }

  /// Adds a combining mark. A fourth one is ignored: ncurses stores at most five characters in a
  /// cell, and no language needs more than three marks.
  public mutating func combine(_ mark: Unicode.Scalar) {
    guard let place = (0..<3).first(where: { self.mark($0) == 0 }) else { return }
    combined |= UInt64(mark.value) << (place * Self.scalarBits)
  }
}
