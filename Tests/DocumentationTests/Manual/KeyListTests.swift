import TestSupport
import Testing
import Wording

@testable import manual_pages

@Suite("The lists of keys in documents")
struct KeyListTests {
  @Test("docs/keys.md has those of all screens")
  func allKeys() throws {
    func table(_ rows: [KeyLists.Row]) -> [String] {
      ["| key | does | name |", "|---|---|---|"]
        + rows.map { "| \(Self.cell($0.keys)) | \($0.words) | `\($0.name)` |" }
    }
    let wording = Wording()
    let screens = KeyLists.screens(wording).flatMap { screen in
      ["", "## \(screen.name)", ""] + table(screen.rows)
    }
    try FilledPage("docs/keys.md").check([
      ("the keys that work everywhere", table(KeyLists.everywhere(wording))),
      (
        "the letters and signs",
        ["| key | does | where |", "|---|---|---|"]
          + KeyLists.letters(wording).map {
            "| \(Self.cell([$0.key])) | \($0.words) | \($0.screens) |"
          }
      ),
      ("the keys of the lock", table(KeyLists.lock(wording))),
      ("the keys of screens", Array(screens.dropFirst())),
    ])
  }

  /// Keys for a cell of a table; a bar would end it.
  private static func cell(_ keys: [String]) -> String {
    keys.map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: " ")
  }

  @Test(
    "each README has a selection, with the keys that the screens have",
    arguments: [
      "README.md", "docs/README.zh-Hans.md", "docs/README.zh-Hant.md", "docs/README.ja.md",
      "docs/README.de.md",
    ]
  )
  func readme(path: String) throws {
    let page = FilledPage(path)
    let parts = path == "README.md" ? ["keys", "keys while you learn"] : ["keys"]
    try page.check(
      parts.map { ($0, try KeySelection(lines: page.lines(of: $0)).filled()) }
    )
  }

  @Test("a selection that names an action that is not there is refused")
  func refused() {
    let table = KeySelection(lines: [
      "| key | does |", "|---|---|", "| <!-- wallet.gone --> x | y |",
    ])
    #expect(throws: KeySelection.NoSuchAction.self) { try table.filled() }
    let bare = KeySelection(lines: ["| key | does |", "|---|---|", "| `q` | quit |"])
    #expect(throws: KeySelection.NoSuchAction.self) { try bare.filled() }
  }

  @Test("a part that a document has not, or twice, is noticed")
  func missing() {
    #expect(throws: FilledPage.NoSuchPart.self) {
      try FilledPage("README.md").check([("nothing", [])])
    }
  }
}
