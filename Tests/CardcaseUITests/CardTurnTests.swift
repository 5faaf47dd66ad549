import PaymentCards
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The card in motion")
struct CardTurnTests {
  private func atExpiry() throws -> CardFormDriver {
    var story = try CardFormDriver(number: "4111111111111111", expiry: "1228")
    story.press(.function(4))
    story.app.pass(.seconds(1))
    return story
  }

  private func width(_ story: CardFormDriver) -> Int {
    story.app.lines[2].filter { "╭─╮│".contains($0) }.count
  }

  @Test("follows the steps taken, half-way and back too")
  func halfWayAndBack() throws {
    var story = try atExpiry()
    story.press(.tab)
    var seen: [Int] = []
    for _ in 0..<5 {
      story.app.pass(FlipAnimation.stepTime)
      seen.append(width(story))
    }
    story.press(.backTab)
    for _ in 0..<6 {
      seen.append(width(story))
      story.app.pass(FlipAnimation.stepTime)
    }
    #expect(seen == [39, 30, 16, 1, 16, 16, 1, 16, 30, 39, 42])
    #expect(try story.wizard.stop == .expiry)
  }

  @Test("is over in 480 ms, and asks for a frame a step until then")
  func duration() throws {
    var story = try atExpiry()
    story.press(.tab)
    var frames = 0
    let start = story.app.now
    while try story.wizard.nextFrame(after: story.app.now) != nil {
      story.app.now = try #require(try story.wizard.nextFrame(after: story.app.now))
      story.app.tell(.event(.deadline))
      frames += 1
    }
    #expect(frames == 8)
    #expect(start.duration(to: story.app.now) == .milliseconds(480))
  }

  @Test("a typed key ends a turn at once, and nothing of it is lost")
  func keyEndsTurn() throws {
    var story = try atExpiry()
    story.press(.tab)
    story.app.pass(FlipAnimation.stepTime * 2)
    story.type("1")
    #expect(width(story) == 42)
    #expect(story.app.shows("┃ •XX  ┃"))
  }

  @Test("with reduced motion there is only before and after")
  func reducedMotion() throws {
    var story = try CardFormDriver(preferences: Preferences().with(\.reducedMotion, true))
    story.type("4")
    story.press(.function(5))
    #expect(story.app.shows("┃ XXX  ┃"))
    #expect(try story.wizard.nextFrame(after: story.app.now) == nil)
    story.press(.function(2), .function(3))
    #expect(story.card[7] == "│ ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━┓          │")
  }

  @Test("is turned by hand in any field, and turns back to what is typed")
  func byHand() throws {
    var story = try CardFormDriver()
    story.type("41")
    story.press(.control("t"))
    story.app.pass(.seconds(1))
    #expect(story.app.shows("SECURITY CODE"))
    story.press(.control("t"))
    story.app.pass(.seconds(1))
    #expect(story.number == "41XX XXXX XXXX XXXX")
    story.press(.control("t"))
    story.app.pass(.seconds(1))
    story.type("1")
    #expect(story.number == "411X XXXX XXXX XXXX")
  }

  @Test("the focus frame walks in 180 ms, and goes back from where it is")
  func focusFrame() throws {
    var story = try CardFormDriver()
    let number = Rect(x: 2, y: 4, width: 27, height: 3)
    let expiry = Rect(x: 31, y: 7, width: 10, height: 4)
    story.press(.function(4))
    #expect(try story.wizard.frame(at: story.app.now, on: .regular) == number)
    story.app.pass(.milliseconds(90))
    let middle = try #require(try story.wizard.frame(at: story.app.now, on: .regular))
    #expect(middle.minX > number.minX && middle.minX < expiry.minX)
    story.press(.function(2))
    #expect(try story.wizard.frame(at: story.app.now, on: .regular) == middle)
    story.press(.function(4))
    story.app.pass(.milliseconds(180))
    #expect(try story.wizard.frame(at: story.app.now, on: .regular) == expiry)
    #expect(try story.wizard.nextFrame(after: story.app.now) == nil)
  }

  @Test("the model asks to be woken for the next frame, and movement is no activity")
  func deadlines() throws {
    var story = try atExpiry()
    story.press(.tab)
    let pressed = story.app.now
    #expect(
      story.app.model.nextDeadline(after: pressed) == pressed.advanced(by: FlipAnimation.stepTime)
    )
    for _ in 0..<20 { story.app.pass(FlipAnimation.stepTime) }
    #expect(
      story.app.model.nextDeadline(after: story.app.now) == pressed.advanced(by: .seconds(120))
    )
    story.app.now = pressed.advanced(by: .seconds(120))
    story.app.tell(.event(.deadline))
    #expect(!story.app.model.isOpen)
  }
}
