import Flashcards
import Locking
import PaymentCards
import Secrets
import TestSupport
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Hostile lines in line mode")
struct LineModeHostileLinesTests {
  /// The lines that lead to a place from the main menu.
  private static let overDecks: [[String]] = [
    [], ["2"], ["2", "1"], ["2", "a"], ["2", "1", "1"], ["2", "1", "1", ""], ["2", "1", "2"],
    ["2", "1", "2", "1"], ["2", "1", "3"], ["2", "1", "3", "1"], ["2", "1", "3", "f"],
    ["2", "1", "3", "1", "5"], ["2", "1", "3", "1", "6"], ["2", "1", "4"],
    ["2", "1", "4", "x", "y"],
    ["2", "1", "4", "x", "y", ""], ["2", "1", "5"], ["2", "1", "6"], ["2", "1", "7"],
    ["2", "1", "8"], ["2", "1", "8", "26"], ["2", "1", "8", "26", "2"], ["2", "1", "9"],
    ["2", "1", "10"], ["3"], ["3", "4"], ["3", "5"], ["3", "6"],
  ]
  private static let overCards: [[String]] = [
    ["1"], ["1", "f"], ["1", "o"], ["1", "o", "1"], ["1", "1"], ["1", "1", "1"],
    ["1", "1", "1", "show"], ["1", "1", "5"], ["1", "a"], ["1", "a", "4012888888881881"],
    ["1", "a", "4012888888881881", ""], ["1", "a", "4012888888881881", "", ""],
    ["1", "a", "/end"], ["1", "a", "/end", "2"], ["1", "a", "/end", "3"], ["1", "a", "4012", "/q"],
    ["1", "i"], ["1", "x"], ["1", "x", ""],
  ]

  private static var study: StudyVault {
    var study = StudyVault()
    study.add(.typed, "capital", "Lima", deck: 1, id: 500)
    study.add(.basicAndReversed, "Peru", "Lima", deck: 1, id: 600)
    return study
  }

  private func places() throws -> [(name: String, story: LineModeDriver)] {
    var places = [
      ("the lock", try LineModeDriver()), ("the first start", try LineModeDriver(kind: nil)),
      ("a passphrase", try LineModeDriver(kind: .passphrase)),
    ]
    for (paths, study) in [(Self.overDecks, Self.study), (Self.overCards, nil)] {
      for path in paths {
        var story = try LineModeDriver.opened(study)
        for line in path { try story.type(line) }
        places.append(("\(study == nil ? "cards" : "decks") \(path)", story))
      }
    }
    return places
  }

  /// All that is kept.
  private struct LoadResult: Equatable {
    let decks: [DeckID: Deck]?
    let notes: [NoteID: Note]?
    let cards: [FlashcardID: Flashcard]?
    let reviews: [Review]?
    let wallet: [WalletEntry]
    let asked: Int

    init(_ app: ModelHarness) {
      decks = app.study?.decks
      notes = app.study?.notes
      cards = app.study?.cards
      reviews = app.study?.reviews
      wallet = app.wallet.entries
      asked = app.effects.count { effect in
        switch effect {
        case .lock(.dropKey): false
        case .lock, .study(.export): true
        default: false
        }
      }
    }
  }

  private func junk(_ numbers: inout SeededGenerator) -> String {
    let long = [60, 200, 255, 1_000, 2_001, 4_000]
    let some = [
      "", " ", "   ", "?", " ?", "/?", "??", "q", "/q", "//q", "Q", "/r", "r", "/lock", "lock",
      "/quit", "/forgot", "/end", "/p", "/save", "/empty", "/codes", "/all", "0", "-1", "-3", "00",
      "1 ", " 1", "999999999999999999999", "1e3", "+1", "١", "１", "abc", "DELETE", "export",
      "show", "m", "u", "s", "\\", "x\\", "\\\\", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{9B}2J",
      "\u{202E}abc", "\u{200B}", "\u{FEFF}", "e\u{301}", "👩‍👩‍👧", "日本", "\t", "a\tb",
      "/etc/passwd", "../..", "~/x", "4111 1111 1111 1111", "13/99", "12/29", "12a4",
    ]
    switch numbers.next() % 8 {
    case 0:
      let scalar = ["x", "7", "日", " ", "/", "-"].randomElement(using: &numbers) ?? "x"
      return String(repeating: scalar, count: long.randomElement(using: &numbers) ?? 60)
    case 1: return String(Int.random(in: -12...30, using: &numbers))
    case 2:
      return String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 1...12, using: &numbers)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &numbers))
          }
        )
      )
    default: return some.randomElement(using: &numbers) ?? ""
    }
  }

  @Test("are answered one and all, and change nothing without a word", arguments: [1, 2, 3, 4])
  func walk(seed: UInt64) throws {
    for (name, first) in try places() {
      var numbers = SeededGenerator(seed: seed)
      var story = first
      for step in 0..<12 {
        let line = junk(&numbers)
        let before = LoadResult(story.interface)
        let wasOpen = story.interface.model.isOpen
        try story.type(line)
        let place = "\(name), step \(step), \(line.prefix(40).debugDescription)"
        guard !story.hasEnded else { break }
        #expect(!story.said.isEmpty || !story.answer.isEmpty, "\(place): no answer")
        if LoadResult(story.interface) != before {
          #expect(!story.said.isEmpty, "\(place): changed without a word")
        }
        if wasOpen, !story.interface.model.isOpen {
          #expect(story.heard("Cardcase is locked"), "\(place)")
          break
        }
      }
    }
  }

  @Test("that mean nothing where there are choices change nothing at all")
  func meaningless() throws {
    let lines = ["zzz", "77777", "-77", "\u{1B}[A", String(repeating: "q", count: 3_000), "１x"]
    for (name, first) in try places() {
      var asking = first
      try asking.type("zzz-no-choice")
      guard asking.heard("Not a choice") else { continue }
      for line in lines {
        var story = first
        let before = LoadResult(story.interface)
        try story.type(line)
        #expect(story.heard("Not a choice"), "\(name): \(line.prefix(20))")
        #expect(LoadResult(story.interface) == before, "\(name): \(line.prefix(20))")
        #expect(story.prompt == first.prompt, "\(name): \(line.prefix(20))")
      }
    }
  }

  @Test("?, /? and /lock are understood wherever one is asked for something")
  func everywhere() throws {
    for (name, first) in try places() {
      for word in ["?", "/?"] {
        var story = first
        try story.type(word)
        #expect(story.heard("help: List the choices"), "\(name): \(word)")
      }
      var story = first
      try story.type("/lock")
      #expect(!story.interface.model.isOpen, "\(name)")
    }
  }
}
