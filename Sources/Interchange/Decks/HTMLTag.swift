/// One tag or comment.
struct HTMLTag {
  /// Its name in small letters; empty for a comment.
  let name: String
  /// Whether it ends an element.
  let isClosing: Bool
  /// As it is written.
  let text: String
  /// Where it ends.
  let end: String.Index

  /// Reads what a text begins with; nil where that is no whole tag.
  init?(at text: Substring) {
    if text.hasPrefix("<!--") {
      guard let end = text.end(of: "-->") else { return nil }
      self.init(name: "", isClosing: false, text: text[..<end])
      return
    }
    var rest = text.dropFirst()
    let isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard name.first?.isLetter == true else { return nil }
    rest = rest[name.endIndex...]
    guard let next = rest.first, next == ">" || next == "/" || next.isWhitespace else { return nil }
    var mark: Character?
    while let character = rest.popFirst() {
      if let open = mark {
        if character == open { mark = nil }
      } else if character == "\"" || character == "'" {
        mark = character
      } else if character == ">" {
        self.init(
          name: name.lowercased(),
          isClosing: isClosing,
          text: text[..<rest.startIndex]
        )
        return
      }
    }
    return nil
  }

  private init(name: String, isClosing: Bool, text: Substring) {
    self.name = name
    self.isClosing = isClosing
    self.text = String(text)
    end = text.endIndex
  }

  /// Whether what is within the element is no text.
  var isDropped: Bool { !isClosing && (name == "style" || name == "script") }

  /// What is left after the content of an element that is dropped.
  static func content(of tag: HTMLTag, after rest: Substring) -> Substring {
    var rest = rest
    while !rest.isEmpty {
      if let end = HTMLTag(at: rest), end.isClosing, end.name == tag.name {
        return rest[end.end...]
      }
      rest = rest.dropFirst()
    }
    return rest
  }
}

extension Substring {
  /// Where the first occurrence of a text ends.
  fileprivate func end(of text: String) -> Index? {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.index(rest.startIndex, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
