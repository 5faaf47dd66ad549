import Flashcards
import Testing

struct DueDaysTests {
  @Test(arguments: [
    ("0", 0...0, false), ("1", 1...1, false), ("5!", 5...5, true), ("3-7", 3...7, false),
    ("3-7!", 3...7, true), ("7-3", 3...7, false), ("10-5!", 5...10, true), ("3-3", 3...3, false),
    ("007", 7...7, false), ("36500", 36_500...36_500, false), (" 5 ", 5...5, false),
    ("\t3-7!\n", 3...7, true),
  ])
  func `A number, or two, with or without the interval`(
    _ text: String,
    _ days: ClosedRange<Int>,
    _ setsInterval: Bool
  ) throws {
    let due = try DueDays(text)
    #expect(due.days == days && due.setsInterval == setsInterval)
  }

  @Test(arguments: [
    "", " ", "!", "-", "a", "-1", "3-", "-3", "3--7", "3 - 7", "5 !", "5!!", "!5", "+5", "1.5",
    "5-7-9", "٣", "３", "3–7", "3!-7", "5d", "0x5", "1e3", "--", "1_0",
  ])
  func `Anything else is refused`(_ text: String) {
    #expect(throws: DueDays.Problem.noDays) { try DueDays(text) }
  }

  @Test(arguments: ["36501", "4294967296", "1-36501", "99999999999999999999999"])
  func `Days beyond a hundred years are too far`(_ text: String) {
    #expect(throws: DueDays.Problem.tooFar) { try DueDays(text) }
  }
}
