import DomainWords
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

@Suite("Copying a field of a card")
struct CopyTests {
  private func open(
    code: String? = "123",
    preferences: Preferences = Preferences()
  ) throws -> ModelHarness {
    var app = try ModelHarness(preferences: preferences)
    app.wallet = FakeWallet([.sample("Everyday", "4111111111111111", "12/28", code: code)])
    try app.unlock()
    app.press(.character("w"), .enter)
    return app
  }

  private func copied(_ app: ModelHarness) -> [PaymentCardPart] {
    app.effects.compactMap { if case .wallet(.copy(_, let field)) = $0 { field } else { nil } }
  }

  // raycast/extensions#5117: four actions for one card are a lot.
  @Test("one key copies the number, then the expiry, then the code, and begins again")
  func cycle() throws {
    var app = try open()
    for _ in 0..<4 { app.press(.character("c")) }
    #expect(copied(app) == [.number, .expiry, .securityCode, .number])
    app.press(.character("t"), .character("c"))
    #expect(copied(app).last == .number)
    var without = try open(code: nil)
    for _ in 0..<3 { without.press(.character("c")) }
    #expect(copied(without) == [.number, .expiry, .number])
  }

  @Test(
    "what could not be copied comes again with the next press, and what was copied before stays"
  )
  func failing() throws {
    var app = try open()
    app.press(.character("c"))
    app.answer(.wallet(.copied(.number, .failed)))
    app.press(.character("c"))
    app.answer(.wallet(.copied(.number, .copied)))
    app.press(.character("c"))
    app.answer(.wallet(.copied(.expiry, .refusedOverSSH)))
    app.press(.character("c"))
    #expect(copied(app) == [.number, .number, .expiry, .expiry])
  }

  @Test(
    "while a number is shown and copied both countdowns are told",
    arguments: [
      Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
    ]
  )
  func countdowns(size: Size) throws {
    var app = try open()
    app.tell(.event(.resized(size)))
    app.press(.character("r"))
    app.pass(.seconds(1))
    app.press(.character("c"))
    app.answer(.wallet(.copied(.number, .copied)))
    app.pass(.seconds(2))
    let heading = app.lines[0]
    #expect(heading.contains("7 s") && heading.contains("13 s"), "\(heading)")
  }

  /// The result of a copy, and the words for it.
  static let words: [(result: CopyResult, words: String)] = [
    (.copied, "✓ Card number: copied. Cleared in 15 seconds."),
    (.inTmux(handedOn: false), "✓ Card number: copied to tmux. Cleared in 15 seconds."),
    (.sentToTerminal, "✓ Card number: sent to the terminal, which can't confirm it."),
    (.failed, "✗ Card number: not copied. Try again."),
    (.refusedOverSSH, "✗ Card number: not copied. Turn on copying over ssh"),
  ]

  @Test("says what is known and no more", arguments: words)
  func says(row: (result: CopyResult, words: String)) throws {
    var app = try open()
    app.press(.character("c"))
    app.answer(.wallet(.copied(.number, row.result)))
    #expect(app.shows(row.words))
  }

  @Test("is taken back after its time, and the screen says how that went")
  func clears() throws {
    var app = try open()
    app.answer(.wallet(.copied(.number, .copied)))
    let due = app.now.advanced(by: .seconds(15))
    // A tick for each second that is counted, the last of which is the end.
    for left in stride(from: 15, to: 0, by: -1) {
      #expect(app.shows("Card number: copied for \(Wording()(.seconds(left)))"))
      let next = try #require(app.model.nextDeadline(after: app.now))
      #expect(next == due.advanced(by: .seconds(1 - left)))
      app.pass(app.now.duration(to: next) - .milliseconds(1))
      #expect(!clearsClipboard(app))
      app.pass(.milliseconds(1))
    }
    #expect(app.now == due && !app.shows("copied for"))
    #expect(clearsClipboard(app))
    app.answer(.wallet(.clipboardCleared(.notOurs)))
    #expect(app.shows("not cleared, as something else was copied"))
  }

  @Test("stays until the lock where no time is set, and never when nothing was copied")
  func noTime() throws {
    var app = try open(
      preferences: Preferences().with(\.idleLimit, nil).with(\.clipboardLimit, nil)
    )
    app.answer(.wallet(.copied(.number, .copied)))
    #expect(app.shows("Cleared when Cardcase locks."))
    app.pass(.seconds(3_600))
    #expect(!clearsClipboard(app))
    var failed = try open()
    failed.answer(.wallet(.copied(.number, .failed)))
    failed.pass(.seconds(20))
    #expect(!clearsClipboard(failed))
  }

  private func clearsClipboard(_ app: ModelHarness) -> Bool {
    app.effects.contains { if case .wallet(.clearClipboard) = $0 { true } else { false } }
  }
}
