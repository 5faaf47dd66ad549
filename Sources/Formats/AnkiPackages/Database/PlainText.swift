import ByteCoding

/// The text of a field without its markup, as Anki compares fields by it.
enum PlainText {
  /// Drops comments, styles, scripts and tags, but keeps the names of pictures, and writes references
  /// to signs as the signs.
  static func of(_ field: String) -> String {
    let bytes = Array(field.utf8)
    guard bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return field
    }
    var text: [UInt8] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<"), let end = endOfMarkup(bytes, at: position) else {
        text.append(bytes[position])
        position += 1
        continue
      }
      let tag = bytes[position..<end]
      if let name = pictureName(tag) {
        text.append(UInt8(ascii: " "))
        text.append(contentsOf: name)
        text.append(UInt8(ascii: " "))
      }
      position = end
    }
    return withSigns(text)
  }

  private static let wholes: [(start: String, end: String)] = [
    ("<!--", "-->"), ("<style", "</style>"), ("<script", "</script>"),
  ]

  /// The end of the markup that begins at a place; nil if none does.
  private static func endOfMarkup(_ bytes: [UInt8], at start: Int) -> Int? {
    for (opening, closing) in wholes where hasPrefix(bytes[start...], opening) {
      if let end = find(closing, in: bytes, from: start + opening.utf8.count) { return end }
    }
    return find(">", in: bytes, from: start + 1)
  }

  /// The place after the next such text, whatever its case.
  private static func find(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return (start..<bytes.count).first { hasPrefix(bytes[$0...], text) }
      .map { $0 + text.utf8.count }
  }

  private static func hasPrefix(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
    guard bytes.count >= text.utf8.count else { return false }
    return zip(bytes, text.utf8).allSatisfy { byte, wanted in
      byte == wanted || (0x41...0x5A).contains(byte) && byte + 0x20 == wanted
    }
  }

  /// The name of the file that a tag shows or plays.
  private static func pictureName(_ tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard ["<img", "<audio", "<object", "<source"].contains(where: { hasPrefix(tag, $0) }),
      let source = ["src=", "data="].lazy
        .compactMap({ find($0, in: Array(tag), from: 0) }).first
    else { return nil }
    let value = tag.dropFirst(source)
    if let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return value.dropFirst().prefix { $0 != quote }
    }
    return value.prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }
  }

  private static let signs: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  private static func withSigns(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var scalars = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "&", let end = rest.prefix(12).firstIndex(of: ";"),
        let sign = sign(String(rest[..<end]))
      else {
        scalars.append(scalar)
        continue
      }
      scalars.append(sign)
      rest = rest[rest.index(after: end)...]
    }
    return String(scalars)
  }

  private static func sign(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return signs[name] }
    let digits = name.dropFirst()
    let number =
      digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}

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
