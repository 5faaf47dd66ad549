extension FieldText {
  private static let elements = ["br", "div"].map { Array($0.utf8) }

  /// True if the field counts as empty for templates: nothing but ASCII white space and, in markup,
  /// tags `<br>` and `<div>` without attributes.
  var isEmptyField: Bool {
    var text = text
    let hasMarkup = format != .plain
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        if Self.isSpace(bytes[index]) {
          index += 1
        } else if hasMarkup, let end = Self.endOfBlankTag(bytes, at: index) {
          index = end
        } else {
          return false
        }
      }
      return true
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The end of `<br>`, `</div>`, `<br />` and the like at `start`.
  private static func endOfBlankTag(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "<") else { return nil }
    var index = start + 1
    func skip(_ byte: UInt8) { if index < bytes.count, bytes[index] == byte { index += 1 } }
    skip(UInt8(ascii: "/"))
    guard
      let name = elements.first(where: { name in
        index + name.count <= bytes.count
          && name.indices.allSatisfy { bytes[index + $0].lowercasedASCII == name[$0] }
      })
    else { return nil }
    index += name.count
    skip(UInt8(ascii: " "))
    skip(UInt8(ascii: "/"))
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return nil }
    return index + 1
  }
}
