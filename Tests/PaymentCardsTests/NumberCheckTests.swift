import PaymentCards
import Testing

/// The answers of card-validator 10.0.4, and the states that go beyond them.
@Suite("The check of a number")
struct NumberCheckTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let number: String
    let brand: Brand?
    let potential: Bool
    let valid: Bool

    init(_ number: String, _ brand: Brand?, _ potential: Bool, _ valid: Bool) {
      self.number = number
      self.brand = brand
      self.potential = potential
      self.valid = valid
    }

    var testDescription: String { number }
  }

  static let rows = [
    Row("", nil, true, false), Row("6", nil, true, false), Row("60", nil, true, false),
    Row("601", nil, true, false), Row("6011", .discover, true, false),
    Row("4", nil, true, false), Row("41", .visa, true, false), Row("411", .visa, true, false),
    Row("123", nil, false, false), Row("x", nil, false, false), Row("foo", nil, false, false),
    Row("411111y", nil, false, false), Row("32908234", nil, false, false),
    Row("4012888888881881", .visa, true, true), Row("4111111111111111", .visa, true, true),
    Row("41111111111111111111", .visa, false, false),
    Row("4111111111111112", .visa, true, false),
    Row("62123456789002", .unionpay, true, true), Row("621234567890003", .unionpay, true, true),
    Row("6288997715452584", .unionpay, true, true),
    Row("6282001509099283", .unionpay, true, true),
    Row("6269992058134322", .unionpay, true, true),
    Row("6240008631401148", .unionpay, true, true),
    Row("6221558812340000", .unionpay, true, true),
    Row("6212345000000001", .unionpay, true, true),
    Row("623456", .unionpay, true, false), Row("6212345678901232", .unionpay, true, true),
    Row("4111-1111-1111-1111", .visa, true, true),
    Row("4111 1111 1111 1111", .visa, true, true),
    Row("601 1 1 1  1 1 1 1   1 1 1 1 1 7", .discover, true, true),
    Row("6011000990139424", .discover, true, true), Row("6011111", .discover, true, false),
    Row("6011111111111117", .discover, true, true),
    Row("2", nil, true, false), Row("27", .mastercard, true, false),
    Row("272", .mastercard, true, false), Row("2720", .mastercard, true, false),
    Row("55555555", .mastercard, true, false), Row("5555555555554444", .mastercard, true, true),
    Row("5555555555554446", .mastercard, false, false),
    Row("602011", .maestro, true, false), Row("500000000000", .maestro, true, false),
    Row("500000000000061", .maestro, true, false),
    Row("5000000000000611", .maestro, true, true),
    Row("5000000000000612", .maestro, true, false),
    Row("500000000000000005", .maestro, true, false),
    Row("5000000000000000005", .maestro, true, true),
    Row("5000000000000000001", .maestro, false, false),
    Row("50000000000000000009", .maestro, false, false),
    Row("5732806135556590", .maestro, true, false),
    Row("3782", .americanExpress, true, false),
    Row("378282246310005", .americanExpress, true, true),
    Row("1", .jcb, true, false), Row("21", .jcb, true, false), Row("3530111", .jcb, true, false),
    Row("3530111333300000", .jcb, true, true),
  ]

  @Test("Validity and potential are card-validator's", arguments: rows)
  func agrees(_ row: Row) {
    let check = PaymentCardCheck(
      number: row.number,
      expiry: nil,
      securityCode: nil,
      now: Typing.now
    ).number
    #expect(check.match.decided == row.brand)
    #expect(check.isPotential == row.potential)
    #expect(check.isValid == row.valid)
  }

  static let states: [(String, NumberState)] = [
    ("", .empty), ("4", .incomplete), ("41111111111111111", .incomplete),
    ("4111111111111112", .suspect), ("411111111111111112", .suspect),
    ("6011000990139425", .suspect), ("3530111333300001", .suspect), ("30569309025905", .suspect),
    ("2200000000000005", .suspect), ("5061001234567891", .suspect),
    ("4111111111111111", .valid), ("6221558812340000", .valid),
    ("5555555555554446", .invalid(.checkDigit)), ("378282246310006", .invalid(.checkDigit)),
    ("4111111111111111112", .invalid(.checkDigit)), ("7", .invalid(.unknownBrand)),
    ("41111111111111111111", .invalid(.tooLong(longest: 19))),
    ("55555555555544440", .invalid(.tooLong(longest: 16))),
  ]

  @Test("States, a mistyped number among them", arguments: states)
  func tellsState(_ number: String, _ state: NumberState) {
    #expect(NumberCheck(digits(number)).state == state)
  }

  static let savings: [(String, NumberSaving)] = [
    ("4111111111111111", .allowed), ("4111111111111112", .onlyAnyway),
    ("5555555555554446", .onlyAnyway), ("735412345678911", .onlyAnyway), ("1354", .refused),
    ("411111111111", .refused), ("41111111111111111111", .refused), ("", .refused),
  ]

  @Test("Only a wrong check digit or an unknown brand is saved anyway", arguments: savings)
  func tellsSaving(_ number: String, _ saving: NumberSaving) {
    #expect(NumberCheck(digits(number)).saving == saving)
  }

  @Test("A number is final only when nothing longer is possible")
  func tellsFinal() {
    #expect(NumberCheck(digits("378282246310005")).isFinal)
    #expect(NumberCheck(digits("5555555555554444")).isFinal)
    #expect(NumberCheck(digits("4111111111111111110")).isFinal)
    #expect(!NumberCheck(digits("4111111111111111")).isFinal)
    #expect(!NumberCheck(digits("5555555555554446")).isFinal)
  }

  @Test("One wrong digit and one swap of unlike neighbours are always seen")
  func seesSlips() {
    let number = Array("4012888888881881".utf8)
    for place in number.indices {
      for digit in UInt8(ascii: "0")...UInt8(ascii: "9") where digit != number[place] {
        var slip = number
        slip[place] = digit
        #expect(!Luhn.agrees(digits(String(decoding: slip, as: UTF8.self))))
      }
    }
    #expect(!Luhn.agrees(digits("4102888888881881")))
    #expect(!Luhn.agrees(digits("")))
  }
}
