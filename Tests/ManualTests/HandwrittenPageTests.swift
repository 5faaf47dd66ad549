import Testing
import Wording

@testable import Vault

@Suite("The manual pages that are written by hand")
struct HandwrittenPageTests {
  @Test("cardcase(7) has the keys of all screens, and the exit statuses")
  func overview() throws {
    let wording = Wording()
    func list(_ rows: [KeyLists.Row]) -> [String] {
      [".Bl -tag -width Ds -compact"] + rows.flatMap(Self.entry) + [".El"]
    }
    let screens = KeyLists.screens(wording).flatMap { [".Ss \($0.name)"] + list($0.rows) }
    try FilledPage("docs/man/cardcase.7").check([
      ("the keys that work everywhere", list(KeyLists.everywhere(wording))),
      ("the keys of the lock", list(KeyLists.lock(wording))),
      ("the keys of screens", screens),
      ("exit statuses", ExitStatusList.mdoc(wording)),
    ])
  }

  /// A row of keys. What is one sign could be taken for a macro or for punctuation.
  private static func entry(_ row: KeyLists.Row) -> [String] {
    let keys = row.keys.map { "\\&" + $0.replacing("\\", with: "\\e") }
    return [".It Ic \(keys.joined(separator: " , "))"] + Mdoc.lines(row.words) + [
      ".Pq \\&\(row.name)"
    ]
  }

  @Test("cardcase-config(5) has all that can be configured")
  func configuration() throws {
    try FilledPage("docs/man/cardcase-config.5").check([
      ("languages", ConfigurationLists.languages), ("roles", ConfigurationLists.roles),
      ("colours", ConfigurationLists.colours), ("look", ConfigurationLists.look),
      ("screens", ConfigurationLists.screens), ("names of keys", ConfigurationLists.keyNames),
    ])
  }

  @Test("cardcase-vault(5) has the number of the format")
  func vault() throws {
    try FilledPage("docs/man/cardcase-vault.5").check([
      ("format", ["This program writes format \(Schema.current.version)."])
    ])
  }
}
