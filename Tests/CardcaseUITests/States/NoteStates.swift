import Flashcards
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

extension ScreenState {
  /// The list of a deck's notes, and the form of one.
  static let notes: [ScreenState] = [
    studying("list that can't be read", "browser", []) {
      $0.study?.isUnreadable = true
      $0.open(BrowserScreen(deck: .numbers))
    },
    studying("list", "browser", ["one", "three"]) { $0.open(BrowserScreen(deck: .numbers)) },
    studying("empty list", "browser", [], StudyVault([])) {
      $0.open(BrowserScreen(deck: .numbers))
    },
    studying("list searched", "browser", ["one"]) {
      $0.open(BrowserScreen(deck: .numbers))
      $0.press(.character("/"))
      $0.type("e")
    },
    studying("list that found", "browser", ["two"]) {
      $0.open(BrowserScreen(deck: .numbers))
      $0.press(.character("/"))
      $0.type("two")
      $0.press(.enter)
    },
    studying("list that found nothing", "browser", []) {
      $0.open(BrowserScreen(deck: .numbers))
      $0.press(.character("/"))
      $0.type("zzz")
      $0.press(.enter)
    },
    studying("tags", "browser", []) {
      $0.open(BrowserScreen(deck: .numbers))
      $0.press(.character("t"))
    },
    studying("moving", "deckName", []) {
      $0.open(BrowserScreen(deck: .numbers))
      $0.press(.character("m"))
    },
    studying("note", "noteForm", []) { $0.open(NoteForm(addingTo: .numbers)) },
    studying("note's kind", "noteForm", []) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.tab, .tab)
    },
    studying("note's tags", "noteForm", []) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.backTab)
    },
    studying("note that is changed", "noteForm", ["three", "drei"]) {
      $0.open(BrowserScreen(deck: .numbers))
      $0.press(.character("e"))
    },
  ]
}
