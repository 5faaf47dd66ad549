import Locking
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

@Suite("The card form over a lock")
struct CardFormSessionTests {
  @Test(
    "comes back as it was in every field: what is typed, the caret, the side of the card",
    arguments: WizardStep.allCases.filter { $0 != .keepCode }
  )
  func everyField(stop: WizardStep) throws {
    var story = try CardFormDriver()
    try story.play("4111111111111112<Left><F3>Ada<Left><F4>122<F6><Up><Up><Up><Up>Spare")
    for _ in WizardStep.allCases where try story.wizard.stop != stop { story.press(.backTab) }
    try #require(try story.wizard.stop == stop)
    story.app.pass(.seconds(1))
    let before = story.app.screen
    story.press(.control("l"))
    #expect(!story.app.shows("4111"))
    #expect(!story.app.shows("ADA"))
    try story.app.unlock()
    #expect(story.app.screen.lines == before.lines)
    #expect(story.app.screen.cursor == before.cursor)
  }

  @Test("comes back with its question, and after a stop from outside")
  func question() throws {
    var story = try CardFormDriver()
    try story.play("41<Esc><Down>")
    story.app.tell(.event(.stopRequested))
    try story.app.unlock()
    #expect(story.app.shows("› Leave without saving"))
  }

  @Test("without the security code, and says so")
  func withoutCode() throws {
    var story = try CardFormDriver()
    try story.play("4111111111111111<F5>12<BS><C-_>")
    story.press(.control("l"))
    try story.app.unlock()
    #expect(story.app.shows("XXX"))
    #expect(story.remark.hasPrefix("· Security code: cleared by the lock."))
    try story.play("<C-_>")
    #expect(try story.wizard.draft.securityCode.count == 0)
    try story.play("123")
    #expect(!story.app.shows("cleared by the lock"))
  }

  @Test("what is sealed has the number in guarded memory alone, and the code nowhere")
  func sealed() throws {
    var story = try CardFormDriver()
    try story.play("4111111111111111<F5>987")
    story.press(.control("l"))
    let table = SecretTable()
    let encoded = try encode(try #require(story.app.sealed), table)
    #expect(!String(decoding: encoded, as: UTF8.self).contains("4111"))
    let packed = try table.packed()
    let bytes = packed.withUnsafeBytes { Array($0) }
    #expect(bytes.indices.contains { bytes[$0...].starts(with: [4, 1, 1, 1, 1, 1]) })
    #expect(!bytes.indices.contains { bytes[$0...].starts(with: [9, 8, 7]) })
  }

  @Test("is sealed under the names that earlier versions read and wrote")
  func names() throws {
    #expect(
      WizardStep.allCases.map(\.stringValue) == [
        "number", "holder", "expiry", "securityCode", "title", "fields", "brand", "notes",
        "keepCode", "fixNumber", "save",
      ]
    )
    var story = try CardFormDriver()
    try story.play("41<F3>Ada<F6>")
    story.press(.control("l"))
    let encoded = try encode(try #require(story.app.sealed), SecretTable())
    let text = String(decoding: encoded, as: UTF8.self)
    for part in ["\"stop\":\"title\"", "\"holder\":{", "\"title\":{", "\"notes\":{"] {
      #expect(text.contains(part))
    }
  }

  @Test("a resize with a half-typed number changes nothing but the place")
  func resize() throws {
    var story = try CardFormDriver()
    story.type("41111")
    for size in [
      Size(width: 60, height: 20), Size(width: 40, height: 12), Size(width: 20, height: 5),
      Size(width: 200, height: 60),
    ] {
      story.app.tell(.event(.resized(size)))
      #expect(story.app.shows("4111 1XXX XXXX XXXX") == (size.width > 20))
    }
    story.app.tell(.event(.resized(Size(width: 80, height: 24))))
    story.type("1")
    #expect(story.number == "4111 11XX XXXX XXXX")
  }
}
