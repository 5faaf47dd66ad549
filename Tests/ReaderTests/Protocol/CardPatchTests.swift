import PaymentCards
import Secrets
import Testing

@testable import ReaderProtocol

/// The month in which the tests read.
private let now = {
  guard let month = YearMonth(year: 2026, month: 7) else { preconditionFailure("a month") }
  return month
}()

@Suite("Changes of a card, as JSON")
struct CardPatchTests {
  private static let card = PaymentCard(
    title: "Everyday",
    holder: "Ada Lovelace",
    number: SecretDigits(copying: PlainDigits(digitsIn: "4111111111111111")),
    expiry: YearMonth(year: 2028, month: 12),
    securityCode: SecretDigits(copying: PlainDigits(digitsIn: "123")),
    notes: "kept"
  )

  private func patched(
    _ json: some Collection<UInt8>
  ) throws(CardPatchFailure) -> PaymentCard<SecretDigits> {
    let bytes = Array(json)
    let result = bytes.withUnsafeBytes { bytes -> Result<CardPatch, CardPatchFailure> in
      do throws(CardPatchFailure) {
        return .success(try CardPatch(json: bytes, now: now))
      } catch {
        return .failure(error)
      }
    }
    return try result.get().applied(to: Self.card, now: now)
  }

  private func patched(_ json: String) throws(CardPatchFailure) -> PaymentCard<SecretDigits> {
    try patched(Array(json.utf8))
  }

  /// The card in words, its digits too.
  private func words(_ card: PaymentCard<SecretDigits>) -> String {
    let expiry = card.expiry.map { "\($0.year)-\($0.month)" } ?? "-"
    let code = card.securityCode.map { PlainDigits(copying: $0).text } ?? "-"
    return
      "\(card.title)|\(card.holder)|\(PlainDigits(copying: card.number).text)|\(expiry)|\(code)|"
      + "\(card.notes)|\(card.isFavourite)"
  }

  static let changes = [
    (#"{"label": " New\nname "}"#, "New name|Ada Lovelace|4111111111111111|2028-12|123|kept|false"),
    (#"{"notes":null,"cc-csc":null}"#, "Everyday|Ada Lovelace|4111111111111111|2028-12|-||false"),
    (
      #"{"cc-number":"5555 5555-5555 4444"}"#,
      "Everyday|Ada Lovelace|5555555555554444|2028-12|123|kept|false"
    ),
    (#"{"cc-exp":"03/30"}"#, "Everyday|Ada Lovelace|4111111111111111|2030-3|123|kept|false"),
    (#"{"cc-exp":null}"#, "Everyday|Ada Lovelace|4111111111111111|-|123|kept|false"),
    (#"{"cc-exp-month":3}"#, "Everyday|Ada Lovelace|4111111111111111|2028-3|123|kept|false"),
    (#"{"cc-exp-year":"2031"}"#, "Everyday|Ada Lovelace|4111111111111111|2031-12|123|kept|false"),
    (
      #"{"cc-exp":"2030-01","cc-exp-month":1,"cc-exp-year":2030,"cc-type":"Visa"}"#,
      "Everyday|Ada Lovelace|4111111111111111|2030-1|123|kept|false"
    ),
    (
      #"{"cc-name":"J\u00f6rg \"J\"","favourite":true}"#,
      #"Everyday|Jörg "J"|4111111111111111|2028-12|123|kept|true"#
    ),
    (
      #"{"label":"","cc-name":"  ","notes":"a\nb"}"#,
      "||4111111111111111|2028-12|123|a\nb|false"
    ),
    (#"{"cc-csc":"999"}"#, "Everyday|Ada Lovelace|4111111111111111|2028-12|999|kept|false"),
    (#"{"cc-exp":"2020-01"}"#, "Everyday|Ada Lovelace|4111111111111111|2020-1|123|kept|false"),
  ]

  @Test("Only the named fields change", arguments: changes)
  func change(_ json: String, _ expected: String) throws {
    #expect(words(try patched(json)) == expected)
  }

  static let fieldChanges = [
    (#"{"fields":[{"label":"PIN","value":"9876"}]}"#, "PIN*9876 Bank=Turing Bank=Lovelace"),
    (
      #"{"fields":[{"label":" Valid\nfrom ","value":"2027-01"}]}"#,
      "PIN*1234 Bank=Turing Bank=Lovelace Valid from=2027-01"
    ),
    (#"{"fields":[{"label":"PIN","value":null}]}"#, "Bank=Turing Bank=Lovelace"),
    (#"{"fields":[{"label":"Bank","value":null}]}"#, "PIN*1234 Bank=Lovelace"),
    (
      #"{"fields":[{"label":"Bank","value":"a"},{"label":"Bank","value":"b","hidden":true}]}"#,
      "PIN*1234 Bank=a Bank*b"
    ),
    (
      #"{"fields":[{"label":"PIN","value":"1","hidden":false}]}"#, "PIN=1 Bank=Turing Bank=Lovelace"
    ),
    (#"{"fields":null}"#, ""), (#"{"fields":[]}"#, "PIN*1234 Bank=Turing Bank=Lovelace"),
    (#"{"notes":"x"}"#, "PIN*1234 Bank=Turing Bank=Lovelace"),
  ]

  @Test("Fields change by their labels, and hidden ones stay hidden", arguments: fieldChanges)
  func fields(_ json: String, _ expected: String) throws {
    let patch = try Array(json.utf8).withUnsafeBytes { try CardPatch(json: $0, now: now) }
    var card = PaymentCard(
      title: "",
      holder: "",
      number: SecretDigits(copying: PlainDigits(digitsIn: "4111111111111111")),
      expiry: nil
    )
    card.customFields = [
      CustomField("PIN", .hidden(try SecretText("1234"))), CustomField("Bank", .text("Turing")),
      CustomField("Bank", .text("Lovelace")),
    ]
    let words = try patch.applied(to: card, now: now).customFields.map { field in
      switch field.value {
      case .text(let text): "\(field.label)=\(text)"
      case .hidden(let text):
        "\(field.label)*" + String(String.UnicodeScalarView(text.scalars))
      }
    }
    #expect(words.joined(separator: " ") == expected)
  }

  static let brandChanges: [(String, Brand?)] = [
    (#"{"cc-type":"Dankort"}"#, .dankort), (#"{"cc-type":"cartes-bancaires"}"#, .cartesBancaires),
    (#"{"cc-type":"Visa"}"#, nil), (#"{"cc-type":null}"#, nil), (#"{"notes":"x"}"#, .rupay),
    (#"{"cc-type":"Other"}"#, nil),
  ]

  @Test("A brand is kept where the number tells another", arguments: brandChanges)
  func brand(_ json: String, _ expected: Brand?) throws {
    let patch = try Array(json.utf8).withUnsafeBytes { try CardPatch(json: $0, now: now) }
    let card = PaymentCard(
      title: "",
      holder: "",
      number: SecretDigits(copying: PlainDigits(digitsIn: "4111111111111111")),
      expiry: nil,
      ownBrand: .rupay
    )
    #expect(try patch.applied(to: card, now: now).ownBrand == expected)
  }

  static let refusals: [(String, CardPatchFailure)] = [
    ("", .file(.broken(at: 0))), ("{", .file(.broken(at: 1))), ("[]", .notAnObject),
    ("4111111111111111", .notAnObject), ("null", .notAnObject), ("{}", .empty),
    (#"{"cc-number":"4111111111111111"} x"#, .file(.broken(at: 32))),
    (#"{"number":"4111111111111111"}"#, .unknownName), (#"{"Label":"x"}"#, .unknownName),
    (#"{"label":"x","label":"y"}"#, .twice("label")), (#"{"label":3}"#, .value(.title)),
    (#"{"label":["x"]}"#, .value(.title)), (#"{"favourite":"yes"}"#, .value(.favourite)),
    (#"{"cc-number":null}"#, .value(.number)), (#"{"cc-number":""}"#, .value(.number)),
    (#"{"cc-number":"4111"}"#, .value(.number)), (#"{"cc-number":"4111x"}"#, .value(.number)),
    (#"{"cc-number":{}}"#, .value(.number)), (#"{"cc-name":"1234"}"#, .value(.holder)),
    (#"{"cc-csc":"1234"}"#, .value(.securityCode)), (#"{"cc-csc":"12"}"#, .value(.securityCode)),
    (#"{"cc-exp":"2028-13"}"#, .value(.expiry)), (#"{"cc-exp":"2099-01"}"#, .value(.expiry)),
    (#"{"cc-exp":202812}"#, .value(.expiry)), (#"{"cc-exp-month":13}"#, .value(.expiry)),
    (#"{"cc-exp-month":"x"}"#, .value(.expiry)), (#"{"cc-exp-year":true}"#, .value(.expiry)),
    (#"{"cc-exp":"2028-12","cc-exp-month":11}"#, .value(.expiry)),
    (#"{"cc-exp":null,"cc-exp-month":11}"#, .value(.expiry)),
    (#"{"cc-type":"Visum"}"#, .value(.ownBrand)), (#"{"cc-type":1}"#, .value(.ownBrand)),
    (#"{"fields":{}}"#, .value(.customFields)), (#"{"fields":["PIN"]}"#, .value(.customFields)),
    (#"{"fields":[{"label":"PIN"}]}"#, .value(.customFields)),
    (#"{"fields":[{"label":"","value":"1"}]}"#, .value(.customFields)),
    (#"{"fields":[{"label":"PIN","value":1234}]}"#, .value(.customFields)),
    (#"{"fields":[{"label":"PIN","value":"1","hidden":"yes"}]}"#, .value(.customFields)),
    (#"{"fields":[{"label":"PIN","value":"1","secret":true}]}"#, .value(.customFields)),
    (#"{"fields":[{"label":"PIN","value":"1","value":"2"}]}"#, .value(.customFields)),
  ]

  @Test("What a card can't have is refused, and said of which field", arguments: refusals)
  func refusal(_ json: String, _ failure: CardPatchFailure) {
    #expect(throws: failure) { try patched(json) }
  }

  @Test("Texts have limits, and bytes that are no text are refused")
  func limits() throws {
    func json(_ name: String, _ count: Int) -> String {
      #"{"\#(name)":"\#(String(repeating: "x", count: count))"}"#
    }
    #expect(try patched(json("label", 60)).title.count == 60)
    #expect(throws: CardPatchFailure.value(.title)) { try patched(json("label", 61)) }
    #expect(try patched(json("notes", 2_000)).notes.count == 2_000)
    #expect(throws: CardPatchFailure.value(.notes)) { try patched(json("notes", 2_001)) }
    #expect(throws: CardPatchFailure.value(.holder)) { try patched(json("cc-name", 256)) }
    #expect(throws: CardPatchFailure.file(.notUTF8)) { try patched([0x7B, 0xFF, 0x7D]) }
    let nested = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(throws: CardPatchFailure.file(.tooDeep)) { try patched(#"{"label":\#(nested)}"#) }
  }

  @Test(
    "A number that may be mistyped is told",
    arguments: [
      (#"{"cc-number":"4111111111111112"}"#, true), (#"{"cc-number":"999999999999"}"#, true),
      (#"{"cc-number":"4111111111111111"}"#, false), (#"{"label":"x"}"#, false),
    ]
  )
  func doubt(_ json: String, _ isDoubtful: Bool) throws {
    let patch = try Array(json.utf8).withUnsafeBytes {
      try CardPatch(json: $0, now: now)
    }
    #expect(patch.hasDoubtfulNumber == isDoubtful)
  }
}
