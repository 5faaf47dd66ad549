import Testing
import WindowLevels

@testable import WindowTerminal

@Suite("Breaking lines at words")
struct LineBreakerTests {
  private func broken(_ text: String, _ columns: Int?, unicode: Bool = true) -> [String] {
    var line = LineBreaker(columns: columns, unicode: unicode)
    text.unicodeScalars.forEach { line.take($0) }
    return String(decoding: line.finished(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let sentence =
    "Careful: what a terminal has shown, it may keep. It can't be taken back."

  @Test("leaves a line as it is where the width is not known, or too small to be meant")
  func unknown() {
    for columns in [nil, 0, 1, 19] { #expect(broken(Self.sentence, columns) == [Self.sentence]) }
  }

  @Test("breaks at blanks, loses no word, and begins no line with a blank", arguments: 20...80)
  func sentences(columns: Int) {
    let lines = broken(Self.sentence, columns)
    #expect(lines.joined(separator: " ") == Self.sentence)
    #expect(lines.allSatisfy { $0.count < columns && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") })
  }

  @Test("counts wide characters as two columns, and marks that stand on others as none")
  func wide() {
    #expect(broken("한국어한국어 한국어한", 20) == ["한국어한국어", "한국어한"])
    #expect(broken("日本語日本 日本語日", 20) == ["日本語日本 日本語日"])
    #expect(broken("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301} 12345678 1234", 20).count == 1)
  }

  @Test(
    "breaks between ideographs and kana, and begins no line with a full stop or a closing bracket"
  )
  func withoutBlanks() {
    #expect(broken("日本語日本語 日本語日", 20) == ["日本語日本語 日本語", "日"])
    #expect(broken("カードを見るには、解錠してください。", 20) == ["カードを見るには、", "解錠してください。"])
    #expect(broken("一二三四五六七八九。", 20) == ["一二三四五六七八", "九。"])
    #expect(broken("一二三四五六七八「九」", 20) == ["一二三四五六七八", "「九」"])
    #expect(
      broken("番号は4111\u{A0}1111\u{A0}1111\u{A0}1111です", 25) == ["番号は", "4111 1111 1111 1111です"]
    )
  }

  @Test("never breaks at a no-break space, which is written as a blank")
  func number() {
    let number = "Card number: 4111\u{A0}1111\u{A0}1111\u{A0}1111"
    #expect(broken(number, 20) == ["Card number:", "4111 1111 1111 1111"])
    #expect(broken(number, nil, unicode: false) == ["Card number: 4111 1111 1111 1111"])
  }

  @Test("keeps what is indented, and the blank behind a prompt")
  func blanks() {
    #expect(broken("  - an item of a list of words", 20) == ["  - an item of a", "list of words"])
    #expect(broken("Choice: ", 20) == ["Choice: "])
  }

  @Test("a word that is longer than the line is left to the terminal")
  func longWord() {
    let word = String(repeating: "x", count: 50)
    #expect(broken("a \(word) b", 20) == ["a", "\(word) b"])
  }

  @Test("writes ? for each column of what is not ASCII where there is nothing else")
  func ascii() {
    #expect(broken("né 日", 20, unicode: false) == ["n? ??"])
  }

  @Test("a line has nothing that steers a terminal or hides, whatever of Unicode is in it")
  func everyScalar() {
    for unicode in [true, false] {
      var line = LineBreaker(columns: nil, unicode: unicode)
      (0..<UInt32(0x110000)).compactMap(Unicode.Scalar.init).forEach { line.take($0) }
      let written = String(decoding: line.finished(), as: UTF8.self).unicodeScalars
      let wrong = written.filter {
        unicode ? DisplayScalar($0)?.scalar != $0 : !(0x20..<0x7F).contains($0.value)
      }
      #expect(wrong.isEmpty, "\(wrong.count), first \(wrong.prefix(5))")
    }
  }

  @Test("neither has a prompt, nor what a command says, and their lines stay lines")
  func prompts() {
    let text = "Import \u{1B}]0;x\u{7}\u{202E}txt.exe\0?\n\u{FEFF}Ja\tné: "
    let shown = String(decoding: TerminalText.bytes(text, unicode: true), as: UTF8.self)
    #expect(shown == "Import ]0;xtxt.exe?\nJa né: ")
    let ascii = String(decoding: TerminalText.bytes(text, unicode: false), as: UTF8.self)
    #expect(ascii == "Import ]0;xtxt.exe?\nJa n?: ")
  }
}
