extension String {
  /// The text without the marks of Markdown for emphasis and code, and with the words of gaps in the
  /// place of their signs: `**so**` and `{{c1::so}}` are "so". Marks between blanks are left.
  package var withoutMarks: String {
    let text = ClozeText(self).pieces(asking: 0, answered: true).map(\.text).joined()
    guard text.contains(where: { Self.marks.contains($0) }) else { return text }
    var result = ""
    var before: Character?
    var rest = text[...]
    while let next = rest.first {
      let run = rest.prefix { $0 == next }
      rest = rest[run.endIndex...]
      if !Self.marks.contains(next) || !Self.isMark(run, after: before, before: rest.first) {
        result += run
      }
      before = next
    }
    return result
  }

  private static let marks: Set<Character> = ["*", "_", "`", "~"]

  /// True if signs touch a word. An underscore within one, and a single tilde, are no marks.
  private static func isMark(_ run: Substring, after: Character?, before: Character?) -> Bool {
    let touches = [after, before].map { $0.map { !$0.isWhitespace } ?? false }
    switch run.first {
    case "~": return run.count == 2 && touches.contains(true)
    case "_":
      let isWithin = [after, before].allSatisfy { $0.map { $0.isLetter || $0.isNumber } ?? false }
      return touches.contains(true) && !isWithin
    default: return touches.contains(true)
    }
  }
}
