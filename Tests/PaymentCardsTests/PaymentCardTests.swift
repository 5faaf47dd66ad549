import PaymentCards
import Testing

@Suite("Stored cards")
struct PaymentCardTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDay {
    try #require(CalendarDay(year: year, month: month, day: day))
  }

  private func card(_ number: String) -> PaymentCard<PlainDigits> {
    PaymentCard(title: "", holder: "", number: digits(number), expiry: nil)
  }

  @Test("A card is valid through its last day, and 60 days ahead that is said")
  func badges() throws {
    let expiry = month("2026-07")
    #expect(PaymentCardBadge(expiry: expiry, on: try day(2026, 6, 1)) == .expires(inDays: 60))
    #expect(PaymentCardBadge(expiry: expiry, on: try day(2026, 5, 31)) == nil)
    #expect(PaymentCardBadge(expiry: expiry, on: try day(2026, 7, 31)) == .expires(inDays: 0))
    #expect(PaymentCardBadge(expiry: expiry, on: try day(2026, 8, 1)) == .expired)
    #expect(
      PaymentCardBadge(expiry: expiry, on: try day(2026, 5, 31), leadDays: 90)
        == .expires(inDays: 61)
    )
  }

  @Test("The turn of the year and leap days count")
  func countsDays() throws {
    #expect(try day(2026, 12, 31).days(until: day(2027, 1, 1)) == 1)
    #expect(try day(2028, 2, 28).days(until: day(2028, 3, 1)) == 2)
    #expect(try day(2027, 2, 28).days(until: day(2027, 3, 1)) == 1)
    #expect(try day(2000, 1, 1).days(until: day(2100, 1, 1)) == 36525)
    #expect(try day(2100, 3, 1).days(until: day(2100, 2, 28)) == -1)
    #expect(month("2028-02").lastDay == CalendarDay(year: 2028, month: 2, day: 29))
    #expect(CalendarDay(year: 2027, month: 2, day: 29) == nil)
  }

  @Test("A list shows the last four digits, and never a whole number")
  func lastFour() {
    #expect(LastFour(card("378282246310005").number).text == "0005")
    #expect(LastFour(card("1234").number).isEmpty)
    #expect(card("378282246310005").brand == .americanExpress)
  }

  private func draft(number: String, expiry: String = "1228", code: String = "")
    -> PaymentCardDraft<
      PlainDigits
    >
  {
    var draft = PaymentCardDraft<PlainDigits>()
    for (field, keys) in [
      (PaymentCardField.number, number), (.expiry, expiry), (.securityCode, code),
    ] {
      for scalar in keys.unicodeScalars { _ = draft.apply(.type(scalar), to: field) }
    }
    draft.holder = "Jane Doe"
    return draft
  }

  @Test("A whole draft makes a card, with its code only when asked")
  func makesCard() {
    let draft = draft(number: "4111111111111111", code: "123")
    let kept = draft.card(title: "Daily", keepingCode: false, now: Typing.now, anyway: false)
    #expect(kept?.securityCode == nil)
    #expect(kept?.expiry == month("2028-12"))
    let full = draft.card(title: "Daily", keepingCode: true, now: Typing.now, anyway: false)
    #expect(full?.securityCode?.text == "123")
  }

  @Test("A suspect number is saved only anyway, an expired card at once")
  func asksBeforeSaving() {
    let suspect = draft(number: "4111111111111112")
    #expect(suspect.firstInvalidField(now: Typing.now, anyway: false) == .number)
    #expect(suspect.firstInvalidField(now: Typing.now, anyway: true) == nil)
    let expired = draft(number: "4111111111111111", expiry: "0120")
    #expect(expired.card(title: "", keepingCode: false, now: Typing.now, anyway: false) != nil)
    let short = draft(number: "4111")
    #expect(short.card(title: "", keepingCode: false, now: Typing.now, anyway: true) == nil)
    let codeless = draft(number: "4111111111111111", code: "12")
    #expect(codeless.firstInvalidField(now: Typing.now, anyway: true) == .securityCode)
    #expect(
      draft(number: "4111111111111111", expiry: "12").firstInvalidField(
        now: Typing.now,
        anyway: true
      ) == .expiry
    )
  }

  @Test("The number typed as the holder's name is pointed out")
  func numberAsName() {
    var draft = draft(number: "4111111111111111")
    draft.holder = "4111 1111 1111 1111"
    #expect(draft.firstInvalidField(now: Typing.now, anyway: true) == .holder)
  }

  static let searches = [
    ("", true), ("daily", true), ("JANE", true), ("visa 1881", true), ("88", true), ("0", false),
    ("4012", false), ("888888", false), ("visa 1882", false), ("zoë", false),
  ]

  @Test("A search finds words and the last four digits, never the rest", arguments: searches)
  func isFound(_ text: String, _ found: Bool) {
    let card = PaymentCard(
      title: "Daily card",
      holder: "Jane Doe",
      number: digits("4012888888881881"),
      expiry: nil
    )
    #expect(WalletEntry(card, id: 1, place: 1).answers(to: text) == found)
  }

  @Test("Editing a card and saving it again changes nothing")
  func editsInPlace() {
    let card = PaymentCard(
      title: "A",
      holder: "Jane Doe",
      number: digits("378282246310005"),
      expiry: month("2028-12"),
      securityCode: digits("1234")
    )
    let draft = PaymentCardDraft(editing: card)
    #expect(draft.card(title: "A", keepingCode: true, now: Typing.now, anyway: false) == card)
  }

  @Test("A dropped code cannot be brought back")
  func dropsCode() {
    var draft = draft(number: "4111111111111111", code: "123")
    draft.dropSecurityCode()
    #expect(draft.apply(.undo, to: .securityCode) == .unchanged)
    #expect(draft.number.count == 16)
    draft.dropNumberAndCode()
    #expect(draft.apply(.undo, to: .number) == .unchanged)
  }
}
