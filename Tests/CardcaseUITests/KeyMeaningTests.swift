import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Screens
@testable import StudyUI
@testable import WalletUI

/// A kind of thing that a key does on every screen.
private struct Meaning {
  let keys: [Key]
  /// The names of the rows that mean it.
  let rows: Set<String>
}

/// A row that has a key for another meaning, and the reason for it.
private struct Exception {
  /// The name of the screen's kind in the registry.
  let screen: String
  let key: Key
  let row: String
  let reason: String
}

@Suite("Keys that mean the same everywhere")
struct KeyMeaningTests {
  private static let meanings: [Meaning] = [
    Meaning(
      keys: [.up, .character("k")],
      rows: ["move-up", "scroll-up", "previous"]
    ),
    Meaning(
      keys: [.down, .character("j")],
      rows: ["move-down", "scroll-down", "next"]
    ),
    Meaning(keys: [.pageUp], rows: ["page-up", "previous"]),
    Meaning(keys: [.pageDown], rows: ["page-down", "next"]),
    Meaning(keys: [.character("g"), .home], rows: ["first", "line-start"]),
    Meaning(keys: [.character("G"), .end], rows: ["last", "line-end"]),
    Meaning(
      keys: [.enter],
      rows: [
        "open", "study", "edit", "choose", "change", "submit", "next", "next-or-save", "save",
        "start", "flip", "again", "run", "import", "continue", "press", "new-line", "done",
        "close", "back", "answer-right", "answer-wrong",
      ]
    ),
    Meaning(
      keys: [.escape],
      rows: ["back", "close", "leave", "stop", "show-all", "later", "show-key", "done"]
    ),
    Meaning(keys: [.character("/")], rows: ["search"]),
    Meaning(keys: [.character("a")], rows: ["add", "invite"]),
    Meaning(keys: [.character("A")], rows: ["take-updates", "scope", "settle-all"]),
    Meaning(keys: [.character("b")], rows: ["cards"]),
    Meaning(keys: [.character("B")], rows: ["browse-all"]),
    Meaning(keys: [.character("c")], rows: ["copy"]),
    Meaning(keys: [.character("C")], rows: ["reveal-code"]),
    Meaning(keys: [.character("E")], rows: ["empty"]),
    Meaning(keys: [.character("e")], rows: ["edit", "rename"]),
    Meaning(keys: [.character("d"), .delete], rows: ["delete", "delete-after"]),
    Meaning(keys: [.character("u")], rows: ["undo"]),
    Meaning(keys: [.control("y")], rows: ["redo", "undo-typing"]),
    Meaning(keys: [.character("U")], rows: ["undo-list"]),
    Meaning(keys: [.character("D")], rows: ["delete-for-good"]),
    Meaning(keys: [.character("f")], rows: ["flashcards"]),
    Meaning(keys: [.character("F")], rows: ["saved-searches"]),
    Meaning(keys: [.character("H")], rows: ["open-hint"]),
    Meaning(keys: [.character("i")], rows: ["import", "card-information"]),
    Meaning(keys: [.character("I")], rows: ["reverse"]),
    Meaning(
      keys: [.character("J")],
      rows: ["move-card-down", "move-field-down", "move-column-down"]
    ),
    Meaning(keys: [.character("K")], rows: ["move-card-up", "move-field-up", "move-column-up"]),
    Meaning(keys: [.character("L")], rows: ["leave-group"]),
    Meaning(keys: [.character("m")], rows: ["move-deck", "move-or-size"]),
    Meaning(keys: [.character("M")], rows: ["move-group"]),
    Meaning(keys: [.character("n")], rows: ["no", "next-picture"]),
    Meaning(keys: [.character("N")], rows: ["new-deck"]),
    Meaning(keys: [.character("o")], rows: ["options", "picture"]),
    Meaning(keys: [.character("O")], rows: ["sort"]),
    Meaning(keys: [.character("p")], rows: ["hear", "previous-picture"]),
    Meaning(keys: [.character("P")], rows: ["own-value"]),
    Meaning(keys: [.character("q")], rows: ["quit"]),
    Meaning(keys: [.character("Q")], rows: ["exam"]),
    Meaning(keys: [.character("r")], rows: ["reveal"]),
    Meaning(keys: [.character("R")], rows: ["round", "again", "rebuild"]),
    Meaning(keys: [.character("s")], rows: ["settings"]),
    Meaning(keys: [.character("S")], rows: ["statistics"]),
    Meaning(keys: [.character("t"), .control("t")], rows: ["flip", "turn-card"]),
    Meaning(keys: [.character("T")], rows: ["remove-tags"]),
    Meaning(keys: [.character("v")], rows: ["invert-marks"]),
    Meaning(keys: [.character("V")], rows: ["verify-remote"]),
    Meaning(keys: [.character("w")], rows: ["wallet"]),
    Meaning(keys: [.character("W")], rows: ["load"]),
    Meaning(keys: [.character("x")], rows: ["export"]),
    Meaning(keys: [.character("X")], rows: ["custom-study"]),
    Meaning(keys: [.character("y")], rows: ["yes"]),
    Meaning(keys: [.character("Y")], rows: ["sync-now", "join-devices"]),
    Meaning(keys: [.character("z")], rows: ["forecast-days"]),
    Meaning(keys: [.character("!")], rows: ["flag", "favourite"]),
    Meaning(keys: [.character("#")], rows: ["tag", "add-tags"]),
    Meaning(keys: [.character("%")], rows: ["add-filtered"]),
    Meaning(keys: [.character("{")], rows: ["note-types"]),
    Meaning(keys: [.character("}")], rows: ["check-media"]),
    Meaning(keys: [.character("&")], rows: ["join-doubles", "join-occlusions"]),
    Meaning(keys: [.character("*")], rows: ["mark-all", "take-all", "hide-all"]),
    Meaning(keys: [.character("+")], rows: ["grade", "zoom-in"]),
    Meaning(keys: [.character("-")], rows: ["bury"]),
    Meaning(keys: [.character("_")], rows: ["zoom-out"]),
    Meaning(keys: [.character("=")], rows: ["conflicts"]),
    Meaning(keys: [.character("@")], rows: ["suspend-card"]),
    Meaning(keys: [.character(".")], rows: ["more-edits"]),
    Meaning(keys: [.character(",")], rows: ["snap"]),
    Meaning(keys: [.character("|")], rows: ["columns"]),
    Meaning(keys: [.character("~")], rows: ["play-sounds"]),
    Meaning(keys: [.character("<")], rows: ["hour-before"]),
    Meaning(keys: [.character(">")], rows: ["hour-after"]),
    Meaning(keys: [.character(" ")], rows: ["mark", "flip", "answer-right", "answer-wrong"]),
    Meaning(
      keys: ["1", "2", "3", "4"].map { .character($0) },
      rows: ["flip", "answer-wrong", "answer-hard", "answer-right", "answer-easy"]
    ),
    Meaning(
      keys: [.left],
      rows: [
        "answer-wrong", "flip", "back", "change-back", "caret-left", "previous", "move-up",
        "move-left",
      ]
    ),
    Meaning(
      keys: [.right],
      rows: [
        "answer-right", "flip", "open", "study", "edit", "choose", "change", "caret-right", "next",
        "move-down", "move-right",
      ]
    ),
    Meaning(keys: [.character("h"), Key(.left, .shift)], rows: ["drag-left", "narrower"]),
    Meaning(keys: [.character("l"), Key(.right, .shift)], rows: ["drag-right", "wider"]),
    Meaning(
      keys: [.tab],
      rows: ["next", "next-field", "to-list", "move-down", "done", "complete", "other-pane"]
    ),
    Meaning(keys: [.backTab], rows: ["previous", "previous-field", "move-up"]),
  ]

  /// The screens on which Space changes the value of a row.
  private static let stepping: [Exception] = [
    ("exporting", "a row that can be on or off is switched"),
    ("cardExport", "a row that can be on or off is switched"),
    ("filteredDeck", "a row that can be on or off is switched"),
    ("customStudy", "the row of what is studied steps through its values; nothing is marked there"),
    ("exam", "a row steps through its values; nothing is marked there"),
    ("load", "a row steps through its values, or is switched; nothing is marked there"),
    ("importing", "the row of the format steps through its values; nothing is marked there"),
    ("cardImport", "the row of the format steps through its values; nothing is marked there"),
    ("replacing", "a row that can be on or off is switched"),
    ("typeChange", "a row steps through the types or fields; nothing is marked there"),
  ].map { Exception(screen: $0.0, key: .character(" "), row: "next", reason: $0.1) }

  private static let exceptions: [Exception] =
    [
      (Key.character("1"), "wallet"), (.character("2"), "flashcards"),
      (.character("3"), "settings"), (.character("4"), "lock"),
    ].map {
      Exception(
        screen: "home",
        key: $0.0,
        row: $0.1,
        reason: "the lines of the menu are counted, and there is nothing to answer"
      )
    } + stepping + [
      Exception(
        screen: "wizard",
        key: .character(" "),
        row: "change",
        reason: "a line of the form that can be on or off is marked as on"
      ),
      Exception(
        screen: "wizard",
        key: .left,
        row: "change",
        reason: "on and off are side by side, so both arrows change one into the other"
      ),
      Exception(
        screen: "browser",
        key: .character(" "),
        row: "show-column",
        reason: "a column that is shown has a sign, as a row that is marked has"
      ),
      Exception(
        screen: "noteForm",
        key: .character(" "),
        row: "change",
        reason: "the kind of a note is a field of the form without text"
      ),
      Exception(
        screen: "passcodeChange",
        key: .delete,
        row: "delete-digit",
        reason: "the keypad has one key that deletes, as the lock has"
      ),
      Exception(
        screen: "passcodeChange",
        key: .delete,
        row: "delete-character",
        reason: "the field of a passphrase has one key that deletes, as the lock has"
      ),
      Exception(
        screen: "recoveryKey",
        key: .delete,
        row: "delete-character",
        reason: "the field of a group has one key that deletes, as the lock has"
      ),
    ]

  /// The rows of all tables of a kind of screen.
  private static func rows(of kind: ScreenKind) -> [KeyHint] {
    kind.tables.flatMap { $0 }
  }

  @Test("each key has one meaning, but for the exceptions")
  func meanings() {
    for kind in ScreenRegistry.kinds {
      for row in Self.rows(of: kind) {
        for key in row.keys {
          let meanings = Self.meanings.filter { $0.keys.contains(key) }
          let isException = Self.exceptions.contains {
            $0.screen == kind.name && $0.key == key && $0.row == row.name
          }
          #expect(
            isException || meanings.allSatisfy { $0.rows.contains(row.name) },
            "\(kind.name): \(KeySpelling(key)) is \(row.name)"
          )
        }
      }
    }
  }

  @Test("each letter and sign has a meaning")
  func letters() {
    for kind in ScreenRegistry.kinds {
      for key in Self.rows(of: kind).flatMap(\.keys) where key.typed != nil {
        #expect(
          Self.meanings.contains { $0.keys.contains(key) },
          "\(kind.name): \(KeySpelling(key))"
        )
      }
    }
  }

  @Test("what reveals, sends, suspends or deletes has its letter for itself")
  func secrets() {
    let kinds: [Set<String>] = [
      ["reveal"], ["reveal-code"], ["copy"], ["suspend-card"], ["bury"], ["delete"],
      ["delete-for-good"], ["leave-group"],
    ]
    let rows = ScreenRegistry.kinds.flatMap { Self.rows(of: $0) }
    for kind in kinds {
      let letters = rows.filter { kind.contains($0.name) }.flatMap(\.keys)
        .filter { $0.typed != nil }
      for row in rows where row.keys.contains(where: letters.contains) {
        #expect(kind.contains(row.name), "\(row.name) has a key of \(kind)")
      }
    }
  }

  @Test("each exception is needed, and says why")
  func exceptions() throws {
    for exception in Self.exceptions {
      let rows = Self.rows(of: try ScreenRegistry.kind(named: exception.screen))
      let isBound = rows.contains {
        $0.name == exception.row && $0.keys.contains(exception.key)
      }
      #expect(isBound && !exception.reason.isEmpty, "\(exception.screen): \(exception.row)")
      let isRegular = Self.meanings.contains {
        $0.keys.contains(exception.key) && $0.rows.contains(exception.row)
      }
      #expect(!isRegular, "\(exception.screen): \(exception.row) needs no exception")
    }
  }

  @Test("each meaning is that of a row")
  func inUse() {
    let rows = ScreenRegistry.kinds.flatMap { Self.rows(of: $0) }
    for meaning in Self.meanings {
      for key in meaning.keys {
        #expect(
          rows.contains { $0.keys.contains(key) && meaning.rows.contains($0.name) },
          "nothing has \(KeySpelling(key))"
        )
      }
      for name in meaning.rows {
        #expect(rows.contains { $0.name == name }, "no row is named \(name)")
      }
    }
  }

  @Test("movement never answers, deletes or opens", arguments: ScreenState.open)
  func movement(state: ScreenState) throws {
    let app = try state.make()
    guard app.front?.takesText == false else { return }
    for key in [Key.up, .down, .character("j"), .character("k"), .character("g"), .character("G")] {
      var moved = app
      moved.press(key)
      // What a screen shows may have to be read.
      let asked = moved.effects.dropFirst(app.effects.count).filter { !$0.isReading }
      #expect(asked.isEmpty, "\(KeySpelling(key)) asks for something")
      #expect(try moved.frontKind == (try app.frontKind), "\(KeySpelling(key)) opens something")
    }
  }

  @Test("a field of text takes every letter", arguments: ScreenState.open)
  func fields(state: ScreenState) throws {
    let app = try state.make()
    guard app.front?.takesText == true else { return }
    let letters = app.hints.flatMap(\.keys).filter { $0.typed != nil }
    #expect(letters.isEmpty, "\(letters.map { KeySpelling($0).description })")
  }
}

extension Effect {
  /// True if names or rows are read for a screen.
  fileprivate var isReading: Bool {
    switch self {
    case .study(.loadSearchVocabulary), .study(.loadRows), .study(.planExam): true
    default: false
    }
  }
}
