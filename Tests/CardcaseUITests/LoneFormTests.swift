import Flashcards
import PaymentCards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The card form alone")
struct LoneFormTests {
  private struct Person {
    var form: StandaloneCardForm
    var now = Instant(nanoseconds: 1_000_000_000)
    let wall: LocalMoment
    var steps: [StandaloneCardForm.Step] = []

    init() throws {
      wall = try ModelHarness().wall
      form = StandaloneCardForm(
        size: Size(width: 80, height: 24),
        traits: TerminalTraits(colors: .full, unicode: true),
        wording: Wording(),
        at: TimeReading(instant: now, wall: wall)
      )
    }

    mutating func tell(_ event: Event) {
      steps += form.update(event, at: TimeReading(instant: now, wall: wall))
    }
    mutating func press(_ keys: Key...) { keys.forEach { tell(.key($0)) } }
    mutating func type(_ text: String) {
      text.unicodeScalars.forEach { press(.character($0)) }
    }

    func shows(_ text: String) -> Bool {
      form.stack.drawn.contains { window in
        var canvas = Canvas(size: window.frame.size)
        form.draw(window.id, into: &canvas, at: now)
        return canvas.lines.contains { $0.contains(text) }
      }
    }

    var ending: StandaloneCardForm.Ending? {
      steps.lazy.compactMap { if case .end(let ending) = $0 { ending } else { nil } }.first
    }
  }

  @Test("hands over a card with its security code, and asks neither for a name nor about keeping")
  func card() throws {
    var person = try Person()
    person.type("4111111111111111")
    person.press(.function(3))
    person.type("Ada Lovelace")
    person.press(.function(4))
    person.type("1228")
    person.press(.function(5))
    person.type("123")
    person.press(.function(6))
    #expect(person.shows("› Output"))
    #expect(!person.shows("Save the code") && !person.shows("Notes"))
    person.press(.enter)
    guard case .card(let card) = person.ending else {
      Issue.record("no card")
      return
    }
    #expect(text(card.number) == "4111111111111111")
    #expect(card.securityCode.map { text($0) } == "123")
  }

  @Test("takes a whole card out of a paste; a stop discards one that is shown")
  func paste() throws {
    for stops in [false, true] {
      var person = try Person()
      person.tell(.pasteBegan)
      "Card number: 4111 1111 1111 1111\nExpires: 12/28\nCVV: 123".unicodeScalars.forEach {
        person.tell(.pasted($0))
      }
      person.tell(.pasteEnded)
      #expect(person.shows("Pasted card") && !person.shows("4111"))
      if stops {
        person.tell(.stopRequested)
        person.form.resume(at: TimeReading(instant: person.now, wall: person.wall))
        #expect(!person.shows("Pasted card") && person.shows("XXXX XXXX XXXX XXXX"))
      } else {
        person.press(.enter)
        #expect(person.shows("4111 1111 1111 1111") && person.shows("12/28"))
      }
    }
  }

  @Test("leaving asks before anything is lost")
  func leaving() throws {
    var person = try Person()
    person.type("4")
    person.press(.escape)
    #expect(person.shows("Keep editing"))
    person.press(.down, .enter)
    guard case .cancelled = person.ending else {
      Issue.record("it goes on")
      return
    }
  }

  @Test("a stop covers it, wipes number and code, and says so afterwards; the rest stays")
  func stop() throws {
    for event in [Event.key(.control("z")), .stopRequested] {
      var person = try Person()
      person.type("4111")
      person.press(.function(3))
      person.type("Ada")
      person.tell(event)
      #expect(person.shows("Screen hidden.") && !person.shows("4111") && !person.shows("ADA"))
      person.form.resume(at: TimeReading(instant: person.now, wall: person.wall))
      #expect(person.shows("Number and code were cleared."))
      #expect(person.shows("XXXX XXXX XXXX XXXX") && person.shows("ADA"))
    }
  }

  @Test("two minutes without a key cover it; the key that uncovers it does nothing else")
  func idle() throws {
    var person = try Person()
    person.type("4111")
    let due = person.now.advanced(by: .seconds(120))
    #expect(person.form.nextDeadline(after: person.now) == due)
    person.now = due
    person.tell(.deadline)
    #expect(person.shows("Screen hidden.") && !person.shows("4111"))
    person.press(.character("5"))
    #expect(person.shows("were cleared"))
    #expect(person.shows("XXXX XXXX XXXX XXXX"))
  }
}
