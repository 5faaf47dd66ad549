import ByteCoding
import PaymentCards
import ReaderProtocol
import Secrets
import Testing

@Suite("What the program and the reader tell each other of cards")
struct CardFramesTests {
  private static let failures: [CardFileFailure] =
    [
      .unknownFormat, .tooLarge(limit: 64 << 20), .notUTF8, .broken(at: 7), .tooDeep,
      .duplicateName, .entities, .brokenArchive, .otherArchive, .encryptedArchive,
      .newerVersion(2), .wrongPassword, .brokenKeyFile, .unauthenticated, .damaged, .noMemory,
    ]
    + CardFormatName.allCases.flatMap { [.explained($0), .needsPassword($0)] }
    + DerivationExcess.allCases.map { .tooCostly($0) }
    + UnsupportedMethod.allCases.map { .unsupported($0) }

  private static func items() throws -> [CardFileItem] {
    let card = PaymentCard(
      title: "Everyday",
      holder: "Grace Hopper",
      number: SecretDigits(copying: PlainDigits(digitsIn: "4111111111111111")),
      expiry: YearMonth(year: 2031, month: 4),
      securityCode: SecretDigits(copying: PlainDigits(digitsIn: "123")),
      notes: "two\nlines",
      isFavourite: true,
      ownBrand: .mastercard,
      customFields: [
        CustomField("PIN", .hidden(try SecretText("8472"))), CustomField("Bank", .text("Ünion")),
      ]
    )
    let bare = PaymentCard(
      title: "",
      holder: "",
      number: SecretDigits(copying: PlainDigits(digitsIn: "378282246310005")),
      expiry: nil
    )
    let remarks: [ImportRemark] = [
      .checkDigit, .unknownBrand, .expiryUnreadable, .codeUnreadable, .archived,
      .attachment(name: "front.jpg"), .passkey,
    ]
    let reasons: [ItemRefusal] =
      [
        .deleted, .noNumber, .numberNotDigits, .numberLength(5), .tooMuchText, .noAttributes,
        .malformed,
      ] + ItemKind.allCases.map { .notACard($0) }
    return [
      .card(ImportedPaymentCard(place: ItemPlace(.item, 1), card: card, remarks: remarks)),
      .card(ImportedPaymentCard(place: ItemPlace(.line, 20), card: bare)),
    ]
      + reasons.map {
        .refused(RefusedItem(place: ItemPlace(.item, 3), title: "Mail", reason: $0))
      }
  }

  private static func bytes(of items: [CardFileItem]) -> [UInt8] {
    var writer = ByteWriter()
    for item in items { item.write(to: &writer) }
    return writer.bytes
  }

  private static func items(in bytes: [UInt8]) throws(UnreadableBytes) -> [CardFileItem] {
    var reader = ByteReader(bytes)
    var items: [CardFileItem] = []
    while reader.left > 0 { items.append(try CardFileItem(&reader)) }
    return items
  }

  @Test("every failure arrives as it was sent", arguments: failures)
  func failure(_ failure: CardFileFailure) throws {
    #expect(try CardFileFailure(failure.frame) == failure)
  }

  @Test("every item arrives with all it has")
  func everyItem() throws {
    let sent = try Self.items()
    let received = try Self.items(in: Self.bytes(of: sent))
    #expect(received.count == sent.count)
    for (sent, received) in zip(sent, received) {
      switch (sent, received) {
      case (.card(let sent), .card(let received)):
        #expect(sent.place == received.place)
        #expect(sent.remarks == received.remarks)
        #expect(sent.card == received.card)
      case (.refused(let sent), .refused(let received)): #expect(sent == received)
      default: Issue.record("another kind of item")
      }
    }
  }

  @Test("items that end too soon are refused, at whatever byte")
  func truncated() throws {
    let item = Self.bytes(of: [try #require(try Self.items().first)])
    for length in 1..<item.count {
      #expect(throws: UnreadableBytes.self) { try Self.items(in: Array(item[..<length])) }
    }
  }

  @Test("no byte that is flipped brings the program down")
  func flipped() throws {
    let items = Self.bytes(of: try Self.items())
    for index in items.indices {
      for bit: UInt8 in [0x01, 0x80] {
        var hostile = items
        hostile[index] ^= bit
        // Whether it is refused depends on the byte.
        _ = try? Self.items(in: hostile)
      }
    }
  }

  @Test("a request to read arrives with its password and key file, and with neither")
  func readRequest() throws {
    let now = try #require(YearMonth(year: 2026, month: 7))
    let secret = CardFileSecret(
      password: try SecretBytes(Array("pass word".utf8)),
      keyFile: try SecretBytes([0, 1, 255])
    )
    let request = try CardReadRequest(CardReadRequest(secret: secret, now: now).frame)
    #expect(request.now == now)
    #expect(
      try #require(request.secret.password).withUnsafeBytes { Array($0) } == Array("pass word".utf8)
    )
    #expect(try #require(request.secret.keyFile).withUnsafeBytes { Array($0) } == [0, 1, 255])
    let plain = try CardReadRequest(CardReadRequest(now: now).frame)
    #expect(plain.secret.isEmpty && plain.format == nil)
    for format in CardFormatName.allCases {
      #expect(try CardReadRequest(CardReadRequest(now: now, as: format).frame).format == format)
    }
    let empty = CardFileSecret(password: try SecretBytes(count: 0))
    #expect(
      try CardReadRequest(CardReadRequest(secret: empty, now: now).frame).secret.password?.count
        == 0
    )
  }

  @Test(
    "a request to write arrives with its format and password",
    arguments: CardFormatName.allCases
  )
  func writeRequest(_ format: CardFormatName) throws {
    let password = try SecretBytes(Array("pass".utf8))
    let request = try CardWriteRequest(CardWriteRequest(format, password: password).frame)
    #expect(request.format == format)
    #expect(request.password?.count == 4)
    #expect(try CardWriteRequest(CardWriteRequest(format, password: nil).frame).password == nil)
  }

  @Test("requests that are none are refused")
  func hostileRequests() throws {
    let now = try #require(YearMonth(year: 2026, month: 7))
    let frame = CardReadRequest(now: now).frame
    for length in frame.payload.indices {
      #expect(throws: UnreadableBytes.self) {
        try CardReadRequest(Frame(.cardRequest, Array(frame.payload[..<length])))
      }
    }
    #expect(throws: UnreadableBytes.self) {
      try CardReadRequest(Frame(.cardRequest, frame.payload + [0]))
    }
    #expect(throws: UnreadableBytes.self) { try CardReadRequest(Frame(.record, frame.payload)) }
    #expect(throws: UnreadableBytes.self) {
      try CardReadRequest(Frame(.cardRequest, [0xEA, 0x07, 13, 0, 0, 0]))
    }
    // The number of no format, and a mark for one that is neither there nor not.
    for end: [UInt8] in [[1, 0], [1, 18], [1, 255], [2, 1]] {
      #expect(throws: UnreadableBytes.self) {
        try CardReadRequest(Frame(.cardRequest, [0xEA, 0x07, 7, 0, 0] + end))
      }
    }
    #expect(throws: UnreadableBytes.self) { try CardWriteRequest(Frame(.cardRequest, [250, 0])) }
    #expect(throws: UnreadableBytes.self) {
      try CardFileFailure(Frame(.failed, [99] + [UInt8](repeating: 0, count: 8)))
    }
    #expect(throws: UnreadableBytes.self) {
      try CardFileFailure(Frame(.failed, [0, 255] + [UInt8](repeating: 0, count: 7)))
    }
  }
}
