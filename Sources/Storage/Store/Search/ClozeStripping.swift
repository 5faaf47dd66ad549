/// Takes the marks of gaps from texts: `{{c1::Paris::city}}` becomes `Paris`. A gap ends at the first
/// `}}`, as Anki's search has it, also where another one begins within it.
enum ClozeStripping {
  /// The text with the gaps open, without their hints.
  static func stripped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var output: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.first {
      if byte == UInt8(ascii: "{"), let gap = gap(at: rest) {
        output += gap.content
        rest = rest[gap.end...]
      } else {
        output.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The gap that a text begins with, without its hint, and the place behind it; nil if there is none.
  private static func gap(
    at text: Substring.UTF8View
  ) -> (content: Substring.UTF8View, end: Substring.Index)? {
    guard text.starts(with: "{{c".utf8) else { return nil }
    let digits = text.dropFirst(3).prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ",")
    }
    let inner = text[digits.endIndex...]
    guard !digits.isEmpty, inner.starts(with: "::".utf8), let end = inner.place(of: "}}") else {
      return nil
    }
    let content = inner[inner.index(inner.startIndex, offsetBy: 2)..<end]
    return (content[..<(content.place(of: "::") ?? end)], inner.index(end, offsetBy: 2))
  }
}

extension Substring.UTF8View {
  /// The first place of two bytes.
  fileprivate func place(of mark: String) -> Index? {
    indices.first { self[$0...].starts(with: mark.utf8) }
  }
}
