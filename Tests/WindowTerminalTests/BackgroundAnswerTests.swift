import Testing

@testable import WindowLevels
@testable import WindowTerminal

@Suite("The answer about the background")
struct BackgroundAnswerTests {
  private static let attributes = "\u{1B}[?62;1;22c"

  /// Answers as terminals give them, with what they mean.
  private static let answers: [(text: String, background: TerminalBackground)] = [
    ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", .dark), ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", .light),
    ("\u{1B}]11;rgb:1e/1e/2e\u{7}", .dark), ("\u{1B}]11;rgb:fd/f6/e3\u{1B}\\", .light),
    ("\u{1B}]11;rgba:2828/2c2c/3434/ffff\u{1B}\\", .dark), ("\u{1B}]11;rgb:f/f/f\u{7}", .light),
  ]

  /// The events of texts, each followed by a pause of the program's own and then of `gap`.
  private func events(_ texts: [String], gap: Duration = .zero) -> [Event] {
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    return events(texts, gap: gap, &decoder)
  }

  private func events(_ texts: [String], gap: Duration, _ decoder: inout InputDecoder) -> [Event] {
    var events: [Event] = []
    for text in texts {
      for (index, byte) in text.utf8.enumerated() {
        events += decoder.feed(.byte(byte), after: index == 0 ? gap : .zero) ?? []
      }
      while let more = decoder.feed(.idle, after: .milliseconds(25)) { events += more }
      while let more = decoder.feed(.idle, after: gap) { events += more }
    }
    return events
  }

  private func keys(_ text: String) -> [Event] {
    text.unicodeScalars.map { .key(.character($0)) }
  }

  @Test("is read as a background, and none of its bytes as a key")
  func whole() {
    for (text, background) in Self.answers {
      #expect(events([text + Self.attributes]) == [.background(background)])
    }
  }

  @Test("may be split at each byte, with two seconds between, and with two in all places")
  func split() {
    for (text, background) in Self.answers {
      let bytes = Array((text + Self.attributes).unicodeScalars).map { String($0) }
      for cut in 0...bytes.count {
        let parts = [bytes[..<cut].joined(), bytes[cut...].joined()]
        #expect(events(parts, gap: .seconds(2)) == [.background(background)], "\(cut)")
      }
      #expect(events(bytes, gap: .seconds(2)) == [.background(background)])
    }
  }

  @Test("may be no more than the attributes, split anywhere")
  func attributesOnly() {
    for text in [Self.attributes, "\u{1B}[?6c", "\u{1B}[?1;2c"] {
      let bytes = Array(text.unicodeScalars).map { String($0) }
      for cut in 0...bytes.count {
        let parts = [bytes[..<cut].joined(), bytes[cut...].joined(), "5"]
        #expect(events(parts, gap: .seconds(2)) == keys("5"), "\(cut)")
      }
    }
  }

  @Test("takes nothing from what is typed before, in the middle and after")
  func typedBetween() {
    let parts = [
      "5", "\u{1B}]11;rgb:ffff", "x", "/ffff/ffff\u{7}", "y", "\u{1B}[?6", "z", "c", "6",
    ]
    #expect(
      events(parts, gap: .seconds(2))
        == keys("5x") + [.background(.light)] + keys("yz6")
    )
  }

  @Test("holds Escape back, but not for ever, and no second time")
  func escape() {
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    #expect(events(["\u{1B}"], gap: .seconds(2), &decoder) == [])
    #expect(decoder.pause(after: .seconds(2)) == .seconds(1))
    #expect(decoder.feed(.idle, after: .seconds(3)) == [.key(.escape)])
    #expect(decoder.pause(after: .zero) == nil)
    #expect(events(["\u{1B}"], gap: .zero, &decoder) == [.key(.escape)])
    #expect(
      events([Self.answers[0].text + Self.attributes], gap: .zero, &decoder)
        == [.background(.dark)]
    )
  }

  @Test("leaves Escape alone once it has come, and where none is awaited")
  func afterwards() {
    var decoder = InputDecoder()
    #expect(events(["\u{1B}"], gap: .zero, &decoder) == [.key(.escape)])
    decoder.awaitAnswer()
    #expect(decoder.awaitsAnswer)
    _ = events([Self.answers[0].text + Self.attributes], gap: .zero, &decoder)
    #expect(!decoder.awaitsAnswer)
    #expect(events(["\u{1B}"], gap: .zero, &decoder) == [.key(.escape)])
  }

  @Test("leaves the sequences of keys and pastes as they are")
  func otherSequences() {
    #expect(events(["\u{1B}[A"]) == [.key(Key(.up))])
    #expect(events(["\u{1B}", "[A"], gap: .seconds(2)) == [.key(Key(.up))])
    #expect(events(["\u{1B}x"]) == [.key(Key(.character("x"), .alt))])
    #expect(events(["\u{1B}\u{1B}"], gap: .seconds(3)).count == 2)
    #expect(
      events(["\u{1B}[200~5\u{1B}[201~"])
        == [.pasteBegan, .pasted("5"), .pasteEnded]
    )
  }

  @Test("is given up when its rest does not come")
  func abandoned() {
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    #expect(events(["\u{1B}]11;rgb:ff"], gap: .zero, &decoder) == [])
    #expect(events(["55"], gap: .seconds(11), &decoder) == keys("55"))
  }

  @Test("goes on after keys were thrown away")
  func forgotten() {
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    #expect(events(["\u{1B}]11;rgb:ff"], gap: .zero, &decoder) == [])
    decoder.forgetKeys()
    #expect(events(["/ff/ff\u{7}5"], gap: .zero, &decoder) == [.background(.light)] + keys("5"))
  }

  @Test("is asked of terminals that are known to answer, and of no others")
  func terminals() {
    func asked(_ name: String, _ variables: Set<String> = []) -> Bool {
      BackgroundRequest.isAnswered(by: name, isSet: variables.contains)
    }
    for name in ["xterm", "xterm-256color", "foot", "alacritty", "xterm-kitty", "xterm-ghostty"] {
      #expect(asked(name))
      #expect(!asked(name, ["TMUX"]) && !asked(name, ["STY"]))
    }
    for name in ["dumb", "vt100", "linux", "screen-256color", "tmux-256color", "ansi", ""] {
      #expect(!asked(name))
    }
  }

  @Test("is not needed where COLORFGBG tells")
  func environment() {
    let known: [(String, TerminalBackground)] = [
      ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark), ("0;7", .light),
      ("15;default", .unknown), ("", .unknown), ("0;16", .unknown), ("0;-1", .unknown),
    ]
    for (value, background) in known {
      #expect(BackgroundRequest.background(colorFGBG: value) == background, "\(value)")
    }
  }
}
