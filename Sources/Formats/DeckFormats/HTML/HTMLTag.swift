/// One tag or comment.
struct HTMLTag {
  typealias Text = Substring.UnicodeScalarView

  /// Its name in small letters; empty for a comment.
  let name: String
  /// True if it ends an element.
  let isClosing: Bool
  /// The text of the tag.
  let text: String
  /// The index after it.
  let end: String.Index

  /// The tag that a text begins with; nil where that is no whole tag.
  init?(at text: Text) {
    if text.starts(with: "<!--".unicodeScalars) {
      guard let end = text.end(of: "-->") else { return nil }
      self.init(name: "", isClosing: false, text: text[..<end])
      return
    }
    var rest = text.dropFirst()
    let isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9") ~= $0) }
    guard name.first?.properties.isAlphabetic == true else { return nil }
    rest = rest[name.endIndex...]
    guard let next = rest.first, next == ">" || next == "/" || next.properties.isWhitespace else {
      return nil
    }
    var mark: Unicode.Scalar?
    while let scalar = rest.popFirst() {
      if let open = mark {
        if scalar == open { mark = nil }
      } else if scalar == "\"" || scalar == "'" {
        mark = scalar
      } else if scalar == ">" {
        self.init(
          name: String(name).lowercased(),
          isClosing: isClosing,
          text: text[..<rest.startIndex]
        )
        return
      }
    }
    return nil
  }

  /// True if a text begins as a tag does.
  static func begins(_ text: Text) -> Bool {
    guard let next = text.dropFirst().first else { return false }
    return next == "/" || next == "!" || next.isASCII && next.properties.isAlphabetic
  }

  private init(name: String, isClosing: Bool, text: Text) {
    self.name = name
    self.isClosing = isClosing
    self.text = String(Substring(text))
    end = text.endIndex
  }

  /// The value of an attribute; nil where it has none.
  func attribute(_ name: String) -> String? {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    var rest = text.unicodeScalars.dropFirst().drop { !isSpace($0) && $0 != ">" }
    while true {
      rest = rest.drop { isSpace($0) || $0 == "/" }
      let key = rest.prefix { !isSpace($0) && $0 != "=" && $0 != ">" && $0 != "/" }
      guard !key.isEmpty else { return nil }
      rest = rest[key.endIndex...].drop(while: isSpace)
      var value = rest.prefix(0)
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: isSpace)
        if let mark = rest.first, mark == "\"" || mark == "'" {
          value = rest.dropFirst().prefix { $0 != mark }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { !isSpace($0) && $0 != ">" }
          rest = rest[value.endIndex...]
        }
      }
      if String(key).lowercased() == name { return String(value) }
    }
  }

  /// A number from 0 to 999,999,999 in an attribute.
  func number(_ name: String) -> Int? {
    attribute(name).flatMap { Int($0) }.flatMap { (0...999_999_999).contains($0) ? $0 : nil }
  }

  /// True if it sets its text in a look that may mean something.
  var hasLooks: Bool {
    guard let style = attribute("style")?.lowercased() else { return false }
    return Self.looks.contains { style.contains($0) }
  }

  private static let looks = [
    "color", "background", "font-weight", "font-style", "text-decoration", "vertical-align",
  ]

  /// True if the content of the element is no text.
  var isDropped: Bool { !isClosing && (name == "style" || name == "script") }

  /// The rest after the content of an element that is dropped.
  static func content(of tag: HTMLTag, after rest: Text) -> Text {
    let closing = "</\(tag.name)"
    var rest = rest
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      let word = String(Substring(rest.prefix(closing.utf8.count))).lowercased()
      if word == closing, let end = HTMLTag(at: rest), end.name == tag.name {
        return rest[end.end...]
      }
      rest = rest.dropFirst()
    }
    return rest[rest.endIndex...]
  }
}

extension Substring.UnicodeScalarView {
  /// The end of the first occurrence of a text.
  fileprivate func end(of text: String) -> Index? {
    var rest = self
    while let start = text.unicodeScalars.first.flatMap({ rest.firstIndex(of: $0) }) {
      rest = rest[start...]
      if rest.starts(with: text.unicodeScalars) {
        return rest.index(rest.startIndex, offsetBy: text.unicodeScalars.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
