/// Keeps HTML within what can be parsed in a moment.
///
/// Tags are bounded in number, and in their attributes; so is the number of elements that a parser
/// makes of elements left open, which HTML 5 opens again in every block. Comments are left out.
enum MarkupGuard {
  private static let mostBytes = 1_000_000
  private static let mostTags = 20_000
  private static let mostReopened = 1_000_000
  private static let mostAttributes = 24
  private static let mostValue = 4_000
  private static let commentOpen = Array("<!--".utf8)
  private static let commentClose = Array("-->".utf8)
  /// Elements that are opened again where they were left open.
  private static let formatting = names([
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ])
  /// Elements in which an end tag may be text, or ends nothing.
  private static let raw = names([
    "script", "style", "textarea", "title", "svg", "math", "xmp", "iframe", "noembed", "noframes",
    "plaintext", "select", "template", "table",
  ])
  private static let longestName = 12

  private static func names(_ names: [String]) -> Set<[UInt8]> { Set(names.map { Array($0.utf8) }) }

  /// The HTML within the bounds, and true if something was cut off.
  static func guarded(_ html: String) -> (bytes: [UInt8], isCut: Bool) {
    var html = html
    return html.withUTF8 { bytes in
      var output: [UInt8] = []
      output.reserveCapacity(min(bytes.count, mostBytes) + 16)
      var index = 0
      var tags = 0
      var open = 0
      var reopened = 0
      // False once an end tag may not be one.
      var closes = true
      var hasComments = true
      while index < bytes.count {
        guard output.count < mostBytes, tags < mostTags, reopened < mostReopened else {
          return (output, true)
        }
        let byte = bytes[index]
        guard byte == UInt8(ascii: "<"), index + 1 < bytes.count else {
          output.append(byte == 0 ? UInt8(ascii: " ") : byte)
          index += 1
          continue
        }
        if hasComments, has(commentOpen, bytes, at: index) {
          if let end = end(of: commentClose, bytes, from: index + 2) {
            index = end
            continue
          }
          hasComments = false
        }
        guard isLetter(bytes[index + 1]) else {
          if closes, open > 0, bytes[index + 1] == UInt8(ascii: "/"),
            formatting.contains(name(bytes, at: index + 2))
          {
            open -= 1
          }
          output.append(byte)
          index += 1
          continue
        }
        tags += 1
        let name = name(bytes, at: index + 1)
        index = copyTag(bytes, from: index, to: &output)
        if raw.contains(name) { closes = false }
        // A tag may open all of those again.
        reopened += open
        if formatting.contains(name) { open += 1 }
      }
      return (output, false)
    }
  }

  /// Copies the tag that begins at `start`, with the first attributes and the beginnings of their
  /// values.
  ///
  /// - Returns: The index behind it.
  private static func copyTag(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to output: inout [UInt8]
  ) -> Int {
    var index = start
    var attributes = 0
    var length = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        length += 1
        if byte == open {
          quote = nil
        } else if length > mostValue {
          continue
        }
        if attributes <= mostAttributes { output.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: ">"):
        output.append(byte)
        return index
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // Only behind a sign of equality does a quotation mark open a value.
        var before = index - 2
        while before > start, isSpace(bytes[before]) { before -= 1 }
        if bytes[before] == UInt8(ascii: "=") { quote = byte }
        length = 0
      case _ where isSpace(byte), UInt8(ascii: "/"):
        attributes += 1
        length = 0
      case 0: continue
      default:
        length += 1
        if length > mostValue { continue }
      }
      if attributes <= mostAttributes { output.append(byte) }
    }
    return index
  }

  /// The name that begins at `start`, in lower case.
  private static func name(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> [UInt8] {
    bytes[start...].prefix(longestName).prefix { isLetter($0) }.map { $0 | 0x20 }
  }

  private static func has(
    _ pattern: [UInt8],
    _ bytes: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> Bool {
    index + pattern.count <= bytes.count
      && pattern.indices.allSatisfy { bytes[index + $0] == pattern[$0] }
  }

  private static func end(
    of pattern: [UInt8],
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    var index = start
    while index < bytes.count {
      if has(pattern, bytes, at: index) { return index + pattern.count }
      index += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
