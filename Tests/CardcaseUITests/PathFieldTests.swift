import Flashcards
import Locking
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

@Suite("Choosing a file")
struct PathFieldTests {
  private static func files() -> FakeFiles {
    var files = FakeFiles(
      "docs/",
      "docs/Ñandú.tsv",
      "docs/numbers.csv",
      "~/cards.json",
      "~/cellar/",
      "notes.tsv",
      "verbs.tsv"
    )
    files.links["verbs.tsv"] = "/srv/verbs.tsv"
    files.unreadable = ["/root/"]
    return files
  }

  /// At the import of a deck.
  private static func importing(
    size: Size = Size(width: 80, height: 24),
    traits: TerminalTraits = TerminalTraits(colors: .full, unicode: true)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(size: size, traits: traits)
    app.files = files()
    app.press(.character("i"))
    return app
  }

  /// The path that is being read; nil if none is.
  private func read(_ app: ModelHarness) -> String? {
    guard case .study(.readImport(let path, _, _))? = app.effects.last else { return nil }
    return path
  }

  @Test("lists the files there are, those that begin as typed, and where a link leads")
  func listing() throws {
    var app = try Self.importing()
    for name in ["docs/", "notes.tsv", "verbs.tsv"] { #expect(app.shows(name)) }
    #expect(app.shows("→ /srv/verbs.tsv"))
    app.type("n")
    #expect(app.shows("notes.tsv") && !app.shows("verbs.tsv"))
    app.type("x")
    #expect(app.shows("No match."))
    app.press(.control("u"))
    app.type("/root/")
    #expect(app.shows("/root/: "))
  }

  @Test("what can be read comes first, the newest at the top, with its kind and its size")
  func kinds() throws {
    var app = try ModelHarness.studying()
    app.files = FakeFiles("docs/", "old.tsv", "new.apkg", "picture.png")
    app.files?.sizes = ["new.apkg": 14_200_000, "old.tsv": 512]
    app.files?.times = ["new.apkg": 2, "old.tsv": 1]
    app.press(.character("i"))
    let named = app.lines.compactMap { line in
      ["new.apkg", "old.tsv", "docs/", "picture.png"].first { line.contains($0) }
    }
    #expect(named == ["new.apkg", "old.tsv", "docs/"])
    #expect(app.row("new.apkg")?.prefix(4) == ["new.apkg", "Anki", "14", "MB"])
    #expect(app.row("old.tsv")?.prefix(4) == ["old.tsv", "Text", "512", "B"])
    #expect(app.row("docs/") == ["docs/", "Folder"])
    app.type("p")
    #expect(app.shows("picture.png"))
  }

  @Test("Tab completes as far as names agree, whatever the case and the accents, also after ~")
  func completing() throws {
    var app = try Self.importing()
    app.type("do")
    app.press(.tab)
    #expect(app.shows("docs/Ñandú.tsv") || app.shows("Ñandú.tsv"))
    app.type("nan")
    app.press(.tab, .enter)
    #expect(read(app) == "docs/Ñandú.tsv")
    app = try Self.importing()
    app.type("~")
    #expect(app.shows("cards.json") && app.shows("cellar/"))
    app.press(.tab)
    #expect(app.shows("~/c"))
    app.type("a")
    app.press(.tab, .enter)
    #expect(read(app) == "~/cards.json")
  }

  @Test("a file is chosen from the list, a directory is gone into, and up from the first is back")
  func choosing() throws {
    var app = try Self.importing()
    app.press(.down)
    #expect(app.shows("› notes.tsv"))
    app.press(.down, .down)
    #expect(app.shows("› docs/"))
    app.press(.enter)
    #expect(app.shows("numbers.csv") && read(app) == nil)
    app.press(.down, .up)
    #expect(!app.lines.contains { $0.contains("› numbers") || $0.contains("› Ñandú") })
    app.press(.down, .down, .enter)
    #expect(read(app) == "docs/Ñandú.tsv" || read(app) == "docs/numbers.csv")
  }

  @Test("Enter on a directory that was typed lists it in place of reading it")
  func directory() throws {
    var app = try Self.importing()
    app.type("docs/")
    app.press(.enter)
    #expect(read(app) == nil && app.shows("numbers.csv"))
  }

  @Test("a Tab that comes before the files are known completes once they are")
  func early() throws {
    let files = Self.files()
    var app = try ModelHarness.studying()
    app.press(.character("i"))
    app.type("ver")
    app.press(.tab)
    #expect(!app.shows("verbs.tsv"))
    app.answer(.system(.listed(files.listing(of: "ver"))))
    app.press(.enter)
    #expect(read(app) == "verbs.tsv")
  }

  @Test("a listing of another path than the one that is typed by now is passed over")
  func late() throws {
    let files = Self.files()
    var app = try ModelHarness.studying()
    app.press(.character("i"))
    app.type("ve")
    app.answer(.system(.listed(files.listing(of: ""))))
    #expect(!app.shows("verbs.tsv"))
  }

  @Test("a lock keeps what was typed, and the files are listed anew")
  func locking() throws {
    var app = try Self.importing()
    app.type("docs/n")
    app.press(.control("l"))
    #expect(!app.shows("numbers.csv"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.shows("docs/n") && app.shows("numbers.csv"))
  }

  @Test("an export takes a name from the list without writing over the file")
  func exporting() throws {
    var app = try ModelHarness.studying()
    app.files = Self.files()
    app.press(.character("x"), .character("G"), .control("u"), .tab, .down)
    #expect(app.shows("› notes.tsv"))
    app.press(.enter)
    #expect(app.shows("A file with this name exists."))
    guard case .system(.list)? = app.effects.last else {
      Issue.record("something was written: \(app.effects)")
      return
    }
    app.press(.enter)
    guard case .study(.export(_, path: "notes.tsv", _))? = app.effects.last else {
      Issue.record("nothing was written: \(app)")
      return
    }
  }

  @Test("fits small and wide screens, and is ASCII where nothing else is shown")
  func sizes() throws {
    for size in ScreenTests.standardSizes + [Size(width: 120, height: 40)] {
      var app = try Self.importing(
        size: size,
        traits: TerminalTraits(colors: .none, unicode: false)
      )
      // Where few rows fit, what can be read is there, and a folder once it is asked for.
      #expect(app.shows("notes.tsv") && app.screen.cursor != nil)
      #expect(size.height < 24 || app.shows("docs/"))
      app.type("d")
      #expect(app.shows("docs/") && !app.shows("notes.tsv"))
      app.press(.control("u"))
      app.type("v")
      #expect(app.shows("verbs.tsv") && (size.width < 60 || app.shows("-> /srv/verbs.tsv")))
      #expect(app.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    }
  }

  @Test("readable files come first, the newest at the top, and a pipe of such a name is listed too")
  func order() {
    let entries: [FileListing.Entry] = [
      .init(name: "a.tsv", kind: .file, modified: Timestamp(rawValue: 1)),
      .init(name: "b.tsv", kind: .other),
      .init(name: "c", kind: .directory),
      .init(name: "d.TSV", kind: .file, modified: Timestamp(rawValue: 2)),
      .init(name: "e.bin", kind: .file),
    ]
    let order = FileOrder.newest(FileKinds(["tsv": .fileKindText]))
    func names(isNamed: Bool) -> [String] {
      order.sorted(entries, isNamed: isNamed).map(\.name)
    }
    #expect(names(isNamed: false) == ["d.TSV", "a.tsv", "c"])
    #expect(names(isNamed: true) == ["d.TSV", "a.tsv", "c", "b.tsv", "e.bin"])
  }

  @Test("in lines files are heard, and chosen by number or gone into")
  func lines() throws {
    var story = try LineModeDriver.opened(StudyVault())
    story.interface.files = Self.files()
    try story.type("2", "i", "/list")
    #expect(story.heard("/1: notes.tsv, Text, 0 B") && story.heard("/3: docs/"))
    try story.type("3")
    #expect(
      story.heard("Files: docs/") && story.heard("/2: Ñandú.tsv") || story.heard("/1: Ñandú.tsv")
    )
    try story.type("/2")
    #expect(read(story.interface)?.hasPrefix("docs/") == true)
    story = try LineModeDriver.opened(StudyVault())
    story.interface.files = Self.files()
    try story.type("2", "i", "docs/")
    #expect(story.heard("numbers.csv") && read(story.interface) == nil)
    try story.type("/other", "verbs.tsv")
    #expect(read(story.interface) == "verbs.tsv")
  }
}
