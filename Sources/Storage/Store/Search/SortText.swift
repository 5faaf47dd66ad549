import Flashcards

/// The text of HTML as Anki sorts and compares it: without tags, with the names of media files, and with
/// references as their characters.
enum SortText {
  /// The text; nil for one that is the same without markup.
  static func text(of html: UnsafeRawBufferPointer) -> String? {
    let hasTags = html.contains(UInt8(ascii: "<"))
    guard hasTags || html.contains(UInt8(ascii: "&")) else { return nil }
    let text = String(decoding: html, as: UTF8.self)
    return references(hasTags ? withoutTags(text) : text)
  }

  /// The text.
  static func of(_ html: String) -> String {
    var html = html
    return html.withUTF8 { text(of: UnsafeRawBufferPointer($0)) } ?? html
  }

  private static func withoutTags(_ html: String) -> String {
    var rest = Substring(html)
    var text = ""
    while let open = rest.firstIndex(of: "<") {
      text += rest[..<open]
      rest = rest[open...]
      guard let end = end(of: rest) else { return text + rest }
      let tag = rest[..<end]
      if let name = mediaName(tag) { text += " \(name) " }
      rest = rest[end...]
    }
    return text + rest
  }

  /// The place behind the comment, the tag, or the element whose content is no text, that a text begins
  /// with.
  private static func end(of html: Substring) -> Substring.Index? {
    func end(_ mark: String) -> Substring.Index? {
      html.lowercasedASCII.range(of: mark).map {
        html.utf8.index(html.startIndex, offsetBy: $0.upperBound)
      }
    }
    if html.hasPrefix("<!--"), let place = end("-->") { return place }
    for name in ["style", "script"] {
      if html.prefix(name.count + 1).lowercased() == "<" + name, let place = end("</\(name)>") {
        return place
      }
    }
    return html.firstIndex(of: ">").map { html.index(after: $0) }
  }

  /// The name of the file that a tag shows.
  private static func mediaName(_ tag: Substring) -> String? {
    let isMedia = ["<img", "<audio", "<video", "<source", "<object"].contains {
      tag.prefix($0.count).lowercased() == $0
    }
    guard isMedia else { return nil }
    for attribute in ["src", "data"] {
      guard let name = tag.value(of: attribute) else { continue }
      return name
    }
    return nil
  }

  private static func references(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // What is left of "<" is no tag.
    let html = text.split(separator: "<", omittingEmptySubsequences: false).joined(
      separator: "&lt;"
    )
    return String(FieldText(html, .html).plain.map { $0 == "\u{A0}" ? " " : $0 })
  }
}

extension Substring {
  /// The bytes with letters of ASCII in lower case.
  fileprivate var lowercasedASCII: [UInt8] {
    utf8.map { $0 &- 0x41 < 26 ? $0 + 0x20 : $0 }
  }

  /// The value of an attribute of a tag.
  fileprivate func value(of attribute: String) -> String? {
    let bytes = lowercasedASCII
    guard let name = bytes.range(of: " \(attribute)=") ?? bytes.range(of: "\n\(attribute)=") else {
      return nil
    }
    var value = self[utf8.index(startIndex, offsetBy: name.upperBound)...]
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      return String(value.prefix { $0 != ">" && $0 != " " })
    }
    value = value.dropFirst()
    return value.firstIndex(of: quote).map { String(value[..<$0]) }
  }
}

extension [UInt8] {
  fileprivate func range(of text: String) -> Range<Int>? {
    let mark = Array(text.utf8)
    guard count >= mark.count else { return nil }
    return (0...(count - mark.count)).first { self[$0..<($0 + mark.count)].elementsEqual(mark) }
      .map { $0..<($0 + mark.count) }
  }
}
