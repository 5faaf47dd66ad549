import PaymentCards
import ReaderProtocol
import Testing

@testable import CardFormats

@Suite("Files that mean harm, or came to it")
struct HostileFileTests {
  @Test(
    "a file is read whole or not at all: each beginning of one fails",
    arguments: [
      "Formats/BitwardenJSON.json", "Formats/OnePasswordExport.1pux",
      "Formats/CredentialExchange.json",
    ]
  )
  func beginnings(name: String) throws {
    let whole = try ParsedCards.bytes(of: name).reversed().drop { $0 == 0x0A }.reversed()
    for length in stride(from: 0, to: whole.count - 1, by: 7) {
      #expect(throws: CardFileFailure.self) { try ParsedCards(Array(whole.prefix(length))) }
    }
  }

  @Test("no byte changed at random brings the reader down")
  func changedBytes() throws {
    var random = SystemRandomNumberGenerator()
    for name in [
      "Formats/BitwardenJSON.json", "Formats/OnePasswordExport.1pux", "Formats/LastPassCSV.csv",
      "Formats/KeePassXCCSV.csv",
    ] {
      let whole = try ParsedCards.bytes(of: name)
      for _ in 0..<300 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255,
            using: &random
          )
        }
        _ = try? ParsedCards(bytes)
      }
    }
  }

  @Test("an archive that unpacks to more than the limit is refused before it is unpacked")
  func bomb() {
    #expect(throws: CardFileFailure.tooLarge(limit: CardFile.limit)) {
      try ParsedCards.fixture("bomb.1pux")
    }
  }

  @Test("an archive of another program is told from a broken one")
  func otherArchive() throws {
    #expect(throws: CardFileFailure.otherArchive) { try ParsedCards.fixture("other.zip") }
    let half = Array(try ParsedCards.bytes(of: "Formats/OnePasswordExport.1pux").prefix(300))
    #expect(throws: CardFileFailure.brokenArchive) { try ParsedCards(half) }
  }

  @Test("a file over the limit is refused by its size alone")
  func large() {
    let zeros = UnsafeMutableRawBufferPointer.allocate(byteCount: CardFile.limit + 1, alignment: 1)
    defer { zeros.deallocate() }
    #expect(throws: CardFileFailure.tooLarge(limit: CardFile.limit)) {
      try CardFile.read(UnsafeRawBufferPointer(zeros), now: ParsedCards.now) {
        _ throws(CardFileFailure) in
      }
    }
  }

  @Test("brackets within brackets are followed to a depth and no further")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: "[", count: depth)
      let close = String(repeating: "]", count: depth)
      return #"{"encrypted":false,"x":\#(open)\#(close),"items":[]}"#
    }
    #expect(try ParsedCards(text: nested(63)).format == .bitwardenJSON)
    #expect(throws: CardFileFailure.tooDeep) { try ParsedCards(text: nested(64)) }
    #expect(throws: CardFileFailure.tooDeep) { try ParsedCards(text: nested(1_000_000)) }
  }

  @Test(
    "what is not UTF-8 is refused",
    arguments: [
      Array("{\"items\":[]}".utf8) + [0xFF], [0xFF, 0xFE, 0x7B, 0x00], [0x7B, 0xC3, 0x28],
      [0x7B, 0xED, 0xA0, 0x80], [0x7B, 0xE2, 0x82],
    ]
  )
  func encoding(bytes: [UInt8]) {
    #expect(throws: CardFileFailure.notUTF8) { try ParsedCards(bytes) }
  }

  @Test(
    "JSON that is none is refused where that shows",
    arguments: [
      #"{"items":[{"type":3,}]}"#, #"{"items":[1 2]}"#, #"{"items":[]} x"#, #"{"items":[}"#,
      #"{"items":["\x"]}"#, #"{"items":[nul]}"#, "{\"items\":[\"a\nb\"]}", #"{"items" []}"#,
    ]
  )
  func notJSON(text: String) {
    let error = #expect(throws: CardFileFailure.self) { try ParsedCards(text: text) }
    guard case .broken(let place)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((1...text.utf8.count).contains(place))
  }

  @Test("a quotation that ends nowhere is refused where it begins")
  func quotation() {
    let header = "url,username,password,extra,name,grouping,fav\n"
    #expect(throws: CardFileFailure.broken(at: header.utf8.count + 2)) {
      try ParsedCards(text: header + "a,\"b,c\n")
    }
  }

  @Test("escapes mean what they say, half a pair of surrogates becomes the sign for the unknown")
  func escapes() throws {
    let text =
      #"{"items":[{"type":3,"name":"\ud83d\ude00 \ud83d \u00e9\/\t","card":{"number":"\u0034111111111111111"}}]}"#
    let card = try #require(try ParsedCards(text: text).cards.first?.card)
    #expect(card.title == "\u{1F600} \u{FFFD} \u{E9}/\t")
    #expect(PlainDigits(copying: card.number).text == "4111111111111111")
  }

  @Test("an item with more text than a card may have is refused, and the others are read")
  func longText() throws {
    let notes = String(repeating: "x", count: CardFileLimits.text)
    let card = #""card":{"number":"4111111111111111"}"#
    let reading = try ParsedCards(
      text:
        #"{"items":[{"type":3,"name":"a","notes":"\#(notes)",\#(card)},{"type":3,"name":"b",\#(card)}]}"#
    )
    #expect(reading.refusals == ["a: tooMuchText"])
    #expect(reading.cards.map(\.card.title) == ["b"])
  }
}
