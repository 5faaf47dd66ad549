/// The signs that texts of files are taken apart at.
extension UInt8 {
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let tab = UInt8(ascii: "\t")
  package static let quote = UInt8(ascii: "\"")
  package static let hash = UInt8(ascii: "#")

  /// True for the white space of ASCII.
  package var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension StringProtocol {
  /// The text without white space around it.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
