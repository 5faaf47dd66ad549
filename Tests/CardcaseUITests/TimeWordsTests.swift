import DomainWords
import Flashcards
import Testing
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Times in words")
struct TimeWordsTests {
  private let wording = Wording()

  @Test(
    "a time to wait is in minutes, hours or days",
    arguments: [
      (0, "0 minutes"), (1, "1 minute"), (2, "2 minutes"), (59, "59 minutes"), (60, "1 hour"),
      (61, "2 hours"), (120, "2 hours"), (1_439, "24 hours"), (1_440, "1 day"), (1_441, "2 days"),
      (4_309, "3 days"),
    ]
  )
  func waiting(minutes: Int, words: String) {
    #expect(wording.wait(minutes: minutes) == words)
  }

  @Test(
    "a time that was spent is in seconds, minutes or hours and minutes",
    arguments: [
      (0, "0 seconds"), (1, "1 second"), (59, "59 seconds"), (60, "1 minute"), (89, "1 minute"),
      (90, "2 minutes"), (3_569, "59 minutes"), (3_570, "1 hour"), (3_660, "1 hour and 1 minute"),
      (7_200, "2 hours"), (9_000, "2 hours and 30 minutes"),
    ]
  )
  func spent(seconds: Int, words: String) {
    #expect(wording.spent(seconds: seconds) == words)
  }

  @Test(
    "an interval never has sixty of anything",
    arguments: [
      (59.4, "59 s"), (59.6, "1 min"), (60, "1 min"), (3_569, "59 min"), (3_580, "1 h"),
      (84_000, "23 h"), (86_300, "1 d"), (86_400, "1 d"),
    ]
  )
  func intervals(seconds: Double, words: String) {
    #expect(wording.interval(.milliseconds(Int64(seconds * 1_000))) == words)
  }

  @Test("a card that is valid through today ends today, others in days")
  func badge() {
    #expect(wording.ends(inDays: 0) == "ends today")
    #expect(wording.ends(inDays: 1) == "ends in 1 day")
    #expect(wording.ends(inDays: 2) == "ends in 2 days")
    #expect(wording.ends(inDays: 25) == "ends in 25 days")
    #expect(wording.ends(inDays: 100) == "ends in 100 days")
  }
}
