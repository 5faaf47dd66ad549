import Glibc
import TerminalHarness
import TestSupport
import Testing

// KeePassXC#7335 and CVE-2024-33900: covered contents are still in memory.
@Suite("Memory under the lock")
struct LockedMemoryTests {
  @Test("nothing of any screen is left", arguments: Place.allCases)
  func locked(_ place: Place) throws {
    let visit = try Visit(to: place)
    try visit.driver.lock()
    try visit.expectGone()
  }

  @Test("nothing is left of what a task tells once it is locked", arguments: Place.allCases)
  func toldLate(_ place: Place) throws {
    let visit = try Visit(to: .home)
    for key in place.keys { try visit.driver.app.press(key) }
    try visit.driver.lock()
    try visit.expectGone()
  }

  @Test("nothing is left of all screens together, with a dialog in front, after a stop")
  func stopped() throws {
    let visit = try Visit(to: .home)
    for place in [Place.card, .answer] {
      try visit.walk(to: place)
      for _ in 0..<place.depth { try visit.driver.app.press(.escape) }
      try visit.driver.app.waitUntil(shows: Place.home.secret)
    }
    try visit.walk(to: .card)
    try visit.driver.lab?.ask(.notice(CardcaseDriver.dialog))
    try visit.driver.app.waitUntil(shows: CardcaseDriver.dialog)
    try visit.driver.app.press(.controlZ)
    try visit.driver.app.waitUntilStopped()
    try visit.expectGone()
  }

  @Test("nothing is left of a search, nor of its expression")
  func search() throws {
    let visit = try Visit(to: .flashcards)
    let (word, expression) = ("quokkazebra", "wombatlynx")
    let needles = Needle.text("word", word) + Needle.text("expression", expression)
    try visit.driver.app.press(.character("b"))
    try visit.driver.app.press(.character("/"))
    try visit.driver.app.press("\(word) or re:\(expression)")
    try visit.driver.app.waitUntil(shows: "No match")
    #expect(try !visit.driver.finds(needles).isEmpty)
    try visit.driver.lock()
    #expect(try visit.driver.finds(needles).isEmpty)
  }

  @Test(
    "nothing is left of output that a terminal has not taken",
    arguments: TerminalSession.Stall.allCases
  )
  func untaken(_ stall: TerminalSession.Stall) throws {
    let visit = try Visit(to: .card)
    try visit.driver.app.stall(stall)
    for _ in 0..<26 { try visit.driver.app.press(.escape, .enter) }
    try visit.driver.app.press(.controlL)
    try visit.driver.settleUnseen()
    try visit.expectGone()
  }

  @Test("the reader knows a card that it rendered, and nothing of the wallet")
  func reader() throws {
    let visit = try Visit(to: .card)
    for _ in 0..<Place.card.depth { try visit.driver.app.press(.escape) }
    try visit.driver.app.waitUntil(shows: Place.home.secret)
    try visit.walk(to: .prompt)
    #expect(visit.driver.readers.count == 1)
    #expect(try visit.driver.findsInReader(visit.canaries.numbers).isEmpty)
    // Some are rendered ahead, and what it reads last takes the place of what it read before.
    let prompts = visit.canaries.flashcards.flatMap { Needle.text("prompt", $0.prompt) }
    #expect(try !visit.driver.findsInReader(prompts).isEmpty)
  }

  @Test("what is shown is found, in each of its shapes")
  func shown() throws {
    let visit = try Visit(to: .card)
    let strides = Set(try visit.driver.finds(visit.canaries.numbers).map(\.stride))
    #expect(strides.isSuperset(of: [16, 28]))
    #expect(try !visit.driver.finds(visit.canaries.texts).isEmpty)
  }
}
