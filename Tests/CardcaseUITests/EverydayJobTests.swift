import DomainWords
import Flashcards
import Foundation
import Locking
import PaymentCards
import Preferences
import Secrets
import TestSupport
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Screens
@testable import StudyUI
@testable import WalletUI

/// A job that is done every day, with all the keys that it takes from Home.
struct EverydayJob: Sendable, CustomTestStringConvertible {
  /// A step of it.
  enum Step: Sendable {
    /// A key, with its name in documents.
    case key(String, Key)
    /// A text that is typed, whose characters are not counted as keys, and what it is.
    case text(String, String)
    /// The vault's answer to what was asked for.
    case reply(@Sendable (ModelHarness) throws -> Reply)
  }

  let name: String
  /// The greatest number of keys.
  let limit: Int
  let steps: [Step]
  /// True if it is done, at the end.
  let isDone: @Sendable (ModelHarness) throws -> Bool

  var testDescription: String { name }

  /// The number of keys besides what is typed.
  var count: Int { keys.count }

  private var keys: [Key] {
    steps.compactMap { if case .key(_, let key) = $0 { key } else { nil } }
  }

  /// The row of the table in the documents.
  var row: String {
    let words = steps.compactMap { step -> String? in
      switch step {
      case .key(let name, _): "`\(name)`"
      case .text(_, let words): words
      case .reply: nil
      }
    }
    return "| \(name) | \(words.joined(separator: " ")) | \(count) | \(limit) |"
  }
}

extension EverydayJob.Step {
  static let enter = Self.key("Enter", .enter)
  static let space = Self.key("Space", .character(" "))

  /// The key of a letter or a sign.
  static func key(_ scalar: Unicode.Scalar) -> Self { .key(String(scalar), .character(scalar)) }
}

extension EverydayJob {
  /// Every job there is.
  static let all: [EverydayJob] = [
    EverydayJob(
      name: "Add a payment card",
      limit: 5,
      steps: [
        .key("w"), .key("a"), .text("378282246310005", "number"), .key("F4", .function(4)),
        .text("0829", "expiry"), .key("Ctrl-S", .control("s")),
      ]
    ) { app in
      app.wallet.kept.count == 3
        && app.wallet.kept.last?.card.expiry == YearMonth(year: 2029, month: 8)
    },
    EverydayJob(
      name: "Find and copy a card's number",
      limit: 6,
      steps: [.key("w"), .key("/"), .text("trav", "name"), .enter, .key("c")]
    ) { app in
      app.effects.contains {
        if case .wallet(.copy(2, .number)) = $0 { true } else { false }
      }
    },
    EverydayJob(
      name: "Write five notes",
      limit: 3 + 5 * 2,
      steps: [.key("f"), .key("b"), .key("a")]
        + (1...5).flatMap { number -> [Step] in
          [
            .text("front \(number)", "front"), .enter, .text("back \(number)", "back"),
            .key("Ctrl-S", .control("s")),
          ]
        }
    ) { app in
      let written = app.study?.notes.values.map { [$0.content.prompt, $0.content.answer] } ?? []
      return (1...5).allSatisfy { written.contains(["front \($0)", "back \($0)"]) }
    },
    EverydayJob(name: "See what is due next week", limit: 2, steps: [.key("S")]) { app in
      app.shows(Wording()(.statisticsForecastTitle))
    },
    EverydayJob(name: "Export a deck", limit: 5, steps: [.key("f"), .key("x"), .enter]) { app in
      app.effects.contains {
        if case .study(.export(.decks([.numbers]), "Numbers.apkg", _)) = $0 { true } else { false }
      }
    },
    EverydayJob(name: "Review a card", limit: 3, steps: [.enter, .space, .space]) { app in
      app.study?.reviews.count == 1
    },
    EverydayJob(
      name: "Review a card and take the answer back",
      limit: 4,
      steps: [.enter, .space, .space, .key("u")]
    ) { app in
      app.study?.reviews.isEmpty == true
        && app.effects.contains { if case .study(.save) = $0 { true } else { false } }
    },
    EverydayJob(name: "Lock", limit: 1, steps: [.key("Ctrl-L", .control("l"))]) { app in
      app.sealed != nil && !app.shows("Numbers")
    },
    EverydayJob(
      name: "Find a flashcard",
      limit: 3,
      steps: [.key("/"), .text("zwei", "words"), .enter]
    ) { app in
      app.row("two")?.contains("zwei") == true && app.row("three") == nil
    },
    EverydayJob(
      name: "Import an Anki package",
      limit: 5,
      steps: [
        .key("f"), .key("i"), .text("new.apkg", "path"), .enter, .reply(preview), .enter,
      ]
    ) { app in
      app.study?.notes[NoteID(rawValue: 5_000)] != nil
    },
  ]

  /// The preview of an import of one note.
  private static func preview(_ app: ModelHarness) throws -> Reply {
    var change = ChangeSet()
    change.notes = [
      Note(
        id: NoteID(rawValue: 5_000),
        guid: "x",
        content: try NoteContent(kind: .basic, prompt: "imported", answer: "yes"),
        tags: .none,
        modified: app.moment.time
      )
    ]
    change.cards = [
      Flashcard(
        id: FlashcardID(rawValue: 5_001),
        note: NoteID(rawValue: 5_000),
        ordinal: 0,
        deck: .numbers,
        position: 0
      )
    ]
    let deck = ImportedDeck(try #require(DeckName("Numbers")), new: 1)
    return .study(.response(.preview(ImportPreview(new: 1, decks: [deck], change: change))))
  }
}

extension ModelHarness {
  /// The screen, to stand beside a failure.
  fileprivate var comment: Comment { Comment(rawValue: testDescription) }
}

@Suite("The keys of everyday jobs")
struct EverydayJobTests {
  @Test("do the job, and are no more than they may be", arguments: EverydayJob.all)
  func keys(job: EverydayJob) throws {
    var app = try ModelHarness(size: Size(width: 120, height: 40))
    app.study = StudyVault()
    app.wallet.writes = true
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    for step in job.steps {
      #expect(try !job.isDone(app), "done before its last key")
      switch step {
      case .key(_, let key): app.press(key)
      case .text(let text, _): app.type(text)
      case .reply(let reply): app.answer(try reply(app))
      }
    }
    #expect(try job.isDone(app), app.comment)
    #expect(job.count <= job.limit)
  }

  @Test("stand in docs/testing.md as they are")
  func document() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "docs/testing.md"),
      encoding: .utf8
    )
    let head = "| job | keys from Home | number | at most |\n|---|---|---|---|\n"
    let table = head + EverydayJob.all.map(\.row).joined(separator: "\n") + "\n"
    #expect(text.contains(table), "\n\(table)")
  }
}
