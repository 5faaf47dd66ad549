import PaymentCards
import Secrets
import Testing

@testable import ReaderProtocol

@Suite("A card as one JSON object")
struct CardObjectTests {
  private static let now = YearMonth(year: 2026, month: 11)

  private func read(
    _ text: String,
    anyway: Bool = false
  ) throws(CardObject.Failure) -> PaymentCard<SecretDigits> {
    guard let now = Self.now else { throw .expiry }
    var bytes = Array(text.utf8)
    let result = bytes.withUnsafeMutableBytes { bytes in
      Result { () throws(CardObject.Failure) in
        try CardObject.read(UnsafeRawBufferPointer(bytes), now: now, anyway: anyway)
      }
    }
    return try result.get()
  }

  private func digits(_ digits: SecretDigits?) -> String {
    guard let digits else { return "none" }
    return (0..<digits.count).map { String(digits.digit(at: $0)) }.joined()
  }

  @Test("is read with the names that card new prints")
  func printed() throws {
    let card = try read(
      """
      {"cc-name":"Ada \\"C\\" Lovelace","cc-number":"4111 1111-1111 1111","cc-exp":"2030-12",\
      "cc-exp-month":12,"cc-exp-year":2030,"cc-csc":"123","cc-type":"Visa","label":" Travel "}
      """
    )
    #expect(card.holder == "Ada \"C\" Lovelace" && card.title == "Travel")
    #expect(digits(card.number) == "4111111111111111" && digits(card.securityCode) == "123")
    #expect(card.expiry == YearMonth(year: 2030, month: 12))
  }

  @Test("is read with the plain names, and without all but the number")
  func plain() throws {
    let card = try read(
      #"{"number":4111111111111111,"holder":"A","month":"2","year":"31","notes":"n\nm","code":null}"#
    )
    #expect(card.expiry == YearMonth(year: 2031, month: 2) && card.notes == "n\nm")
    #expect(card.securityCode == nil)
    #expect(try read(#" {"number":"4111111111111111"} "#).expiry == nil)
  }

  @Test("is read with its fields, those hidden that are said to be, and with its own brand")
  func fields() throws {
    let card = try read(
      #"{"number":"4111111111111111","brand":"dankort","fields":[{"label":"PIN","value":"1\u0032"},"#
        + #"{"label":"Bank","value":"Turing"},{"label":"Code","value":"x","hidden":true}]}"#
    )
    #expect(card.ownBrand == .dankort && card.customFields.map(\.label) == ["PIN", "Bank", "Code"])
    #expect(card.customFields.map(\.isHidden) == [true, false, true])
    #expect(card.customFields[0].value == .hidden(try SecretText("12")))
    let plain = try read(#"{"number":"4111111111111111","cc-type":"Visa","fields":null}"#)
    #expect(plain.ownBrand == nil && plain.customFields.isEmpty)
  }

  @Test(
    "is refused with a reason",
    arguments: [
      ("", .notAnObject), ("[]", .notAnObject), ("{", .notAnObject), ("4111", .notAnObject),
      (#"{"number":"4111111111111111"} x"#, .notAnObject), ("{}", .noNumber),
      (#"{"number":""}"#, .noNumber), (#"{"number":"4111"}"#, .number),
      (#"{"number":"41111111111111ab"}"#, .number),
      (#"{"number":"4111111111111112"}"#, .doubtful),
      (#"{"number":"0000111122223333"}"#, .doubtful),
      (#"{"nummer":"4111111111111111"}"#, .field("nummer")),
      (#"{"number":{"a":1}}"#, .field("number")), (#"{"number":true}"#, .field("number")),
      (#"{"number":"4111111111111111","cc-number":"1"}"#, .twice("number")),
      (#"{"number":"4111111111111111","expiry":"13/30"}"#, .expiry),
      (#"{"number":"4111111111111111","expiry":"2030-12","month":11,"year":2030}"#, .expiry),
      (#"{"number":"4111111111111111","code":"12"}"#, .code),
      (#"{"number":"4111111111111111","code":"12a"}"#, .code),
      (#"{"number":"4111111111111111","brand":"Visum"}"#, .brand),
      (#"{"number":"4111111111111111","fields":"PIN"}"#, .customFields),
      (#"{"number":"4111111111111111","fields":[],"fields":[]}"#, .twice("fields")),
    ] as [(String, CardObject.Failure)]
  )
  func refused(text: String, reason: CardObject.Failure) {
    #expect(throws: reason) { try read(text) }
  }

  @Test("is read with a doubtful number where that is asked for, and never with too much text")
  func anyway() throws {
    #expect(try digits(read(#"{"number":"4111111111111112"}"#, anyway: true).number).hasSuffix("2"))
    // 13 digits are no number of Mastercard's, and may be one all the same.
    let short = #"{"number":"5555555555554"}"#
    #expect(throws: CardObject.Failure.doubtful) { try read(short) }
    #expect(try digits(read(short, anyway: true).number) == "5555555555554")
    for text in ["55555555555", "55555555555544445555"] {
      let outside = "{\"number\":\"\(text)\"}"
      #expect(throws: CardObject.Failure.number) { try read(outside, anyway: true) }
    }
    let long = String(repeating: "x", count: 70_000)
    #expect(throws: CardObject.Failure.tooMuchText("notes")) {
      try read(#"{"number":"4111111111111111","notes":"\#(long)"}"#)
    }
  }
}
