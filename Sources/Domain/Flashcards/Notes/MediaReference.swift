/// A reference to a picture, a sound or a film in the text of a field: the tags `img`, `audio`, `video`,
/// `source` and `object`, `[sound:…]`, and in Markdown `![…](…)`. References to other computers are none.
package struct MediaReference: Sendable, Hashable {
  /// The place of the name as it is written, in bytes of UTF-8.
  package let range: Range<Int>
  /// The name that it means, in NFC.
  package let name: String
}

extension FieldText {
  /// The references to pictures and sounds, in order.
  package var mediaReferences: [MediaReference] {
    guard format != .plain else { return [] }
    var text = text
    return text.withUTF8 { bytes in
      var scanner = MediaScanner(bytes)
      scanner.scan(hasMarkdown: format == .markdown)
      return scanner.found
    }
  }

  /// The text with other names of pictures and sounds; nil if it refers to none of them.
  ///
  /// - Parameter names: the new names by the old ones, in NFC.
  package func renamingMedia(_ names: [String: String]) -> FieldText? {
    var bytes: [UInt8]?
    for reference in mediaReferences.reversed() {
      guard let name = names[reference.name] else { continue }
      bytes = bytes ?? Array(text.utf8)
      bytes?.replaceSubrange(reference.range, with: Array(name.attributeEscaped.utf8))
    }
    return bytes.map { FieldText(String(decoding: $0, as: UTF8.self), format) }
  }
}

extension FieldText {
  /// The text with as much markup as references to pictures and sounds take: plain text, which has none,
  /// becomes HTML, and anything else stays as it is.
  package var withMarkup: FieldText {
    format == .plain ? FieldText(text.escapedToHTML, .html) : self
  }
}

extension Note {
  /// The names of the pictures and sounds that the fields refer to, each once.
  package var mediaNames: Set<String> {
    content.fields.reduce(into: []) { $0.formUnion($1.mediaReferences.lazy.map(\.name)) }
  }
}

extension MediaName {
  /// The endings of the names of pictures, and of sounds and films, by which Anki's editor tells them.
  private static let pictures: Set = ["jpg", "jpeg", "png", "gif", "svg", "webp", "ico", "avif"]
  private static let sounds: Set = [
    "3gp", "aac", "avi", "flac", "flv", "m4a", "mkv", "mov", "mp3", "mp4", "mpeg", "mpg", "oga",
    "ogg", "ogv", "ogx", "opus", "spx", "swf", "wav", "webm",
  ]

  /// What a field has to have for the picture or the sound to be in it; nil for any other file.
  package var reference: String? {
    let name = text.attributeEscaped
    return switch Self.medium(of: text) {
    case .picture: "<img src=\"\(name)\">"
    case .sound: "[sound:\(name.replacing("]", with: "&#93;"))]"
    case nil: nil
    }
  }

  /// A kind of media, as a name tells it.
  package enum Medium: Sendable {
    /// A picture.
    case picture
    /// A sound, or a film.
    case sound
  }

  /// The kind of media that a file has by the ending of its name; nil for any other file.
  package static func medium(of name: String) -> Medium? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return pictures.contains(ending) ? .picture : sounds.contains(ending) ? .sound : nil
  }

  /// The endings of the names of files of a kind, in lower case.
  package static func endings(of medium: Medium) -> Set<String> {
    medium == .picture ? pictures : sounds
  }
}

extension String {
  /// The name that a reference means, in NFC; nil for an address of another computer, or what can't be a name.
  package var mediaName: String? { isAddress ? nil : MediaName.composed(self) }

  /// The names that begin with an underscore in a template or a style sheet, by which Anki tells the files
  /// that these use.
  package var staticMediaNames: [String] {
    var text = self
    return text.withUTF8 { bytes in
      var names: [String] = []
      var place = 1
      while place < bytes.count {
        defer { place += 1 }
        guard bytes[place] == UInt8(ascii: "_"), let end = Self.ends[bytes[place - 1]] else {
          continue
        }
        let name = bytes[place...].prefix { !end.contains($0) }
        guard place + name.count < bytes.count, !name.contains(0x0A),
          let name = MediaScanner.name(of: name)
        else { continue }
        names.append(name)
      }
      return names
    }
  }

  /// The bytes that end a name, by the one before it.
  private static let ends: [UInt8: [UInt8]] = [
    UInt8(ascii: "\""): Array("\"".utf8), UInt8(ascii: "'"): Array("'".utf8),
    UInt8(ascii: "("): Array(")\"'".utf8), UInt8(ascii: "="): Array(" >".utf8),
    UInt8(ascii: ":"): Array("]".utf8),
  ]

  /// The text as the value of an attribute between quotation marks of either kind.
  package var attributeEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}

/// Looks for references to media from the beginning of a text to its end.
private struct MediaScanner {
  private static let tags = ["img", "audio", "video", "source", "object"].map { Array($0.utf8) }
  private static let attributes = ["src", "data"].map { Array($0.utf8) }
  private static let sound = Array("[sound:".utf8)

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var found: [MediaReference] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func scan(hasMarkdown: Bool) {
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"): place = tag(at: place)
      case UInt8(ascii: "["): place = sound(at: place)
      case UInt8(ascii: "!") where hasMarkdown: place = picture(at: place)
      default: place += 1
      }
    }
  }

  /// Reads a tag.
  ///
  /// - Returns: the place after what was read.
  private mutating func tag(at start: Int) -> Int {
    var place = start + 1
    let name = bytes[place...].prefix { $0.isLetter }
    guard Self.tags.contains(where: { $0.elementsEqual(name.lazy.map { $0 | 0x20 }) }) else {
      return place
    }
    place += name.count
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      let before = bytes[place - 1]
      let word = bytes[place...].prefix { $0.isLetter || $0 == UInt8(ascii: "-") }
      guard !word.isEmpty else {
        place =
          isQuote(bytes[place])
          ? (end(of: bytes[place], from: place + 1) ?? bytes.count) : place + 1
        continue
      }
      place += word.count
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { continue }
      let value = value(at: place + 1)
      let isName = before.isBlank || isQuote(before) || before == UInt8(ascii: "/")
      if isName, Self.attributes.contains(where: { $0.elementsEqual(word.lazy.map { $0 | 0x20 }) })
      {
        add(value.range)
      }
      place = value.end
    }
    return place
  }

  /// The value of an attribute, and the place after it.
  private func value(at start: Int) -> (range: Range<Int>, end: Int) {
    if start < bytes.count, isQuote(bytes[start]) {
      let end = end(of: bytes[start], from: start + 1) ?? bytes.count + 1
      return (start + 1..<max(start + 1, end - 1), min(end, bytes.count))
    }
    let end = bytes[start...].firstIndex { $0.isBlank || $0 == UInt8(ascii: ">") } ?? bytes.count
    return (start..<end, end)
  }

  private mutating func sound(at start: Int) -> Int {
    guard bytes[start...].starts(with: Self.sound) else { return start + 1 }
    let first = start + Self.sound.count
    guard let end = bytes[first...].firstIndex(of: UInt8(ascii: "]")) else { return first }
    add(first..<end)
    return end + 1
  }

  /// Reads a picture of Markdown.
  private mutating func picture(at start: Int) -> Int {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return start + 1 }
    var place = start + 2
    while place < bytes.count, bytes[place] != UInt8(ascii: "]"), bytes[place] != 0x0A {
      place += 1
    }
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "]"),
      bytes[place + 1] == UInt8(ascii: "(")
    else { return start + 2 }
    let isBracketed = place + 2 < bytes.count && bytes[place + 2] == UInt8(ascii: "<")
    let first = place + (isBracketed ? 3 : 2)
    let end = bytes[first...].firstIndex {
      isBracketed ? $0 == UInt8(ascii: ">") : $0 == UInt8(ascii: ")") || $0.isBlank
    }
    guard let end else { return first }
    add(first..<end)
    return end
  }

  private mutating func add(_ range: Range<Int>) {
    guard let name = Self.name(of: bytes[range]) else { return }
    found.append(MediaReference(range: range, name: name))
  }

  /// The name that is written so; nil for an address of another computer, or what can't be a name.
  static func name(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    HTMLPlainText.text(of: String(decoding: bytes, as: UTF8.self)).mediaName
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The place after the next such quotation mark.
  private func end(of quote: UInt8, from start: Int) -> Int? {
    bytes[start...].firstIndex(of: quote).map { $0 + 1 }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension String {
  /// True for the address of something elsewhere, or with its content in it: `https://…`, `data:…`.
  fileprivate var isAddress: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return utf8.starts(with: "//".utf8)
    }
    let scheme = self[..<colon].lowercased()
    return scheme == "data"
      || !scheme.isEmpty && utf8[colon...].starts(with: "://".utf8)
        && scheme.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "+") }
  }
}
