import PaymentCards
import ReaderProtocol
import Secrets
import Testing

@testable import CardFormats

@Suite("Cards in the ways people keep them")
struct CardEntryTests {
  /// One entry of KeePassXC's CSV, with columns for attributes.
  private func read(
    user: String = "",
    password: String = "",
    notes: String = "",
    _ attributes: KeyValuePairs<String, String> = [:]
  ) throws -> ImportedPaymentCard? {
    func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
    let names = ["Group", "Title", "Username", "Password", "URL", "Notes"] + attributes.map(\.key)
    let values = ["Root", "Card", user, password, "", notes] + attributes.map(\.value)
    // A card beside it, so that the file is not explained as one without cards.
    let other = ["Root", "Other", "4111 1111 1111 1111"]
    let text = [names, values, other].map { $0.map(quoted).joined(separator: ",") }
      .joined(separator: "\n")
    let reading = try ParsedCards(text: text)
    return reading.cards.first { $0.card.title == "Card" }
  }

  private func lines(_ card: ImportedPaymentCard?) -> [String]? {
    card.map { item in [item.card.line] + item.card.customFields.map(\.line) }
  }

  @Test("no label has two roles")
  func table() {
    for (role, names) in CardLabels.table {
      for name in names.split(whereSeparator: { $0 == "," || $0.isNewline }) {
        #expect(CardLabels.role(of: String(name)) == role, "\(name)")
      }
    }
  }

  @Test(
    "labels of many languages",
    arguments: [
      ["Card Number", "Cardholder", "Expiry date", "CVV", "PIN"],
      ["Kartennummer", "Karteninhaber", "Gültig bis", "Prüfnummer", "Geheimzahl"],
      ["Numéro de carte", "Titulaire", "Date d'expiration", "Cryptogramme visuel", "Code PIN"],
      ["Número de tarjeta", "Titular", "Fecha de caducidad", "Código de seguridad", "NIP"],
      ["Numero carta", "Titolare", "Data di scadenza", "Codice di sicurezza", "Codice PIN"],
      ["Número do cartão", "Nome do titular", "Validade", "Código de segurança", "Senha"],
      ["Kaartnummer", "Kaarthouder", "Vervaldatum", "Beveiligingscode", "Pincode"],
      ["Numer karty", "Posiadacz", "Data ważności", "Kod CVV", "Kod PIN"],
      ["Номер карты", "Держатель карты", "Срок действия", "Код безопасности", "ПИН-код"],
      ["卡号", "持卡人", "有效期", "安全码", "取款密码"],
      ["卡號", "持卡人", "有效期限", "安全碼", "密碼"],
      ["カード番号", "名義人", "有効期限", "セキュリティコード", "暗証番号"],
      ["card_number", "card_cardholderName", "card_expirationDate", "card_code", "card_pin"],
      ["KPH: CC_NUMBER", "KPH: CC_NAME", "KPH: CC_EXP", "KPH: CC_CCV", "PIN"],
      ["  CARD-NUMBER: ", "CARDHOLDER", "EXP. DATE", "C.V.C.", "pin"],
    ]
  )
  func languages(labels: [String]) throws {
    let values = ["4111 1111 1111 1111", "Zoë O'Connor", "12/28", "123", "9876"]
    let all = ["Card|Zoë O'Connor|4111111111111111|12/2028|123|", "PIN: (9876)"]
    let attributes = try read(
      [
        labels[3]: values[3], labels[0]: values[0], labels[4]: values[4], labels[1]: values[1],
        labels[2]: values[2],
      ]
    )
    #expect(lines(attributes) == all)
    guard !labels[0].contains(":") else { return }
    for mark in [": ", "=", "\t", "：", " : "] {
      let notes = zip(labels, values).map { $0 + mark + $1 }.joined(separator: "\r\n")
      #expect(lines(try read(notes: notes)) == all, "\(mark)")
    }
  }

  @Test("an entry with the fields of a card is one, and is marked where its check digit fails")
  func mistyped() throws {
    let number = "4111 1111 1111 1112"
    for (label, value) in [("Expiry", "12/28"), ("CVV", "123")] {
      let card = try read(["Card number": number, label: value])
      #expect(card?.remarks == [.checkDigit], "\(label)")
      #expect(card?.card.number.hasSameDigits(as: PlainDigits(digitsIn: number)) == true)
    }
    #expect(try read(["Number": number, "Exp month": "4", "Exp year": "2031"]) != nil)
    let notes = try read(notes: "Card number: \(number)\nValid thru: 12/28\nleft drawer")
    #expect(notes?.remarks == [.checkDigit] && notes?.card.notes == "left drawer")
    // A number alone may be anything.
    #expect(try read(["Card number": number]) == nil)
    #expect(try read(["Number": number, "Name": "Library", "Exp month": "4"]) == nil)
    #expect(try read(["Number": "123 456", "CVV": "123"]) == nil)
  }

  @Test("month and year apart, dates with a day, characters for year and month, first month")
  func dates() throws {
    #expect(
      try read(["number": "4111111111111111", "Exp month": "4", "Exp year": "2031"])?.card.expiry
        == YearMonth(year: 2031, month: 4)
    )
    for text in ["2028-12-31", "2028-12-31T00:00:00Z", "2028年12月", "12.2028", "Dec 2028"] {
      let card = try read(["number": "4111111111111111", "expires": text, "valid from": text])
      #expect(card?.card.expiry == YearMonth(year: 2028, month: 12), "\(text)")
      #expect(card?.card.customFields.map(\.line) == ["Valid from: 2028-12"])
    }
    let unreadable = try read(["number": "4111111111111111", "expires": "soon"])
    #expect(unreadable?.remarks == [.expiryUnreadable])
    #expect(lines(unreadable) == ["Card||4111111111111111|-|-|", "Expiry: soon"])
  }

  @Test("brand, bank, issue number, what comes twice, and what nobody knows")
  func others() throws {
    let card = try read(
      user: "zoe@example.com",
      password: "correct horse",
      [
        "Number": "4111111111111111", "Type": "Maestro", "Bank": "First", "Issue no": "2",
        "Number on card": "5555555555554444", "CVV": "123", "CVC": "456", "Limit": "5000",
      ]
    )
    #expect(card?.card.ownBrand == .maestro)
    #expect(
      lines(card)?.dropFirst().sorted() == [
        "Bank: First", "CVC: (456)", "Issue number: 2", "Limit: 5000",
        "Number on card: (5555555555554444)", "Password: (correct horse)",
        "User name: zoe@example.com",
      ]
    )
    let brand = try read(["Number": "4111111111111111", "Type": "Plastic"])
    #expect(lines(brand) == ["Card||4111111111111111|-|-|", "Brand: Plastic"])
  }

  @Test("the number as user name or password, the other one of them beside it")
  func logins() throws {
    let number = "4111 1111 1111 1111"
    #expect(
      lines(try read(user: number, password: "123", ["card_expirationDate": "2028-12"])) == [
        "Card||4111111111111111|12/2028|123|"
      ]
    )
    #expect(
      lines(try read(user: number, password: "9876")) == [
        "Card||4111111111111111|-|-|", "PIN: (9876)",
      ]
    )
    #expect(
      lines(try read(user: "378282246310005", password: "9876")) == [
        "Card||378282246310005|-|9876|"
      ]
    )
    #expect(
      lines(try read(user: "Zoë O'Connor", password: "4111111111111111")) == [
        "Card|Zoë O'Connor|4111111111111111|-|-|"
      ]
    )
  }

  @Test("the number alone in notes, with what belongs to it beside it; the rest stays")
  func notes() throws {
    #expect(
      lines(try read(notes: "My card\n4111 1111 1111 1111\nfrom the bank")) == [
        "Card||4111111111111111|-|-|My card\nfrom the bank"
      ]
    )
    #expect(
      lines(try read(notes: "Visa 4111-1111-1111-1111 12/28 123 from home")) == [
        "Card||4111111111111111|12/2028|123|Visa\nfrom home"
      ]
    )
    #expect(
      lines(try read(notes: "4111111111111111 limit 50000")) == [
        "Card||4111111111111111|-|-|", "Notes: (limit 50000)",
      ]
    )
    let secrets = try read(
      notes: "PIN: 9876\nhello: there\nCVV: none",
      ["number": "4111111111111111"]
    )
    #expect(
      lines(secrets) == ["Card||4111111111111111|-|-|hello: there\nCVV: none", "PIN: (9876)"]
    )
  }

  @Test("what has no card number is no card, whatever its fields are called")
  func noCards() throws {
    // A wrong check digit, an unknown brand, too few digits, a telephone number, a loyalty card.
    for text in [
      "4111111111111112", "9999000011112222", "41111111", "+49 30 1234567", "604123456789",
      "4111111111111111a", "", "99990000111122223333444455556666",
    ] {
      #expect(try read(["Card number": text]) == nil, "\(text)")
      #expect(try read(user: text, password: text) == nil, "\(text)")
      #expect(try read(notes: "Card number: \(text)\n\(text)") == nil, "\(text)")
    }
    let number = "4111111111111111"
    #expect(try read(["Account": number]) == nil)
    #expect(try read(user: "zoe", password: "x", notes: "paid with \(number) in May") == nil)
    #expect(try read(notes: "\(number) or 5555555555554444") == nil)
  }

  @Test("a program's own name for the number needs no proof, but a remark")
  func certain() throws {
    #expect(try read(["card_number": "4111111111111112"])?.remarks == [.checkDigit])
  }
}

extension CustomField {
  /// `label: value`, a hidden value in parentheses.
  var line: String {
    switch value {
    case .text(let text): "\(label): \(text)"
    case .hidden(let text): "\(label): (\(text.withUTF8 { String(decoding: $0, as: UTF8.self) }))"
    }
  }
}
