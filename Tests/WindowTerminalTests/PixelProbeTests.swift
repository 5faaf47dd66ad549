import Testing

@testable import WindowLevels
@testable import WindowTerminal

@Suite("The question whether a terminal shows pictures")
struct PixelProbeTests {
  private static let cell = Size(width: 9, height: 18)
  private static let attributes = "\u{1B}[?62;c"
  private static let hasProtocol = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let hasSixels = "\u{1B}[?62;4;6c"
  private static let shown: [Event] = [.showsPixels(cell: cell)]

  private static func name(_ name: String) -> String { "\u{1B}P>|\(name)\u{1B}\\" }

  private static func registers(_ count: Int) -> String { "\u{1B}[?1;0;\(count)S" }

  /// The events of texts, after each of which the program finds no more for a moment.
  private func events(
    _ wanted: PictureProtocol,
    _ texts: [String],
    _ variables: [String: String] = [:],
    cell: Size? = PixelProbeTests.cell
  ) -> [Event] {
    var decoder = InputDecoder()
    decoder.awaitAnswer(PixelProbe(wanted, cell: cell) { variables[$0] ?? "" })
    var events: [Event] = []
    for text in texts {
      for byte in text.utf8 { events += decoder.feed(.byte(byte), after: .zero) ?? [] }
      while let more = decoder.feed(.idle, after: .milliseconds(25)) { events += more }
    }
    return events
  }

  @Test("is answered by kitty and Ghostty, under whatever name, and by no other")
  func kitty() {
    let yes = Self.hasProtocol
    for name in ["kitty(0.35.2)", "ghostty 1.0.1", "Kitty(0.28)"] {
      #expect(events(.kitty, [yes + Self.name(name) + Self.attributes]) == Self.shown)
      #expect(events(.kitty, [Self.name(name) + yes + Self.attributes]) == Self.shown)
      #expect(events(.kitty, [Self.name(name) + Self.attributes]).isEmpty)
    }
    // One that does not say what it is called is what its entry is called.
    for name in ["xterm-kitty", "xterm-ghostty"] {
      let variables = ["TERM": name]
      #expect(events(.kitty, [yes + Self.attributes], variables) == Self.shown)
      let other = Self.name("Konsole 24.08")
      #expect(events(.kitty, [yes + other + Self.attributes], variables).isEmpty)
      let fault = "\u{1B}_Gi=31;EINVAL:no\u{1B}\\"
      #expect(events(.kitty, [fault + Self.attributes], variables).isEmpty)
    }
    for name in ["Konsole 24.08", "WezTerm 20240203", "XTerm(379)", "foot(1.13.1)", ""] {
      #expect(events(.kitty, [yes + Self.name(name) + Self.attributes]).isEmpty)
    }
    #expect(events(.kitty, [yes + Self.attributes]).isEmpty)
  }

  @Test(
    "finds the images of iTerm2 by the terminal's name, or by the environment where it has none"
  )
  func iterm2() {
    for name in ["iTerm2 3.5.0", "WezTerm 20240203-110809", "mintty 3.7.1"] {
      #expect(events(.iterm2, [Self.name(name) + Self.attributes]) == Self.shown)
    }
    for name in ["XTerm(379)", "kitty(0.35.2)", "VTE(7400)", "tmux 3.5a"] {
      let variables = ["TERM_PROGRAM": "WezTerm"]
      #expect(events(.iterm2, [Self.name(name) + Self.attributes], variables).isEmpty)
    }
    for variable in [("TERM_PROGRAM", "vscode"), ("LC_TERMINAL", "iTerm2")] {
      let variables = [variable.0: variable.1]
      #expect(events(.iterm2, [Self.attributes], variables) == Self.shown)
    }
    #expect(events(.iterm2, [Self.attributes], ["TERM_PROGRAM": "Apple_Terminal"]).isEmpty)
    // How large its cells are is not needed.
    #expect(events(.iterm2, [Self.name("iTerm2 3.4") + Self.attributes], cell: nil).count == 1)
  }

  @Test("finds sixels by the device's attributes, with colours enough and cells of a known size")
  func sixel() {
    for name in ["XTerm(379)", "foot(1.13.1)", "WezTerm 20240203"] {
      #expect(events(.sixel, [Self.name(name) + Self.hasSixels]) == Self.shown)
      #expect(events(.sixel, [Self.name(name) + Self.attributes]).isEmpty)
    }
    #expect(events(.sixel, [Self.hasSixels]) == Self.shown)
    #expect(events(.sixel, [Self.registers(256) + Self.hasSixels]) == Self.shown)
    #expect(events(.sixel, [Self.registers(16) + Self.hasSixels]).isEmpty)
    #expect(events(.sixel, [Self.hasSixels], cell: nil).isEmpty)
    // The first number is the terminal's kind.
    #expect(events(.sixel, ["\u{1B}[?4;6c"]).isEmpty)
    for name in ["tmux 3.5a", "Zellij 0.41", "Konsole 24.08"] {
      #expect(events(.sixel, [Self.name(name) + Self.hasSixels]).isEmpty)
    }
  }

  @Test("asks each protocol's own question, and none for no protocol")
  func questions() {
    func question(_ wanted: PictureProtocol) -> String {
      String(
        decoding: PixelProbe(wanted, cell: nil, variable: { _ in "" }).bytes,
        as: UTF8.self
      )
    }
    #expect(question(.kitty).hasPrefix("\u{1B}_Gi=31,") && !question(.kitty).contains("S"))
    #expect(question(.sixel) == "\u{1B}[?1;1;0S\u{1B}[>q" && question(.iterm2) == "\u{1B}[>q")
    #expect(events(.off, [Self.hasProtocol + Self.name("kitty(1)") + Self.hasSixels]).isEmpty)
  }

  @Test(
    "has an answer of which no byte is a key, however it is split, with other answers around it"
  )
  func split() {
    let background = "\u{1B}]11;rgb:1e/1e/2e\u{7}"
    let text =
      background + Self.hasProtocol + Self.registers(1024) + Self.name("kitty(0.35.2)")
      + Self.attributes
    let bytes = text.unicodeScalars.map { String($0) }
    let wanted: [Event] = [.background(.dark)] + Self.shown
    for cut in 0...bytes.count {
      let parts = [bytes[..<cut].joined(), bytes[cut...].joined()]
      #expect(events(.kitty, parts) == wanted, "\(cut)")
    }
    let key: [Event] = [.key(.character("5"))]
    #expect(events(.kitty, [text, "5"]) == wanted + key)
    #expect(events(.kitty, [Self.attributes, "\u{1B}P", "x"]).count == 2)
  }

  @Test("is put to no multiplexer, and to no terminal that might print it")
  func asked() {
    func asked(_ name: String, _ variables: Set<String> = []) -> Bool {
      PixelProbe.mayAsk(name, isSet: variables.contains)
    }
    for name in ["xterm-kitty", "xterm-ghostty", "xterm-256color", "foot"] {
      #expect(asked(name))
      for variable in ["TMUX", "STY", "ZELLIJ"] { #expect(!asked(name, [variable])) }
    }
    for name in ["tmux-256color", "screen-256color", "screen.xterm-kitty", "linux", "vt100", ""] {
      #expect(!asked(name))
    }
  }

  @Test("numbers of pictures are few, of a kind that the terminal's colours have, and differ")
  func numbers() {
    for seed: UInt32 in [0, 1, 29, 30, 65_535, 65_536, .max] {
      let few = PixelPlaceholder.numbers(depth: .full, seed: seed)
      #expect(few.count == 8 && few.allSatisfy { (16...255).contains($0) })
      let many = PixelPlaceholder.numbers(depth: .direct, seed: seed)
      #expect(many.count == 8 && many.allSatisfy { (0x100000...0xFFFFFF).contains($0) })
      #expect(Set(few + many).count == 16)
    }
  }
}
