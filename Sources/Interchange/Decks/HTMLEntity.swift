/// The entities that fields have.
enum HTMLEntity {
  /// A space that does not break a line is what Anki's editor writes for a second space.
  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
    "mdash": "—", "hellip": "…", "laquo": "«", "raquo": "»", "ldquo": "“", "rdquo": "”",
    "lsquo": "‘", "rsquo": "’", "middot": "·", "times": "×", "rarr": "→", "larr": "←",
    "deg": "°", "copy": "©", "euro": "€", "shy": "",
  ]

  /// What a text begins with, and where it ends; nil where that is no entity that is known.
  static func read(_ text: Substring) -> (text: String, end: String.Index)? {
    let name = text.dropFirst().prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
    guard name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
    guard let value = names[name] ?? number(name) else { return nil }
    return (value, text.index(after: name.endIndex))
  }

  private static func number(_ name: Substring) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
      let scalar = Unicode.Scalar(value), value != 0
    else { return nil }
    return scalar == "\u{A0}" ? " " : String(Character(scalar))
  }
}
