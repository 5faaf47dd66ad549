/// The columns of a note that follow from its fields: by which Anki sorts it and finds others like it.
struct NoteColumns {
  /// The text of the field by which notes of the type are sorted, without markup.
  let sorted: String
  /// The first four bytes of the SHA-1 of the first field's text, without markup.
  let checksum: UInt32

  init(_ fields: [String], sortField: Int) {
    let first = PlainText.of(fields.first ?? "")
    checksum = SHA1.digest(of: Array(first.utf8))[0]
    let field = fields.indices.contains(sortField) ? sortField : 0
    sorted = field == 0 ? first : PlainText.of(fields[field])
  }
}
