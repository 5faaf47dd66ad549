import Flashcards

/// Formulas of chemistry as TeX's `\\ce` takes them: `H2O` as `H₂O`, `SO4^2-` as `SO₄²⁻`.
enum ChemistryText {
  /// The arrows, the longest first.
  private static let arrows: [(source: [Character], sign: String)] = [
    ("<=>", "⇌"), ("<->", "↔"), ("->", "→"), ("<-", "←"),
  ].map { (Array($0.0), $0.1) }

  /// The formula in Unicode; nil if a part of it has no such form.
  static func unicode(of source: ArraySlice<Character>) -> String? {
    var text = ""
    var rest = source
    // True behind a space or an arrow, where a number counts what follows.
    var isFree = true
    while let next = rest.first {
      if let (arrow, sign) = arrows.first(where: { rest.starts(with: $0.source) }) {
        rest = rest.dropFirst(arrow.count)
        text = text.withoutBlanks + " \(sign) "
        isFree = true
        continue
      }
      rest = rest.dropFirst()
      switch next {
      case "\\", "$", "&", "#": return nil
      case "^", "_":
        guard let script = script(next == "^" ? .raised : .lowered, &rest) else { return nil }
        text += script
        isFree = false
      case "0"..."9" where !isFree:
        let digits = [next] + rest.prefix { ("0"..."9").contains($0) }
        rest = rest.dropFirst(digits.count - 1)
        text += ScriptCharacters.text(String(digits), .lowered) ?? String(digits)
      case "+", "-":
        // A charge ends what it stands at.
        let ends = rest.first.map { $0.isWhitespace || ")]".contains($0) } ?? true
        text += !isFree && ends ? next == "+" ? "⁺" : "⁻" : String(next)
      case "*", ".": text += "·"
      case _ where next.isWhitespace:
        if !text.isEmpty, text.last != " " { text.append(" ") }
        isFree = true
      case "{", "}": break
      default:
        text.append(next)
        isFree = "([".contains(next)
      }
    }
    return text.withoutBlanks
  }

  /// A superscript or subscript: a group, or signs and digits.
  private static func script(
    _ script: TextState.Script,
    _ rest: inout ArraySlice<Character>
  ) -> String? {
    var inner: [Character]
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      inner = Array(rest[rest.startIndex..<end].dropFirst())
      rest = rest[(end + 1)...]
    } else {
      inner = Array(rest.prefix { ("0"..."9").contains($0) || "+-".contains($0) })
      // Alone it is the arrow of a gas.
      if inner.isEmpty { return script == .raised ? "↑" : nil }
      rest = rest.dropFirst(inner.count)
    }
    let text = String(inner)
    return ScriptCharacters.text(text, script) ?? (script == .raised ? "^" : "_") + "(\(text))"
  }
}
