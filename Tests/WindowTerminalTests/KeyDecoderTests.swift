import Testing
import WindowLevels

@testable import WindowTerminal

@Suite("Key decoder")
struct KeyDecoderTests {
  /// The events for the input `text`, and then a pause.
  private func events(_ text: String) -> [Event] {
    var decoder = KeyDecoder()
    return decoder.feed(text)
  }

  @Test(
    "Keys that send one byte",
    arguments: [
      ("\u{0}", Key.control(" ")), ("\u{1}", .control("a")), ("\u{3}", .control("c")),
      ("\u{8}", .backspace), ("\u{7F}", .backspace), ("\t", .tab), ("\r", .enter),
      ("\n", .control("j")), ("\u{C}", .control("l")), ("\u{1A}", .control("z")),
      ("\u{1B}", .escape), ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")),
      (" ", .character(" ")), ("7", .character("7")), ("~", .character("~")),
    ]
  )
  func oneByte(_ text: String, _ key: Key) {
    #expect(events(text) == [.key(key)])
  }

  @Test("Characters of several bytes", arguments: ["é", "\u{A0}", "界", "🂡", "\u{10FFFF}"])
  func characters(_ text: String) {
    #expect(events(text) == text.unicodeScalars.map { .key(.character($0)) })
  }

  @Test("A character that comes in pieces is one")
  func pieces() {
    var decoder = KeyDecoder()
    var events: [Event] = []
    for byte in "界".utf8 {
      events += decoder.feed(.byte(byte)) + decoder.feed(.idle)
    }
    #expect(events == [.key(.character("界"))])
  }

  @Test(
    "Bytes that are not UTF-8 type nothing, and what follows is typed",
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xC1, 0x81], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC2, 0x9B],
    ] as [[UInt8]]
  )
  func invalid(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let events = (bytes + [UInt8(ascii: "5")]).flatMap { decoder.feed(.byte($0)) }
    #expect(events == [.key(.character("5"))])
  }

  @Test(
    "Keys that send a sequence curses does not know",
    arguments: [
      ("[A", Key.up), ("OB", .down), ("[C", .right), ("OD", .left), ("[H", .home), ("OF", .end),
      ("[1~", .home), ("[2~", Key(.insert)), ("[3~", .delete), ("[4~", .end), ("[5~", .pageUp),
      ("[6~", .pageDown), ("[7~", .home), ("[8~", .end), ("[Z", .backTab),
      ("OP", .function(1)), ("OS", .function(4)), ("[[A", .function(1)), ("[[E", .function(5)),
      ("[15~", .function(5)), ("[24~", .function(12)), ("[34~", .function(20)),
      ("[1;2A", Key(.up, .shift)), ("[1;3B", Key(.down, .alt)), ("[1;5C", Key(.right, .control)),
      ("[1;8D", Key(.left, [.shift, .alt, .control])), ("[1;9D", Key(.left, .alt)),
      ("[3;5~", Key(.delete, .control)), ("[1;2P", Key(.function(1), .shift)),
      ("[24;6~", Key(.function(12), [.shift, .control])),
      ("\u{1B}[A", Key(.up, .alt)), ("OM", .enter), ("Op", .character("0")),
      ("Oy", .character("9")), ("Oj", .character("*")),
    ]
  )
  func sequences(_ text: String, _ key: Key) {
    #expect(events("\u{1B}" + text) == [.key(key)])
  }

  @Test(
    "Escape right before a key is Alt",
    arguments: [
      ("x", Key(.character("x"), .alt)), ("é", Key(.character("é"), .alt)),
      ("\r", Key(.enter, .alt)), ("\u{7F}", Key(.backspace, .alt)),
      ("\u{1}", Key(.character("a"), [.alt, .control])), ("[", Key(.character("["), .alt)),
      ("O", Key(.character("O"), .alt)), ("P", Key(.character("P"), .alt)),
    ]
  )
  func alt(_ text: String, _ key: Key) {
    #expect(events("\u{1B}" + text) == [.key(key)])
  }

  @Test("Escape by itself is a key, also twice and before another key")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}") == [.key(.escape)])
    #expect(decoder.feed("5") == [.key(.character("5"))])
    #expect(decoder.feed("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
    #expect(
      decoder.feed("\u{1B}\u{1B}\u{1B}5") == [
        .key(.escape), .key(.escape), .key(Key(.character("5"), .alt)),
      ]
    )
  }

  @Test("A key that curses recognizes takes Alt from the Escape before it")
  func recognized() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(.key(.up)) == [.key(.up)])
    #expect(decoder.feed(.key(nil)) == [])
    #expect(decoder.feed(.byte(0x1B)) == [])
    #expect(decoder.feed(.key(.up)) == [.key(Key(.up, .alt))])
  }

  @Test("The focus comes and goes")
  func focus() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focused(true), .focused(false)])
  }

  @Test(
    "What is not known is swallowed whole, and the next key counts",
    arguments: [
      "[?62;22c", "[99~", "[12;40R", "[38;2;1;2;3m",
      "[<0;33;12M", "[<0;33;12m", "[32;33;34M", "[M !!", "[M123", "[97;5u", "[27;5;97~",
      "[?2026;2$y",
      "]11;rgb:1234/5678/9abc\u{7}", "]52;c;NTU2Ng==\u{1B}\\", "P1$r0m\u{1B}\\",
      "P>|term 370\u{1B}\\",
      "_G5566\u{1B}\\", "^5566\u{1B}\\", "X5566\u{1B}\\", "[[9", "O5566z", "O5A",
    ]
  )
  func swallowed(_ text: String) {
    #expect(events("\u{1B}" + text + "7") == [.key(.character("7"))])
  }

  @Test("A sequence that comes in pieces is swallowed whole, too")
  func swallowedInPieces() {
    var decoder = KeyDecoder()
    var events = decoder.feed("\u{1B}]5")
    events += decoder.feed("566\u{7}") + decoder.feed("\u{1B}[5") + decoder.feed("5;6")
    events += decoder.feed("6z") + decoder.feed("\u{1B}[M1") + decoder.feed("2") + decoder.feed("3")
    #expect(events == [])
  }

  @Test(
    "Control characters get through in the middle of a sequence",
    arguments: ["[12", "]12;", "P1", "O5", "[M1", "[[", "]1\u{1B}"]
  )
  func controlInside(_ text: String) {
    #expect(
      events("\u{1B}" + text + "\u{1A}5").filter { $0 == .key(.control("z")) || $0.isTyped }.count
        == (text.hasSuffix("\u{1B}") ? 1 : 2)
    )
  }

  @Test("A sequence without an end can be given up")
  func abandoned() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}]5566") == [])
    #expect(decoder.isInsideSequence)
    decoder.abandonSequence()
    #expect(decoder.feed("7") == [.key(.character("7"))])
  }

  @Test("A paste is one event per character, and no key")
  func paste() {
    #expect(
      events("\u{1B}[200~4\u{3}2é\r\n\t\u{1B}[A\u{1A}\u{1B}x\u{1B}[201~5") == [
        .pasteBegan, .pasted("4"), .pasted("2"), .pasted("é"), .pasted("\r"), .pasted("\n"),
        .pasted("\t"), .pasted("x"), .pasteEnded, .key(.character("5")),
      ]
    )
  }

  @Test("Keys that curses finds in a paste are not pressed")
  func keysInPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~") == [.pasteBegan])
    #expect(decoder.feed(.key(.enter)) == [])
    #expect(decoder.feed("\u{1B}[201~") == [.pasteEnded])
  }

  @Test("Escape leads out of a paste whose end got lost")
  func lostPasteEnd() {
    #expect(events("\u{1B}[200~1\u{1B}") == [.pasteBegan, .pasted("1"), .pasteEnded])
  }

  @Test("A long paste needs no memory")
  func longPaste() {
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1B}[200~")
    var count = 0
    for _ in 0..<100_000 {
      count += decoder.feed(.byte(UInt8(ascii: "4"))).count
    }
    #expect(count == 100_000)
    #expect(decoder.feed("\u{1B}[201~") == [.pasteEnded])
  }
}

extension KeyDecoder {
  /// Feeds all of `text` at once.
  mutating func feed(_ text: String) -> [Event] {
    var events: [Event] = []
    for byte in text.utf8 {
      events += feed(.byte(byte))
    }
    return events + feed(.idle)
  }
}

extension Event {
  /// True if it is a character typed without modifiers.
  var isTyped: Bool {
    if case .key(let key) = self { key.typed != nil } else { false }
  }
}
