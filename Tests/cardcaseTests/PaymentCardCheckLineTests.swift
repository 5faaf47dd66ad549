import FoundationEssentials
import PaymentCards
import Testing

@testable import cardcase

@Suite("The lines of card check")
struct CardCheckLineTests {
  private func answer(_ line: String) throws -> String {
    let now = try #require(YearMonth("2026-07"))
    let data = try PaymentCardCheckLine.answer(
      PaymentCardCheckLine.check(Data(line.utf8), now: now)
    )
    return String(decoding: data, as: UTF8.self)
  }

  private func error(_ bytes: some Collection<UInt8>) throws -> PaymentCardCheckLineError? {
    let now = try #require(YearMonth("2026-07"))
    do {
      _ = try PaymentCardCheckLine.check(Data(bytes), now: now)
      return nil
    } catch let error as PaymentCardCheckLineError {
      return error
    }
  }

  static let golden = [
    (
      #"{"number": "4111 1111 1111 1111", "expiry": "12/28", "code": "123", "now": "2026-07"}"#,
      """
      {"brand":"visa","candidates":["visa"],"code":{"potential":true,"valid":true},\
      "digits":"4111111111111111","expiry":{"month":"12","potential":true,"state":"valid",\
      "valid":true,"year":"28"},"gaps":[4,8,12],"grouped":"4111 1111 1111 1111",\
      "lengths":[16,18,19],"luhn":true,"masked":"•••• •••• •••• 1111",\
      "placeholder":"4111 1111 1111 1111","potential":true,\
      "security_code":{"name":"CVV","side":"back","size":3},"state":"valid","valid":true}
      """
    ),
    (
      #"{"number": "41111"}"#,
      """
      {"brand":"visa","candidates":["visa"],"digits":"41111","gaps":[4,8,12],"grouped":"4111 1",\
      "lengths":[16,18,19],"luhn":true,"masked":"•111 1","placeholder":"4111 1XXX XXXX XXXX",\
      "potential":true,"security_code":{"name":"CVV","side":"back","size":3},\
      "state":"incomplete","valid":false}
      """
    ),
    (
      #"{"number": "4111111111111112"}"#,
      """
      {"brand":"visa","candidates":["visa"],"digits":"4111111111111112","gaps":[4,8,12],\
      "grouped":"4111 1111 1111 1112","lengths":[16,18,19],"luhn":false,\
      "masked":"•••• •••• •••• 1112","placeholder":"4111 1111 1111 1112","potential":true,\
      "security_code":{"name":"CVV","side":"back","size":3},"state":"suspect","valid":false}
      """
    ),
    (
      #"{"number": "378282246310005", "code": "123"}"#,
      """
      {"brand":"american-express","candidates":["american-express"],\
      "code":{"potential":true,"valid":false},"digits":"378282246310005","gaps":[4,10],\
      "grouped":"3782 822463 10005","lengths":[15],"luhn":true,"masked":"•••• •••••• •0005",\
      "placeholder":"3782 822463 10005","potential":true,\
      "security_code":{"name":"CID","side":"front","size":4},"state":"valid","valid":true}
      """
    ),
    (
      #"{"number": "62", "expiry": "06/26", "now": "2026-07"}"#,
      """
      {"brand":null,"candidates":["unionpay","maestro","elo"],"digits":"62",\
      "expiry":{"month":"06","potential":false,"state":"expired","valid":false,"year":"26"},\
      "gaps":null,"grouped":"62","lengths":null,"luhn":false,"masked":"••",\
      "placeholder":"62XX XXXX XXXX XXXX","potential":true,"security_code":null,\
      "state":"incomplete","valid":false}
      """
    ),
    (
      #"{"number": "411111y", "code": "1234"}"#,
      """
      {"brand":null,"candidates":[],"code":{"potential":false,"valid":false},"digits":"411111",\
      "gaps":null,"grouped":"4111 11","lengths":null,"luhn":false,"masked":"••11 11",\
      "placeholder":"4111 11XX XXXX XXXX","potential":false,"security_code":null,\
      "state":"invalid","valid":false}
      """
    ),
  ]

  @Test("Whole answers", arguments: golden)
  func answers(_ line: String, _ expected: String) throws {
    #expect(try answer(line) == expected)
  }

  @Test("Nothing given is answered as an empty number")
  func answersNothing() throws {
    let text = try answer(#"{"number": null}"#)
    #expect(text == (try answer("{}")))
    #expect(text.contains(#""state":"empty""#))
    #expect(text.contains(#""placeholder":"XXXX XXXX XXXX XXXX""#))
    #expect(text.contains(#""candidates":["visa","mastercard","american-express""#))
  }

  @Test("The clock stands in for a month that is not given")
  func usesClock() throws {
    #expect(try answer(#"{"expiry": "06/26"}"#).contains(#""state":"expired""#))
    #expect(try answer(#"{"expiry": "06/26", "now": "2026-06"}"#).contains(#""year":"26""#))
  }

  @Test("A JSON number is its digits, and the month of an expired card is told")
  func numbers() throws {
    let text = try answer(#"{"number": 4111111111111111, "expiry": "01/20", "code": 123}"#)
    #expect(text.contains(#""digits":"4111111111111111""#) && text.contains(#""luhn":true"#))
    #expect(text.contains(#""code":{"potential":true,"valid":true}"#))
    #expect(
      text.contains(
        #""expiry":{"month":"01","potential":true,"state":"expired","valid":false,"year":"2020"}"#
      )
    )
  }

  @Test("A line that cannot be read says why")
  func refuses() throws {
    #expect(try error("4111111111111111 x".utf8) == .notAnObject)
    #expect(try error("".utf8) == .notAnObject)
    #expect(try error(#"{"number": "4111""#.utf8) == .notAnObject)
    #expect(try error([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]) == .notAnObject)
    #expect(try error("[]".utf8) == .notAnObject)
    #expect(try error("4.2".utf8) == .notAnObject)
    #expect(try error("null".utf8) == .notAnObject)
    #expect(try error(#"{"number": true}"#.utf8) == .notAString(key: "number"))
    #expect(try error(#"{"number": 4.5}"#.utf8) == .notAString(key: "number"))
    #expect(try error(#"{"now": "2026-7"}"#.utf8) == .notAMonth)
    #expect(try error(#"{"now": "2026-13"}"#.utf8) == .notAMonth)
  }

  @Test(
    "A bare number is checked as one in an object is",
    arguments: [
      "4111111111111111", " 4111-1111 1111 1111\t\r", "４１１１１１１１１１１１１１１１", "42", "-5", "0",
    ]
  )
  func bareNumbers(_ line: String) throws {
    let escaped = line.replacing("\t", with: "").replacing("\r", with: "")
    #expect(try answer(line) == answer(#"{"number": "\#(escaped)"}"#))
    #expect(try error(line.utf8) == nil)
  }

  @Test("Without a digit, or with anything else, a line is no bare number")
  func noBareNumber() throws {
    for line in ["", "-", " - ", "4111x", "4111/12", "\u{85}1"] {
      #expect(try error(line.utf8) != nil, "\(line)")
    }
    #expect(try error([0x34, 0xFF]) == .notAnObject)
  }

  @Test("A line is valid if all that it gives is")
  func validity() throws {
    let now = try #require(YearMonth("2026-07"))
    func isValid(_ line: String) throws -> Bool {
      try PaymentCardCheckLine.check(Data(line.utf8), now: now).isValid
    }
    #expect(try isValid("4111 1111 1111 1111"))
    #expect(try isValid(#"{"number": "4111111111111111", "expiry": "12/28", "code": "123"}"#))
    #expect(try !isValid("4111 1111 1111 1112"))
    #expect(try !isValid("4111"))
    #expect(try !isValid("{}"))
    #expect(try !isValid(#"{"number": "4111111111111111", "expiry": "06/26"}"#))
    #expect(try !isValid(#"{"number": "4111111111111111", "code": "1234"}"#))
  }

  @Test("An error names its line and never repeats it")
  func reports() throws {
    let data = try PaymentCardCheckLine.report(.notAnObject, line: 3)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"error":"Line 3 is not a JSON object.","line":3}"#
    )
  }
}
