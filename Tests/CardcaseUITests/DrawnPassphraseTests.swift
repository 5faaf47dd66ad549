import Locking
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

@Suite("A passphrase of random words")
struct DrawnPassphraseTests {
  private let passphrase: PasscodeEntry
  private let words: [String]

  init() throws {
    passphrase = try PassphraseGenerator.draw(from: SeededRandom(seed: 3))
    words = try passphrase.passcode().withUnsafeBytes { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: " ").map { String($0) }
    }
  }

  private func drawn(_ size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try ModelHarness(kind: nil, size: size)
    app.press(.down, .enter, .function(3))
    let isAsked = app.effects.contains {
      if case .lock(.drawPassphrase) = $0 { true } else { false }
    }
    #expect(isAsked)
    app.answer(.lock(.passphraseDrawn(passphrase)))
    return app
  }

  @Test(
    "is shown whole at every size",
    arguments: [
      Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 30, height: 10),
      Size(width: 120, height: 40), Size(width: 200, height: 60),
    ]
  )
  func shown(size: Size) throws {
    let app = try drawn(size)
    for word in words { #expect(app.shows(word), "\(app)") }
    #expect(app.screen.cursor != nil)
  }

  @Test("is typed once more, unseen, and makes the vault")
  func typed() throws {
    var app = try drawn()
    app.press(.enter)
    for word in words { #expect(!app.shows(word)) }
    app.type(words.joined(separator: " "))
    app.press(.enter)
    let passcode = try #require(
      app.effects.compactMap { effect -> SecretBytes? in
        if case .lock(.createVault(let passcode, .passphrase, _)) = effect { passcode } else { nil }
      }.last
    )
    #expect(
      passcode.withUnsafeBytes { Array($0) } == Array(words.joined(separator: " ").utf8)
    )
  }

  @Test("other words lead back to it, F3 draws others, and Esc to typing one's own")
  func ways() throws {
    var app = try drawn()
    app.press(.enter)
    app.type("other words than these")
    app.press(.enter)
    #expect(app.shows("They don't match") && app.shows(words[0]))
    let asked = app.effects.count
    app.press(.function(3))
    #expect(app.effects.count == asked + 1)
    app.answer(
      .lock(.passphraseDrawn(try PassphraseGenerator.draw(from: SeededRandom(seed: 4))))
    )
    #expect(!words.allSatisfy { app.shows($0) })
    app.press(.escape)
    #expect(app.shows("Choose a passphrase") && app.shows("F3"))
  }

  @Test("is gone with a lock, also where it comes after it")
  func locked() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.open(LockScreens.passcodeChange(.digits4))
    app.type("5566")
    app.answer(.lock(.passcodeVerified))
    app.press(.down, .down, .enter, .function(3))
    let epoch = app.model.epoch
    app.answer(.lock(.passphraseDrawn(passphrase)))
    #expect(app.shows(words[0]))
    app.press(.control("l"))
    app.answer(.lock(.passphraseDrawn(passphrase)), epoch: epoch)
    for word in words { #expect(!app.shows(word)) }
    try app.unlock()
    for word in words { #expect(!app.shows(word)) }
  }

  @Test("is said in line mode, and typed there")
  func lines() throws {
    var story = try LineModeDriver(kind: nil)
    try story.type("3")
    #expect(story.heard("/words offers six random words"))
    try story.type("/words")
    story.answer(.lock(.passphraseDrawn(passphrase)))
    #expect(story.heard(words.joined(separator: " ")))
    try story.type("")
    #expect(!story.heard(words[0]))
  }
}
