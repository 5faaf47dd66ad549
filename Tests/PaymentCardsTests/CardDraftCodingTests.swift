import FoundationEssentials
import PaymentCards
import Testing

@Suite("Keeping a draft over a lock")
struct CardDraftCodingTests {
  @Test("Digits, carets and undo come back as they were")
  func comesBack() throws {
    var form = Typing(.number, "41112222")
    form.press(.left, times: 3)
    form.press(.deleteGroup)
    for scalar in "122".unicodeScalars { _ = form.draft.apply(.type(scalar), to: .expiry) }
    form.draft.holder = "Zoë O'Connor"
    let kept = try JSONEncoder().encode(form.draft)
    var back = form
    back.draft = try JSONDecoder().decode(PaymentCardDraft<PlainDigits>.self, from: kept)
    #expect(back.draft == form.draft)
    #expect(back.seen == "4111 |222")
    back.press(.undo)
    #expect(back.seen == "4111 2|222")
  }

  private func card(_ expiry: YearMonth?) -> PaymentCard<PlainDigits> {
    PaymentCard(
      title: "Old",
      holder: "",
      number: PlainDigits(digitsIn: "4111111111111111"),
      expiry: expiry
    )
  }

  @Test("A card without an expiry, or with one that no card has, is changed without losing it")
  func unusualExpiries() throws {
    for expiry in [
      nil, month("1999-12"), month("2099-01"), month("2128-05"), month("0007-07"), month("2029-04"),
    ] {
      var draft = PaymentCardDraft(editing: card(expiry))
      draft.holder = "Ada"
      let kept = try JSONDecoder().decode(
        PaymentCardDraft<PlainDigits>.self,
        from: JSONEncoder().encode(draft)
      )
      for draft in [draft, kept] {
        let changed = draft.card(title: "New", keepingCode: false, now: Typing.now, anyway: false)
        #expect(changed?.expiry == expiry && changed?.holder == "Ada")
      }
    }
  }

  @Test("A date that is typed anew is one of now, or must be corrected")
  func newExpiry() {
    var draft = PaymentCardDraft(editing: card(month("1999-12")))
    #expect(draft.expiryCheck(now: Typing.now).state == .expired)
    _ = draft.apply(.backspace, to: .expiry)
    #expect(draft.firstInvalidField(now: Typing.now, anyway: true) == .expiry)
    _ = draft.apply(.backspace, to: .expiry)
    for scalar in "29".unicodeScalars { _ = draft.apply(.type(scalar), to: .expiry) }
    #expect(draft.expiryCheck(now: Typing.now).date == month("2029-12"))
  }

  @Test("A caret outside its digits is put at their end")
  func mendsCaret() throws {
    let text = #"{"digits": {"values": [4, 1]}, "caret": 7}"#
    let field = try JSONDecoder().decode(DigitField<PlainDigits>.self, from: Data(text.utf8))
    #expect(field.caret == 2)
  }
}
