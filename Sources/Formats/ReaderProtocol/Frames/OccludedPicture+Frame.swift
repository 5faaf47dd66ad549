import ByteCoding
import Flashcards

/// Pictures with hidden parts on the pipe.
extension ByteWriter {
  /// Appends all but the description.
  mutating func appendRest(of picture: OccludedPicture) {
    append(picture.file) { $0.append($1) }
    append(all: picture.shapes) { writer, shape in
      writer.append(shape.role.rawValue)
      writer.append(shape.shape.source)
    }
    for pair in [picture.colors.asked, picture.colors.hidden, picture.colors.revealed] {
      for color in [pair.fill, pair.edge] { append(color) { $0.append($1) } }
    }
  }
}

extension ByteReader {
  /// Reads what may be hostile: text that is no shape is refused.
  mutating func occludedPicture() throws(UnreadableBytes) -> OccludedPicture {
    let name = try text()
    let file = try optional { reader throws(UnreadableBytes) in try reader.text() }
    let shapes = try list { reader throws(UnreadableBytes) in
      let role: OccludedPicture.Role = try reader.value()
      guard let shape = OcclusionShape(try reader.text()) else { throw .invalid }
      return OccludedPicture.Shape(shape, role)
    }
    var colors = OcclusionColors()
    colors.asked = try pair()
    colors.hidden = try pair()
    colors.revealed = try pair()
    return OccludedPicture(file: file, text: name, shapes: shapes, colors: colors)
  }

  private mutating func pair() throws(UnreadableBytes) -> OcclusionColors.Pair {
    OcclusionColors.Pair(
      fill: try optional { reader throws(UnreadableBytes) in try reader.color() },
      edge: try optional { reader throws(UnreadableBytes) in try reader.color() }
    )
  }
}
