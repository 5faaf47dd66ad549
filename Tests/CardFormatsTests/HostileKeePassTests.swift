import PaymentCards
import ReaderProtocol
import Testing

@testable import CardFormats

@Suite("KeePass files that mean harm, or came to it")
struct HostileKeePassTests {
  static let samples = [
    "4.1-argon2id-aes256-gzip", "4.1-aeskdf-chacha20-gzip", "4.0-argon2-twofish-plain",
    "3.1-aes256-gzip", "3.1-chacha20-plain", "3.1-twofish-gzip",
  ].map { KeePassSample(name: $0) }

  @Test("each beginning of a database fails", arguments: samples)
  func beginnings(sample: KeePassSample) throws {
    let whole = try sample.bytes()
    let secret = try sample.secret()
    for length in stride(from: 0, to: whole.count, by: 7) + [whole.count - 1] {
      #expect(throws: CardFileFailure.self) {
        try ParsedCards(Array(whole.prefix(length)), with: secret)
      }
    }
  }

  @Test("no database of which a bit was changed is read", arguments: samples)
  func changedBits(sample: KeePassSample) throws {
    let whole = try sample.bytes()
    let secret = try sample.secret()
    // Signature and minor version of 3.1 make another file of it, or the same.
    for position in stride(from: 12, to: whole.count, by: 5) {
      var bytes = whole
      bytes[position] ^= 1 << UInt8.random(in: 0...7)
      #expect(throws: CardFileFailure.self, "\(position)") { try ParsedCards(bytes, with: secret) }
    }
  }

  @Test("what was changed after the key was found to be right is damaged")
  func damaged() throws {
    for (name, ends) in [("4.1-aeskdf-chacha20-gzip", 40), ("3.1-aes256-gzip", 100)] {
      let sample = KeePassSample(name: name)
      var bytes = try sample.bytes()
      bytes[bytes.count - ends] ^= 1
      #expect(throws: CardFileFailure.damaged) { try ParsedCards(bytes, with: sample.secret()) }
    }
  }

  @Test("costs beyond the limits are refused before anything is derived")
  func costs() throws {
    func failure(_ dictionary: [UInt8]) -> CardFileFailure? {
      failureOf { try KDBXBuilder(derivation: dictionary).version4([]) }
    }
    func argon2(_ memory: UInt64, _ passes: UInt64, lanes: UInt64 = 1, version: UInt64 = 0x13)
      -> [UInt8]
    {
      KDBXBuilder.dictionary(
        KDBXBuilder.argon2d,
        [("M", memory), ("I", passes), ("P", lanes), ("V", version)]
      )
    }
    #expect(failure(argon2((1 << 30) + 1024, 1)) == .tooCostly(.memory))
    #expect(failure(argon2(.max, 1)) == .tooCostly(.memory))
    #expect(failure(argon2(64 << 20, 1 << 30)) == .tooCostly(.time))
    #expect(failure(argon2(64 << 20, .max)) == .tooCostly(.time))
    #expect(failure(argon2(1 << 20, 1, lanes: 0)) == .unsupported(.derivation))
    #expect(failure(argon2(1 << 20, 1, lanes: 1 << 40)) == .unsupported(.derivation))
    #expect(failure(argon2(1 << 20, 0)) == .unsupported(.derivation))
    #expect(failure(argon2(0, 1)) == .unsupported(.derivation))
    #expect(failure(argon2(1 << 20, 1, version: 0x12)) == .unsupported(.derivation))
    for rounds in [1 << 50, UInt64.max] {
      let aes = KDBXBuilder.dictionary(KDBXBuilder.aesKDF, [("R", rounds)])
      #expect(failure(aes) == .tooCostly(.time))
      #expect(failureOf { try KDBXBuilder(rounds: rounds).version3([]) } == .tooCostly(.time))
    }
  }

  @Test("what is not known is told")
  func unknownMethods() throws {
    let other = [UInt8](repeating: 9, count: 16)
    for (builder, method) in [
      (KDBXBuilder(cipher: other), UnsupportedMethod.cipher),
      (KDBXBuilder(compression: 2), .compression), (KDBXBuilder(innerCipher: 1), .innerCipher),
      (KDBXBuilder(innerCipher: 0), .innerCipher),
    ] {
      for bytes in [try builder.version4(Self.xml("")), try builder.version3(Self.xml(""))] {
        #expect(throws: CardFileFailure.unsupported(method)) { try read(bytes) }
      }
    }
    let derivation = KDBXBuilder.dictionary(other, [])
    #expect(
      failureOf { try KDBXBuilder(derivation: derivation).version4([]) }
        == .unsupported(.derivation)
    )
  }

  @Test("lengths that a file claims are not believed")
  func lengths() throws {
    let header = try KeePassSample(name: "KeePassXC").bytes().prefix(12)
    for length in [UInt32.max, 1 << 31, 1 << 30] {
      #expect(throws: CardFileFailure.broken(at: 17)) {
        try read(header + [2] + length.littleEndianBytes)
      }
      let long = KDBXBuilder(blockLength: length)
      for bytes in [try long.version4(Self.xml("")), try long.version3(Self.xml(""))] {
        #expect(throws: CardFileFailure.damaged) { try read(bytes) }
      }
      for identifier: UInt8 in [1, 2, 3, 9] {
        let inner = KDBXBuilder(innerFields: [identifier] + length.littleEndianBytes + [1, 2, 3])
        #expect(throws: CardFileFailure.damaged) { try read(inner.version4(Self.xml(""))) }
      }
    }
  }

  @Test("what unpacks to more than the limit is refused")
  func bomb() throws {
    let sample = KeePassSample(name: "bomb")
    #expect(throws: CardFileFailure.tooLarge(limit: CardFile.limit)) { try sample.read() }
  }

  @Test(
    "entities and other files are refused",
    arguments: [
      #"<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>"#,
      #"<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>"#,
      #"<!DOCTYPE KeePassFile SYSTEM "http://127.0.0.1/a.dtd">"#, "<!DOCTYPE KeePassFile>",
    ]
  )
  func entities(type: String) throws {
    try expect(.entities, Self.xml(Self.card("&c;&b;"), type: type))
  }

  @Test("groups within groups are followed to a depth and no further")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      let open = String(repeating: "<Group>", count: depth)
      let close = String(repeating: "</Group>", count: depth)
      return Self.xml(open + Self.card("x") + close)
    }
    #expect(try read(KDBXBuilder().version4(nested(100))).cards.count == 1)
    #expect(try ParsedCards(nested(100)).cards.count == 1)
    try expect(.tooDeep, nested(200))
    try expect(.tooDeep, nested(100_000))
  }

  /// A text with as many letters behind it, which no report of a run of tests has to show.
  struct Content: CustomTestStringConvertible {
    let beginning: String
    var rest = 0

    var testDescription: String { "\(beginning) and \(rest) letters" }
  }

  @Test(
    "XML that is none is told, and so is a tag without end",
    arguments: [
      Content(beginning: "<Group>"), Content(beginning: "</Group>"), Content(beginning: "<a></b>"),
      Content(beginning: "&nothing;"), Content(beginning: "\u{1}"), Content(beginning: "<Group"),
      Content(beginning: "<a b='", rest: 3 << 20), Content(beginning: "<!--", rest: 3 << 20),
    ]
  )
  func notXML(content: Content) throws {
    let xml = Self.xml(content.beginning + String(repeating: "x", count: content.rest))
    #expect(throws: CardFileFailure.damaged) { try read(KDBXBuilder().version4(xml)) }
    #expect(throws: CardFileFailure.damaged) { try read(KDBXBuilder().version3(xml)) }
    let failure = failureOf { try ParsedCards(xml) }
    guard case .broken = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("names without end are refused, as each of them is kept")
  func names() throws {
    for name in [{ "<a\($0)/>" }, { "<a b\($0)=''/>" }] as [(Int) -> String] {
      let xml = Self.xml((0..<10_000).map(name).joined())
      #expect(throws: CardFileFailure.damaged) { try read(KDBXBuilder().version4(xml)) }
    }
  }

  @Test("what is protected but is no Base64 is damaged")
  func base64() throws {
    let xml = Self.xml(
      "<Entry><String><Key>a</Key><Value Protected='True'>?</Value></String></Entry>"
    )
    #expect(throws: CardFileFailure.damaged) { try read(KDBXBuilder().version4(xml)) }
  }

  @Test("XML of another kind is none of KeePass's")
  func otherXML() throws {
    #expect(throws: CardFileFailure.damaged) {
      try read(KDBXBuilder().version4(Array("<html/>".utf8)))
    }
    #expect(throws: CardFileFailure.unknownFormat) { try ParsedCards(text: "<html/>") }
  }

  @Test("an entry with more text than a card may have is refused, and the others are read")
  func longText() throws {
    for length in [CardFileLimits.text + 1, 4 * CardFileLimits.text, 4 << 20] {
      let xml = Self.xml(Self.card(String(repeating: "x", count: length)) + Self.card("y"))
      for reading in [try ParsedCards(xml), try read(KDBXBuilder().version4(xml))] {
        #expect(reading.refused.map(\.reason) == [.tooMuchText], "\(length)")
        #expect(reading.cards.map(\.card.notes) == ["y"], "\(length)")
      }
    }
  }

  @Test("an entry with more values than a card may have is refused")
  func manyValues() throws {
    let values = String(
      repeating: "<String><Key>a</Key><Value>b</Value></String>",
      count: 20_000
    )
    let reading = try ParsedCards(Self.xml(Self.card("x", values) + Self.card("y")))
    #expect(reading.refused.map(\.reason) == [.tooMuchText])
    #expect(reading.cards.count == 1)
  }

  private static func card(_ notes: String, _ more: String = "") -> String {
    """
    <Entry><String><Key>Card number</Key><Value>4111111111111111</Value></String>\
    <String><Key>Notes</Key><Value>\(notes)</Value></String>\(more)</Entry>
    """
  }

  private static func xml(_ content: String, type: String = "") -> [UInt8] {
    Array("\(type)<KeePassFile><Root><Group>\(content)</Group></Root></KeePassFile>".utf8)
  }

  private func read(_ bytes: [UInt8]) throws -> ParsedCards {
    try ParsedCards(bytes, with: KDBXBuilder.secret())
  }

  private func expect(_ failure: CardFileFailure, _ xml: [UInt8]) throws {
    #expect(throws: failure) { try ParsedCards(xml) }
    #expect(throws: failure) { try read(KDBXBuilder().version4(xml)) }
    #expect(throws: failure) { try read(KDBXBuilder().version3(xml)) }
  }

  /// The failure of what is done; nil for none, and for one of another kind.
  private func failureOf(_ body: () throws -> some Any) -> CardFileFailure? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? CardFileFailure
    }
  }
}
