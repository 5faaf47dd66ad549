import Testing
import Wording

@Suite("Spelling")
struct SpellingTests {
  private let wording = Wording(.en)

  private func spelled(_ text: String) -> [String] {
    text.unicodeScalars.map { wording.spelling(of: $0) }
  }

  @Test("Letters have spelling words, capitals are told, digits and signs have names")
  func ascii() {
    #expect(spelled("aZ0-@ ") == ["Alfa", "capital Zulu", "zero", "hyphen", "at sign", "space"])
    #expect(spelled("x1.\\\"") == ["X-ray", "one", "full stop", "backslash", "quotation mark"])
  }

  @Test("Every character of ASCII that can be typed has words of its own")
  func allOfASCII() {
    let signs = (0x20...0x7E).compactMap { Unicode.Scalar($0) }
    let words = signs.map { wording.spelling(of: $0) }
    #expect(Set(words).count == signs.count)
    #expect(words.allSatisfy { $0.count > 1 })
  }

  @Test("Letters of other scripts are said themselves, with their capitals told")
  func otherScripts() {
    #expect(spelled("é\u{C9}\u{414}\u{3042}\u{6F22}") == ["é", "capital é", "capital д", "あ", "漢"])
    #expect(spelled("\u{FF21}\u{FF13}") == ["full-width capital Alfa", "full-width three"])
  }

  @Test("What can't be heard alone is told by its number")
  func silent() {
    #expect(spelled("\u{200B}") == ["character two zero zero Bravo"])
    #expect(spelled("e\u{301}") == ["Echo", "character three zero one"])
    #expect(spelled("\t\n\u{3000}") == ["tab", "line break", "full-width space"])
  }
}
