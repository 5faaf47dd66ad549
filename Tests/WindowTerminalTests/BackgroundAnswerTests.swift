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

  @Test("may be split at each byte, with almost half a second in all places")
  func split() {
    for (text, background) in Self.answers {
      let bytes = Array((text + Self.attributes).unicodeScalars).map { String($0) }
      for cut in 0...bytes.count {
        let parts = [bytes[..<cut].joined(), bytes[cut...].joined()]
        #expect(events(parts, gap: .milliseconds(240)) == [.background(background)], "\(cut)")
      }
      #expect(events(bytes, gap: .milliseconds(240)) == [.background(background)])
    }
  }

  @Test("is one however late it comes, split anywhere, but for an Escape that comes alone")
  func late() {
    let escape = Event.key(.escape)
    for (text, background) in Self.answers {
      let bytes = Array((text + Self.attributes).unicodeScalars).map { String($0) }
      for cut in 0...bytes.count {
        let parts = [bytes[..<cut].joined(), bytes[cut...].joined(), "5"]
        let isAlone = cut > 0 && bytes[cut - 1] == "\u{1B}"
        // The last byte of a colour may be an Escape too, within its end.
        let others = events(parts, gap: .seconds(2)).filter { $0 != escape || !isAlone }
        #expect(others == [.background(background)] + keys("5"), "\(cut)")
      }
      let others = events(bytes + ["5"], gap: .seconds(2)).filter { $0 != escape }
      #expect(others == [.background(background)] + keys("5"))
    }
  }

  @Test("may be as long as terminals with many attributes have it")
  func long() {
    let attributes = "\u{1B}[?" + (1...40).map { "\($0)" }.joined(separator: ";") + "c"
    #expect(events([Self.answers[0].text + attributes + "5"]) == [.background(.dark)] + keys("5"))
  }

  @Test("may be no more than the attributes, split anywhere")
  func attributesOnly() {
    for text in [Self.attributes, "\u{1B}[?6c", "\u{1B}[?1;2c"] {
      let bytes = Array(text.unicodeScalars).map { String($0) }
      for cut in 0...bytes.count {
        let parts = [bytes[..<cut].joined(), bytes[cut...].joined(), "5"]
        #expect(events(parts, gap: .milliseconds(240)) == keys("5"), "\(cut)")
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

  @Test("holds Escape back for half a second after the request, and no longer")
  func escape() {
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    #expect(events(["\u{1B}"], gap: .milliseconds(200), &decoder) == [])
    #expect(decoder.pause(after: .milliseconds(200)) == .milliseconds(100))
    #expect(decoder.feed(.idle, after: .milliseconds(300)) == [.key(.escape)])
    #expect(decoder.pause(after: .zero) == nil)
    #expect(events(["\u{1B}"], gap: .zero, &decoder) == [.key(.escape)])
    #expect(
      events([Self.answers[0].text + Self.attributes], gap: .zero, &decoder)
        == [.background(.dark)]
    )
  }

  @Test("holds no Escape back after a key, and takes no key with it")
  func escapeAndKeys() {
    #expect(events(["\u{1B}", "j", "5"]) == [.key(.escape)] + keys("j5"))
    #expect(events(["\u{1B}"], gap: .milliseconds(600)) == [.key(.escape)])
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    #expect(events(["5"], gap: .zero, &decoder) == keys("5"))
    #expect(decoder.feed(.byte(0x1B), after: .zero) == [])
    #expect(decoder.pause(after: .zero) == .zero)
    #expect(decoder.feed(.idle, after: .zero) == [.key(.escape)])
    #expect(decoder.feed(.key(Key(.up)), after: .zero) == [.key(Key(.up))])
    // Nor after one that curses has recognized.
    decoder = InputDecoder()
    decoder.awaitAnswer()
    _ = decoder.feed(.key(Key(.up)), after: .zero)
    _ = decoder.feed(.byte(0x1B), after: .zero)
    #expect(decoder.feed(.idle, after: .zero) == [.key(.escape)])
  }

  @Test("that was taken for an Escape becomes no key with its rest")
  func afterEscape() {
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    let answer = Self.answers[3].text
    #expect(events(["5", "\u{1B}"], gap: .zero, &decoder) == keys("5") + [.key(.escape)])
    let rest = String(answer.dropFirst()) + Self.attributes + "5"
    #expect(events([rest], gap: .seconds(1), &decoder) == [.background(.light)] + keys("5"))
    // What a user types after Escape is not kept for ever.
    decoder.awaitAnswer()
    #expect(events(["5", "\u{1B}", "]"], gap: .zero, &decoder) == keys("5") + [.key(.escape)])
    #expect(decoder.feed(.idle, after: .seconds(3)) == keys("]"))
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
    #expect(events(["\u{1B}", "[A"], gap: .milliseconds(200)) == [.key(Key(.up))])
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
      #expect(asked(name, ["TMUX"]) && !asked(name, ["STY"]) && !asked(name, ["ZELLIJ", "TMUX"]))
    }
    for name in ["screen-256color", "tmux-256color"] {
      #expect(asked(name, ["TMUX"]) && !asked(name, ["TMUX", "STY"]))
    }
    // Where its variable does not come along, as over ssh, tmux is known by its name.
    #expect(asked("tmux-256color") && asked("tmux-direct") && !asked("tmux", ["STY"]))
    for name in ["dumb", "vt100", "linux", "screen-256color", "ansi", ""] {
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
