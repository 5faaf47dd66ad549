/// A picture on a side of a card of which parts are hidden, or were.
public struct OccludedPicture: Sendable, Hashable, Codable {
  /// What becomes of a shape on a side.
  package enum Role: UInt8, Sendable, Codable {
    /// It hides what is asked for.
    case asked = 0
    /// It hides something else.
    case hidden = 1
    /// What it hid is shown, within its outline.
    case revealed = 2
    /// It is there on other cards only.
    case open = 3
    /// It is a text over the picture.
    case label = 4
  }

  /// A shape with its role.
  package struct Shape: Sendable, Hashable, Codable {
    /// The shape.
    package let shape: OcclusionShape
    /// Its role.
    package let role: Role

    /// Keeps the parts.
    package init(_ shape: OcclusionShape, _ role: Role) {
      (self.shape, self.role) = (shape, role)
    }
  }

  /// The name of the file of the picture, in NFC; nil for one that is elsewhere.
  package let file: String?
  /// Its description, or the name of its file.
  package let text: String
  /// The shapes, in the order of the note.
  package let shapes: [Shape]
  /// Their colours.
  package let colors: OcclusionColors

  /// A picture with shapes.
  package init(
    file: String?,
    text: String,
    shapes: [Shape],
    colors: OcclusionColors = OcclusionColors()
  ) {
    (self.file, self.text, self.shapes, self.colors) = (file, text, shapes, colors)
  }

  /// The numbers of the shapes that are asked for, or were, from 1 on; texts over the picture are not counted.
  package var asked: [Int] {
    counted.enumerated().filter { $1.role == .asked || $1.role == .revealed }.map { $0.offset + 1 }
  }

  /// The number of shapes, without texts over the picture.
  package var count: Int { counted.count }

  private var counted: [Shape] { shapes.filter { $0.role != .label } }

  /// The first shape that is asked for, or was.
  package var first: Shape? { shapes.first { $0.role == .asked || $0.role == .revealed } }

  /// True if what was asked for is shown.
  package var isRevealed: Bool { first?.role == .revealed }
}

/// The colours of shapes over a picture, which a style sheet can set. Those of Anki's own are the standard.
package struct OcclusionColors: Sendable, Hashable, Codable {
  /// A colour of the area and of its edge; nil for none.
  package struct Pair: Sendable, Hashable, Codable {
    /// The colour of the area.
    package var fill: RGBColor?
    /// The colour of the edge.
    package var edge: RGBColor?

    /// Keeps the parts.
    package init(fill: RGBColor?, edge: RGBColor?) { (self.fill, self.edge) = (fill, edge) }
  }

  /// Those of a shape that is asked for.
  package var asked = Pair(
    fill: RGBColor(red: 0xFF, green: 0x8E, blue: 0x8E),
    edge: RGBColor(red: 0x21, green: 0x21, blue: 0x21)
  )
  /// Those of another that is hidden.
  package var hidden = Pair(
    fill: RGBColor(red: 0xFF, green: 0xEB, blue: 0xA2),
    edge: RGBColor(red: 0x21, green: 0x21, blue: 0x21)
  )
  /// Those of a shape that was asked for.
  package var revealed = Pair(fill: nil, edge: RGBColor(red: 0xFF, green: 0x8E, blue: 0x8E))

  /// Anki's own.
  package init() {}
}
