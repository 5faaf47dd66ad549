import Flashcards
import Locking
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

// What a screen is has to tell itself in lines, or it does not compile; here it is made sure of that
// none of them is told in a way that leaves one without knowing what to type.
@Suite("Every screen in line mode")
struct LineModeScreensTests {
  /// The lines that lead to each of them from the main menu, over a deck or over the wallet.
  private static let overDecks: [[String]] = [
    [], ["2"], ["2", "a"], ["2", "1", "8"], ["2", "1", "8", "28"], ["2", "1", "1"],
    ["2", "1", "2"],
    ["2", "1", "3"], ["2", "1", "3", "1", "more"], ["2", "1", "3", "1", "6"], ["2", "1", "4"],
    ["2", "1", "5"], ["2", "1", "9"],
    ["2", "1", "10"], ["2", "1", "11"], ["3"],
    ["3", "4"], ["3", "5"], ["3", "6"], ["go"], ["go e"], ["go qqqq"],
  ]
  private static let overCards: [[String]] = [
    ["1"], ["1", "1"], ["1", "a"], ["1", "i"], ["1", "x"],
  ]

  private func told() throws -> [(kind: String, story: LineModeDriver)] {
    var all: [(String, LineModeDriver)] = []
    for (paths, hasDecks) in [(Self.overDecks, true), (Self.overCards, false)] {
      for path in paths {
        var story = try LineModeDriver.opened(hasDecks ? StudyVault() : nil)
        for line in path { try story.type(line) }
        all.append((try kind(story), story))
      }
    }
    var help = try LineModeDriver.opened()
    help.tell(.event(.key(.function(1))))
    all.append((try kind(help), help))
    var changes = try LineModeDriver.opened()
    changes.interface.fillUndoLog()
    changes.interface.open(UndoListScreen())
    changes.tell(.event(.deadline))
    all.append((try kind(changes), changes))
    try changes.type("1")
    all.append((try kind(changes), changes))
    var deletion = try LineModeDriver.opened()
    deletion.interface.open(CardDeletionScreen(of: [1]))
    deletion.tell(.event(.deadline))
    all.append((try kind(deletion), deletion))
    var notice = try LineModeDriver()
    try notice.interface.unlock(.sample, notices: [.sessionLost])
    notice.tell(.event(.deadline))
    all.append((try kind(notice), notice))
    for name in ["devices", "setting devices up", "invitation", "removal of a device"]
      + ["conflicts of devices", "conflict of devices", "all conflicts of devices"]
      + ["card in the letterbox"]
      + ["study that waits for decks that can't be read", "replacing", "type change", "duplicates"]
      + ["note types", "gallery of note types", "note type", "template"]
      + ["filtered deck", "custom study", "load of a deck", "exam of a deck", "simulation"]
      + ["picture", "occlusions", "place of an occlusion", "check of media"]
    {
      let story = try LineModeDriver(over: ScreenState.named(name).make())
      all.append((try kind(story), story))
    }
    var recovery = try LineModeDriver()
    let key = try RecoveryKey(random: SystemRandom())
    try recovery.unlock(VaultSnapshot(passcodeKind: .digits4, recoveryKey: key, recoveryGroup: 2))
    all.append((try kind(recovery), recovery))
    return all
  }

  private func kind(_ story: LineModeDriver) throws -> String {
    let model = story.interface.model
    guard case .open(let vault) = model.phase, let window = model.stack.keyWindow else {
      throw LineModeScreensTests.Locked()
    }
    return try ScreenRegistry.kind(of: #require(vault.session.value[window])).name
  }

  private struct Locked: Error {}

  /// The actions that lines can bring about in a scene.
  private func actions(_ scene: LineModeScene<AnyScreenAction>) -> [AnyScreenAction] {
    let typed: [AnyScreenAction] =
      switch scene.entry {
      case .text(let clearing, let submitting, let breaking):
        clearing + submitting + (breaking.map { [$0] } ?? [])
      case .hidden(_, let clearing, let submitting): clearing + submitting
      case .choice, .none: []
      }
    return scene.choices.flatMap(\.reaction.actions) + (scene.onEmpty?.actions ?? []) + typed
  }

  /// True if there is a key in a value, however deep.
  private func holdsKey(_ value: Any) -> Bool {
    value is Key || Mirror(reflecting: value).children.contains { holdsKey($0.value) }
  }

  @Test("no choice holds a key, so that keys bound to something else change nothing")
  func keys() throws {
    #expect(holdsKey(ScreenInput.action(Key.enter)) && !holdsKey(ScreenInput.action(1)))
    for (kind, story) in try told() {
      #expect(!holdsKey(story.scene), "\(kind)")
    }
    for kind: PasscodeKind? in PasscodeKind.allCases + [nil] {
      #expect(!holdsKey(try LineModeDriver(kind: kind).scene))
    }
  }

  @Test("a choice has actions of its own screen, each of which means something there")
  func ownActions() throws {
    for (kind, story) in try told() {
      let model = story.interface.model
      guard model.isOpen, let window = model.stack.keyWindow else {
        throw LineModeScreensTests.Locked()
      }
      let actions = actions(story.scene)
      #expect(!actions.isEmpty, "\(kind)")
      for action in actions {
        var model = model
        #expect(
          model.dispatch(.input(.action(action)), to: window) != nil,
          "\(kind): \(action)"
        )
      }
    }
  }

  @Test("a line does nothing once a lock or another window has come between")
  func discarded() throws {
    var story = try LineModeDriver.opened(StudyVault())
    let command = try story.command(for: "2")
    var covered = story
    covered.tell(.notice(.sessionLost))
    covered.tell(.line(command))
    #expect(try kind(covered) == "notice")
    story.tell(.event(.key(.control("l"))))
    let count = story.interface.effects.count
    story.tell(.line(command))
    #expect(!story.interface.model.isOpen && story.interface.effects.count == count)
    try story.unlock()
    story.tell(.line(command))
    #expect(try kind(story) == "home")
    try story.type("2")
    #expect(try kind(story) == "flashcards")
  }

  @Test("every line shows that somebody is there, one that means nothing too")
  func sign() throws {
    var story = try LineModeDriver.opened(StudyVault())
    for line in ["?", "zzz", "", "r"] {
      story.pass(.seconds(100))
      try story.type(line)
    }
    #expect(story.interface.model.isOpen)
    story.pass(.seconds(120))
    #expect(!story.interface.model.isOpen)
  }

  @Test("says something, asks for something, and answers ? with a way back")
  func all() throws {
    let told = try told()
    #expect(Set(told.map(\.kind)) == Set(ScreenRegistry.kinds.map(\.name)))
    for (kind, first) in told {
      var story = first
      #expect(story.prompt.hasSuffix(" "), "\(kind): \(story.prompt)")
      try story.type("/?")
      if story.heard("Not a choice") { try story.type("?") }
      let words = story.said.map { String($0.prefix { $0 != ":" }) }
      let plain = words.map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
      #expect(Set(words).count == words.count, "\(kind) has two choices of one name: \(words)")
      #expect(Set(plain).isSuperset(of: ["help", "again", "lock", "quit"]), "\(kind): \(words)")
      #expect(kind == "home" || plain.contains("q"), "\(kind) has no way back: \(words)")
    }
  }

  @Test("an empty line where something has to be typed says how to hear the choices")
  func empty() throws {
    var story = try LineModeDriver.opened(StudyVault([]))
    try story.type("")
    #expect(story.heard("1: Wallet") && story.heard("quit: Quit"))
    #expect(story.prompt == "Enter for help, or a choice: ")
    try story.type("2", "a", "")
    #expect(story.said == ["Type help for the choices."] && story.prompt == "New deck: ")
  }
}
