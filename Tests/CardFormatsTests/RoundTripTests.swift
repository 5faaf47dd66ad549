import PaymentCards
import ReaderProtocol
import Secrets
import TestSupport
import Testing

@testable import CardFormats

/// Digits in guarded memory.
func SecretDigitsOf(_ digits: String) -> SecretDigits {
  SecretDigits(copying: PlainDigits(digitsIn: digits))
}

@Suite("Cards written in every format and read again")
struct RoundTripTests {
  /// A kind of card.
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let card: PaymentCard<SecretDigits>
  }

  private static func sample(
    _ description: String,
    number: String = "4111111111111111",
    _ change: (inout PaymentCard<SecretDigits>) -> Void = { _ in }
  ) -> Sample {
    var card = PaymentCard(
      title: "Everyday",
      holder: "Zoë O'Connor",
      number: SecretDigitsOf(number),
      expiry: YearMonth(year: 2028, month: 2)
    )
    change(&card)
    return Sample(testDescription: description, card: card)
  }

  private static func hidden(_ label: String, _ text: String) -> CustomField {
    // Guarded memory that is used up fails the tests by the field that is missing.
    CustomField(label, (try? SecretText(text)).map { .hidden($0) } ?? .text(""))
  }

  private static let texts = [
    sample(
      "the least",
      { $0 = PaymentCard(title: "", holder: "", number: $0.number, expiry: nil) }
    ),
    sample("a code", { $0.securityCode = SecretDigitsOf("012") }),
    sample("four digits", number: "378282246310005") { $0.securityCode = SecretDigitsOf("0123") },
    sample("nineteen digits", number: "6205500000000000004"),
    sample("a favourite", { $0.isFavourite = true }),
    sample("another century", { $0.expiry = YearMonth(year: 1999, month: 12) }),
    sample("other scripts") {
      $0.title = "日本のカード"
      $0.holder = "山田 花子"
      $0.notes = "\u{1F600}\u{2028}\u{5D0}"
    },
    sample("signs") {
      $0.title = "quotes \" and \\ and / and {}"
      $0.notes = "a\nb\tc\u{1}\u{7F}\u{0}\r\u{FEFF}"
    },
    sample("64 KiB of notes") { $0.notes = String(repeating: "line\n", count: 13_000) },
    sample("64 KiB hidden") {
      $0.customFields = [hidden("A", String(repeating: "a\"b", count: 21_000))]
    },
  ]

  private static let fields: [(String, [CustomField])] = [
    ("a PIN", [hidden("PIN", "0123")]),
    ("two of them", [hidden("PIN", "0123"), hidden("PIN", "4567")]),
    ("hidden and text", [hidden("Online code", "a b"), CustomField("Limit", .text("1000"))]),
    (
      "a label twice",
      [CustomField("A", .text("1")), CustomField("A", .text("2")), hidden("A", "3")]
    ),
    (
      "lines",
      [CustomField("Address", .text("  1 Road\n\n2 Town\t")), hidden("Codes", "1\n2\r\n3")]
    ),
    ("labels", [CustomField("日本: \"x\" \\ / #,;", .text("v")), CustomField("😀", .text("😀"))]),
    ("a folder", [CustomField("Folder", .text("Home/Bank"))]),
    ("two folders", [CustomField("Folder", .text("A")), CustomField("Folder", .text("B, C"))]),
    ("tags", [CustomField("Tags", .text("a, b c, 日本"))]),
    ("tags of another form", [CustomField("Tags", .text("a,b"))]),
    (
      "hidden where others are not",
      [hidden("Folder", "F"), hidden("Tags", "t"), hidden("Bank", "b")]
    ),
    ("a month", [CustomField("Valid from", .text("2024-02"))]),
    ("no month", [CustomField("Valid from", .text("last year"))]),
    (
      "what could not be read",
      [CustomField("Expiry", .text("13/28")), hidden("Security code", "12")]
    ),
    ("a brand without a name here", [CustomField("Brand", .text("Some Store"))]),
    ("a brand's name as a field", [CustomField("Brand", .text("Visa"))]),
    (
      "all of them",
      [
        hidden("PIN", "0123"), CustomField("Valid from", .text("2024-02")),
        CustomField("Brand", .text("Some Store")), CustomField("Bank", .text("A Bank")),
        CustomField("Issue number", .text("02")), CustomField("x", .text("y")),
        CustomField("Folder", .text("F")), CustomField("Tags", .text("t")),
      ]
    ),
    ("as many as there may be", (0..<100).map { CustomField("L\($0)", .text("\($0)")) }),
  ]

  /// Every kind of card.
  static let samples =
    texts
    + fields.map { name, fields in sample(name) { $0.customFields = fields } }
    + Brand.allCases.map { brand in
      sample("Visa's number with \(brand)") { $0.ownBrand = brand == .visa ? nil : brand }
    }
    + Brand.allCases.map { brand in
      sample("no brand's number with \(brand)", number: "9999000011112222") { $0.ownBrand = brand }
    }
    + [
      sample("an own brand beside another") {
        $0.ownBrand = .mastercard
        $0.customFields = [CustomField("Brand", .text("Some Store"))]
      }
    ]

  /// Each format that asks for no password; deriving a key takes a while.
  private static let formats = CardFormatRegistry.exports.filter { !$0.isEncrypted }

  private func secret() throws -> CardFileSecret {
    CardFileSecret(password: try SecretBytes("correct horse".utf8))
  }

  private func written(
    _ cards: [PaymentCard<SecretDigits>],
    as format: any WritableCardFormat
  ) throws -> [UInt8] {
    let password = format.isEncrypted ? try secret().password : nil
    var writer = try format.makeWriter(password: password, random: SeededRandom(seed: 1))
    var bytes = try writer.begin()
    for card in cards { bytes += try writer.write(card) }
    return try bytes + writer.end()
  }

  @Test("are the same", arguments: samples)
  func same(sample: Sample) throws {
    for format in Self.formats {
      let bytes = try written([sample.card], as: format)
      let reading = try ParsedCards(bytes)
      #expect(reading.format == format.name)
      #expect(reading.refused.isEmpty)
      #expect(reading.cards.map(\.card) == [sample.card], "\(format.name)")
    }
  }

  @Test("are the same, all of them in one file", arguments: CardFormatRegistry.exports.indices)
  func together(index: Int) throws {
    let cards = Self.samples.map(\.card)
    let format = CardFormatRegistry.exports[index]
    let reading = try ParsedCards(written(cards, as: format), with: secret())
    #expect(reading.format == format.name)
    #expect(reading.cards.map(\.card) == cards)
  }

  @Test("never move in memory while they are written")
  func capacity() throws {
    for format in Self.formats {
      var writer = try format.makeWriter(password: nil, random: SeededRandom(seed: 1))
      for sample in Self.samples {
        let room = JSONOutput(for: sample.card).bytes.capacity
        #expect(try writer.write(sample.card).count <= room, "\(sample.testDescription)")
      }
    }
  }

  @Test("of every other format come through each of these as they were read")
  func imports() throws {
    for sample in FormatRowTests.samples {
      // Those under a password have tests of their own.
      guard case .readable = sample.row else { continue }
      let cards = try ParsedCards(sample.bytes).cards.map(\.card)
      for format in Self.formats {
        #expect(try ParsedCards(written(cards, as: format)).cards.map(\.card) == cards)
      }
    }
  }

  @Test("have their labelled fields in the order in which every format gives them")
  func order() throws {
    let fields = [
      CustomField("Tags", .text("t")), CustomField("x", .text("y")), Self.hidden("PIN", "0123"),
      CustomField("Folder", .text("F")),
    ]
    let card = Self.sample("") { $0.customFields = fields }.card
    for format in Self.formats {
      let read = try ParsedCards(written([card], as: format)).cards.first?.card.customFields
      #expect(read == [fields[2], fields[1], fields[3], fields[0]])
    }
  }
}
