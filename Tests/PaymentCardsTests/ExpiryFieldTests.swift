import PaymentCards
import Testing

@Suite("The expiry field")
struct ExpiryFieldTests {
  static let typed = [
    ("", "MM/YY"), ("4", "04/YY"), ("13", "01/3Y"), ("12", "12/YY"), ("1", "1M/YY"),
    ("0", "0M/YY"), ("0126", "01/26"), ("126", "12/6Y"), ("12/28", "12/28"), ("428", "04/28"),
    ("4/28", "04/28"), ("05", "05/YY"), ("1/28", "01/28"), ("138", "01/38"), ("1 28", "01/28"),
    ("１２２８", "12/28"),
  ]

  @Test("The month's zero comes by itself", arguments: typed)
  func fillsZero(_ keys: String, _ row: String) {
    #expect(Typing(.expiry, keys).withPlaceholders == row)
  }

  @Test("Holtzman#1937: 13 is January and a 3, 4 is April")
  func holtzman() {
    #expect(Typing(.expiry, "13").text == "01/3")
    #expect(Typing(.expiry, "4").text == "04")
    #expect(Typing(.expiry, "4").caretColumn == 3)
  }

  @Test("jquery.payment#13: deleting over the slash takes a digit and breaks nothing")
  func deletesOverSlash() {
    var form = Typing(.expiry, "1228")
    form.press(.backspace, times: 3)
    #expect(form.text == "1")
    form.type("128")
    #expect(form.text == "11/28")
  }

  @Test("jquery.payment#180, #187: 0 and 5 is May")
  func zeroThenFive() {
    #expect(Typing(.expiry, "0528").text == "05/28")
  }

  @Test("flutter_credit_card#72: 01/26 stays 01/26")
  func zeroThenOne() {
    #expect(Typing(.expiry, "01/26").text == "01/26")
  }

  @Test("Expensify#65079: 00 is no month")
  func zeroZero() {
    let form = Typing(.expiry, "00")
    #expect(form.draft.expiryCheck(now: Typing.now).state == .invalid(.month))
  }

  @Test("react-credit-card-input#26: an earlier month of this year has passed")
  func earlierThisYear() {
    #expect(Typing(.expiry, "0626").draft.expiryCheck(now: Typing.now).state == .expired)
    #expect(Typing(.expiry, "0726").draft.expiryCheck(now: Typing.now).state == .valid)
  }

  static let states: [(String, ExpiryState)] = [
    ("", .empty), ("0", .incomplete), ("12", .incomplete), ("122", .incomplete), ("1228", .valid),
    ("1220", .expired), ("0145", .valid), ("0146", .invalid(.tooFarAhead(years: 19))),
  ]

  @Test("States while typing", arguments: states)
  func tellsState(_ keys: String, _ state: ExpiryState) {
    #expect(Typing(.expiry, keys).draft.expiryCheck(now: Typing.now).state == state)
  }

  @Test("A zero is put in only at the end, never in the middle of a date")
  func noZeroInTheMiddle() {
    var form = Typing(.expiry, "1228")
    form.press(.home)
    form.press(.delete)
    form.type("4")
    #expect(form.seen == "4|2/28")
    form.press(.undo)
    form.type("0")
    #expect(form.seen == "0|2/28")
  }

  @Test("A fifth digit is refused, over the others it replaces")
  func isFull() {
    var form = Typing(.expiry, "1228")
    #expect(form.press(.type("9")) == .rejected(.full(capacity: 4)))
    form.press(.left)
    form.type("9")
    #expect(form.text == "12/29")
  }

  @Test("One Backspace after an added zero takes one digit, and undo takes both")
  func takesZeroBack() {
    var form = Typing(.expiry, "4")
    form.press(.undo)
    #expect(form.text == "")
    form.type("4")
    form.press(.backspace)
    #expect(form.text == "0")
  }
}
