/// Markdown with a sign in the place of each sound: as in Anki, a name is no markup.
struct KeptSounds {
  /// The character around the number of a sound. It is among those that are taken out of all that comes in.
  private static let sign: Unicode.Scalar = "\u{10FFDF}"
  private static let open = Array("[sound:".utf8)

  /// The text with the signs.
  private(set) var text = ""
  private var sounds: [String] = []

  /// Puts signs in the places of the sounds in a text without marks.
  init(_ markdown: String) {
    let bytes = Array(markdown.utf8)
    var (start, index) = (0, 0)
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "[") where bytes[index...].starts(with: Self.open):
        // A name has no line ends.
        let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "]") || $0 == 0x0A || $0 == 0x0D }
        if let end, bytes[end] == UInt8(ascii: "]") {
          text += string(start..<index) + "\(Self.sign)\(sounds.count)\(Self.sign)"
          sounds.append(string(index..<end + 1))
          start = end + 1
        }
        index = (end ?? bytes.count) + 1
      default: index += 1
      }
    }
    text += string(start..<bytes.count)
  }

  /// The HTML of the text with the sounds as they are written.
  func restored(in html: String) -> String {
    guard !sounds.isEmpty else { return html }
    let parts = html.unicodeScalars.split(separator: Self.sign, omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part -> String in
      let part = String(part)
      guard index % 2 == 1, let number = Int(part), sounds.indices.contains(number) else {
        return part
      }
      return sounds[number]
    }.joined()
  }
}
