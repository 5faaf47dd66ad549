import PaymentCards
import Testing

@Suite("Pasting")
struct PasteTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    var number: String?
    var expiry: String?
    var fragment: String?
    var dropped = 0
    var ignored = 0
    var words = false

    var testDescription: String { text }
  }

  static let rows = [
    Row(text: "4111111111111111", number: "4111111111111111"),
    Row(text: "4111 1111 1111 1111", number: "4111111111111111"),
    Row(text: "4111-1111-1111-1111", number: "4111111111111111"),
    Row(text: "4111–1111–1111–1111", number: "4111111111111111"),
    Row(text: "4111.1111.1111.1111", number: "4111111111111111"),
    Row(text: "4111/1111/1111/1111", number: "4111111111111111"),
    Row(text: "4111\u{A0}1111\u{202F}1111\u{2009}1111", number: "4111111111111111"),
    Row(text: "\u{200E}4111\u{200B}1111 1111 1111\u{FEFF}", number: "4111111111111111"),
    Row(text: "4111-1111-1111-1111\n", number: "4111111111111111"),
    Row(text: "4111 1111\r\n1111 1111", number: "4111111111111111"),
    Row(text: "４１１１　１１１１　１１１１　１１１１", number: "4111111111111111"),
    Row(text: "٤١١١ ١١١١ ١١١١ ١١١١", number: "4111111111111111"),
    Row(text: "४१११११११११११११११", number: "4111111111111111"),
    Row(text: "۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۲/۲۸", number: "4111111111111111", expiry: "2028-12"),
    Row(text: " 4111111111111111", number: "4111111111111111"),
    Row(text: "601 1 1 1  1 1 1 1   1 1 1 1 1 7", number: "6011111111111117"),
    Row(text: "4111 1111 1111 1111 110", number: "4111111111111111110"),
    Row(text: "4111 1111 1111 1111 12/28", number: "4111111111111111", expiry: "2028-12"),
    Row(text: "12/28 4111 1111 1111 1111", number: "4111111111111111", expiry: "2028-12"),
    Row(text: "4111111111111111\t12 / 2028", number: "4111111111111111", expiry: "2028-12"),
    Row(text: "4111 1111 1111 1111 12-28", number: "4111111111111111", expiry: "2028-12"),
    Row(text: "4111 1111 1111 1111\n2028-12", number: "4111111111111111", expiry: "2028-12"),
    Row(text: "4111 1111 1111 1112 12/28", number: "4111111111111112", expiry: "2028-12"),
    Row(
      text: "4111 1111 1111 1111 12/28 123",
      number: "4111111111111111",
      expiry: "2028-12",
      ignored: 3
    ),
    Row(
      text: "Visa: 4111 1111 1111 1111, exp. 12/28, thanks!",
      number: "4111111111111111",
      expiry: "2028-12",
      words: true
    ),
    Row(
      text: "Valid from 01/24, thru 12/28. Card 5555 5555 5555 4444",
      number: "5555555555554444",
      expiry: "2028-12",
      ignored: 4,
      words: true
    ),
    Row(
      text: "Order 123456789012 paid with 378282246310005",
      number: "378282246310005",
      ignored: 12,
      words: true
    ),
    Row(
      text: "4111 1111 1111 1111 bought on 12/05/2024",
      number: "4111111111111111",
      ignored: 8,
      words: true
    ),
    Row(text: "41111111111111111111", number: "4111111111111111111", dropped: 1),
    Row(text: "555555555555444412", number: "5555555555554444", dropped: 2),
    Row(
      text: "5555 5555 5555 4444\n4111 1111 1111 1111",
      number: "5555555555554444",
      ignored: 16
    ),
    // Its last twelve digits are a valid number by coincidence.
    Row(text: "4888 5883 4465 3906", number: "4888588344653906"),
    Row(text: "12/28", expiry: "2028-12"), Row(text: "12/2028", expiry: "2028-12"),
    Row(text: "2028-12", expiry: "2028-12"), Row(text: "13/28", fragment: "1328"),
    Row(text: "4111 11", fragment: "411111"), Row(text: "123", fragment: "123"),
    Row(text: "code 123", fragment: "123", words: true),
    Row(text: "1 and 2", ignored: 2, words: true),
    Row(text: ""), Row(text: "  -- \n"), Row(text: "no digits", words: true),
    Row(
      text: "\u{1B}[31m4111111111111111\u{1B}[0m",
      number: "4111111111111111",
      ignored: 3,
      words: true
    ),
  ]

  @Test("What a person could have copied", arguments: rows)
  func reads(_ row: Row) {
    let found = reading(row.text)
    #expect(found.number?.text == row.number)
    #expect(found.expiry == row.expiry.map(month))
    #expect(found.fragment?.text == row.fragment)
    #expect(found.droppedDigits == row.dropped)
    #expect(found.ignoredDigits == row.ignored)
    #expect(found.ignoredText == row.words)
  }

  @Test("donate.mozilla.org#398, jquery-validation#39, #218: spaces in a paste are no error")
  func pasteWithSpaces() {
    var form = Typing()
    let outcome = form.paste("4111 1111 1111 1111")
    #expect(outcome == PasteOutcome(filled: [.number]))
    #expect(form.draft.numberCheck.state == .valid)
  }

  @Test("jquery.payment#192: a leading space costs no digit")
  func leadingSpace() {
    var form = Typing()
    form.paste(" 5555555555554444")
    #expect(form.text == "5555 5555 5555 4444")
  }

  @Test("react-stripe-elements#127: an American Express over a Diners Club is not cut to 14")
  func amexOverDiners() {
    var form = Typing(.number, "30569309025904")
    form.paste("378282246310005")
    #expect(form.text == "3782 822463 10005")
  }

  @Test("Stripe: 4242-4242-4242-4242 is a number")
  func hyphens() {
    var form = Typing()
    form.paste("4242-4242-4242-4242")
    #expect(form.draft.numberCheck.state == .valid)
  }

  @Test("Textual: a paste with spaces is taken whole")
  func textualSpaces() {
    var form = Typing()
    form.paste("4111 1111 1111 1111")
    #expect(form.text == "4111 1111 1111 1111")
  }

  @Test("Number and expiry arrive together, and undo brings back what was there")
  func fillsBoth() {
    var form = Typing(.number, "42")
    let outcome = form.paste("4111 1111 1111 1111 12/28")
    #expect(outcome == PasteOutcome(filled: [.number, .expiry]))
    #expect(form.draft.expiry.digits.text == "1228")
    form.press(.undo)
    #expect(form.text == "42")
  }

  @Test("Some digits go in at the caret, as many as fit")
  func insertsFragment() {
    var form = Typing(.number, "41113333")
    form.press(.left, times: 4)
    #expect(form.paste("22-22") == PasteOutcome(filled: [.number]))
    #expect(form.seen == "4111 2222 |3333")
    var code = Typing(.securityCode, "")
    _ = code.draft.paste(reading("5555"), into: .number)
    #expect(code.paste("12345") == PasteOutcome(filled: [.securityCode], droppedDigits: 2))
    #expect(code.text == "123")
  }

  @Test(
    "An expiry in any form fills its field",
    arguments: ["12/28", "1228", "12/2028", "2028-12", "122028", "12 28"]
  )
  func fillsExpiry(_ text: String) {
    var form = Typing(.expiry, "01")
    #expect(form.paste(text) == PasteOutcome(filled: [.expiry]))
    #expect(form.text == "12/28")
  }

  @Test("Rubbish does nothing")
  func ignoresRubbish() {
    var form = Typing(.number, "4111")
    #expect(form.paste("hello, world") == PasteOutcome(ignoredText: true))
    #expect(form.seen == "4111|")
  }

  static let rubbish = [
    "x", "7", "1 ", "12/", "4111 1111 1111 1112 x", "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 x",
    "\u{1B}[200~",
    "é–５/",
  ]

  @Test("One kind of rubbish over and over does no harm", arguments: rubbish)
  func survivesRepetition(_ piece: String) {
    let found = reading(String(repeating: piece, count: 50_000 / piece.utf8.count))
    #expect((found.number?.count ?? 0) <= 19)
    #expect((found.fragment?.count ?? 0) < 12)
  }

  @Test("A megabyte of rubbish of all kinds does no harm")
  func survivesMegabyte() {
    let round = Self.rubbish.joined()
    let found = reading(String(repeating: round, count: 1_000_000 / round.utf8.count))
    #expect((found.number?.count ?? 0) <= 19)
    #expect(found.fragment == nil)
  }

  @Test("A number after much else is still found")
  func findsLateNumber() {
    let text = String(repeating: "lorem ipsum 12 ", count: 20_000) + "4111 1111 1111 1111"
    #expect(reading(text).number?.text == "4111111111111111")
  }
}
