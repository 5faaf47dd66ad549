import Flashcards
import Locking
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI

extension ScreenState {
  /// The shell's own screens.
  static let shell: [ScreenState] = [
    home("home", "home", ["Home", "Wallet", "2 new", "Study due cards"]) { _ in },
    ScreenState("home of a learner", "home", ["Home", "due"], over: .decks(.learned)) { _ in },
    ScreenState("home at a deck", "home", ["Home"], over: .decks(.learned)) {
      $0.press(.down, .down)
    },
    ScreenState(
      "home of an empty vault",
      "home",
      ["New payment card", "New deck"],
      over: .withoutDecks
    ) {
      $0.wallet = FakeWallet([])
      $0.press(.control("l"))
      try $0.unlock(VaultSnapshot(passcodeKind: .digits4, decks: []))
    },
    ScreenState("home without decks", "home", ["New deck"], over: .withoutDecks) { _ in },
    home("settings", "settings", ["Settings", "2 minutes"]) { $0.open(SettingsScreen()) },
    home("settings further down", "settings", ["Settings"]) {
      $0.open(SettingsScreen())
      $0.press(.down)
    },
    home("settings that a search found", "settings", ["Theme"]) {
      $0.open(SettingsScreen())
      $0.press(.character("/"))
      $0.type("dark mode")
    },
    home("confirmation", "confirmation", []) { $0.open(ConfirmationScreen(.renewal)) },
    home("confirmation of the deletion after ten", "confirmation", []) {
      $0.open(ConfirmationScreen(.setting(key: Settings.table.wipesAfterTen.key, step: 1)))
    },
    home("help", "help", ["Help"]) { $0.press(.function(1)) },
    home("help over the wallet, scrolled", "help", ["Help"]) {
      $0.open(WalletScreens.list)
      $0.press(.function(1), .down)
    },
    home("help that a search found", "help", ["Find anything"]) {
      $0.press(.function(1), .character("/"))
      $0.type("find")
    },
    home("palette", "palette", ["Wallet"]) {
      $0.open(WalletScreens.list)
      $0.press(.control("p"))
    },
    home("palette that found", "palette", ["Everyday"]) {
      $0.open(WalletScreens.list)
      $0.press(.control("p"))
      $0.type("ev")
    },
    home("palette that found nothing", "palette", []) {
      $0.press(.control("p"))
      $0.type("zzz")
    },
    home("changes, none", "undo", ["No changes"]) { $0.open(UndoListScreen()) },
    home("changes", "undo", ["Deleted Everyday", "Edited Travel"]) {
      $0.fillUndoLog()
      $0.open(UndoListScreen())
    },
    home("changes that a search found", "undo", ["Travel"]) {
      $0.fillUndoLog()
      $0.open(UndoListScreen())
      $0.press(.character("/"))
      $0.type("trav")
    },
    home("question before an undo", "undo-question", ["Cancel", "Undo"]) {
      $0.fillUndoLog()
      $0.open(UndoListScreen())
      $0.press(.enter)
    },
    home("question before an undo with dependents", "undo-question", ["Cancel"]) {
      $0.fillUndoLog()
      $0.open(UndoListScreen())
      $0.press(.down, .enter)
    },
    home("question before deleting for good", "undo-question", ["Cancel", "Delete permanently"]) {
      $0.fillUndoLog()
      $0.open(UndoListScreen())
      $0.press(.character("D"))
    },
    home("notice", "notice", []) { $0.tell(.notice(.sessionLost)) },
    home("notice of a test", "notice", ["a dialog"]) { $0.tell(.notice(.rehearsal("a dialog"))) },
    home("wallet that keeps nothing", "wallet", ["Everyday", "Travel"]) {
      $0.open(WalletScreens.list)
    },
    home("decks before they are read", "flashcards", ["Capitals"]) { $0.open(StudyScreens.decks) },
    home("deck before it is read", "review", []) {
      $0.open(StudyScreens.decks)
      $0.press(.enter)
    }.atWork,
  ]

  private static func home(
    _ name: String,
    _ kind: String,
    _ words: [String],
    losesAtLock: LostAtLock? = nil,
    _ reach: @escaping @Sendable (inout ModelHarness) throws -> Void
  ) -> ScreenState {
    ScreenState(
      name,
      kind,
      words,
      over: .contents { .sample },
      losesAtLock: losesAtLock,
      reach
    )
  }
}

extension ModelHarness {
  /// Notes an edit and a deletion of cards.
  mutating func fillUndoLog() {
    undoLog.log(
      UndoableOperation(.paymentCardEdit, "Travel"),
      of: 1,
      at: moment.time.advanced(byMilliseconds: -90_000_000),
      study,
      wallet
    )
    undoLog.log(
      UndoableOperation(.paymentCardRemoval, "Everyday"),
      of: 1,
      at: moment.time,
      study,
      wallet
    )
  }
}

extension StateVault {
  /// Payment cards alone.
  fileprivate static let withoutDecks = StateVault.contents {
    VaultSnapshot(passcodeKind: .digits4, decks: [])
  }
}
