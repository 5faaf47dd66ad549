import Flashcards
import Testing

@Suite("What a style sheet hides")
struct HidingRulesTests {
  @Test("is read with its selectors, whatever stands around it")
  func rules() throws {
    let rules = HidingRules(
      """
      /* .no { display: none } */ .card { font: 1em x; color: red }
      .hide, div#back > .a.b { display : none !important }
      b i { visibility: hidden; }
      """
    )
    try #require(rules.rules.count == 3 && !rules.hidesOtherwise)
    #expect(rules.rules[0].selector[0].classes == ["hide"] && rules.rules[0].removes == true)
    #expect(rules.rules[0].isImportant && rules.rules[1].specificity == 10_201)
    #expect(rules.rules[1].selector.map(\.isChild) == [false, true])
    #expect(
      rules.rules[2].conceals == true && rules.rules[2].selector.map(\.element) == ["b", "i"]
    )
  }

  @Test(
    "is told where it is not followed",
    arguments: [
      (".a:hover { display: none }", true), ("[x] { visibility: hidden }", true),
      (".a + .b { display: none }", true), ("@media print { .a { display: none } }", true),
      (".a { opacity: 0 }", true), (".a { font-size: 0px }", true),
      (".a { color: transparent }", true), (".a:hover { display: block }", false),
      (".a { display: inline-block }", false), ("@font-face { src: x }", false),
      (".a { opacity: 0.5; font-size: 20px }", false), (".a { display: none", false), ("", false),
    ]
  )
  func otherwise(css: String, expected: Bool) {
    #expect(HidingRules(css).hidesOtherwise == expected)
  }

  @Test("comes to an end for any text", arguments: [200_000])
  func hostile(count: Int) {
    for text in ["{", "}", ".a{display:none}", ".a>", "/*", "@media{", "a b ", ",", "display;"] {
      let css = String(repeating: text, count: count / text.utf8.count)
      #expect(HidingRules(css).rules.count <= 500)
    }
  }
}
