/// The parts of a cell that a picture is drawn with, of which each has one of two colours.
package enum Mosaic: String, Sendable, Hashable, Codable, CaseIterable {
  /// An upper and a lower half: two square pixels in their own colours. Every font has them.
  case halves
  /// Four quarters.
  case quadrants
  /// Six parts, three above one another. Fonts have them since Unicode 13.
  case sextants

  /// The number of parts side by side.
  package var columns: Int { self == .halves ? 1 : 2 }
  /// The number of parts above one another.
  package var rows: Int { self == .sextants ? 3 : 2 }
  /// The number of parts.
  var count: Int { columns * rows }

  private static let quarters: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// The sign that has some parts in the foreground.
  ///
  /// - Parameter parts: a bit for each part, the left one of the highest row first.
  func sign(_ parts: Int) -> Unicode.Scalar {
    switch self {
    case .halves: Self.quarters[(parts & 1) * 3 | (parts >> 1) * 12]
    case .quadrants: Self.quarters[parts]
    case .sextants:
      switch parts {
      case 0: " "
      case 0b010101: "▌"
      case 0b101010: "▐"
      case 0b111111: "█"
      default:
        // The block has those that no older sign has, in their order.
        Unicode.Scalar(
          0x1FB00 + UInt32(parts) - (parts > 0b101010 ? 3 : parts > 0b010101 ? 2 : 1)
        ) ?? " "
      }
    }
  }
}
