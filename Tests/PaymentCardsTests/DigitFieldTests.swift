import PaymentCards
import Testing

/// The complaints of threads about card forms, and the strengths of restricted-input.
@Suite("A field of digits under the keys")
struct DigitFieldTests {
  @Test("payment#199, card#302, #257: digits typed in the middle stay where they were typed")
  func caretStaysInTheMiddle() {
    var form = Typing(.number, "432100000000")
    form.press(.left, times: 8)
    form.type("98")
    #expect(form.seen == "4321 98|00 0000 00")
    form.press(.right, times: 2)
    #expect(form.seen == "4321 9800 |0000 00")
  }

  @Test("payment#199: 98 typed over zeros in a full number replaces them")
  func replacesInFullNumber() {
    var form = Typing(.number, "5555000000000000")
    form.press(.home)
    form.press(.right, times: 6)
    form.type("98")
    #expect(form.seen == "5555 0098 |0000 0000")
  }

  @Test("jquery.payment#108, #121, #165: the caret is kept by each digit in the middle of a group")
  func caretKeptByEveryDigit() {
    var form = Typing(.number, "41111111")
    form.press(.home)
    form.press(.right)
    form.type("2")
    #expect(form.seen == "42|11 1111 1")
    form.type("3")
    #expect(form.seen == "423|1 1111 11")
    form.type("4")
    #expect(form.seen == "4234 |1111 111")
  }

  @Test("cleave#193: a digit in the middle does not send the caret to the end")
  func caretDoesNotJump() {
    var form = Typing(.number, "411111")
    form.press(.left, times: 4)
    form.type("5")
    #expect(form.seen == "415|1 111")
  }

  @Test("angular-credit-cards#43, #140: taking a digit in the middle leaves the caret there")
  func caretStaysOnDeletion() {
    var form = Typing(.number, "7234567890123456")
    form.press(.left, times: 9)
    form.press(.backspace)
    #expect(form.seen == "7234 56|89 0123 456")
  }

  @Test("input-masking#4, vgs-collect-ios#152: a forgotten first digit moves the rest along")
  func insertsAtTheStart() {
    var form = Typing(.number, "1111111111111111")
    form.press(.home)
    form.press(.delete)
    form.type("4")
    #expect(form.seen == "4|111 1111 1111 1111")
  }

  @Test("cleave#160: no gap is left hanging after a group is gone")
  func noHangingGap() {
    var form = Typing(.number, "41115")
    form.press(.backspace)
    #expect(form.text == "4111")
    #expect(form.caretColumn == 5)
  }

  @Test("cleave#374: Left Left Backspace Backspace takes as many digits as two Backspaces")
  func backspaceOverGap() {
    var form = Typing(.number, "41112345")
    form.press(.left, times: 3)
    form.press(.backspace, times: 2)
    #expect(form.seen == "411|3 45")
    form.press(.backspace)
    #expect(form.seen == "41|34 5")
  }

  @Test("cleave#468: Delete before a gap takes the digit after it")
  func deleteBeforeGap() {
    var form = Typing(.number, "12345")
    form.press(.left)
    form.press(.delete)
    #expect(form.text == "1234")
    #expect(form.caretColumn == 5)
  }

  @Test("cleave#178, #453: deleting through gaps from the end empties the field digit by digit")
  func backspacesAll() {
    var form = Typing(.number, "1111111111111111")
    for left in (0..<16).reversed() {
      #expect(form.press(.backspace) == .changed)
      #expect(form.digits.count == left)
    }
    #expect(form.press(.backspace) == .unchanged)
  }

  @Test("text-mask#218, #658, ngx-mask#436: a gap never keeps a digit from being deleted")
  func gapsAreDecoration() {
    var form = Typing(.number, "411156")
    form.press(.left, times: 2)
    form.press(.backspace)
    #expect(form.seen == "411|5 6")
    form.press(.undo)
    form.press(.left)
    form.press(.delete)
    #expect(form.seen == "411|5 6")
  }

  @Test("restricted-input: arrows step over digits, a gap is never a stop")
  func arrowsSkipGaps() {
    var form = Typing(.number, "378282246310005")
    var columns: [Int] = [form.caretColumn]
    while form.press(.left) == .moved { columns.append(form.caretColumn) }
    #expect(columns == [17, 16, 15, 14, 13, 12, 10, 9, 8, 7, 6, 5, 3, 2, 1, 0])
    #expect(form.press(.left) == .atEdge(.start))
    form.press(.end)
    #expect(form.press(.right) == .atEdge(.end))
  }

  @Test("restricted-input: digits put before others move them along, with the caret after a gap")
  func prepends() {
    var form = Typing(.number, "412345678")
    form.press(.home)
    form.type("0000")
    #expect(form.seen == "0000 |4123 4567 8")
  }

  @Test("restricted-input: a full field overwrites")
  func overwrites() {
    var form = Typing(.number, "5111111111111111")
    form.press(.home)
    form.type("5222222222222222")
    #expect(form.text == "5222 2222 2222 2222")
    #expect(form.press(.type("3")) == .rejected(.full(capacity: 16)))
    #expect(form.text == "5222 2222 2222 2222")
  }

  @Test("restricted-input: among letters and signs the digits go in")
  func takesDigitsOnly() {
    var form = Typing(.number, "a52bcdef3ghh4ij56klmn7opqr8stuv9wx0yz !123@#$4%^&*()_=+56")
    #expect(form.text == "5234 5678 9012 3456")
    #expect(form.press(.type("x")) == .rejected(.notADigit))
  }

  @Test("Typed separators are swallowed", arguments: [" ", "-", "/", "–", "\u{A0}", "\u{3000}"])
  func swallows(_ separator: Unicode.Scalar) {
    var form = Typing(.number, "4111")
    #expect(form.press(.type(separator)) == .swallowed)
    #expect(form.text == "4111")
  }

  @Test("Full-width digits count as digits")
  func takesFullWidth() {
    #expect(Typing(.number, "４１１１１").text == "4111 1")
  }

  @Test("Ctrl-U, Ctrl-K and Ctrl-W take what lies before, after, and in the group before")
  func deletesParts() {
    var form = Typing(.number, "4111222233334444")
    form.press(.left, times: 6)
    #expect(form.press(.deleteGroup) == .changed)
    #expect(form.seen == "4111 2222 |3344 44")
    form.press(.deleteGroup)
    #expect(form.seen == "4111 |3344 44")
    form.press(.deleteToEnd)
    #expect(form.text == "4111")
    form.press(.left)
    form.press(.deleteToStart)
    #expect(form.seen == "|1")
    #expect(form.press(.deleteToStart) == .unchanged)
  }

  @Test("Undo goes one step back, and forth again")
  func undoes() {
    var form = Typing(.number, "4111")
    form.press(.left)
    form.press(.deleteToStart)
    #expect(form.seen == "|1")
    form.press(.undo)
    #expect(form.seen == "411|1")
    form.press(.undo)
    #expect(form.seen == "|1")
    var empty = Typing(.number)
    #expect(empty.press(.undo) == .unchanged)
  }

  @Test("A brand with shorter numbers does not cut digits that are there")
  func keepsLongNumber() {
    var form = Typing(.number, "4111111111111111110")
    form.press(.home)
    form.type("5")
    #expect(form.text == "5111 1111 1111 1111 110")
    #expect(form.draft.numberCheck.state == .invalid(.tooLong(longest: 16)))
    form.press(.end)
    form.press(.backspace, times: 3)
    #expect(form.digits.count == 16)
  }

  // The defects of Textual's masked input with a card number.

  @Test("Textual: 15 digits of an American Express are whole")
  func textualAmex() {
    var form = Typing()
    form.paste("378282246310005")
    #expect(form.text == "3782 822463 10005")
    #expect(form.draft.numberCheck.isFinal)
  }

  @Test("Textual: a number whose check digit is wrong is not valid")
  func textualLuhn() {
    #expect(Typing(.number, "4111111111111112").draft.numberCheck.state == .suspect)
  }

  @Test("Textual: a forgotten digit in the middle shifts the rest")
  func textualForgottenDigit() {
    var form = Typing(.number, "411122233334444")
    form.press(.home)
    form.press(.right, times: 7)
    form.type("2")
    #expect(form.text == "4111 2222 3333 4444")
  }

  @Test("Textual: Backspace in the middle leaves no hole")
  func textualHole() {
    var form = Typing(.number, "4111222233334444")
    form.press(.home)
    form.press(.right, times: 6)
    form.press(.backspace)
    #expect(form.seen == "4111 2|223 3334 444")
  }

  @Test("Textual#6315: a hyphen in the middle of a group wipes nothing")
  func textualHyphenInGroup() {
    var form = Typing(.number, "4111222233334444")
    form.press(.home)
    form.press(.right, times: 5)
    form.type("-")
    #expect(form.seen == "4111 2|222 3333 4444")
  }

  @Test("Textual: a digit and a hyphen in an empty field leave no blanks")
  func textualHyphenAtStart() {
    #expect(Typing(.number, "4-").withPlaceholders == "4XXX XXXX XXXX XXXX")
  }

  @Test("Textual#5493: a letter over the placeholder does nothing but say so")
  func textualLetter() {
    var form = Typing(.number)
    #expect(form.press(.type("a")) == .rejected(.notADigit))
    #expect(form.withPlaceholders == "XXXX XXXX XXXX XXXX")
  }
}
