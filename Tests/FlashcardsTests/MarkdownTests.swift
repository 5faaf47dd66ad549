import Testing

@testable import Flashcards

@Suite("Markdown for display")
struct MarkdownTests {
  /// Runs as text: `*` emphasis, `#` strong, `` ` `` code, before each run.
  private func runs(_ text: String) -> [String] {
    Markdown.lines(of: text).flatMap(\.runs).map { run in
      (run.style.contains(.strong) ? "#" : "") + (run.style.contains(.emphasis) ? "*" : "")
        + (run.style.contains(.code) ? "`" : "") + run.text
    }
  }

  @Test(
    "Emphasis and code within a line",
    arguments: [
      ("plain", ["plain"]), ("an *em* word", ["an ", "*em", " word"]),
      ("**strong**", ["#strong"]), ("__strong__ _em_", ["#strong", " ", "*em"]),
      ("**a *b* c**", ["#a ", "#*b", "# c"]),
      ("`a*b*`", ["`a*b*"]), ("``a ` b``", ["`a ` b"]),
      ("snake_case_name", ["snake_case_name"]), ("2 * 3 * 4", ["2 * 3 * 4"]),
      (#"\*not\* \_so\_"#, ["*not* _so_"]), (#"a\b"#, [#"a\b"#]),
      ("*open", ["*open"]), ("**open *em*", ["**open ", "*em"]), ("`open", ["`open"]),
      ("a*b*c", ["a", "*b", "c"]), ("***both***", ["#*both"]),
      ("*a **b***", ["*a ", "#*b"]), ("****", ["****"]), ("*a **b** c*", ["*a ", "#*b", "* c"]),
      ("naïve *café* 日本", ["naïve ", "*café", " 日本"]),
    ]
  )
  func inline(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test("Headings, lists and code are lines of their kinds")
  func blocks() {
    let text = """
      # Title
      text
      - one
        * two
      12. twelve
      #no
      ```swift
      let x = *y*
        - z
      ```
      ####### seven
      """
    let lines = Markdown.lines(of: text)
    #expect(
      lines.map(\.kind) == [
        .heading(1), .text, .item(depth: 0, number: nil), .item(depth: 1, number: nil),
        .item(depth: 0, number: 12), .text, .code, .code, .text,
      ]
    )
    #expect(
      lines.map(\.text) == [
        "Title", "text", "one", "two", "twelve", "#no", "let x = *y*", "  - z", "####### seven",
      ]
    )
  }

  @Test("Line breaks and empty lines are kept")
  func lineBreaks() {
    #expect(Markdown.lines(of: "a\n\nb\r\nc").map(\.text) == ["a", "", "b", "c"])
  }

  @Test("A long line of opened and never closed marks is read in a moment")
  func adversarial() {
    for mark in ["*", "**a ", "_", "`a ``b ```c ", "\\", "[", "*a **b "] {
      let text = String(repeating: mark, count: 4_000)
      #expect(!Markdown.lines(of: text).isEmpty)
    }
  }
}

@Suite("Typed answers")
struct TypedAnswerTests {
  @Test(
    "Only what is forgiven is right",
    arguments: [
      ("cafe", "café", Forgiveness.accents, true), ("cafe", "café", [], false),
      ("cafe", "cafe\u{301}", .accents, true), ("Cafe", "café", .accents, false),
      ("CAFE", "café", [.accents, .letterCase], true), ("its", "it's", .punctuation, true),
      ("its", "it's", [], false), ("strasse", "straße", .letterCase, false),
      ("ΟΔΟΣ", "οδος", .letterCase, true), ("ha", "は", .accents, false),
      ("が", "か", .accents, false), ("и", "й", .accents, true),
      ("  two   words ", "two words", [], true), ("twowords", "two words", [], false),
      ("", "a", [], false), ("a", "", [], false), ("", "", [], true),
      ("yes!", "yes", .punctuation, true), ("a,b", "a.b", .punctuation, true),
      ("Việt", "Viet", .accents, true),
    ] as [(String, String, Forgiveness, Bool)]
  )
  func right(typed: String, expected: String, forgiving: Forgiveness, isRight: Bool) {
    let answer = TypedAnswer(typed: typed, expected: expected, forgiving: forgiving)
    #expect(answer.isRight == isRight)
  }

  @Test("The difference shows what is wrong, what is missing and what was forgiven")
  func runs() {
    let answer = TypedAnswer(
      typed: "the Cafe xs",
      expected: "the café is",
      forgiving: [.accents, .letterCase]
    )
    #expect(
      answer.typed == [
        DiffRun(.same, "the "), DiffRun(.forgiven, "C"), DiffRun(.same, "af"),
        DiffRun(.forgiven, "e"), DiffRun(.same, " "), DiffRun(.wrong, "x"), DiffRun(.same, "s"),
      ]
    )
    #expect(
      answer.expected == [
        DiffRun(.same, "the "), DiffRun(.forgiven, "c"), DiffRun(.same, "af"),
        DiffRun(.forgiven, "é"), DiffRun(.same, " "), DiffRun(.missing, "i"), DiffRun(.same, "s"),
      ]
    )
  }

  @Test("Nothing typed is all missing, and very long answers are compared too")
  func extremes() {
    #expect(
      TypedAnswer(typed: " ", expected: "ab", forgiving: []).expected == [DiffRun(.missing, "ab")]
    )
    let long = String(repeating: "ab", count: 5_000)
    let answer = TypedAnswer(typed: "x" + long, expected: "y" + long, forgiving: [])
    #expect(answer.typed.first == DiffRun(.wrong, "x"))
    #expect(answer.typed.count == 2)
  }
}
