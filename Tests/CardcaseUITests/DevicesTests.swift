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

@Suite("Devices that keep their cards in step")
struct DevicesTests {
  /// The effects on devices that were asked for, in order.
  private func asked(_ app: ModelHarness) -> [DeviceEffect] {
    app.effects.compactMap { if case .devices(let effect) = $0 { effect } else { nil } }
  }

  @Test("the list says when each was heard from, what waits and what is wrong")
  func list() throws {
    let wide = Surroundings(size: Size(width: 120, height: 40))
    let app = try ScreenState.named("devices").make(wide)
    for words in [
      "git:ssh://nas/srv/cards.git", "3 to send, 2 to receive", "today 11:50", "this device",
      "2026-07-13 11:50", "41-42 missing", "removed", "3 devices", "2 conflicts to resolve",
      "the clock of phone is 12 minutes off",
    ] {
      #expect(app.shows(words), "\(words)\(app.testDescription)")
    }
  }

  @Test("it is looked up when the list is opened, and again after a lock")
  func lookUp() throws {
    var app = try ScreenState.named("devices before they are looked up").make()
    guard case .load = asked(app).last else {
      Issue.record("nothing was looked up")
      return
    }
    app.answer(.devices(.loaded(.pair)))
    #expect(app.shows("phone"))
    app.press(.control("l"))
    try app.unlock()
    guard case .load = asked(app).last else {
      Issue.record("nothing was looked up again")
      return
    }
    #expect(asked(app).count == 2)
  }

  @Test("syncing shows how far it is, and Esc stops it")
  func sync() throws {
    var app = try ScreenState.named("devices that sync").make()
    #expect(app.shows("30%"))
    app.press(.escape)
    guard case .stop = asked(app).last else {
      Issue.record("nothing was stopped")
      return
    }
    #expect(app.shows("Stopping"))
    app.answer(.devices(.stopped))
    #expect(app.shows("Last seen"))
    app.press(.character("Y"))
    app.answer(
      .devices(
        .synced(
          .pair,
          SyncReport(
            sent: SyncCounts(answers: 3, notes: 1),
            received: SyncCounts(paymentCards: 1)
          )
        )
      )
    )
    #expect(app.shows("Sent: 3 answers, 1 note. Received: 1 payment card."))
    app.press(.character("Y"))
    let media = SyncCounts(media: 2, others: 1)
    app.answer(.devices(.synced(.pair, SyncReport(sent: SyncCounts(), received: media))))
    #expect(app.shows("Received: 2 media files, 1 change."))
    app.press(.character("Y"))
    app.answer(.devices(.synced(.pair, SyncReport(sent: SyncCounts(), received: SyncCounts()))))
    #expect(app.shows("nothing new"))
  }

  @Test("a device is removed only after a question, which says what it still has")
  func removal() throws {
    var app = try ScreenState.named("removal of a device").make()
    #expect(app.lines.joined(separator: " ").contains("keeps the cards it has"))
    let before = asked(app).count
    app.press(.enter)
    #expect(asked(app).count == before && app.shows("Last seen"))
    app.press(.character("d"), .down, .enter)
    guard case .remove(DeviceID(rawValue: "a2")) = asked(app).last else {
      Issue.record("nothing was removed")
      return
    }
    app.answer(.devices(.removed(device: "phone", .pair)))
    #expect(app.shows("Removed phone"))
  }

  @Test("of several devices of one name the focused one is removed, and the question says which")
  func namesakes() throws {
    var app = try ScreenState.named("removal of one of two namesakes").make()
    #expect(app.shows("Remove laptop (3)?"))
    app.press(.down, .enter)
    guard case .remove(DeviceID(rawValue: "a3")) = asked(app).last else {
      Issue.record("another one was removed")
      return
    }
  }

  @Test("the question names the device again after a lock")
  func lockedQuestion() throws {
    var app = try ScreenState.named("removal of one of two namesakes").make()
    app.press(.control("l"))
    try app.unlock()
    app.answer(.devices(.loaded(.namesakes)))
    #expect(app.shows("Remove laptop (3)?"), "\(app.testDescription)")
  }

  @Test("a device that goes on for another one says so, and since when")
  func replacement() throws {
    let wide = Surroundings(size: Size(width: 120, height: 40))
    let app = try ScreenState.named("devices of one name").make(wide)
    #expect(app.shows("today 11:50, replaces laptop (1)"), "\(app.testDescription)")
    #expect(app.shows("laptop (3) replaces laptop (1). Remove laptop (1)"))
  }

  @Test("this device and removed ones can't be removed, and no key says so")
  func notRemovable() throws {
    var app = try ScreenState.named("devices").make()
    func offersRemoval() -> Bool { app.hints.contains { $0.name == "delete" } }
    #expect(!offersRemoval())
    app.press(.down)
    #expect(offersRemoval())
    app.press(.character("G"))
    #expect(!offersRemoval())
  }

  @Test("a group is set up with the answers of the form")
  func founding() throws {
    var app = try ScreenState.named("setting devices up").make()
    app.press(.down, .enter)
    app.type("ssh://nas/srv/cards.gti")
    app.press(.enter)
    guard case .check("git:ssh://nas/srv/cards.gti", withGroup: false) = asked(app).last else {
      Issue.record("nothing was looked at\(app.testDescription)")
      return
    }
    app.answer(.devices(.failed(.problem(.unreachable(reason: "no such repository")))))
    #expect(app.shows("no such repository") && app.shows("cards.gti"))
    app.press(.backspace, .backspace)
    app.type("it")
    app.press(.enter)
    app.answer(.devices(.checked))
    app.press(.enter)
    #expect(app.shows("Use a device name of 1 to 40 characters"))
    app.type("laptop")
    app.press(.enter, .down, .enter)
    #expect(app.shows("Enter skips this"))
    app.press(.enter)
    guard case .found(let setup, recoveryKey: nil) = asked(app).last else {
      Issue.record("nothing was set up\(app.testDescription)")
      return
    }
    #expect(
      setup
        == DeviceSetup(remote: "git:ssh://nas/srv/cards.git", name: "laptop", share: .flashcards)
    )
    app.answer(.devices(.failed(.remote(.transport))))
    #expect(app.shows("The address may not begin with a hyphen or start a program."))
    app.press(.enter)
    app.answer(.devices(.checked))
    app.press(.enter, .enter)
    try app.typeSampleKey()
    app.press(.enter)
    guard case .found(_, recoveryKey: let typed?) = asked(app).last else {
      Issue.record("the recovery key was not handed on\(app.testDescription)")
      return
    }
    #expect(typed == (try PairingKey.sample.key))
    app.answer(.devices(.failed(.otherRecoveryKey)))
    #expect(app.shows("Wrong recovery key."))
    app.press(.enter)
    app.answer(.devices(.founded(.pair)))
    #expect(app.shows("Group created at folder:/home/ada/Sync/cards") && app.shows("Last seen"))
  }

  @Test("joining hands on the key that was typed, and goes back to what was refused")
  func joining() throws {
    var app = try ScreenState.named("setting devices up").make()
    app.open(DeviceSetupScreen(.joining))
    try app.typeOneTimeKey()
    guard case .join(let setup, let key) = asked(app).last else {
      Issue.record("nothing was joined\(app.testDescription)")
      return
    }
    #expect(setup.remote == "folder:/home/ada/Sync/cards" && setup.name == "tablet")
    #expect(key == (try PairingKey.sample.key))
    app.answer(.devices(.failed(.name("tablet"))))
    #expect(app.shows("Use a device name"))
    #expect(app.shows("tablet"))
  }

  @Test("what lost devices had is brought back with a recovery key, without asking what was shared")
  func restoring() throws {
    var app = try ScreenState.named("bringing a group back").make()
    #expect(app.shows("as you wrote it down"))
    try app.typeSampleKey()
    app.press(.enter)
    guard case .restore(let setup, let key) = asked(app).last else {
      Issue.record("nothing was brought back\(app.testDescription)")
      return
    }
    #expect(setup.remote == "folder:/home/ada/Sync/cards" && setup.name == "tablet")
    #expect(key == (try PairingKey.sample.key))
    app.answer(.devices(.failed(.nothingToRecover)))
    #expect(app.shows("The remote has nothing for this recovery key"))
    app.answer(.devices(.restored(.pair)))
    #expect(app.shows("Restored as") && app.shows("Last seen"))
  }

  @Test(
    "another remote is all that is asked for, and one of another group is told where it was typed"
  )
  func moving() throws {
    var app = try ScreenState.named("another remote").make()
    app.press(.enter)
    app.typeFolder("/srv/cards")
    guard case .move("folder:/srv/cards") = asked(app).last else {
      Issue.record("nothing was moved\(app.testDescription)")
      return
    }
    app.answer(.devices(.failed(.problem(.otherGroup))))
    #expect(app.shows("the files of another group") && app.shows("/srv/cards"))
    app.press(.enter)
    app.answer(.system(.listed(FileListing(path: "/srv/cards/"))))
    app.answer(.devices(.moved(.pair)))
    #expect(app.shows("now syncs at") && app.shows("Last seen"))
  }

  @Test("verifying says that all is whole, or what is not")
  func verifying() throws {
    var app = try ScreenState.named("devices in step").make()
    app.press(.character("V"))
    guard case .verify = asked(app).last else {
      Issue.record("nothing was verified")
      return
    }
    app.answer(.devices(.verified(.pair, segments: 12)))
    #expect(app.shows("checked 12 files, no faults"))
    app.press(.character("V"))
    var group = DeviceGroup.pair
    group.problems = [.clockOff(device: "phone", minutes: 12)]
    app.answer(.devices(.verified(group, segments: 12)))
    #expect(app.shows("the clock of phone is 12 minutes off"))
  }

  @Test("the group's files are deleted only after a question, which names the remote")
  func destroying() throws {
    var app = try ScreenState.named("deletion of a group's files").make()
    #expect(app.shows("for all devices? This") && app.shows("can't be undone."))
    let before = asked(app).count
    app.press(.enter)
    #expect(asked(app).count == before && app.shows("Last seen"))
    app.press(.character("D"), .down, .enter)
    guard case .destroy = asked(app).last else {
      Issue.record("nothing was deleted")
      return
    }
    app.answer(.devices(.destroyed(remote: "folder:/home/ada/Sync/cards")))
    #expect(app.shows("Deleted the group's files"))
    #expect(app.shows("Connect to another device"))
  }

  @Test("a slip in the key is told before anything is sent")
  func slip() throws {
    var app = try ScreenState.named("one-time key, half typed").make()
    let before = asked(app).count
    app.press(.enter)
    #expect(asked(app).count == before)
    #expect(app.shows("✗"))
  }

  @Test("an invitation counts fifteen minutes down, and its key is gone with the lock")
  func invitation() throws {
    var app = try ScreenState.named("devices").make()
    try app.invite()
    #expect(app.shows("Time left: 15:00"))
    app.pass(.seconds(61))
    #expect(app.shows("Time left: 13:59"))
    app.press(.control("l"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.shows("The invitation has ended"))
    #expect(!app.shows("left"))
    app.press(.enter)
    guard case .invite = asked(app).last else {
      Issue.record("no other key was asked for")
      return
    }
  }

  @Test("the key stays in the data no longer than it is worth something")
  func keyIsDropped() throws {
    for reply: DeviceReply in [
      .inviteEnded, .stopped, .admitted(device: "tablet", .pair), .failed(.notAdmitted),
    ] {
      var app = try ScreenState.named("invitation").make()
      app.answer(.devices(reply))
      guard case .open(let vault) = app.model.phase else {
        Issue.record("locked")
        return
      }
      #expect(vault.snapshot.devices.invitation == nil)
    }
  }

  @Test("a conflict is settled with the version in focus, and is gone from the list")
  func conflict() throws {
    var app = try ScreenState.named("conflict of devices").make()
    #expect(app.shows("since 1868") && app.shows("current"))
    app.press(.right, .enter)
    guard case .settle(let id, version: 1) = asked(app).last else {
      Issue.record("nothing was settled")
      return
    }
    app.answer(.devices(.settled(id)))
    #expect(app.shows("Resolved 1 conflict.") && !app.shows("Tokyo") && app.shows("Capitals"))
  }

  /// A conflict of number, expiry and code, with the second version in focus.
  private func cardConflict(_ surroundings: Surroundings = Surroundings()) throws -> ModelHarness {
    var app = try ScreenState.named("conflict of devices").make(surroundings)
    app.press(.escape)
    app.answer(.devices(.conflicts([.card])))
    app.press(.enter, .right)
    return app
  }

  @Test("what a version hides is shown when asked for, for ten seconds and not beyond the focus")
  func revealing() throws {
    var app = try cardConflict()
    #expect(app.hints.contains { $0.name == "reveal" } && !app.shows("987"))
    func reveal() throws {
      app.press(.character("r"))
      guard case .reveal(DeviceConflict.card.id, version: 1) = asked(app).last else {
        Issue.record("nothing was asked for")
        return
      }
      app.answer(.devices(.revealed(DeviceConflict.card.id, version: 1, try DeviceConflict.parts)))
      #expect(app.shows("4111111111111111") && app.shows("987"), "\(app.testDescription)")
    }
    try reveal()
    app.pass(.seconds(10))
    #expect(!app.shows("987") && !app.shows("4111111111111111"))
    try reveal()
    app.press(.character("r"))
    #expect(!app.shows("987"))
    try reveal()
    app.press(.left)
    #expect(!app.shows("987"))
    app.press(.right)
    try reveal()
    app.tell(.event(.focused(false)))
    #expect(!app.shows("987"))
    try reveal()
    app.press(.control("l"))
    try app.unlock()
    #expect(!app.shows("987"))
    app = try ScreenState.named("conflict of devices").make()
    #expect(!app.hints.contains { $0.name == "reveal" })
    app = try cardConflict(Surroundings(size: Size(width: 40, height: 12)))
    app.press(.character("r"))
    app.answer(.devices(.revealed(DeviceConflict.card.id, version: 1, try DeviceConflict.parts)))
    let cursor = try #require(app.screen.cursor)
    #expect(app.screen.lines[cursor.y].contains("4111111111111111"), "\(app.testDescription)")
  }

  @Test("in line mode what a version hides is said after a warning, once")
  func lineModeRevealing() throws {
    var story = try LineModeDriver(over: cardConflict())
    let before = asked(story.interface).count
    try story.type("r2")
    #expect(story.heard("may keep what it shows") && asked(story.interface).count == before)
    try story.type("show")
    story.answer(
      .devices(.revealed(DeviceConflict.card.id, version: 1, try DeviceConflict.parts))
    )
    #expect(story.said.last == "Security code: 9 8 7", "\(story.said)")
    try story.type("again")
    #expect(Set(story.said) == ["Secrets are said only once. Show it again to hear it."])
  }

  @Test("a version too long for the screen is paged through")
  func long() throws {
    var app = try ScreenState.named("conflict of devices").make()
    app.answer(.devices(.conflicts([.long])))
    app.press(.escape)
    app.open(ConflictScreen(DeviceConflict.long.id))
    #expect(app.shows("word1 ") && !app.shows("word700"))
    for _ in 0..<20 { app.press(.pageDown) }
    #expect(app.shows("word700") && !app.shows("word1 "))
  }

  @Test("conflicts are listed anew after each round, as they may have got another version")
  func listedAnew() throws {
    var app = try ScreenState.named("conflicts of devices").make()
    app.tell(.reply(.devices(.changed(.several)), to: EffectID(epoch: app.model.epoch)))
    guard case .loadConflicts = asked(app).last else {
      Issue.record("they were not listed anew")
      return
    }
    #expect(app.shows("Tokyo"))
    app.answer(.devices(.conflicts([])))
    #expect(app.shows("No conflicts."))
  }

  @Test("versions stand side by side where there is room, and else one beneath the other")
  func sideBySide() throws {
    func rows(_ width: Int) throws -> [Int] {
      let size = Size(width: width, height: 24)
      let lines = try ScreenState.named("conflict of devices").make(Surroundings(size: size)).lines
      return ["laptop", "phone"].compactMap { name in
        lines.firstIndex { $0.contains(name) && $0.contains(", ") }
      }
    }
    let wide = try rows(80)
    let narrow = try rows(40)
    #expect(wide.count == 2 && wide[0] == wide[1])
    #expect(narrow.count == 2 && narrow[0] < narrow[1])
  }

  @Test("the status line tells what is newly wrong or waits for a decision, once")
  func news() throws {
    var app = try ScreenState.named("home").make()
    func told(_ group: DeviceGroup) -> Bool {
      app.press(.down)
      app.tell(.reply(.devices(.changed(group)), to: EffectID(epoch: app.model.epoch)))
      return app.model.message != nil
    }
    #expect(!told(.pair))
    var group = DeviceGroup.pair
    group.problems = [.clockOff(device: "phone", minutes: 12)]
    #expect(told(group) && app.shows("the clock of phone is 12 minutes off"))
    #expect(!told(group))
    group.conflicts = 1
    #expect(told(group) && app.shows("1 conflict to resolve"))
    #expect(!told(group))
    group.problems = []
    #expect(!told(group))
  }

  @Test("a first start offers joining, and a vault with something in it does not")
  func firstStart() throws {
    var app = try ScreenState.named("home of an empty vault").make()
    #expect(app.shows("Connect to another device"))
    app.press(.character("Y"))
    #expect(try app.frontKind == "device-setup")
    #expect(!(try ScreenState.named("home").make().shows("Connect to another device")))
  }

  @Test("in line mode a device is invited, and its key is said only once it is wanted")
  func lineMode() throws {
    var story = try LineModeDriver(over: ScreenState.named("devices").make())
    try story.type("i")
    let key = try PairingKey.sample
    story.answer(.devices(.inviting(key)))
    let first = (0..<RecoveryKey.groupLength).map {
      String(Unicode.Scalar(key.key.symbol(group: 0, position: $0)))
    }.joined(separator: " ")
    #expect(!story.heard(first))
    try story.type("show")
    #expect(story.heard("1: \(first)"))
    story.pass(.seconds(3))
    try story.type("")
    #expect(!story.heard(first) && story.said == ["Time left: 14 minutes and 57 seconds"])
    story.answer(.devices(.asked(device: "tablet")))
    #expect(story.heard("tablet typed the key"))
    story.answer(.devices(.admitted(device: "tablet", .several)))
    #expect(story.heard("tablet joined the group"))
  }

  @Test("a folder that is not there is told where it is typed")
  func mistypedFolder() throws {
    var app = try ScreenState.named("setting devices up").make()
    app.press(.enter)
    app.type("Sync")
    app.press(.enter)
    #expect(app.shows("Type the full path"))
    app.press(.control("u"))
    app.typeFolder("/home/ada/Snyc", problem: .missing)
    #expect(app.shows("✗ /home/ada/Snyc: there is no such") && app.shows("existing folder"))
    app.press(.control("u"))
    app.typeFolder("/home/ada/Sync")
    app.answer(.devices(.checked))
    #expect(app.shows("Name of this device") && !app.shows("existing folder"))
  }

  @Test("all conflicts are settled at once, with what shows or with what one device wrote")
  func settlingAll() throws {
    var app = try ScreenState.named("all conflicts of devices").make()
    app.press(.down, .enter)
    guard case .settleAll(by: nil) = asked(app).last else {
      Issue.record("nothing was settled")
      return
    }
    app.answer(.devices(.settledAll(2)))
    #expect(app.shows("Resolved 2 conflicts"))
    app = try ScreenState.named("all conflicts of devices").make()
    app.press(.down, .down, .down, .enter)
    guard case .settleAll(by: "phone") = asked(app).last else {
      Issue.record("another device's versions were chosen")
      return
    }
  }

  @Test("in line mode a group is joined")
  func lineModeJoin() throws {
    var story = try LineModeDriver(over: ScreenState.named("devices, none").make())
    try story.type("1", "1", "/srv/cards")
    story.answer(.system(.listed(FileListing(path: "/srv/cards/"))))
    story.answer(.devices(.checked))
    try story.type("tablet", "2")
    #expect(story.isHidden)
    try story.type("nonsense")
    #expect(asked(story.interface).count == 1)
  }

  @Test("line mode tells all of a set-up before the key that does it")
  func spokenSummary() throws {
    var story = LineModeDriver(over: try ScreenState.named("setting devices up").make())
    try story.type("2", "ssh://nas/srv/cards.git")
    story.answer(.devices(.checked))
    try story.type("laptop", "2")
    let said = ["Address: git:ssh://nas/srv/cards.git", "Device: laptop", "Syncs: flashcards"]
    #expect(said.allSatisfy { story.heard($0) }, "\(story)")
    #expect(asked(story.interface).count == 1)
    try story.type("")
    guard case .found = asked(story.interface).last else {
      Issue.record("nothing was set up: \(story)")
      return
    }
  }
}
