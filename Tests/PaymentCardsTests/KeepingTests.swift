import FoundationEssentials
import PaymentCards
import Testing

@Suite("Keeping a draft over a lock")
struct KeepingTests {
  @Test("Digits, carets and undo come back as they were")
  func comesBack() throws {
    var form = Typing(.number, "41112222")
    form.press(.left, times: 3)
    form.press(.deleteGroup)
    for scalar in "122".unicodeScalars { _ = form.draft.apply(.type(scalar), to: .expiry) }
    form.draft.holder = "Zoë O'Connor"
    let kept = try JSONEncoder().encode(form.draft)
    var back = form
    back.draft = try JSONDecoder().decode(CardDraft<PlainDigits>.self, from: kept)
    #expect(back.draft == form.draft)
    #expect(back.seen == "4111 |222")
    back.press(.undo)
    #expect(back.seen == "4111 2|222")
  }

  @Test("A caret outside its digits is put at their end")
  func mendsCaret() throws {
    let text = #"{"digits": {"values": [4, 1]}, "caret": 7}"#
    let field = try JSONDecoder().decode(DigitField<PlainDigits>.self, from: Data(text.utf8))
    #expect(field.caret == 2)
  }
}
