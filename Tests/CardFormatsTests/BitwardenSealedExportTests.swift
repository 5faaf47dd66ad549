import PaymentCards
import ReaderProtocol
import Secrets
import TestSupport
import Testing

@testable import CardFormats

@Suite("Cards sealed as Bitwarden's JSON under a password")
struct BitwardenSealedExportTests {
  private static func password() throws -> SecretBytes {
    try SecretBytes(Array("a long password, é".utf8))
  }

  private func written(
    _ cards: [PaymentCard<SecretDigits>],
    seed: UInt64 = 1
  ) throws -> [UInt8] {
    var writer = try BitwardenSealed().makeWriter(
      password: Self.password(),
      random: SeededRandom(seed: seed)
    )
    var bytes = try writer.begin()
    for card in cards { bytes += try writer.write(card) }
    return try bytes + writer.end()
  }

  private func card(_ title: String) -> PaymentCard<SecretDigits> {
    PaymentCard(
      title: title,
      holder: "Zoë O'Connor",
      number: SecretDigitsOf("4111111111111111"),
      expiry: YearMonth(year: 2028, month: 2)
    )
  }

  @Test("are the default, and the same once they are opened")
  func roundTrip() throws {
    let format = try #require(CardFormatRegistry.exports.first)
    #expect(format.name == .bitwardenPassword && format.isEncrypted)
    // Titles of every length, so that the pieces end at every place in a block.
    let cards = (0...64).map { card(String(repeating: "x", count: $0)) }
    let bytes = try written(cards)
    let secret = CardFileSecret(password: try Self.password())
    let reading = try ParsedCards(bytes, with: secret)
    #expect(reading.format == .bitwardenPassword)
    #expect(reading.cards.map(\.card) == cards)
    #expect(throws: CardFileFailure.wrongPassword) {
      try ParsedCards(bytes, with: CardFileSecret(password: SecretBytes([0x61])))
    }
  }

  @Test("of every kind are the same, too")
  func everyKind() throws {
    let cards = RoundTripTests.samples.map(\.card)
    let secret = CardFileSecret(password: try Self.password())
    let reading = try ParsedCards(written(cards), with: secret)
    #expect(reading.cards.map(\.card) == cards)
    #expect(reading.refused.isEmpty)
  }

  @Test("are none, and read as none")
  func empty() throws {
    let secret = CardFileSecret(password: try Self.password())
    #expect(try ParsedCards(written([]), with: secret).cards.isEmpty)
  }

  @Test("have nothing of a card in the clear, and Bitwarden's own parameters")
  func clear() throws {
    let text = String(decoding: try written([card("Everyday")]), as: UTF8.self)
    for part in ["Everyday", "4111", "O'Connor", "2028", "items"] { #expect(!text.contains(part)) }
    for part in [
      #""encrypted": true"#, #""passwordProtected": true"#, #""kdfType": 1"#,
      #""kdfIterations": 3"#, #""kdfMemory": 64"#, #""kdfParallelism": 4"#,
    ] { #expect(text.contains(part)) }
  }

  @Test("have another salt and other vectors each time")
  func fresh() throws {
    let values = try [1, 2].map { seed in
      try written([], seed: seed).withUnsafeBytes { bytes in
        try JSONValue(file: bytes).members("salt", "encKeyValidation_DO_NOT_EDIT", "data")
          .map { $0?.string.prefix(24) ?? "" }
      }
    }
    for (first, second) in zip(values[0], values[1]) { #expect(first != second) }
    #expect(values[0][1] != values[0][2])
  }

  @Test("need a password that Bitwarden accepts", arguments: [nil, "", "  \t"])
  func password(text: String?) throws {
    let password = try text.map { try SecretBytes(Array($0.utf8)) }
    #expect(throws: CardFileFailure.needsPassword(.bitwardenPassword)) {
      try BitwardenSealed().makeWriter(password: password, random: SeededRandom(seed: 1))
    }
  }
}
