import Flashcards

/// Superscripts and subscripts of Unicode.
enum ScriptCharacters {
  /// The text as superscript or subscript; nil if a character has none.
  static func text(_ text: String, _ script: TextState.Script) -> String? {
    let table = script == .raised ? raised : lowered
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let found = table[scalar] else { return nil }
      result.append(found)
    }
    return String(result)
  }

  /// The runs above or below the line: in Unicode if all characters have a form there, else with `^`
  /// or `_` in front, and braces around more than one character.
  static func runs(_ runs: [StyledRun], _ script: TextState.Script) -> [StyledRun] {
    let sign = script == .raised ? "^" : "_"
    let all = runs.map(\.text).joined()
    guard all.contains(where: { $0 != " " }), !runs.contains(where: { $0.placeholder != nil })
    else { return runs }
    let isSingle = all.count == 1
    let texts = runs.map { text($0.text, script) }
    let isShown = texts.allSatisfy { $0 != nil }
    return runs.enumerated().map { index, run in
      var run = run
      let open = index == 0 ? sign + (isSingle ? "" : "{") : ""
      let close = index == runs.count - 1 && !isSingle ? "}" : ""
      let ascii = open + (run.asciiText ?? run.text) + close
      if isShown, let text = texts[index] {
        run.text = text
        run.asciiText = ascii
      } else {
        run.asciiText = run.asciiText == nil ? nil : ascii
        run.text = open + run.text + close
      }
      return run
    }
  }

  private static func table(_ plain: String, _ script: String) -> [Unicode.Scalar: Unicode.Scalar] {
    Dictionary(zip(plain.unicodeScalars, script.unicodeScalars)) { first, _ in first }
  }

  private static let raised = table(
    "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδφχ ′",
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᵠᵡ ′"
  )
  private static let lowered = table(
    "0123456789+-−=()aehijklmnoprstuvxβγρφχ ",
    "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ "
  )
}
