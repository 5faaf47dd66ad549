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

@Suite("An import of cards")
struct CardImportScreenTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 120, height: 40),
    Size(width: 200, height: 60),
  ]

  /// The screen with a file that is being read.
  private func reading(
    _ name: String = "cards.json",
    _ size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    try app.unlock()
    app.press(.character("w"), .character("i"))
    app.type(name)
    app.press(.enter)
    return app
  }

  private func previewed(
    _ preview: CardImportPreview = .every,
    _ size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try reading("cards.json", size)
    app.answer(.wallet(.transferred(.read(preview))))
    return app
  }

  private func needsKey(_ problem: String? = nil) -> Reply {
    .wallet(
      .transferred(.needsKey(format: "KeePassXC", allowsKeyFile: true, problem: problem))
    )
  }

  /// The choice that was asked to be written last.
  private func choice(_ app: ModelHarness) -> CardImportChoice? {
    guard case .wallet(.transfer(.write(let choice)))? = app.effects.last else { return nil }
    return choice
  }

  /// The key with which a file was asked to be read last.
  private func key(_ app: ModelHarness) -> (password: String?, keyFile: String?)? {
    guard case .wallet(.transfer(.read(_, _, let key?)))? = app.effects.last else { return nil }
    let password = key.password?.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    return (password, key.keyFile)
  }

  @Test("a format is chosen from those that cards are read from, and kept where a key is asked for")
  func choosingTheFormat() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.character("w"), .character("i"))
    app.type("my.file")
    app.press(.up, .left)
    #expect(app.row("Format")?.dropFirst().prefix(2) == ["Safari", "JSON"])
    for _ in 0..<CardFormatName.readable.count { app.press(.left) }
    #expect(app.row("Format")?.dropFirst().first == "automatic")
    for _ in 0..<5 { app.press(.right) }
    #expect(app.row("Format")?.dropFirst().prefix(2) == ["KeePass", "KDBX"])
    app.press(.enter)
    app.answer(needsKey())
    app.type("secret")
    app.press(.enter)
    guard case .wallet(.transfer(.read("my.file", .keePassDatabase, .some)))? = app.effects.last
    else {
      Issue.record("\(app)")
      return
    }
  }

  // MARK: The preview

  @Test("shows a verdict for each item, and has the new ones chosen at first", arguments: sizes)
  func verdicts(size: Size) throws {
    var app = try previewed(.every, size)
    #expect(app.shows("✓  Holiday") && app.shows("✓  Work") && app.shows("·  Twin"))
    #expect(app.shows("2 of 8 marked"))
    for verdict in ["update", "new", "new !", "unchanged", "duplicate", "duplicate"] {
      #expect(
        app.lines.dropFirst().contains { $0.contains("›") && $0.contains(verdict) },
        "\(verdict)"
      )
      app.press(.down)
    }
    #expect(app.shows("Enter imports the marked items."))
    #expect(app.shows("2 new, 1 update, 1 possible"))
    app.press(.enter)
    #expect(choice(app) == CardImportChoice(items: [1, 2], keepsCodes: false))
  }

  @Test("chooses one by one, all updates, or everything that can be imported", arguments: sizes)
  func choosing(size: Size) throws {
    var app = try previewed(.every, size)
    app.press(.character(" "))
    #expect(app.shows("✓  Everyday") && app.shows("3 of 8 marked"))
    app.press(.character(" "))
    #expect(app.shows("·  Holiday") && app.shows("2 of 8 marked"))
    app.type("A")
    #expect(app.shows("1 of 8 marked"))
    app.type("A")
    #expect(app.shows("2 of 8 marked"))
    app.type("*")
    #expect(app.shows("6 of 8 marked"))
    app.press(.enter)
    #expect(choice(app)?.items == [0, 1, 2, 3, 4, 5])
    app.answer(.work(.stopped))
    app.type("*")
    #expect(app.shows("Nothing is marked"))
    let asked = app.effects.count
    app.press(.enter)
    #expect(app.effects.count == asked)
  }

  @Test("an item that can't be imported says why, and is never chosen")
  func refused() throws {
    var app = try previewed()
    app.press(.character("G"), .character(" "))
    #expect(app.shows("Not imported: it was deleted."))
    #expect(app.shows("2 of 8 marked"))
  }

  @Test("security codes are left out unless asked for")
  func codes() throws {
    var app = try previewed()
    #expect(app.shows("Without security codes."))
    app.press(.function(2))
    #expect(app.shows("With security codes."))
    app.press(.enter)
    #expect(choice(app)?.keepsCodes == true)
  }

  @Test("what differs from an earlier item is an update to choose, beside its two values")
  func joined() throws {
    var app = try previewed(.joined)
    #expect(app.shows("1 of 3 marked") && app.shows("1 new, 2 merged"))
    #expect(app.shows("merged into item 1"))
    app.press(.down, .character(" "))
    #expect(app.shows("1 of 3 marked"))
    app.type("A")
    #expect(app.shows("2 of 3 marked"))
    app.press(.down, .right)
    #expect(app.shows("Will be imported."))
    #expect(app.shows("Card") && app.shows("for the household"))
    app.press(.enter)
    #expect(choice(app)?.items == [0, 2])
  }

  @Test("an update shows both values of each field", arguments: sizes)
  func update(size: Size) throws {
    var app = try previewed(.every, size)
    app.press(.right)
    #expect(app.shows("The wallet has this card with other") && app.shows("values."))
    #expect(app.shows("Expiry") && app.shows("12/28"))
    var seen = app.lines.joined()
    for _ in 0..<20 {
      app.press(.down)
      seen += app.lines.joined()
    }
    for words in ["Bank of the Isle", "none", "hidden, another", "bought"] {
      #expect(seen.contains(words), "\(words)")
    }
    if size.width >= 44 {
      let row = try #require(app.lines.first { $0.contains("12/28") && $0.contains("Expiry") })
      #expect(row.contains("12/31"))
    }
    app.press(.character(" "), .left)
    #expect(app.shows("✓  Everyday"))
  }

  @Test("a remark is shown with its item", arguments: sizes)
  func remark(size: Size) throws {
    var app = try previewed(.every, size)
    app.press(.down, .down)
    if size.height < 20 { app.press(.right) }
    #expect(app.shows("! Its attachment contract.pdf"))
  }

  @Test("the preview of any number of cards is the question, and is not asked again")
  func many() throws {
    for count in [100, 101, 500] {
      var app = try previewed(.many(count))
      #expect(choice(app) == nil && app.shows("\(count) of \(count) marked"))
      app.press(.enter)
      #expect(choice(app)?.items.count == count)
    }
  }

  @Test("an import that is stopped goes back to the preview, and leaving it forgets the file")
  func stopped() throws {
    var app = try previewed()
    app.press(.enter)
    app.answer(.work(.progress(WorkProgress(done: 1, total: 4))))
    #expect(app.shows("25%"))
    app.press(.escape)
    guard case .system(.cancelWork)? = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(app.shows("Stopping"))
    app.answer(.work(.stopped))
    #expect(app.shows("Enter imports the marked items."))
    app.press(.escape)
    #expect(app.hasRow("File", "cards.json"))
    #expect(
      app.effects.contains { if case .wallet(.transfer(.forget)) = $0 { true } else { false } }
    )
  }

  @Test("a file that can't be read says why, and its name can be corrected")
  func unreadable() throws {
    var app = try reading("x.json")
    app.answer(.wallet(.transferred(.failed("x.json: there is no such file or folder."))))
    #expect(
      app.shows("✗ x.json: there is no such file or folder.")
        && app.hasRow("File", "x.json")
    )
    app.press(.backspace)
    #expect(!app.shows("no such file"))
  }

  @Test("what was chosen comes back with a lock, and nothing of the file is kept")
  func locked() throws {
    var app = try previewed()
    app.type("A")
    app.press(.control("l"))
    try app.unlock()
    guard case .wallet(.transfer(.read("cards.json", nil, nil)))? = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(!app.shows("Holiday"))
    app.answer(.wallet(.transferred(.read(.every))))
    #expect(app.shows("3 of 8 marked"))
    app.press(.control("l"))
    try app.unlock()
    app.answer(.wallet(.transferred(.read(.many(3)))))
    #expect(app.shows("3 of 3 marked"))
  }

  // MARK: The password

  @Test("an encrypted file asks for its password, which is not seen", arguments: sizes)
  func password(size: Size) throws {
    var app = try reading("my.kdbx", size)
    app.answer(needsKey())
    #expect(app.shows("Password for my.kdbx"))
    app.type("sesam é")
    #expect(app.shows("●●●●●●●") && !app.shows("sesam"))
    app.press(.enter)
    #expect(key(app)?.password == "sesam é")
    app.answer(needsKey("The password is another one."))
    #expect(app.shows("✗ The password is another one.") && !app.shows("●"))
    app.type("x")
    #expect(!app.shows("another one"))
    app.press(.escape)
    #expect(app.hasRow("File", "my.kdbx"))
  }

  @Test("a key file opens it with a password or alone, and no password is an empty one")
  func keyFile() throws {
    var app = try reading("my.kdbx")
    app.answer(needsKey())
    app.press(.enter)
    #expect(key(app)?.password == "" && key(app)?.keyFile == nil)
    app.answer(needsKey())
    app.press(.function(3))
    app.type("k.keyx")
    app.press(.enter)
    #expect(app.shows("Key file: k.keyx"))
    app.press(.enter)
    #expect(key(app)?.password == nil && key(app)?.keyFile == "k.keyx")
    app.answer(needsKey())
    app.type("both")
    app.press(.enter)
    #expect(key(app)?.password == "both" && key(app)?.keyFile == "k.keyx")
  }

  @Test("a password too long to be taken is not tried")
  func longPassword() throws {
    var app = try reading("my.kdbx")
    app.answer(needsKey())
    app.type(String(repeating: "x", count: 1_025))
    app.press(.enter)
    #expect(app.shows("too long. Use at most 1024 bytes."))
    #expect(key(app) == nil)
    app.press(.backspace, .enter)
    #expect(key(app)?.password?.count == 1_023)
  }

  @Test("a lock takes the password, and asks for it again with the file and its key file named")
  func lockedPassword() throws {
    var app = try reading("my.kdbx")
    app.answer(needsKey())
    app.press(.function(3))
    app.type("k.keyx")
    app.press(.enter)
    app.type("secret")
    app.press(.control("l"))
    try app.unlock()
    guard case .wallet(.transfer(.read("my.kdbx", nil, nil)))? = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    app.answer(needsKey())
    #expect(app.shows("Password for my.kdbx") && app.shows("k.keyx") && !app.shows("●"))
  }

  @Test("a derivation that is stopped goes back to the password")
  func stoppedDerivation() throws {
    var app = try reading("my.kdbx")
    app.answer(needsKey())
    app.type("secret")
    app.press(.enter, .escape)
    app.answer(.work(.stopped))
    #expect(app.shows("Password for my.kdbx") && !app.shows("●"))
  }

  // MARK: The end

  private func imported(new: Int = 2, updated: Int = 1) throws -> ModelHarness {
    var app = try previewed()
    app.press(.enter)
    app.answer(
      .wallet(
        .transferred(.written(.success(app.wallet.entries), new: new, updated: updated))
      )
    )
    return app
  }

  @Test("the file is kept unless its deletion is chosen")
  func kept() throws {
    for end in [Key.enter, .escape] {
      var app = try imported()
      #expect(app.shows("Cards imported."))
      #expect(app.shows("5 items"))
      app.press(end)
      #expect(app.shows("Imported: 2 new, 1 updated. u undoes it."))
      #expect(app.shows("Travel"))
    }
  }

  @Test("a deletion is said as it was")
  func deletion() throws {
    var app = try imported()
    app.press(.down, .enter)
    guard case .wallet(.transfer(.deleteFile("cards.json")))? = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    var other = app
    app.answer(.wallet(.transferred(.deleted(path: "cards.json"))))
    #expect(app.shows("cards.json was deleted. SSDs and backups"))
    other.answer(.wallet(.transferred(.failed("The directory is read-only."))))
    #expect(other.shows("The file was not deleted"))
  }

  @Test("the question is still there after a lock, and none is asked where nothing was imported")
  func question() throws {
    var app = try imported()
    app.press(.control("l"))
    try app.unlock()
    #expect(app.shows("› Keep the file"))
    app = try imported(new: 0, updated: 0)
    #expect(!app.shows("Keep the file") && app.shows("There is nothing to import."))
  }
}
