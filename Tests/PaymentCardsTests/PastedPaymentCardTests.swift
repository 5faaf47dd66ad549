import PaymentCards
import Testing

@Suite("A whole card in a paste")
struct PastedCardTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// The values that were found: `number`, `expiry`, `code` and `holder`, each with its value,
    /// and a question mark where it is not sure.
    let found: String

    init(_ text: String, _ found: String) {
      self.text = text
      self.found = found
    }

    var testDescription: String { text }
  }

  static let visa = "4111111111111111"

  static let forms = [
    Row(
      "4111 1111 1111 1111 12/29 123 JOHN DOE",
      "number 4111111111111111, expiry 2029-12, code 123, holder JOHN DOE?"
    ),
    Row("4111111111111111|12|29|123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row("4111111111111111|12|2029|123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row("4111111111111111|12/29|123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row("4111111111111111|1229|123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row("4111111111111111;12;29;123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row("4111111111111111\t12/29\t123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row(
      "4111111111111111|12|29|123|John Doe",
      "number 4111111111111111, expiry 2029-12, code 123, holder John Doe?"
    ),
    Row("4111 1111 1111 1111 12 29 123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row("4111 1111 1111 1111\n12/29\n123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row("378282246310005 12/29 1234", "number 378282246310005, expiry 2029-12, code 1234"),
    Row("378282246310005 12/29 123", "number 378282246310005, expiry 2029-12, code 123?"),
    Row("4111 1111 1111 1111 12/29", "number 4111111111111111, expiry 2029-12"),
    Row("exp 10/2027 cvv 123", "expiry 2027-10, code 123"),
    Row("cvv: 123", "code 123"), Row("CVV2 123", "code 123"),
    Row("Expires: 10/27", "expiry 2027-10"),
    Row("4111 1111 1111 1111", "number 4111111111111111"),
    Row(
      "Ada Lovelace 4111 1111 1111 1111",
      "number 4111111111111111, holder Ada Lovelace?"
    ),
    Row("4111 1111 1111 1112 12/29", "number 4111111111111112?, expiry 2029-12"),
    Row("4111 1111 1111 1111 123", "number 4111111111111111, code 123?"),
    Row("4111 1111 1111 1111 (exp. Dec 2029)", "number 4111111111111111, expiry 2029-12"),
  ]

  static let labelled = [
    Row(
      "Card number: 4111 1111 1111 1111\nExpires: 12/29\nSecurity code: 123\nName on card: Ada Lovelace",
      "number 4111111111111111, expiry 2029-12, code 123, holder Ada Lovelace"
    ),
    Row(
      "Card number\n4111 1111 1111 1111\nExpiration date (MM/YY)\n12/29\nCVV\n123\nCardholder name\nAda Lovelace",
      "number 4111111111111111, expiry 2029-12, code 123, holder Ada Lovelace"
    ),
    Row(
      "Number=4111111111111111; Month=12; Year=2029; CVC=123; Name=ADA LOVELACE",
      "number 4111111111111111, expiry 2029-12, code 123, holder ADA LOVELACE"
    ),
    Row(
      "持卡人：张三\n卡号：4111 1111 1111 1111\n有效期至：12/29\n安全码：123",
      "number 4111111111111111, expiry 2029-12, code 123, holder 张三"
    ),
    Row(
      "信用卡卡號：4111-1111-1111-1111\n有效期限：2029年12月\n末三碼：123\n持卡人姓名：王小明",
      "number 4111111111111111, expiry 2029-12, code 123, holder 王小明"
    ),
    Row(
      "カード番号：４１１１　１１１１　１１１１　１１１１\n有効期限：１２／２９\nセキュリティコード：１２３\n名義：TARO YAMADA",
      "number 4111111111111111, expiry 2029-12, code 123, holder TARO YAMADA"
    ),
    Row(
      "카드번호: 4111 1111 1111 1111\n유효기간: 12/29\n보안코드: 123",
      "number 4111111111111111, expiry 2029-12, code 123"
    ),
    Row(
      "Kartennummer: 4111 1111 1111 1111\nGültig bis: 12/29\nPrüfnummer: 123\nKarteninhaber: Jörg Müller-Lüdenscheidt",
      "number 4111111111111111, expiry 2029-12, code 123, holder Jörg Müller-Lüdenscheidt"
    ),
    Row(
      "Numéro de carte : 4111 1111 1111 1111\nDate d’expiration : 12/29\nCryptogramme visuel : 123\nTitulaire : Zoé d'Arc",
      "number 4111111111111111, expiry 2029-12, code 123, holder Zoé d'Arc"
    ),
    Row(
      "Número de tarjeta: 4111 1111 1111 1111\nFecha de caducidad: 12/29\nCódigo de seguridad: 123\nTitular: José Ñúñez",
      "number 4111111111111111, expiry 2029-12, code 123, holder José Ñúñez"
    ),
    Row(
      "Numero della carta: 4111 1111 1111 1111\nScadenza: 12/29\nCodice di sicurezza: 123\nIntestatario: Ada Rossi",
      "number 4111111111111111, expiry 2029-12, code 123, holder Ada Rossi"
    ),
    Row(
      "Número do cartão: 4111 1111 1111 1111\nValidade: 12/29\nCódigo de segurança: 123\nTitular do cartão: João",
      "number 4111111111111111, expiry 2029-12, code 123, holder João"
    ),
    Row(
      "رقم البطاقة: ٤١١١ ١١١١ ١١١١ ١١١١\nتاريخ الانتهاء: \u{200F}١٢/٢٩\nرمز الأمان: ١٢٣",
      "number 4111111111111111, expiry 2029-12, code 123"
    ),
    Row(
      "कार्ड नंबर: ४१११ ११११ ११११ ११११\nसमाप्ति तिथि: १२/२९\nसुरक्षा कोड: १२३",
      "number 4111111111111111, expiry 2029-12, code 123"
    ),
    Row(
      "\u{202B}4111 1111 1111 1111\u{202C} \u{200E}12/29\u{200F} 123",
      "number 4111111111111111, expiry 2029-12, code 123"
    ),
    Row("卡号4111111111111111有效期12/29安全码123", "number 4111111111111111, expiry 2029-12, code 123"),
    Row("我的卡号：4111111111111111，CVV：123", "number 4111111111111111, code 123"),
    Row(
      "Valid from 01/24, valid thru 12/28. Card 5555 5555 5555 4444",
      "number 5555555555554444, expiry 2028-12"
    ),
    Row(
      "Visa: 4111 1111 1111 1111, exp. 12/28, thanks!",
      "number 4111111111111111, expiry 2028-12"
    ),
    Row("Card 4111 1111 1111 1111, PIN 1234, CVC 123", "number 4111111111111111, code 123"),
    Row("Name: Ada Lovelace", "holder Ada Lovelace"),
    Row("cvv 1234, card 4111111111111111", "number 4111111111111111, code 1234?"),
  ]

  static let doubts = [
    Row(
      "5555 5555 5555 4444\n4111 1111 1111 1111 12/29",
      "number 5555555555554444?, number 4111111111111111?, expiry 2029-12?"
    ),
    Row(
      "4111 1111 1111 1111 01/27 12/29",
      "number 4111111111111111, expiry 2027-01?, expiry 2029-12?"
    ),
    Row("4111 1111 1111 1111 bought on 12/05/2024", "number 4111111111111111"),
    Row("DE89 3704 0044 0532 0130 00", ""), Row("GB29 NWBK 6016 1331 9268 19", ""),
    Row("DE89370400440532013000", ""), Row("+49 170 1234567890", ""), Row("+1 (555) 555-5555", ""),
    Row("Tel. 0170 1234567890", ""), Row("IBAN: 4111 1111 1111 1111", ""),
    Row(
      "DE89 3704 0044 0532 0130 00, card 4111 1111 1111 1111 12/29",
      "number 4111111111111111, expiry 2029-12"
    ),
    Row("Order 123456789012 paid with 378282246310005", "number 378282246310005"),
    Row("", ""), Row("no digits", ""), Row("12", ""),
    Row("\u{1B}[31m4111111111111111\u{1B}[0m 12/29", "number 4111111111111111, expiry 2029-12"),
    Row(String(repeating: "4111111111111111 12/29 123 ", count: 1_000), ""),
  ]

  @Test("without labels", arguments: forms) func form(_ row: Row) { check(row) }
  @Test("with labels in many languages", arguments: labelled) func label(_ row: Row) { check(row) }
  @Test("with something else in it", arguments: doubts) func doubt(_ row: Row) { check(row) }

  @Test(
    "A megabyte of anything does no harm",
    arguments: PasteTests.rubbish + ["exp ", "card:", "1/"]
  )
  func survives(_ piece: String) {
    for count in [400, 1_000_000] {
      let text = String(repeating: piece, count: count / piece.utf8.count)
      #expect(
        PastedPaymentCard<PlainDigits>(text.unicodeScalars, now: Typing.now).findings.count <= 40
      )
    }
  }

  @Test("A text cut anywhere never gives a number or a code that is not in it")
  func truncation() {
    let text = Self.labelled[0].text
    for length in 0...text.count {
      let found = PastedPaymentCard<PlainDigits>(
        text.prefix(length).unicodeScalars,
        now: Typing.now
      )
      for finding in found.findings where finding.isSure {
        switch finding.value {
        case .number(let digits): #expect(digits.text == Self.visa)
        case .securityCode(let digits): #expect(digits.text == "123")
        case .expiry, .holder: break
        }
      }
    }
  }

  private func check(_ row: Row) {
    let found = PastedPaymentCard<PlainDigits>(row.text.unicodeScalars, now: Typing.now)
    let words = found.findings.map { finding in
      let words =
        switch finding.value {
        case .number(let digits): "number \(digits.text)"
        case .expiry(let date): "expiry \(date.year)-\(date.month < 10 ? "0" : "")\(date.month)"
        case .securityCode(let digits): "code \(digits.text)"
        case .holder(let name): "holder \(name)"
        }
      return words + (finding.isSure ? "" : "?")
    }
    #expect(words.joined(separator: ", ") == row.found)
  }
}
