import PaymentCards
import Secrets
import Testing

@testable import Store

@Suite("The table of a payment card's fields")
struct PaymentCardFieldTests {
  private static let fields = PaymentCardField.allCases

  @Test("has each name once, and room for each tag, of which the place has 8 and 6")
  func unique() throws {
    let names = PaymentCardField.Name.all
    #expect(Set(names.map(\.json)).count == names.count)
    let arguments = PaymentCardField.Name.arguments.compactMap(\.argument)
    #expect(Set(arguments).count == arguments.count)
    #expect(Self.fields.allSatisfy { (1..<32).contains($0.rawValue) && $0.rawValue != 8 })
    #expect(PaymentCardFields.all.count == Set(Self.fields.map(\.row.synced)).count + 1)
  }

  @Test("merges number, expiry and code as one value, and every other field as one of its own")
  func synced() {
    for (id, fields) in PaymentCardFields.fields {
      let details: Set<PaymentCardField> = [.number, .expiry, .securityCode]
      #expect(id == PaymentCardFields.details ? Set(fields) == details : fields.count == 1)
    }
    #expect(PaymentCardField.number.row.synced == 4)
  }

  @Test("gives a record the bytes that it always had")
  func bytes() throws {
    func digits(_ text: String) -> SecretDigits {
      SecretDigits(copying: PlainDigits(digitsIn: text))
    }
    let full = PaymentCardStore.Card(
      title: "Ab",
      holder: "Cé",
      number: digits("4111111111111111"),
      expiry: YearMonth(year: 2028, month: 12),
      securityCode: digits("012"),
      notes: "d\ne",
      isFavourite: true,
      ownBrand: .jcb,
      customFields: [CustomField("PIN", .text("7"))]
    )
    let jcb = Array("jcb".utf8)
    #expect(
      try bytes(of: full, at: 258)
        == [
          [1, 2, 0, 0, 0, 0x41, 0x62], [2, 3, 0, 0, 0, 0x43, 0xC3, 0xA9],
          [4, 16, 0, 0, 0, 4] + Array(repeating: 1, count: 15),
          [8, 8, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0],
          [3, 3, 0, 0, 0, 0x64, 0x0A, 0x65], [5, 3, 0, 0, 0, 0, 1, 2],
          [6, 3, 0, 0, 0, 0xEC, 7, 12],
          [7, 0, 0, 0, 0],
          [9, 13, 0, 0, 0, 0, 3, 0, 0, 0, 0x50, 0x49, 0x4E, 1, 0, 0, 0, 0x37],
          [10, UInt8(jcb.count), 0, 0, 0] + jcb,
        ].flatMap(\.self)
    )
    let empty = PaymentCardStore.Card(title: "", holder: "", number: SecretDigits(), expiry: nil)
    #expect(
      try bytes(of: empty, at: 0)
        == [
          [1, 0, 0, 0, 0], [2, 0, 0, 0, 0], [4, 0, 0, 0, 0], [8, 8, 0, 0, 0],
          [0, 0, 0, 0, 0, 0, 0, 0],
        ].flatMap(\.self)
    )
  }

  private func bytes(of card: PaymentCardStore.Card, at place: Int64) throws -> [UInt8] {
    try PaymentCardCodec.bytes(of: card, at: place).withUnsafeBytes { Array($0) }
  }
}
