import Testing

@testable import TerminalHarness

@Suite("A terminal without a window")
struct EmulatorTests {
  private func emulator(_ output: String, columns: Int = 20, rows: Int = 4) -> Emulator {
    let emulator = Emulator(columns: columns, rows: rows)
    emulator.feed(output.utf8)
    return emulator
  }

  @Test("shows text where the program put it, with the cursor behind it")
  func text() {
    let screen = emulator("one\r\n\u{1B}[3;5Hthree").screen
    #expect(screen.lines == ["one", "", "    three", ""])
    #expect(screen.cursor == .init(row: 2, column: 9))
    #expect(screen.shows("one\n\n    three"))
    #expect(screen.position(of: "three") == .init(row: 2, column: 4))
    #expect(!screen.shows("four"))
  }

  @Test("knows colours and attributes of every cell")
  func styles() throws {
    let screen = emulator("\u{1B}[1;4;31mred\u{1B}[0;7;48;5;208mgo\u{1B}[0;38;2;1;2;3;3;9mx").screen
    let red = try #require(screen.style(of: "red"))
    #expect(red.isBold && red.isUnderlined && !red.isReversed)
    #expect(red.foreground == .indexed(1))
    #expect(red.background == .standard)
    let reversed = try #require(screen.style(of: "go"))
    #expect(reversed.isReversed && !reversed.isBold)
    #expect(reversed.background == .indexed(208))
    let last = screen.cells[0][5].style
    #expect(last.foreground == .rgb(red: 1, green: 2, blue: 3))
    #expect(last.isItalic && last.isStruck)
    #expect(screen.cells[0][6] == TerminalCell())
  }

  @Test("gives a wide character two columns, and a combining mark none")
  func wideText() {
    let screen = emulator("漢字e\u{301}!").screen
    #expect(screen.lines[0] == "漢字e\u{301}!")
    #expect(screen.cells[0].prefix(6).map(\.width) == [2, 0, 2, 0, 1, 1])
    #expect(screen.position(of: "字") == .init(row: 0, column: 2))
    #expect(screen.position(of: "!") == .init(row: 0, column: 5))
  }

  @Test("is the same whether bytes come at once or one by one")
  func splitBytes() {
    let output =
      "\u{1B}[?1049h\u{1B}]0;title\u{7}\u{1B}[2;3H漢\u{1B}[1;32mgrün\u{1B}(B\u{1B}[m\u{1B}="
    let whole = emulator(output)
    let parts = Emulator(columns: 20, rows: 4)
    for byte in output.utf8 { parts.feed([byte]) }
    #expect(parts.screen.cells == whole.screen.cells)
    #expect(parts.screen.isAlternate && parts.isKeypadApplication)
    #expect(parts.title == "title")
  }

  @Test("repeats the last character as ncurses may ask for")
  func repetition() {
    #expect(emulator("4\u{1B}[3b.").screen.lines[0] == "4444.")
  }

  @Test("remembers the screen that is not shown")
  func bothScreens() throws {
    let emulator = emulator("shell\u{1B}[?1049h\u{1B}[Hprogram")
    #expect(emulator.screen.isAlternate)
    #expect(emulator.screen.lines[0] == "program")
    #expect(try #require(emulator.hiddenScreen).lines[0] == "shell")
    emulator.feed("\u{1B}[?1049l".utf8)
    #expect(!emulator.screen.isAlternate)
    #expect(emulator.screen.lines[0] == "shell")
    #expect(try #require(emulator.hiddenScreen).lines[0] == "program")
  }

  @Test("knows which modes are set and which were")
  func modes() {
    let emulator = emulator("\u{1B}[?2004;1004h\u{1B}[?25l\u{1B}[?2026h")
    #expect(emulator.modes == [.bracketedPaste, .focusReports, .synchronizedOutput])
    #expect(!emulator.screen.isCursorVisible)
    emulator.feed("\u{1B}[?2026l\u{1B}[?1004l\u{1B}[?25h".utf8)
    #expect(emulator.modes == [.bracketedPaste, .cursorVisible])
    #expect(emulator.modesSeen.contains(.synchronizedOutput))
    #expect(emulator.screen.isCursorVisible)
  }

  @Test("answers queries")
  func answers() {
    let emulator = emulator("\u{1B}[2;3H\u{1B}[6n")
    #expect(emulator.takeReplies() == Array("\u{1B}[2;3R".utf8))
    #expect(emulator.takeReplies().isEmpty)
  }

  @Test(
    "encodes keys as the program asked for",
    arguments: [
      (Key.up, "", "\u{1B}[A"), (.up, "\u{1B}[?1h", "\u{1B}OA"), (.f1, "", "\u{1B}OP"),
      (.backTab, "", "\u{1B}[Z"), (.controlZ, "", "\u{1A}"), (.enter, "", "\r"),
      (.backspace, "", "\u{7F}"), (.character("é"), "", "é"), (.delete, "", "\u{1B}[3~"),
      (.character("x").with(.alt), "", "\u{1B}x"),
    ]
  )
  func keys(key: Key, output: String, expected: String) {
    let emulator = emulator(output)
    emulator.press(key)
    #expect(String(decoding: emulator.takeReplies(), as: UTF8.self) == expected)
  }

  @Test("brackets a paste only when asked to")
  func paste() {
    let emulator = emulator("")
    emulator.paste("a\nb")
    #expect(emulator.takeReplies() == Array("a\rb".utf8))
    emulator.feed("\u{1B}[?2004h".utf8)
    emulator.paste("a")
    #expect(emulator.takeReplies() == Array("\u{1B}[200~a\u{1B}[201~".utf8))
  }

  @Test("survives a storm of sizes on both screens")
  func sizes() {
    let emulator = emulator("shell\u{1B}[?1049hprogram")
    for step in 0..<200 {
      emulator.resize(columns: 1 + step * 37 % 300, rows: 1 + step * 13 % 100)
      emulator.feed("\u{1B}[\(step);\(step)H漢x\r\n".utf8)
    }
    emulator.resize(columns: 30, rows: 2)
    emulator.feed("\u{1B}[2J\u{1B}[Hend\u{1B}[?1049l".utf8)
    #expect(emulator.screen.columns == 30)
    #expect(emulator.screen.rows == 2)
    #expect(emulator.hiddenScreen?.lines == ["end", ""])
  }
}
