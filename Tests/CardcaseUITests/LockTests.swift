import Flashcards
import Locking
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The lock over the interface")
struct LockTests {
  private func opened(at name: String = "home") throws -> ModelHarness {
    try ScreenState.named(name).make()
  }

  @Test("the program starts locked, and nothing but unsealing opens it")
  func startsLocked() throws {
    var app = try ModelHarness()
    #expect(!app.model.isOpen)
    #expect(app.shows("Cardcase is locked"))
    for key: Key in [.enter, .escape, .control("l"), .function(1), .character("q"), .tab] {
      app.press(key)
      #expect(!app.model.isOpen)
    }
    try app.unlock()
    #expect(app.model.isOpen)
    #expect(app.shows("Wallet"))
  }

  @Test("after a lock everything is as it was, the caret too", arguments: ScreenState.open)
  func comesBack(state: ScreenState) throws {
    var app = try state.make()
    let before = app
    app.press(.control("l"))
    #expect(app.shows("Cardcase is locked"))
    try state.unlock(&app)
    #expect(try app.frontKind == state.kind)
    guard state.losesAtLock == nil else { return }
    #expect(app.screen.lines == before.screen.lines)
    #expect(app.screen.cursor == before.screen.cursor)
  }

  @Test("a lock takes for good what it is said to take", arguments: ScreenState.open)
  func takes(state: ScreenState) throws {
    guard state.losesAtLock != nil else { return }
    var app = try state.make()
    let before = app
    app.press(.control("l"))
    try state.unlock(&app)
    #expect(app.lines != before.lines, "nothing was lost\(app.testDescription)")
  }

  @Test(
    "under the lock no other window is drawn, nor has anything to draw",
    arguments: ScreenState.open
  )
  func nothingUnderneath(state: ScreenState) throws {
    var app = try state.make()
    app.press(.control("l"))
    #expect(app.model.stack.drawn.map(\.level) == [.lock])
    for window in app.model.stack.windows where window.level != .lock {
      var canvas = Canvas(size: window.frame.size)
      app.model.draw(window.id, into: &canvas, at: app.now)
      #expect(canvas.lines.allSatisfy { $0.allSatisfy { $0 == " " } })
    }
  }

  @Test("Ctrl-Z seals before it stops, wherever one is", arguments: ScreenState.open)
  func suspends(state: ScreenState) throws {
    var app = try state.make()
    app.press(.control("z"))
    guard case .system(.seal) = app.effects.dropLast().last,
      case .system(.suspend) = app.effects.last
    else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(app.shows("Cardcase is locked"))
  }

  @Test("a dialog that is raised under the lock is there after it, and not before")
  func dialogUnderLock() throws {
    var app = try opened()
    app.press(.control("l"))
    let locked = app.lines
    app.tell(.notice(.rehearsal("an answer from afar")))
    #expect(app.lines == locked)
    app.press(.escape, .enter)
    try app.unlock()
    #expect(app.shows("an answer from afar"))
    app.press(.enter)
    #expect(!app.shows("an answer from afar"))
    #expect(app.shows("Wallet"))
  }

  @Test("a passcode verified in an older epoch opens nothing")
  func staleVerdict() throws {
    var app = try opened()
    app.press(.control("l"))
    app.type("5566")
    let old = app.model.epoch
    app.tell(.event(.stopRequested))
    app.answer(
      .system(
        .opened(
          try app.unseal(app.sealed ?? Session()),
          .sample,
          Preferences(),
          notices: []
        )
      ),
      epoch: old
    )
    #expect(!app.model.isOpen)
    guard case .lock(.dropKey) = app.effects.last else {
      Issue.record("the key was kept: \(app.effects)")
      return
    }
    app.answer(.lock(.refused(.wrong)), epoch: old)
    #expect(!app.shows("Wrong passcode"))
  }

  // swaylock fc6fbc9: what arrived after the success was handled still.
  @Test("Ctrl-L while a passcode is checked locks anew: the verdict opens nothing")
  func lockedWhileChecking() throws {
    var app = try ModelHarness()
    app.press(.control("l"))
    #expect(app.model.epoch == 0)
    app.type("5566")
    guard case .lock(.unlock) = app.effects.last, let epoch = app.requests.last?.effectID.epoch
    else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(app.shows("Checking"))
    app.press(.control("l"))
    #expect(!app.shows("Checking"))
    #expect(app.shows("○ ○ ○ ○"))
    #expect(app.model.epoch > epoch)
    let session = try app.unseal(Session())
    app.answer(.system(.opened(session, .sample, Preferences(), notices: [])), epoch: epoch)
    app.answer(.lock(.refused(.wrong)), epoch: epoch)
    #expect(!app.model.isOpen)
    #expect(app.shows("○ ○ ○ ○"))
    #expect(!app.shows("Wrong"))
  }

  @Test("a passcode that is verified only after the idle time opens nothing that is seen")
  func verifiedAfterSleep() throws {
    var app = try ModelHarness()
    app.type("5566")
    guard case .lock(.unlock) = app.effects.last, let epoch = app.requests.last?.effectID.epoch
    else {
      Issue.record("\(app.effects)")
      return
    }
    app.now = app.now.advanced(by: .seconds(12 * 3600))
    let session = try app.unseal(Session())
    app.answer(.system(.opened(session, .sample, Preferences(), notices: [])), epoch: epoch)
    #expect(!app.model.isOpen)
    #expect(app.shows("○ ○ ○ ○"))
    guard case .system(.seal) = app.effects.last else {
      Issue.record("The session was dropped: \(app.effects)")
      return
    }
    try app.unlock()
    #expect(app.model.isOpen)
  }

  @Test("after the right verdict nothing that comes late changes what is open")
  func lateVerdicts() throws {
    var app = try opened(at: "card")
    let before = app.screen
    let epoch = app.model.epoch
    for refusal in [LockFlow.Refusal.wrong, .damaged, .notEnoughMemory] {
      app.answer(.lock(.refused(refusal)), epoch: epoch)
    }
    app.answer(.lock(.postponed), epoch: epoch)
    let second = try app.unseal(Session())
    app.answer(.system(.opened(second, .sample, Preferences(), notices: [])), epoch: epoch)
    #expect(app.model.isOpen)
    #expect(app.screen.lines == before.lines)
  }

  // A grace period would have to keep the key: locking destroys it, so there is none.
  @Test("however short the stop was, the passcode is asked for")
  func noGrace() throws {
    var app = try opened()
    app.tell(.event(.stopRequested))
    app.tell(.event(.continued))
    #expect(!app.model.isOpen)
    #expect(app.shows("Enter your passcode"))
    app.press(.enter, .escape)
    #expect(!app.model.isOpen)
  }

  // xsecurelock discards the first key, as its screen is blank; here one sees where one types.
  @Test("after an idle lock the first key counts")
  func firstKey() throws {
    var app = try opened()
    app.pass(.seconds(120))
    #expect(!app.model.isOpen)
    app.type("5")
    #expect(app.shows("● ○ ○ ○"))
  }

  @Test("the lock comes up when idle, at the time set, and a key that comes then does nothing")
  func idle() throws {
    var app = try ModelHarness()
    try app.unlock()
    #expect(app.model.nextDeadline(after: app.now) == app.now.advanced(by: .seconds(120)))
    app.now = app.now.advanced(by: .seconds(119))
    app.press(.down)
    app.now = app.now.advanced(by: .seconds(120))
    app.press(.enter)
    #expect(!app.model.isOpen)
    try app.unlock()
    #expect(app.shows("w Wallet"))
    #expect(!app.shows("No decks"))
  }

  @Test("a key that comes on another day does nothing either, be it by minutes or by a night")
  func overMidnight() throws {
    for (start, sleep) in [(11 * 3600 + 3540, 120), (0, 12 * 3600 + 3600), (0, 40 * 86_400)] {
      var app = try ModelHarness()
      app.wall.time = app.wall.time.advanced(byMilliseconds: Int64(start) * 1_000)
      try app.unlock()
      app.now = app.now.advanced(by: .seconds(sleep))
      app.press(.character("5"))
      #expect(!app.model.isOpen)
      #expect(app.shows("○ ○ ○ ○"))
    }
  }

  @Test("the rest of a paste that a lock has come between is discarded")
  func latePaste() throws {
    func paste(_ app: inout ModelHarness, isLate: Bool) throws {
      try app.unlock()
      if isLate { app.now = app.now.advanced(by: .seconds(120)) }
      app.tell(.event(.pasteBegan))
      if !isLate { app.press(.control("l")) }
      "55".unicodeScalars.forEach { app.tell(.event(.pasted($0))) }
      app.tell(.event(.pasteEnded))
    }
    for isLate in [true, false] {
      var app = try ModelHarness()
      try paste(&app, isLate: isLate)
      #expect(app.shows("○ ○ ○ ○"))
      app.tell(.event(.pasteBegan))
      "55".unicodeScalars.forEach { app.tell(.event(.pasted($0))) }
      app.tell(.event(.pasteEnded))
      #expect(app.shows("● ● ○ ○"))
    }
  }

  @Test("only keys count as activity: focus, size and passing time do not")
  func notActivity() throws {
    var app = try opened()
    for event: Event in [.focused(true), .resized(Size(width: 90, height: 30)), .woken, .deadline] {
      app.now = app.now.advanced(by: .seconds(29))
      app.tell(.event(event))
    }
    #expect(app.model.isOpen)
    app.pass(.seconds(4))
    #expect(!app.model.isOpen)
  }

  @Test("where it is set to never, no time locks it")
  func neverIdle() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.idleLimit, nil))
    try app.unlock()
    #expect(app.model.nextDeadline(after: app.now) == nil)
    app.pass(.seconds(1_000_000))
    #expect(app.model.isOpen)
  }

  @Test("after the session limit it locks though keys were pressed all the time, and keeps all")
  func sessionLimit() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.sessionLimit, .seconds(900)))
    try app.unlock()
    app.press(.down)
    for _ in 0..<15 {
      app.now = app.now.advanced(by: .seconds(59))
      app.press(.left)
    }
    #expect(app.model.isOpen)
    #expect(app.model.nextDeadline(after: app.now) == app.now.advanced(by: .seconds(15)))
    app.pass(.seconds(15))
    #expect(!app.model.isOpen)
    try app.unlock()
    #expect(app.shows("› Capitals"))
  }

  @Test("losing the focus locks only where that is set")
  func focus() throws {
    for locks in [false, true] {
      var app = try ModelHarness(preferences: Preferences().with(\.locksOnFocusLoss, locks))
      try app.unlock()
      app.tell(.event(.focused(true)))
      #expect(app.model.isOpen)
      app.tell(.event(.focused(false)))
      #expect(app.model.isOpen == !locks)
    }
  }

  @Test("a stop from outside that is over locks, and draws all anew")
  func continued() throws {
    var app = try opened()
    app.tell(.event(.continued))
    #expect(!app.model.isOpen)
    guard case .system(.repaint) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
  }

  @Test("what is typed at the lock is forgotten by the next lock")
  func relock() throws {
    var app = try ModelHarness()
    app.type("55")
    #expect(app.shows("● ● ○ ○"))
    app.tell(.event(.stopRequested))
    #expect(app.shows("○ ○ ○ ○"))
  }

  @Test("before there is a vault, a stop forgets what was typed and leads back to the first step")
  func setupSuspended() throws {
    var app = try ModelHarness(kind: nil)
    app.press(.enter)
    app.type("123456123")
    app.press(.control("z"))
    #expect(app.shows("Welcome to Cardcase"))
    #expect(app.shows("Passphrase"))
  }

  @Test("a stop while the recovered key waits for its new passcode drops that key")
  func recoveredSuspended() throws {
    var app = try ModelHarness()
    app.press(.function(2), .enter)
    app.answer(.lock(.recovered))
    #expect(app.shows("Change passcode"))
    app.press(.control("z"))
    #expect(app.effects.contains { if case .lock(.dropKey) = $0 { true } else { false } })
    #expect(app.shows("Cardcase is locked"))
  }

  @Test("a number that was shown is hidden again after a lock")
  func hidesNumber() throws {
    var app = try opened(at: "wallet that keeps nothing")
    app.press(.enter, .character("r"))
    #expect(app.shows("4111 1111 1111 1111"))
    app.press(.control("l"))
    try app.unlock()
    #expect(app.shows("•••• •••• •••• 1111"))
  }

  @Test("the lock says nothing of what it covers", arguments: ScreenState.open)
  func revealsNothing(state: ScreenState) throws {
    var fresh = try state.start()
    fresh.press(.control("l"))
    var app = try state.make()
    app.press(.control("l"))
    #expect(app.lines == fresh.lines)
  }

  @Test("a session that another process kept is there again, in windows of this one")
  func restart() throws {
    var first = try opened(at: "card")
    first.tell(.notice(.rehearsal("a dialog")))
    let before = first.screen
    first.press(.control("l"))
    var second = try ModelHarness()
    second.tell(.notice(.rehearsal("a later dialog")))
    second.sealed = first.sealed
    try second.unlock()
    #expect(second.shows("a later dialog"))
    second.press(.enter)
    #expect(second.screen.lines == before.lines)
    #expect(second.screen.cursor == before.cursor)
    second.press(.enter, .escape, .escape)
    #expect(second.shows("w Wallet"))
    #expect(second.model.stack.windows.map(\.level) == [.normal, .statusBar])
  }

  @Test("a message that comes while another is read waits until that is closed, across a lock too")
  func laterMessage() throws {
    var app = try opened()
    app.tell(.notice(.rehearsal("the first message")))
    app.tell(.notice(.rehearsal("the second message")))
    app.tell(.notice(.rehearsal("the third message")))
    #expect(app.shows("the first message"))
    app.press(.control("l"))
    var second = try ModelHarness()
    second.sealed = app.sealed
    try second.unlock()
    #expect(second.shows("the first message"))
    second.press(.enter)
    #expect(second.shows("the second message") && !second.shows("the first message"))
    second.press(.enter)
    #expect(second.shows("the third message") && !second.shows("the second message"))
    second.press(.enter)
    #expect(!second.shows("message"))
    #expect(second.model.stack.windows.map(\.level) == [.normal, .statusBar])
  }

  @Test("an empty session gives way to the first screen, and what was lost is told")
  func lostSession() throws {
    var app = try opened(at: "card")
    app.press(.control("l"))
    app.sealed = Session()
    try app.unlock(notices: [.sessionLost])
    #expect(app.shows("The screens open before the lock"))
    app.press(.enter)
    #expect(app.shows("w Wallet"))
    #expect(app.model.stack.windows.map(\.level) == [.normal, .statusBar])
  }

  @Test("signals end the program covered and sealed")
  func terminated() throws {
    var app = try opened(at: "card")
    app.tell(.event(.terminated(signal: 15)))
    #expect(app.shows("Cardcase is locked"))
    guard case .system(.seal) = app.effects.dropLast().last,
      case .system(.quit(.signal(15))) = app.effects.last
    else {
      Issue.record("\(app.effects)")
      return
    }
  }
}
