import PaymentCards
import ReaderProtocol
import Secrets
import TestSupport
import Testing

@testable import CardFormats

/// One table for whoever reads an expiry out of text: the card form, `card check`, and imports.
@Suite("An expiry as text, to all who read one")
struct ExpiryReadersTests {
  static let dates: [(String, String)] = [
    ("12/28", "2028-12"), ("12 / 2028", "2028-12"), ("12/2028", "2028-12"), ("12-28", "2028-12"),
    ("12.28", "2028-12"), ("12.2028", "2028-12"), ("12-2028", "2028-12"), ("12, 2028", "2028-12"),
    ("12 28", "2028-12"), ("1228", "2028-12"), ("122028", "2028-12"), ("202812", "2028-12"),
    ("2028-12", "2028-12"), ("2028/12", "2028-12"), ("2028.12", "2028-12"), ("2028 12", "2028-12"),
    ("2028-1", "2028-01"), ("1/28", "2028-01"), ("127", "2027-01"), ("1227", "2027-12"),
    ("12027", "2027-01"), ("0127", "2027-01"), (" 12/28\n", "2028-12"), ("12\t28", "2028-12"),
    ("\u{200E}12/28\u{FEFF}", "2028-12"), ("１２／２８", "2028-12"), ("12–28", "2028-12"),
    ("12−28", "2028-12"), ("12\u{A0}/\u{A0}28", "2028-12"), ("12_28", "2028-12"),
    ("October 2027", "2027-10"), ("Dec 2027", "2027-12"), ("DEC. 2027", "2027-12"),
    ("dec-27", "2027-12"), ("Dec/27", "2027-12"), ("December '27", "2027-12"),
    ("Dec ’27", "2027-12"), ("2027 Dec.", "2027-12"), ("2027 May", "2027-05"),
    ("Sept 2027", "2027-09"), ("January,2028", "2028-01"), ("DEC2027", "2027-12"),
    ("12/'28", "2028-12"), ("\u{0661}\u{0662}/\u{0662}\u{0668}", "2028-12"), ("01/20", "2020-01"),
    ("06/2026", "2026-06"),
  ]

  static let others = [
    "", " ", "/", "12", "12/", "12/2", "12/202", "2027", "2027-", "28", "2029-12-31",
    "31/12/2029", "12/31/2029", "31.12.29", "31-12-2029", "1/12/2029", "31 Dec 2029",
    "Dec 31, 2029", "Dec 31 2029", "31st Dec 2029", "Jan 12 2029", "December", "Dec Jan 2029",
    "Foo 2029", "Decem 2029", "13/28", "00/28", "2029-13", "2029-00", "13.28", "0/2029",
    "12/28/", "-12/28", "12//28", "12--28", "12-/28", "1-2-28", "12:28", "12+28", "12=28",
    "12/0028",
    "12/20281", "5/12-2029", "20291231", "12345678", "4111", "99", "9999", "1/2/3/4",
    "now", "never",
    "2029-12-31T00:00:00Z",
  ]

  private func checked(_ text: String) -> PaymentCardCheck {
    PaymentCardCheck(number: nil, expiry: text, securityCode: nil, now: ParsedCards.now)
  }

  /// The digits of the form's expiry field after a paste over `07/27`, and the paste's outcome.
  private func pasted(_ text: String) -> (digits: String, outcome: PasteOutcome) {
    var draft = PaymentCardDraft<PlainDigits>()
    for scalar in "0727".unicodeScalars { _ = draft.apply(.type(scalar), to: .expiry) }
    var reader = PasteReader<PlainDigits>(now: ParsedCards.now)
    for scalar in text.unicodeScalars { reader.read(scalar) }
    let outcome = draft.paste(reader.finish(), into: .expiry)
    return (draft.expiry.digits.text, outcome)
  }

  /// The card of a file in which the text stands, and what is said of it.
  private func imported(_ text: String) throws -> ImportedPaymentCard {
    let quoted = text.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    let json = """
      {"encrypted": false, "items": [{"type": 3, "name": "x", "card": {"number": \
      "4111111111111111", "expMonth": "\(quoted)", "expYear": ""}}]}
      """
    return try #require(try ParsedCards(text: json).cards.first)
  }

  @Test("is the same date", arguments: dates)
  func reads(_ text: String, _ date: String) throws {
    let month = try #require(YearMonth(date))
    let check = try #require(checked(text).expiry)
    #expect(check.date == month)
    #expect(check.check.state == (month < ParsedCards.now ? .expired : .valid))
    let (digits, outcome) = pasted(text)
    #expect(digits == date.suffix(2) + date.dropFirst(2).prefix(2))
    #expect(outcome == PasteOutcome(filled: [.expiry]))
    let card = try imported(text)
    #expect(card.card.expiry == month)
    #expect(card.remarks.isEmpty)
    let csv = try ParsedCards(text: "ccnum,ccexp\n4111111111111111,\"\(text)\"\n")
    #expect(csv.cards.first?.card.expiry == month)
  }

  @Test("is none, and changes nothing", arguments: others)
  func refuses(_ text: String) throws {
    let check = try #require(checked(text).expiry)
    #expect(check.check.state != .valid && check.check.state != .expired)
    let (digits, outcome) = pasted(text)
    #expect(digits == "0727", "\(digits)")
    #expect(outcome.filled.isEmpty)
    let card = try imported(text)
    #expect(card.card.expiry == nil)
    let isBlank = text.allSatisfy(\.isWhitespace)
    #expect(card.remarks == (isBlank ? [] : [.expiryUnreadable]))
  }

  @Test("never puts a date into the form that is not valid, whatever is pasted")
  func anything() throws {
    var random = SeededGenerator(seed: 1)
    let pieces =
      Array("0123456789").map(String.init) + [
        "/", "-", ".", " ", ",", "'", "20", "2029", "12", "Dec", "Oct", "x", "\n", "\u{200B}", "31",
      ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 1...7, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let digits = pasted(text).digits
      guard digits != "0727" else { continue }
      let state = ExpiryCheck(PlainDigits(digitsIn: digits), now: ParsedCards.now).state
      #expect(state == .valid || state == .expired, "\(text) became \(digits)")
    }
  }

  @Test("that no card can have is kept by an import, and told by a check")
  func otherCenturies() throws {
    for (text, date) in [("1999-12", "1999-12"), ("12/2099", "2099-12"), ("205001", "2050-01")] {
      #expect(checked(text).expiry?.date == YearMonth(date))
      #expect(try imported(text).card.expiry == YearMonth(date))
      #expect(pasted(text).digits == "0727")
    }
  }
}
