import Testing

@testable import WindowLevels
@testable import WindowTerminal

@Suite("The question whether a terminal shows pictures")
struct PixelProbeTests {
  private static let cell = Size(width: 9, height: 18)
  private static let attributes = "\u{1B}[?62;c"
  private static let hasProtocol = "\u{1B}_Gi=31;OK\u{1B}\\"

  private static func name(_ name: String) -> String { "\u{1B}P>|\(name)\u{1B}\\" }

  /// The events of texts, after each of which the program finds no more for a moment.
  private func events(_ terminal: String, _ texts: [String]) -> [Event] {
    var decoder = InputDecoder()
    decoder.awaitAnswer(PixelProbe(terminal: terminal, cell: Self.cell))
    var events: [Event] = []
    for text in texts {
      for byte in text.utf8 { events += decoder.feed(.byte(byte), after: .zero) ?? [] }
      while let more = decoder.feed(.idle, after: .milliseconds(25)) { events += more }
    }
    return events
  }

  @Test("is answered by kitty and Ghostty, under whatever name, and by no other")
  func brands() {
    let shown: [Event] = [.showsPixels(cell: Self.cell)]
    let yes = Self.hasProtocol
    for name in ["kitty(0.35.2)", "ghostty 1.0.1", "Kitty(0.28)"] {
      #expect(events("xterm-256color", [yes + Self.name(name) + Self.attributes]) == shown)
      #expect(events("xterm-256color", [Self.name(name) + yes + Self.attributes]) == shown)
      #expect(events("xterm-256color", [Self.name(name) + Self.attributes]).isEmpty)
    }
    // One that does not say what it is called is what its entry is called.
    for name in ["xterm-kitty", "xterm-ghostty"] {
      #expect(events(name, [yes + Self.attributes]) == shown)
      #expect(events(name, [yes + Self.name("Konsole 24.08") + Self.attributes]).isEmpty)
      let fault = "\u{1B}_Gi=31;EINVAL:no\u{1B}\\"
      #expect(events(name, [fault + Self.attributes]).isEmpty)
    }
    for name in ["Konsole 24.08", "WezTerm 20240203", "XTerm(379)", "foot(1.13.1)", ""] {
      #expect(events("xterm-256color", [yes + Self.name(name) + Self.attributes]).isEmpty)
    }
    #expect(events("xterm-256color", [yes + Self.attributes]).isEmpty)
  }

  @Test(
    "has an answer of which no byte is a key, however it is split, with other answers around it"
  )
  func split() {
    let background = "\u{1B}]11;rgb:1e/1e/2e\u{7}"
    let text = background + Self.hasProtocol + Self.name("kitty(0.35.2)") + Self.attributes
    let bytes = text.unicodeScalars.map { String($0) }
    let wanted: [Event] = [.background(.dark), .showsPixels(cell: Self.cell)]
    for cut in 0...bytes.count {
      let parts = [bytes[..<cut].joined(), bytes[cut...].joined()]
      #expect(events("xterm-256color", parts) == wanted, "\(cut)")
    }
    let key: [Event] = [.key(.character("5"))]
    #expect(events("xterm-256color", [text, "5"]) == wanted + key)
    #expect(events("xterm-256color", [Self.attributes, "\u{1B}P", "x"]).count == 2)
  }

  @Test("is put to no multiplexer, and to no terminal that might print it")
  func asked() {
    func asked(_ name: String, _ variables: Set<String> = []) -> Bool {
      PixelProbe.mayAsk(name, isSet: variables.contains)
    }
    for name in ["xterm-kitty", "xterm-ghostty", "xterm-256color"] {
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
