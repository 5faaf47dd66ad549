import PaymentCards
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

@Suite("An export of cards")
struct CardExportScreenTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 200, height: 60),
  ]

  private func opened(_ size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    try app.unlock()
    app.press(.character("w"), .character("x"))
    return app
  }

  private func request(_ app: ModelHarness) -> CardExportRequest? {
    guard case .wallet(.transfer(.export(let request)))? = app.effects.last else { return nil }
    return request
  }

  private func password(_ app: ModelHarness) -> String? {
    request(app)?.password?.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "is encrypted unless another format is chosen, and its password typed twice",
    arguments: sizes
  )
  func sealed(size: Size) throws {
    var app = try opened(size)
    #expect(app.shows("Encrypted with a password"))
    #expect(app.shows("cards.encrypted.json"))
    app.press(.enter)
    app.type("four wise words here")
    #expect(app.shows("●●●●") && !app.shows("wise"))
    app.press(.enter)
    #expect(app.shows("Repeat the password:") && !app.shows("short"))
    app.type("four wise words here")
    app.press(.enter)
    #expect(password(app) == "four wise words here" && request(app)?.format == .sealed)
    #expect(request(app)?.path == "cards.encrypted.json" && request(app)?.only == nil)
    app.answer(.wallet(.transferred(.exported(2, damaged: 0))))
    #expect(app.shows("2 cards exported to"))
  }

  @Test("a short password is advised against, another one the second time not taken")
  func passwords() throws {
    var app = try opened()
    app.press(.enter, .enter)
    #expect(app.shows("The file needs a password"))
    app.type("short")
    app.press(.enter)
    #expect(app.shows("This password is short"))
    app.type("shore")
    app.press(.enter)
    #expect(app.shows("The passwords differ") && !app.shows("●") && request(app) == nil)
    app.type("short")
    app.press(.enter)
    app.type("short")
    app.press(.enter)
    #expect(password(app) == "short")
  }

  @Test("readable formats are named, and written only after a word was typed", arguments: sizes)
  func readable(size: Size) throws {
    for (row, name, format) in [
      (1, "cards.json", PaymentCardExportFormat.bitwardenJSON),
      (2, "cards.cxf.json", .credentialExchange),
    ] {
      var app = try opened(size)
      for _ in 0..<row { app.press(.right) }
      #expect(app.shows("ot encrypted") || app.shows("encrypted: anyone"))
      #expect(app.shows(name))
      app.press(.enter)
      app.type("yes")
      app.press(.enter)
      #expect(app.shows("not the word"))
      app.press(.control("u"))
      app.type("export")
      app.press(.enter)
      #expect(request(app)?.path == name && request(app)?.format == format)
      #expect(request(app)?.password == nil && request(app)?.withCodes == false)
      app.answer(.wallet(.transferred(.exported(2, damaged: 0))))
      #expect(app.shows("2 cards exported to"))
    }
  }

  @Test("a name that was typed stays with another format, and codes are added at any time")
  func names() throws {
    var app = try opened()
    app.press(.character("G"))
    app.type("x")
    app.press(.up, .up, .right, .function(2))
    #expect(app.shows("cards.encrypted.jsonx") && app.shows("[x] security codes"))
    app.press(.enter)
    app.type("export")
    app.press(.enter)
    #expect(request(app)?.withCodes == true)
  }

  @Test("of marked cards those are exported, or all where that is chosen")
  func marked() throws {
    for isAll in [false, true] {
      var app = try ModelHarness(size: Size(width: 80, height: 24))
      try app.unlock()
      app.press(.character("w"), .character(" "), .character("x"))
      #expect(app.shows("What") && app.shows("1 card"))
      if isAll { app.press(.down, .right) }
      app.press(.enter)
      app.type("a long enough password")
      app.press(.enter)
      app.type("a long enough password")
      app.press(.enter)
      #expect((request(app)?.only?.count == 1) != isAll && request(app) != nil)
    }
  }

  @Test("a file that can't be written says why, and the password is typed anew")
  func failed() throws {
    var app = try opened()
    app.press(.enter)
    app.type("secret")
    app.press(.enter)
    app.type("secret")
    app.press(.enter)
    app.answer(.wallet(.transferred(.failed("cards.encrypted.json is there already."))))
    #expect(app.shows("✗ cards.encrypted.json is there already."))
    app.press(.enter)
    #expect(app.shows("New password for") && !app.shows("●"))
  }

  @Test("a lock takes the password, and leaves format and name")
  func locked() throws {
    var app = try opened()
    app.press(.right, .right)
    app.press(.control("l"))
    try app.unlock()
    #expect(app.shows("cards.cxf.json"))
    app.press(.right, .enter)
    app.type("secret")
    app.press(.control("l"))
    try app.unlock()
    #expect(app.shows("cards.encrypted.json"))
    app.press(.enter)
    #expect(!app.shows("●"))
  }
}
