import WindowLevels

/// The part of a picture that is shown: all of it, or some of it enlarged.
package struct PictureViewport: Sendable, Hashable, Codable {
  /// The range of the enlargement.
  package static let zooms = 1.0...64.0

  /// How much larger it is than where all of it is shown, in `zooms`.
  package private(set) var zoom = 1.0
  /// The middle of the part, in shares of the picture's width and height from the left and the top.
  private var x = 0.5
  private var y = 0.5

  /// A part of a picture, in shares of its width and height from the left and the top.
  struct Part: Hashable {
    var x = 0.0
    var y = 0.0
    var width = 1.0
    var height = 1.0
  }

  /// All of a picture.
  package init() {}

  /// Enlarges the picture about the middle of the part, or reduces it by a factor below 1.
  package mutating func zoom(by factor: Double) {
    zoom = min(Self.zooms.upperBound, max(Self.zooms.lowerBound, zoom * factor))
    settle()
  }

  /// Moves the part by shares of itself, as far as the picture goes.
  package mutating func pan(x: Double = 0, y: Double = 0) {
    self.x += x / zoom
    self.y += y / zoom
    settle()
  }

  /// Keeps the middle where a part as large as the enlargement has it is within the picture.
  private mutating func settle() {
    let half = 0.5 / zoom
    x = min(1 - half, max(half, x))
    y = min(1 - half, max(half, y))
  }

  /// The cells that a picture takes, and the part of it that they show.
  ///
  /// A cell counts as twice as high as wide. No pixel is larger than half a cell where all is shown.
  func layout(of picture: Size, in area: Size) -> (cells: Size, part: Part) {
    guard area.width > 0, area.height > 0, picture.width > 0, picture.height > 0 else {
      return (Size(width: 0, height: 0), Part())
    }
    let room = (width: Double(area.width), height: Double(2 * area.height))
    let fitting = min(
      1,
      room.width / Double(picture.width),
      room.height / Double(picture.height)
    )
    let (width, height) = (
      Double(picture.width) * fitting * zoom, Double(picture.height) * fitting * zoom
    )
    var part = Part()
    part.width = min(1, room.width / width)
    part.height = min(1, room.height / height)
    part.x = min(1 - part.width, max(0, x - part.width / 2))
    part.y = min(1 - part.height, max(0, y - part.height / 2))
    let cells = Size(
      width: min(area.width, max(1, Int((width * part.width).rounded()))),
      height: min(area.height, max(1, Int((height * part.height / 2).rounded())))
    )
    return (cells, part)
  }
}
