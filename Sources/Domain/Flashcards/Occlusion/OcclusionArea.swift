/// An upright rectangle on a picture, in shares of its sides.
package struct OcclusionArea: Sendable, Hashable, Codable {
  /// The distance from the left edge.
  package var left: Double
  /// The distance from the upper edge.
  package var top: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Keeps the parts.
  package init(left: Double, top: Double, width: Double, height: Double) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// The right edge.
  package var right: Double { left + width }
  /// The lower edge.
  package var bottom: Double { top + height }

  /// The smallest side that a shape is given.
  static let least = 0.005

  /// The area moved within the picture, and made smaller where it is larger.
  var withinPicture: OcclusionArea {
    var area = self
    area.width = min(1, max(0, width))
    area.height = min(1, max(0, height))
    area.left = min(1 - area.width, max(0, left))
    area.top = min(1 - area.height, max(0, top))
    return area
  }

  /// A third of a picture's width or height.
  package enum Third: Int, Sendable {
    case first, middle, last

    fileprivate init(_ place: Double) {
      self = place < 1 / 3 ? .first : place > 2 / 3 ? .last : .middle
    }
  }

  /// The part of the picture in which the middle of the area lies.
  package var place: (column: Third, row: Third) {
    (Third(left + width / 2), Third(top + height / 2))
  }
}
