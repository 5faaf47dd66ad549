/// The filter `text`: HTML without its tags, with its references resolved.
enum TextFilter {
  /// The text of `html`, as Anki has it: what has a style sheet's or script's tags goes with its
  /// content, and where one reference can't be resolved, none is.
  static func applied(to html: String) -> String {
    withoutReferences(withoutTags(html))
  }

  /// `html` without its tags.
  static func withoutTags(_ html: String) -> String {
    guard html.utf8.contains(UInt8(ascii: "<")) else { return html }
    let bytes = Array(html.utf8)
    var search = TagSearch(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), let end = search.end(of: index) {
        index = end
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func withoutReferences(_ html: String) -> String {
    guard html.utf8.contains(UInt8(ascii: "&")) else { return html }
    var output = String.UnicodeScalarView()
    var rest = html.unicodeScalars[...]
    while let scalar = rest.first {
      rest.removeFirst()
      guard scalar == "&" else {
        output.append(scalar == "\u{A0}" ? " " : scalar)
        continue
      }
      // No name is longer; without a limit a text of many marks would be read many times.
      guard let end = rest.prefix(16).firstIndex(of: ";"),
        let named = value(of: Substring(rest[..<end]))
      else { return html }
      output.append(named == "\u{A0}" ? " " : named)
      rest = rest[rest.index(after: end)...]
    }
    return String(output)
  }

  private static func value(of name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return HTMLEntityNames.scalar(of: name) }
    let digits = name.dropFirst()
    guard digits.first != "+", digits.dropFirst().first != "+" else { return nil }
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}

/// Looks for the ends of tags, each kind of end once where there is none.
private struct TagSearch {
  private static let comment = (open: Array("<!--".utf8), close: Array("-->".utf8))
  private static let dropped = ["style", "script"].map {
    (open: Array("<\($0)".utf8), close: Array("</\($0)>".utf8))
  }

  private let bytes: [UInt8]
  private var missing: Set<[UInt8]> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The index behind what begins at `start`: a comment, an element that is dropped, or a tag.
  mutating func end(of start: Int) -> Int? {
    if bytes.has(Self.comment.open, at: start),
      let end = end(Self.comment.close, from: start + Self.comment.open.count)
    {
      return end
    }
    for (open, close) in Self.dropped where bytes.hasFolded(open, at: start) {
      if let tag = end([UInt8(ascii: ">")], from: start + open.count),
        let end = end(close, from: tag)
      {
        return end
      }
    }
    return end([UInt8(ascii: ">")], from: start + 1)
  }

  private mutating func end(_ pattern: [UInt8], from start: Int) -> Int? {
    guard !missing.contains(pattern) else { return nil }
    var index = start
    while index < bytes.count {
      if bytes.hasFolded(pattern, at: index) { return index + pattern.count }
      index += 1
    }
    missing.insert(pattern)
    return nil
  }
}
