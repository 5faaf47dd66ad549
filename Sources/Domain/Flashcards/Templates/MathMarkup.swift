/// MathJax in a text: `\(…\)` and `\[…\]`, which may hold no tags.
enum MathMarkup {
  private static let backslash = UInt8(ascii: "\\")

  /// `text` without the tags, and without the marks of gaps, that stand within formulas.
  static func withoutTags(_ text: String, _ markup: ClozeMarkup) -> String {
    guard text.utf8.contains(backslash) else { return text }
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var done = 0
    while let range = formula(in: bytes, from: done) {
      output += bytes[done..<range.lowerBound]
      var inner = TextFilter.withoutTags(bytes.text(range))
      if markup == .marks { inner = ClozeMarkup.withoutMarks(inner) }
      output += Array(inner.utf8)
      done = range.upperBound
    }
    output += bytes[done...]
    return String(decoding: output, as: UTF8.self)
  }

  /// The next formula's text without its delimiters.
  private static func formula(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard let open = mark("([", in: bytes, from: start),
      let close = mark(")]", in: bytes, from: open + 2)
    else { return nil }
    return (open + 2)..<close
  }

  private static func mark(_ signs: String, in bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    return (start..<(bytes.count - 1)).first {
      bytes[$0] == backslash && signs.utf8.contains(bytes[$0 + 1])
    }
  }
}
