/// The entities that fields have.
enum HTMLEntity {
  typealias Text = Substring.UnicodeScalarView

  /// The text of the entity that a text begins with, and its end; nil where that is no known entity.
  static func read(_ text: Text) -> (text: String, end: String.Index)? {
    guard let (name, end) = name(at: text) else { return nil }
    guard let value = HTMLEntityTable.text(of: name) ?? number(name) else { return nil }
    return (value, end)
  }

  /// True if a text begins as an entity is written, known or not.
  static func isWritten(at text: Text) -> Bool {
    guard let (name, _) = name(at: text), let first = name.first else { return false }
    return first == "#" || name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// The references that write white space which must stay in its place.
  static func references(to space: String) -> String {
    space.unicodeScalars.map { "&#\($0.value);" }.joined()
  }

  /// The white space written by references at the beginning of a text, and its end.
  static func leadingSpace(of html: Text) -> (text: String, end: String.Index) {
    var space = ""
    var rest = html
    while rest.starts(with: "&#".unicodeScalars), let (text, end) = read(rest), isSpace(text) {
      space += text
      rest = rest[end...]
    }
    return (space, rest.startIndex)
  }

  /// The white space written by references at the end of a text, and its beginning.
  static func trailingSpace(of html: Text) -> (text: String, start: String.Index) {
    var space = ""
    var rest = html
    while rest.last == ";", let mark = rest.suffix(12).lastIndex(of: "&"),
      rest[mark...].starts(with: "&#".unicodeScalars), let (text, end) = read(rest[mark...]),
      end == rest.endIndex, isSpace(text)
    {
      space = text + space
      rest = rest[..<mark]
    }
    return (space, rest.endIndex)
  }

  private static func isSpace(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static func name(at text: Text) -> (name: Substring, end: String.Index)? {
    // No name is longer; without a limit a text of many marks would be looked through many times.
    let name = text.dropFirst().prefix(32)
      .prefix { $0 != ";" && $0 != "&" && !$0.properties.isWhitespace }
    guard name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
    return (Substring(name), text.index(after: name.endIndex))
  }

  private static func number(_ name: Substring) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
      let scalar = Unicode.Scalar(value), value != 0
    else { return nil }
    return String(Character(scalar))
  }
}
