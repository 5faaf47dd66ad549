import PaymentCards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Files of cards")
struct CardTransferTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 200, height: 60),
  ]

  private static let preview = CardImportPreview(
    lines: [
      "cards.json: Bitwarden JSON", "item 1: Holiday, Visa, 1111: new",
      "item 2: Twin, Visa, 1111: left out",
    ],
    new: 1,
    hasCodes: true,
    duplicates: [2: "item 2: Twin, Visa, 1111: new, though known"]
  )

  private func wallet(_ size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    try app.unlock()
    app.press(.character("w"))
    return app
  }

  @Test(
    "are previewed before anything is written; codes are left out unless asked for",
    arguments: sizes
  )
  func imports(size: Size) throws {
    var app = try wallet(size)
    app.type("i")
    app.type("cards.json")
    app.press(.enter)
    guard case .wallet(.transfer(.read("cards.json"))) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    app.answer(.wallet(.transferred(.read(Self.preview))))
    #expect(app.shows("item 1: Holiday"))
    #expect(app.shows("Enter imports 1 card"))
    #expect(app.shows("Without security"))
    app.type("c")
    #expect(app.shows("With security"))
    app.press(.enter)
    guard
      case .wallet(.transfer(.write(keepingCodes: true, withDuplicates: false))) = app.effects.last
    else {
      Issue.record("\(app.effects)")
      return
    }
    app.answer(.wallet(.transferred(.written(.success(FakeWallet.sample.entries), new: 1))))
    #expect(app.shows("1 card imported"))
    #expect(app.shows("Everyday"))
  }

  @Test("more than a hundred are imported after a question, whose first answer changes nothing")
  func many() throws {
    var app = try wallet()
    app.type("i")
    app.type("~/Downloads/cards.json")
    app.press(.enter)
    let preview = CardImportPreview(
      lines: ["x", "y"],
      new: 100,
      hasCodes: false,
      duplicates: [1: "z"]
    )
    app.answer(.wallet(.transferred(.read(preview))))
    app.type("t")
    app.press(.enter)
    #expect(app.shows("Import 101 payment cards of cards.json?"))
    app.press(.enter)
    #expect(app.shows("Enter imports 101 cards"))
    app.press(.enter, .down, .enter)
    guard
      case .wallet(.transfer(.write(keepingCodes: false, withDuplicates: true))) = app.effects.last
    else {
      Issue.record("\(app.effects)")
      return
    }
  }

  @Test("a hundred are imported without a question, and line mode asks as the screen does")
  func lines() throws {
    for (new, isAsked) in [(100, false), (101, true)] {
      var story = try LineModeDriver.opened()
      try story.type("1", "i", "cards.json")
      story.answer(
        .wallet(.transferred(.read(CardImportPreview(lines: ["x"], new: new, hasCodes: false))))
      )
      try story.type("1")
      #expect(story.heard("Import 101 payment cards of cards.json?") == isAsked)
      if isAsked {
        #expect(story.heard("1: Leave everything as it is"))
        try story.type("2")
      }
      guard case .wallet(.transfer(.write)) = story.interface.effects.last else {
        Issue.record("\(story)")
        return
      }
    }
  }

  @Test("that can't be read say why, and the name can be corrected")
  func unreadable() throws {
    var app = try wallet()
    app.type("i")
    app.type("x.json")
    app.press(.enter)
    app.answer(.wallet(.transferred(.failed("There is no file x.json."))))
    #expect(app.shows("✗ There is no file x.json."))
    #expect(app.shows("› x.json"))
    app.press(.backspace)
    #expect(!app.shows("There is no file"))
  }

  @Test("are written only after a word was typed, and not by another one", arguments: sizes)
  func exports(size: Size) throws {
    var app = try wallet(size)
    app.type("x")
    #expect(app.shows("› cards.json"))
    app.press(.enter)
    app.type("yes")
    app.press(.enter)
    #expect(app.shows("another word"))
    app.press(.control("u"))
    app.type("export")
    app.press(.enter)
    guard
      case .wallet(.transfer(.export("cards.json", withCodes: false, only: nil))) = app.effects.last
    else {
      Issue.record("\(app.effects)")
      return
    }
    app.answer(.wallet(.transferred(.exported(2, damaged: 0))))
    #expect(app.shows("2 cards exported"))
  }

  @Test("with numbers that are known are left out unless they are asked for", arguments: sizes)
  func duplicates(size: Size) throws {
    var app = try wallet(size)
    app.type("i")
    app.type("cards.json")
    app.press(.enter)
    app.answer(.wallet(.transferred(.read(Self.preview))))
    #expect(app.shows("1111: left"))
    #expect(app.shows("Without 1 card"))
    app.type("t")
    #expect(app.shows("1111: new,"))
    #expect(app.shows("Enter imports 2 cards"))
    #expect(app.shows("Without security"))
    app.press(.enter)
    guard
      case .wallet(.transfer(.write(keepingCodes: false, withDuplicates: true))) = app.effects.last
    else {
      Issue.record("\(app.effects)")
      return
    }
    app.answer(.work(.progress(WorkProgress(done: 1, total: 4))))
    #expect(app.shows("25%"))
    app.press(.escape)
    guard case .system(.cancelWork) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(app.shows("Stopping"))
    app.answer(.work(.stopped))
    #expect(app.shows("Enter imports 2 cards"))
  }

  @Test("are read again after a lock, with what was chosen; nothing of them is kept")
  func locked() throws {
    var app = try wallet()
    app.type("i")
    app.type("cards.json")
    app.press(.enter)
    app.answer(.wallet(.transferred(.read(Self.preview))))
    app.type("t")
    app.press(.control("l"))
    try app.unlock()
    guard case .wallet(.transfer(.read("cards.json"))) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(!app.shows("Holiday"))
    app.answer(.wallet(.transferred(.read(Self.preview))))
    #expect(app.shows("Enter imports 2 cards"))
  }
}
