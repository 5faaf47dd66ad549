import RegularExpressions
import Testing

struct MatchingTests {
  private func matches(
    _ pattern: String,
    _ text: String,
    ignoringCase: Bool = true
  ) throws -> Bool {
    try RegularExpression(pattern, ignoringCase: ignoringCase).matches(text)
  }

  @Test func `An empty pattern matches every text`() throws {
    #expect(try matches("", ""))
    #expect(try matches("", "a"))
    #expect(try matches("^$", ""))
    #expect(try !matches(#"\b"#, ""))
    #expect(try matches(#"\B"#, ""))
  }

  @Test func `Words have the boundaries of Unicode`() throws {
    #expect(try matches(#"\büber\b"#, "ganz über alles"))
    #expect(try !matches(#"\bber\b"#, "über"))
    #expect(try !matches(#"\bсква"#, "Москва"))
    #expect(try !matches(#"字\b"#, "漢字かな"))
    #expect(try matches(#"字\b"#, "漢字。"))
    #expect(try !matches(#"\bcat\b"#, "_cat"))
    #expect(try !matches(#"\bcafe\b"#, "cafe\u{301}"))
    #expect(try !matches(#"\B"#, "é"))
  }

  @Test func `What stands for a character in a transcription is found as that character alone`()
    throws
  {
    #expect(try matches(#"\b__\b"#, "__"))
    #expect(try !matches(#"\b__\b"#, "_"))
    #expect(try !matches(#"\b_"#, "é"))
    #expect(try !matches(#"__\b"#, "αβ"))
    #expect(try !matches(#"\b_é_\b"#, "é"))
    #expect(try matches(#"\b_é_\b"#, "_é_"))
    #expect(try matches(#"^\b.{3}\b$"#, "é_é"))
  }

  @Test func `Case is folded beyond ASCII`() throws {
    #expect(try matches("K", "\u{212A}"))
    #expect(try matches(#"\b\x{212a}\b"#, "k"))
    #expect(try matches("ΣΊΣΥΦΟΣ", "σίσυφος"))
    #expect(try matches("straße", "STRAẞE"))
    #expect(try !matches("İ", "i"))
    #expect(try !matches("[^s]", "ſ"))
    #expect(try matches("\u{3AC}", "\u{386}"))
    #expect(try !matches("\u{3AC}", "\u{1F71}"))
    #expect(try matches("\u{390}", "\u{1FD3}"))
    #expect(try !matches("a", "A", ignoringCase: false))
    #expect(try matches("(?i)a", "A", ignoringCase: false))
  }

  @Test func `A zero byte is a character like others`() throws {
    #expect(try matches(#"a\x00b"#, "a\0b"))
    #expect(try matches("a\0b", "a\0b"))
    #expect(try !matches("^a$", "a\0"))
    #expect(try matches(#"\bb"#, "a\0b"))
  }

  @Test func `Bytes that are no UTF-8 are passed over`() throws {
    let expression = try RegularExpression(#"\bcat\b"#, ignoringCase: true)
    for bytes: [UInt8] in [[0xFF, 0xC3], [0xE6, 0xBC], [0x80, 0xF0], [0x5F, 0xC3]] {
      #expect(!bytes.withUnsafeBytes { expression.matches($0) })
      let text = Array("cat ".utf8) + bytes
      #expect(text.withUnsafeBytes { expression.matches($0) })
    }
  }

  @Test func `Numbers of repetitions are exact beyond those of the engine`() throws {
    let text = String(repeating: "a", count: 2500)
    #expect(try matches("^a{2500}$", text))
    #expect(try !matches("^a{2501}$", text))
    #expect(try !matches("^a{0,2499}$", text))
    #expect(try matches("^a{1500,2500}$", text))
    #expect(try matches("^a{1500,}$", text))
    #expect(try matches("^(?:a{50}){50}$", text))
    #expect(try !matches("^(?:a{50}){49}$", text))
    #expect(try matches("^(?:(?:a{5}){10}){20,60}$", text))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "(a*)*b", "(a|aa)+$", "(?:a+)+b", "(?:a?){100}a{100}b", #"(\w*)*\bb"#, "(a|b|ab)*c",
      "(.*)(.*)(.*)b",
      #"(?:\b|a)*b"#,
    ]
  )
  func `A hostile pattern takes time in proportion to the text`(_ pattern: String) throws {
    let expression = try RegularExpression(pattern, ignoringCase: true)
    let text = String(repeating: "a", count: 20_000) + "é"
    #expect(!expression.matches(text))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "((a{0,100}){0,100}){0,100}", "(?:(?:a{1000}){1000}){1000}",
      String(repeating: "(?:a{2}", count: 100) + String(repeating: "){2}", count: 100),
      "[" + String(repeating: #"\w"#, count: 8000) + "]+",
      String(repeating: "a?", count: 8000), String(repeating: "(|", count: 8000),
      String(repeating: "[a", count: 8000), String(repeating: #"\p{Han}?"#, count: 2000),
    ]
  )
  func `A hostile pattern is compiled or refused at once`(_ pattern: String) {
    #expect(throws: Never.self) {
      do throws(RegularExpressionError) {
        #expect(try RegularExpression(pattern, ignoringCase: true).matches("a"))
      } catch {
        #expect(
          [.tooLarge, .nestedTooDeeply, .unclosedGroup, .unclosedClass].contains(error.reason)
        )
      }
    }
  }

  @Test func `Several threads search with one expression`() async throws {
    let expression = try RegularExpression(#"\b[à-ÿ]\w*\b"#, ignoringCase: true)
    let found = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          expression.matches("word \(number) \(number.isMultiple(of: 2) ? "été" : "ete")")
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(found == 32)
  }
}
