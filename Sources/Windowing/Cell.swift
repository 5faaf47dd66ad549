/// One cell of a canvas: a character with up to three combining marks, and its style.
///
/// A character that is two columns wide stands in its left cell, and a continuation in the right
/// one. The type is trivial (no references), so that overwriting a cell is erasing it.
public struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// The character's value, 0 in the right half of a wide character.
  public private(set) var base: UInt32
  private var mark0: UInt32 = 0
  private var mark1: UInt32 = 0
  private var mark2: UInt32 = 0
  /// How the cell looks.
  public var style: Style

  /// A cell with one character.
  public init(_ scalar: Unicode.Scalar = " ", style: Style = .plain) {
    base = scalar.value
    self.style = style
  }

  /// The right half of a wide character.
  public static func continuation(style: Style = .plain) -> Cell {
    var cell = Cell(style: style)
    cell.base = 0
    return cell
  }

  /// An empty cell of the terminal's own look.
  public static let blank = Cell()

  /// Whether this is the right half of a wide character.
  public var isContinuation: Bool { base == 0 }

  /// The character and then its combining marks; empty in a continuation.
  public var scalars: [Unicode.Scalar] {
    [base, mark0, mark1, mark2].prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
  }

  /// The combining marks' values; 0 where there is none.
  public var marks: (UInt32, UInt32, UInt32) { (mark0, mark1, mark2) }

  /// Adds a combining mark. A fourth one is left out: ncurses holds no more than five characters a
  /// cell, and no language needs more than three marks.
  public mutating func combine(_ mark: Unicode.Scalar) {
    if mark0 == 0 {
      mark0 = mark.value
    } else if mark1 == 0 {
      mark1 = mark.value
    } else if mark2 == 0 {
      mark2 = mark.value
    }
  }
}
