/// The indices of the fields of Anki's note type for pictures with hidden parts.
package struct OcclusionFields: Sendable, Hashable {
  /// The field with the shapes.
  package let shapes: Int
  /// The field with the picture.
  package let picture: Int
  /// The field with the text above the picture; nil for none.
  package let header: Int?

  /// The number of the type in Anki's gallery.
  private static let stockKind: UInt64 = 6
  /// The numbers in the configuration of a type and of a field.
  private static let (stock, tag): (UInt64, UInt64) = (9, 10)

  /// The fields of a type by its parts; nil for one of another kind. Anki finds them by tags, as their names are
  /// those of a language; without these the first three are meant.
  init?(_ kind: NoteTypeKind, _ fields: [NoteField], configuration: [UInt8]) {
    guard kind == .cloze, fields.count > 1,
      AnkiConfiguration(configuration)?.number(Self.stock) == Self.stockKind
    else { return nil }
    let tags = fields.map { AnkiConfiguration($0.configuration)?.number(Self.tag) }
    if let shapes = tags.firstIndex(of: 0), let picture = tags.firstIndex(of: 1) {
      (self.shapes, self.picture, header) = (shapes, picture, tags.firstIndex(of: 2))
    } else {
      (shapes, picture, header) = (0, 1, fields.count > 2 ? 2 : nil)
    }
  }
}
