import TestSupport
import Testing
import WindowLevels

@testable import WindowTerminal

@Suite("Key decoder under fire")
struct KeyDecoderFuzzTests {
  @Test("A million random inputs do not upset it, and Ctrl-Z gets through at the end")
  func randomBytes() {
    var random = SeededGenerator(seed: 20_240_601)
    var decoder = KeyDecoder()
    let keys: [Key?] = [nil, .up, .function(5), .backspace]
    for _ in 0..<1_000_000 {
      let input: KeyDecoder.Input =
        switch random.next(below: 20) {
        case 0: .idle
        case 1: .key(keys[random.next(below: keys.count)])
        case 2...6: .byte(0x1B)
        case 7...12: .byte(Array("[]OP_^\\0123;~Mm<".utf8)[random.next(below: 16)])
        default: .byte(UInt8(random.next(below: 256)))
        }
      _ = decoder.feed(input)
    }
    // Escape and a pause end whatever there was, a paste included.
    _ = decoder.feed("\u{18}") + decoder.feed("\u{1B}") + decoder.feed("\u{1B}")
    #expect(decoder.feed("\u{1A}") == [.key(.control("z"))])
  }

  @Test("No digit inside an unknown sequence is ever typed, however it is cut up")
  func noDigitsFromInside() {
    var random = SeededGenerator(seed: 7)
    var decoder = KeyDecoder()
    for _ in 0..<50_000 {
      let (introducer, rest) = sequence(&random)
      var events = (introducer + rest.prefix(1)).flatMap { decoder.feed(.byte($0)) }
      for (before, byte) in zip(rest, rest.dropFirst()) {
        // A pause right after Escape makes it a key.
        if before != 0x1B, random.next(below: 4) == 0 { events += decoder.feed(.idle) }
        events += decoder.feed(.byte(byte))
      }
      events += decoder.feed(.idle)
      guard !events.contains(where: \.isTyped) else {
        Issue.record("typed \(events) from \(introducer + rest)")
        return
      }
    }
    #expect(decoder.feed("5") == [.key(.character("5"))])
  }

  /// A sequence of digits and separators without a known final byte.
  private func sequence(_ random: inout SeededGenerator) -> (introducer: [UInt8], rest: [UInt8]) {
    func digits(_ signs: String) -> [UInt8] {
      (0...random.next(below: 12)).map { _ in Array(signs.utf8)[random.next(below: signs.count)] }
    }
    switch random.next(below: 5) {
    case 0:
      return (Array("\u{1B}[".utf8), digits("0123456789;:<>=?") + [UInt8(ascii: "z")])
    case 1:
      return (Array("\u{1B}[M".utf8), Array("567".utf8))
    case 2:
      return (Array("\u{1B}O".utf8), digits("0123456789;") + [UInt8(ascii: "z")])
    case 3:
      return (Array("\u{1B}]".utf8), digits("0123456789;:/") + [0x07])
    default:
      let introducers: [String] = ["P", "X", "^", "_", "]"]
      let introducer = introducers[random.next(below: introducers.count)]
      return (Array("\u{1B}\(introducer)".utf8), digits("0123456789;") + Array("\u{1B}\\".utf8))
    }
  }
}
