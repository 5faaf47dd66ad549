import Devices
import Locking
import Secrets
import TestSupport
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import DevicesUI
@testable import Screens

@Suite("The steps to devices that are in step")
struct DeviceStepsTests {
  private func asked(_ app: ModelHarness) -> [DeviceEffect] {
    app.effects.compactMap { if case .devices(let effect) = $0 { effect } else { nil } }
  }

  private func joining() throws -> ModelHarness {
    var app = try ScreenState.named("setting devices up").make()
    app.open(DeviceSetupScreen(.joining))
    return app
  }

  @Test("the page of a device in no group says what syncing does, and what to do on which device")
  func page() throws {
    let app = try ScreenState.named("devices, none").make()
    for words in [
      "Sync your cards between devices", "\"Set up the first device\", then \"Invite a device\"",
      "Other devices: choose \"Connect to another device\" and type the key shown.",
      "All devices lost: choose \"Restore from sync\" and type a recovery key.",
    ] {
      #expect(app.shows(words), "\(words)\(app)")
    }
    let small = try ScreenState.named("devices, none")
      .make(Surroundings(size: Size(width: 40, height: 12)))
    for words in ["Sync your cards", "› Connect to", "  Set up the first", "  Restore from sync"] {
      #expect(small.shows(words), "\(words)\(small)")
    }
    #expect(!small.shows("First device"))
  }

  @Test("line mode says the same")
  func spokenPage() throws {
    var story = try LineModeDriver(over: ScreenState.named("devices, none").make())
    try story.type("again")
    #expect(story.heard("Sync your cards between devices"))
    #expect(story.heard("\"Set up the first device\", then \"Invite a device\""))
    #expect(story.heard("\"Restore from sync\" and type a recovery key"))
  }

  @Test("each step says its number and how many there are, also on a small screen")
  func counted() throws {
    var app = try joining()
    func isAt(_ step: Int, of count: Int) -> Bool {
      [80, 40].allSatisfy { width in
        app.tell(.event(.resized(Size(width: width, height: 24))))
        return app.lines[0].hasSuffix("Step \(step) of \(count)")
      }
    }
    #expect(isAt(1, of: 5), "\(app)")
    app.press(.enter)
    #expect(isAt(2, of: 5))
    app.typeFolder("/srv/cards")
    #expect(isAt(2, of: 5) && app.shows("Checking the remote"))
    app.answer(.devices(.checked))
    #expect(isAt(3, of: 5))
    app.type("tablet")
    app.press(.enter, .enter)
    #expect(isAt(5, of: 5) && app.shows("Connect to another device"))
    app.press(.escape)
    #expect(isAt(4, of: 5))
    app = try ScreenState.named("bringing a group back").make()
    #expect(isAt(4, of: 4))
    app = try ScreenState.named("another remote").make()
    #expect(isAt(1, of: 2))
  }

  @Test("line mode says the number with the question, and with what is wrong")
  func spokenCount() throws {
    var story = try LineModeDriver(over: joining())
    try story.type("again")
    #expect(story.heard("Step 1 of 5: Where should your devices sync?"))
    try story.type("1")
    #expect(story.heard("Step 2 of 5: Full path of the folder"))
    try story.type("Sync")
    #expect(story.heard("Step 2 of 5: Type the full path"))
  }

  /// What can go wrong with the key of a device that joins, and the words about it.
  static let faults: [(failure: DeviceFailure, words: String)] = [
    (.problem(.unreachable(reason: "no route to host")), "no route to host"),
    (.problem(.tooSlow), "did not answer in time"), (.wrongKey, "Wrong key"),
    (.notAdmitted, "The invitation has ended"),
  ]

  @Test("a fault is told at its step, with the key still typed", arguments: faults)
  func fault(row: (failure: DeviceFailure, words: String)) throws {
    var app = try joining()
    try app.typeOneTimeKey()
    app.answer(.devices(.failed(row.failure)))
    #expect(app.lines[0].hasSuffix("Step 5 of 5") && app.shows(row.words), "\(app)")
    let before = asked(app).count
    app.press(.enter)
    guard case .join(_, let key) = asked(app).last, asked(app).count == before + 1 else {
      Issue.record("the key was not there any more\(app.testDescription)")
      return
    }
    #expect(key == (try PairingKey.sample.key))
  }

  @Test("a key that was refused can be mended, and is gone with the lock")
  func mending() throws {
    var app = try joining()
    try app.typeOneTimeKey()
    app.answer(.devices(.failed(.wrongKey)))
    let before = asked(app).count
    app.press(.backspace)
    #expect(!app.shows("Wrong key"))
    app.press(.enter)
    #expect(asked(app).count == before && app.shows("✗"))
    app.press(.control("l"))
    try app.unlock()
    app.press(.enter)
    #expect(asked(app).filter { if case .join = $0 { true } else { false } }.count == 1)
  }

  @Test("in line mode Enter sends the key again where it was not at fault")
  func spokenAgain() throws {
    func joins(after failure: DeviceFailure) throws -> Int {
      var app = try joining()
      try app.typeOneTimeKey()
      var story = LineModeDriver(over: app)
      story.answer(.devices(.failed(failure)))
      try story.type("")
      return asked(story.interface).filter { if case .join = $0 { true } else { false } }.count
    }
    #expect(try joins(after: .problem(.tooSlow)) == 2)
    #expect(try joins(after: .wrongKey) == 1)
  }

  @Test("an invitation has two steps, and what went wrong stays on it")
  func invitation() throws {
    // The state of an invitation is a second older.
    var app = try ScreenState.named("devices").make()
    try app.invite()
    #expect(app.lines[0].hasSuffix("Step 1 of 2  Time left: 15:00"), "\(app)")
    app.tell(.event(.resized(Size(width: 40, height: 24))))
    #expect(app.lines[0].hasSuffix("Step 1 of 2  15:00"), "\(app)")
    var failed = app
    app.answer(.devices(.asked(device: "tablet")))
    #expect(app.lines[0].hasSuffix("Step 2 of 2") && app.shows("tablet typed the key"))
    failed.answer(.devices(.failed(.problem(.tooSlow))))
    failed.press(.down)
    let told = failed.lines.joined(separator: " ")
    #expect(failed.lines[0].hasSuffix("Step 1 of 2") && told.contains("✗"), "\(failed)")
    #expect(told.contains("the remote"))
    failed.press(.enter)
    guard case .invite = asked(failed).last else {
      Issue.record("no other key was asked for")
      return
    }
    #expect(!failed.shows("✗"))
  }
}
