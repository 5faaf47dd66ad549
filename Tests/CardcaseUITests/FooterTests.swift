import Flashcards
import Locking
import PaymentCards
import Secrets
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

/// A screen in one of its states.
struct ScreenState: CustomTestStringConvertible {
  let name: String
  let make: @Sendable () throws -> ModelHarness

  var testDescription: String { name }

  init(_ name: String, _ make: @escaping @Sendable () throws -> ModelHarness) {
    self.name = name
    self.make = make
  }

  /// With keys pressed and texts typed in a state.
  private static func wallet(_ cards: FakeWallet = .sample, _ body: (inout ModelHarness) -> Void)
    throws -> ModelHarness
  {
    var app = try ModelHarness()
    app.wallet = cards
    app.wallet.writes = true
    try app.unlock()
    app.press(.character("w"))
    body(&app)
    return app
  }

  private static func home(
    _ contents: VaultSnapshot = .sample,
    _ body: (inout ModelHarness) -> Void = { _ in }
  ) throws -> ModelHarness {
    var app = try ModelHarness()
    try app.unlock(contents)
    body(&app)
    return app
  }

  private static func decks(
    _ study: StudyVault = StudyVault(),
    _ body: (inout ModelHarness) -> Void = { _ in }
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, preferences: Preferences().with(\.idleLimit, nil))
    body(&app)
    return app
  }

  private static var none: StudyVault {
    var study = StudyVault([])
    study.decks = [:]
    return study
  }

  private static var typed: StudyVault {
    var study = StudyVault([("one", "eins")])
    study.add(.typed, "capital", "Lima", deck: 1, id: 500)
    return study
  }

  private static let code = FakeWallet([
    .sample("Coded", "4111111111111111", "12/28", code: "123", notes: "a note")
  ])

  /// The states that the tests of footers look at: every screen there is, and what its keys depend on.
  static let all: [ScreenState] = [
    ScreenState("home") { try home() },
    ScreenState("wallet") { try wallet { _ in } },
    ScreenState("wallet after a deletion") { try wallet { $0.press(.character("d")) } },
    ScreenState("empty wallet") { try wallet(FakeWallet([])) { _ in } },
    ScreenState("search") {
      try wallet {
        $0.press(.character("/"))
        $0.type("e")
      }
    },
    ScreenState("search that found") {
      try wallet {
        $0.press(.character("/"))
        $0.type("trav")
        $0.press(.tab)
      }
    },
    ScreenState("search that found nothing") {
      try wallet {
        $0.press(.character("/"))
        $0.type("zzz")
        $0.press(.tab)
      }
    },
    ScreenState("card") { try wallet { $0.press(.enter) } },
    ScreenState("card with its code") { try wallet(code) { $0.press(.enter) } },
    ScreenState("form") { try wallet { $0.press(.character("a")) } },
    ScreenState("form at its end") { try wallet { $0.press(.character("a"), .function(6)) } },
    ScreenState("form that asks") {
      try wallet {
        $0.press(.character("a"))
        $0.type("4")
        $0.press(.escape)
      }
    },
    ScreenState("import of cards") { try wallet { $0.press(.character("i")) } },
    ScreenState("import of cards, named") {
      try wallet {
        $0.press(.character("i"))
        $0.type("x.json")
      }
    },
    ScreenState("preview of cards") {
      try wallet {
        $0.press(.character("i"))
        $0.type("x.json")
        $0.press(.enter)
        let preview = CardImportPreview(
          lines: ["x.json", "item 1: new", "item 2: left out"],
          new: 1,
          hasCodes: true,
          duplicates: [2: "item 2: new"]
        )
        $0.answer(.wallet(.transferred(.read(preview))))
      }
    },
    ScreenState("preview of cards without codes") {
      try wallet {
        $0.press(.character("i"))
        $0.type("x.json")
        $0.press(.enter)
        let preview = CardImportPreview(
          lines: ["x.json", "item 1: new"],
          new: 1,
          hasCodes: false,
          duplicates: [:]
        )
        $0.answer(.wallet(.transferred(.read(preview))))
      }
    },
    ScreenState("export of cards") { try wallet { $0.press(.character("x")) } },
    ScreenState("export of cards, confirmed") { try wallet { $0.press(.character("x"), .enter) } },
    ScreenState("decks") { try decks() },
    ScreenState("no decks") { try decks(none) },
    ScreenState("deletion of a deck") { try decks { $0.press(.character("d")) } },
    ScreenState("decks that can't be read") {
      var study = StudyVault()
      study.isUnreadable = true
      return try decks(study)
    },
    ScreenState("deck that can't be read") {
      try decks {
        $0.study?.isUnreadable = true
        $0.press(.enter)
      }
    },
    ScreenState("list that can't be read") {
      try decks {
        $0.study?.isUnreadable = true
        $0.press(.character("c"))
      }
    },
    ScreenState("deck name") { try decks { $0.press(.character("a")) } },
    ScreenState("renaming") { try decks { $0.press(.character("n")) } },
    ScreenState("options") { try decks { $0.press(.character("o")) } },
    ScreenState("parameters") { try decks { $0.press(.character("o"), .end, .enter) } },
    ScreenState("parameters typed") {
      try decks { $0.press(.character("o"), .end, .enter, .down, .enter) }
    },
    ScreenState("parameters fitted to too little") {
      try decks { $0.press(.character("o"), .end, .enter, .end, .enter) }
    },
    ScreenState("parameters being fitted") {
      var study = StudyVault()
      study.fitsForever = true
      return try decks(study) { $0.press(.character("o"), .end, .enter, .end, .enter) }
    },
    ScreenState("question") { try decks { $0.press(.enter) } },
    ScreenState("question after an answer") { try decks { $0.press(.enter, .enter, .right) } },
    ScreenState("answer") { try decks { $0.press(.enter, .enter) } },
    ScreenState("answer to type") {
      try decks(typed) { $0.press(.enter, .enter, .character("4")) }
    },
    ScreenState("answer half typed") {
      try decks(typed) {
        $0.press(.enter, .enter, .character("4"))
        $0.type("u")
      }
    },
    ScreenState("finished review") {
      try decks(StudyVault([("one", "eins")])) { $0.press(.enter, .enter, .character("4")) }
    },
    ScreenState("waiting review") {
      var study = StudyVault([("one", "eins")])
      // 1, 10 and 60 minutes.
      for id in study.decks.keys {
        guard var options = study.decks[id]?.options else { continue }
        DeckOption.rows.first { $0.label == .optionLearning }?.change(&options, 2)
        study.decks[id]?.options = options
      }
      return try decks(study) {
        $0.press(.enter, .enter, .character("3"), .enter, .character("3"))
      }
    },
    ScreenState("review with nothing due") {
      try decks(StudyVault([("one", "eins")])) { app in
        app.press(.enter, .character("b"), .escape, .enter)
      }
    },
    ScreenState("review of no cards") { try decks(StudyVault([])) { $0.press(.enter) } },
    ScreenState("round") { try decks { $0.press(.character("r")) } },
    ScreenState("round picked") {
      try decks { $0.press(.character("r"), .left, .enter) }
    },
    ScreenState("round played") {
      try decks {
        $0.press(.character("r"), .enter)
        $0.pass(.seconds(3))
      }
    },
    ScreenState("round over") {
      try decks(StudyVault([("one", "eins")])) { $0.press(.character("r"), .enter, .right) }
    },
    ScreenState("round graded") {
      try decks(StudyVault([("one", "eins")])) {
        $0.press(.character("r"), .enter, .right, .character("g"))
      }
    },
    ScreenState("list") { try decks { $0.press(.character("c")) } },
    ScreenState("empty list") { try decks(StudyVault([])) { $0.press(.character("c")) } },
    ScreenState("list searched") {
      try decks {
        $0.press(.character("c"), .character("/"))
        $0.type("e")
      }
    },
    ScreenState("list that found") {
      try decks {
        $0.press(.character("c"), .character("/"))
        $0.type("two")
        $0.press(.enter)
      }
    },
    ScreenState("list that found nothing") {
      try decks {
        $0.press(.character("c"), .character("/"))
        $0.type("zzz")
        $0.press(.enter)
      }
    },
    ScreenState("tags") { try decks { $0.press(.character("c"), .character("t")) } },
    ScreenState("note") { try decks { $0.press(.character("c"), .character("a")) } },
    ScreenState("note's kind") {
      try decks { $0.press(.character("c"), .character("a"), .tab, .tab) }
    },
    ScreenState("note's tags") {
      try decks { $0.press(.character("c"), .character("a"), .backTab) }
    },
    ScreenState("moving") { try decks { $0.press(.character("c"), .character("m")) } },
    ScreenState("statistics") { try decks { $0.press(.character("t")) } },
    ScreenState("statistics of all") { try decks { $0.press(.character("t"), .character("a")) } },
    ScreenState("statistics that can't be read") {
      try decks {
        $0.study?.isUnreadable = true
        $0.press(.character("t"))
      }
    },
    ScreenState("import") { try decks { $0.press(.character("i")) } },
    ScreenState("export") { try decks { $0.press(.character("x")) } },
    ScreenState("settings") { try home { $0.press(.character("s")) } },
    ScreenState("confirmation") {
      try home { $0.press(.character("s"), .down, .down, .down, .enter) }
    },
    ScreenState("passcode change") {
      try home {
        $0.press(.character("s"), .down, .down, .down, .down, .enter)
        $0.type("1")
      }
    },
    ScreenState("recovery key") {
      try home(
        VaultSnapshot(passcodeKind: .digits4, recoveryKey: RecoveryKey(random: SystemRandom()))
      )
    },
    ScreenState("group of the recovery key") {
      try home(
        VaultSnapshot(passcodeKind: .digits4, recoveryKey: RecoveryKey(random: SystemRandom()))
      ) { $0.press(.enter) }
    },
    ScreenState("help") { try home { $0.press(.function(1)) } },
    ScreenState("notice") { try home { $0.tell(.notice(.sessionLost)) } },
  ]
}

@Suite("The footer of every screen in every state")
struct FooterTests {
  private func hints(_ app: ModelHarness) throws -> [KeyHint] {
    guard case .open(let vault) = app.model.phase else { throw Missing() }
    let window = try #require(app.model.stack.keyWindow)
    let frame = try #require(app.model.stack[window]?.frame)
    let screen = try #require(vault.session.value[window])
    return screen.hints(app.model.host(vault, size: frame.size))
  }

  private struct Missing: Error {}

  /// Whether something can be seen of a key: on the screen, or as work that is asked for.
  private func shows(_ key: Key, in app: ModelHarness) -> Bool {
    var (idle, pressed) = (app, app)
    pressed.press(key)
    guard !pressed.shows("does nothing here") else { return false }
    // What moves is over then.
    for _ in 0..<2 {
      idle.pass(.milliseconds(500))
      pressed.pass(.milliseconds(500))
    }
    return pressed.lines != idle.lines || pressed.screen.cursor != idle.screen.cursor
      || pressed.effects.count != app.effects.count
  }

  @Test("names keys of which each does something that can be seen", arguments: ScreenState.all)
  func works(state: ScreenState) throws {
    let app = try state.make()
    let footer = try hints(app).filter(\.inFooter)
    #expect(!footer.isEmpty)
    // At one end of a list one of the two that move does nothing.
    for (label, hints) in Dictionary(grouping: footer, by: \.label) {
      let works = hints.contains { $0.keys.first.map { shows($0, in: app) } ?? false }
      let name = Wording()(label)
      #expect(works, "\(state.name): \(name) does nothing\n\(app.testDescription)")
    }
  }

  @Test("binds no key twice, and no reserved one", arguments: ScreenState.all)
  func bindings(state: ScreenState) throws {
    let keys = try hints(state.make()).flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys).isDisjoint(with: ReservedKey.bindings.flatMap(\.keys) + [.character("?")]))
  }

  @Test("says nothing of answers once a review is over, and of no deck where there is none")
  func examples() throws {
    func footer(_ name: String) throws -> String {
      let state = try #require(ScreenState.all.first { $0.name == name })
      return try state.make().lines.last ?? ""
    }
    #expect(try footer("finished review") == " u Undo  Esc Back  Ctrl-L Lock  F1 Help")
    #expect(try footer("review with nothing due") == " Esc Back  Ctrl-L Lock  F1 Help")
    #expect(try footer("group of the recovery key").contains("Esc Show the key"))
    #expect(try footer("recovery key").contains("Esc Later"))
    #expect(try footer("no decks") == " a Add  i Import  Esc Back  Ctrl-L Lock  F1 Help")
    #expect(try footer("question").hasPrefix(" Space Turn  e Edit"))
  }
}
