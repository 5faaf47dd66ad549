extension FieldText {
  /// The text without markup of HTML, for lists and searches: tags are left out, those that break a
  /// line are line feeds, and the commonest references are their characters. Markdown stays as it is
  /// written.
  public var plain: String {
    guard format == .html else { return text }
    return HTMLPlainText.text(of: text)
  }
}

/// Takes the tags out of HTML in one pass. It shows text, and decides nothing.
enum HTMLPlainText {
  private static let open = UInt8(ascii: "<")
  private static let close = UInt8(ascii: ">")
  private static let ampersand = UInt8(ascii: "&")
  private static let breaking: Set<String> = [
    "br", "div", "p", "li", "tr", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "table",
    "pre", "blockquote",
  ]
  private static let hidden: Set<String> = ["style", "script"]
  private static let references: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]
  private static let longestReference = 10

  static func text(of html: String) -> String {
    guard html.utf8.contains(where: { $0 == open || $0 == ampersand }) else { return html }
    var html = html
    return html.withUTF8 { bytes in
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      var place = 0
      while place < bytes.count {
        switch bytes[place] {
        case open: place = skipTag(at: place, bytes, &output)
        case ampersand: place = readReference(at: place, bytes, &output)
        default:
          output.append(bytes[place])
          place += 1
        }
      }
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Passes over a tag, and over what a hidden element holds.
  ///
  /// - Returns: The place after it.
  private static func skipTag(
    at start: Int,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ output: inout [UInt8]
  ) -> Int {
    let name = name(at: start + 1, bytes)
    let isTag = !name.isEmpty || start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "!")
    guard isTag, let end = bytes[start...].firstIndex(of: close) else {
      output.append(open)
      return start + 1
    }
    if breaking.contains(name), output.last.map({ $0 != 10 }) ?? false { output.append(10) }
    guard hidden.contains(name), bytes[start + 1] != UInt8(ascii: "/") else { return end + 1 }
    var place = end + 1
    while place < bytes.count {
      guard let next = bytes[place...].firstIndex(of: open) else { return bytes.count }
      if next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "/"),
        self.name(at: next + 1, bytes) == name
      {
        return bytes[next...].firstIndex(of: close).map { $0 + 1 } ?? bytes.count
      }
      place = next + 1
    }
    return bytes.count
  }

  /// The name of the tag that begins before a place, in lower case; empty if there is none.
  private static func name(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var place = start
    if place < bytes.count, bytes[place] == UInt8(ascii: "/") { place += 1 }
    let letters = bytes[place...].prefix(12).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard let first = letters.first, first >= UInt8(ascii: "A") else { return "" }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// Reads a reference such as `&amp;` or `&#228;`.
  ///
  /// - Returns: The place after it.
  private static func readReference(
    at start: Int,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ output: inout [UInt8]
  ) -> Int {
    let rest = bytes[(start + 1)...].prefix(longestReference)
    if let end = rest.firstIndex(of: UInt8(ascii: ";")) {
      let name = String(decoding: rest[..<end], as: UTF8.self)
      if let text = references[name] ?? number(name) {
        output.append(contentsOf: text.utf8)
        return end + 1
      }
    }
    output.append(ampersand)
    return start + 1
  }

  private static func number(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
