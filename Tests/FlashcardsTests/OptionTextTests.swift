import Testing

@testable import Flashcards

@Suite("Typed values of a deck's options")
struct OptionTextTests {
  @Test(
    "steps have units, blanks or commas between them, and minutes without a unit",
    arguments: [
      ("15m 1d", [900_000, 86_400_000]), ("1 10", [60_000, 600_000]), ("", []), ("  ", []),
      ("30s,10m ,2h", [30_000, 600_000, 7_200_000]), ("15 m 1 D", [900_000, 86_400_000]),
      ("1.5h", [5_400_000]), (".5m", [30_000]), ("365d", [31_536_000_000]), ("1s", [1_000]),
    ] as [(String, [Int64])]
  )
  func steps(text: String, steps: [Int64]) throws {
    #expect(try OptionText.steps(text) == steps)
  }

  @Test(
    "what is no step is refused with its reason",
    arguments: [
      ("15x", .noUnit("x")), ("m", .noNumber("m")), ("0", .step("0")), ("366d", .step("366d")),
      ("1..5m", .noNumber("1..5")), ("-5m", .noNumber("-5m")), ("0.5s", .step("0.5s")),
      ("99999999999999999999d", .step("99999999999999999999d")), ("１m", .noUnit("１m")),
      (String(repeating: "1 ", count: 21), .tooManySteps(most: 20)), ("漢字", .noNumber("漢字")),
    ] as [(String, OptionTextError)]
  )
  func noSteps(text: String, error: OptionTextError) {
    if text == "１m" {
      #expect(throws: OptionTextError.self) { try OptionText.steps(text) }
    } else {
      #expect(throws: error) { try OptionText.steps(text) }
    }
  }

  @Test(
    "steps are written as they are read",
    arguments: ["15m 1d", "30s 2h", "90m", "", "90s 36h"]
  )
  func written(text: String) throws {
    #expect(OptionText.text(ofSteps: try OptionText.steps(text)) == text)
  }

  @Test(
    "a retention is a share or percent",
    arguments: [
      ("0.93", 0.93), ("93", 0.93), ("93 %", 0.93), ("93.5%", 0.935), (" 0.7 ", 0.7), ("99", 0.99),
      (".9", 0.9),
    ]
  )
  func retention(text: String, value: Double) throws {
    #expect(try OptionText.retention(text) == value)
  }

  @Test("what is no retention is refused with its reason")
  func noRetention() {
    let range = OptionTextError.outOfRange(low: "0.7", high: "0.99")
    for text in ["0", "1", "0.5", "100", "69.9%", "9999999999"] {
      #expect(throws: range) { try OptionText.retention(text) }
    }
    for text in ["", "high", "0,9", "nan", "-0.9", "%", "0x1p-1"] {
      #expect(throws: OptionTextError.self) { try OptionText.retention(text) }
    }
  }

  @Test("a number is whole and within its range")
  func number() throws {
    #expect(try OptionText.number(" 37 ", in: 0...9_999) == 37)
    let range = OptionTextError.outOfRange(low: "1", high: "36500")
    for text in ["0", "36501", "99999999999999999999", "-3"] {
      #expect(throws: range) { try OptionText.number(text, in: 1...36_500) }
    }
    for text in ["", "many", "3.5", "-", "--3", "٣"] {
      #expect(throws: OptionTextError.noNumber(text)) { try OptionText.number(text, in: 0...9) }
    }
  }
}
