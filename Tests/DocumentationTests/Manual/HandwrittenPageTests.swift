import TestSupport
import Testing
import Wording

@testable import Vault
@testable import manual_pages

@Suite("The manual pages that are written by hand")
struct HandwrittenPageTests {
  @Test("cardcase(7) has the keys of all screens, and the exit statuses")
  func overview() throws {
    let page = try OverviewPage.filled(RenewedFile(path: "docs/man/cardcase.7").read())
    #expect(!page.contains("list: "))
    for list in OverviewPage.lists.values { #expect(page.contains(list.joined(separator: "\n"))) }
    let wording = Wording()
    let screens = KeyLists.screens(wording)
    #expect(screens.count > 30)
    for screen in screens {
      #expect(page.contains("\n.Ss \(screen.name)\n.Bl -tag"), "\(screen.name)")
      for row in screen.rows { #expect(page.contains("\n.Pq \\&\(row.name)\n"), "\(row.name)") }
    }
    #expect(page.contains("\n.It 130\n"))
    #expect(throws: OverviewPage.NoSuchList.self) {
      try OverviewPage.filled(#".\" list: the weather"#)
    }
  }

  @Test("cardcase-config(5) has all that can be configured")
  func configuration() throws {
    try FilledPage("docs/man/cardcase-config.5").check([
      ("languages", ConfigurationLists.languages), ("roles", ConfigurationLists.roles),
      ("colours", ConfigurationLists.colours), ("look", ConfigurationLists.look),
      ("screens", ConfigurationLists.screens), ("names of keys", ConfigurationLists.keyNames),
    ])
  }

  @Test("cardcase-json(5) has every name that a command writes")
  func json() throws {
    let page = try RenewedFile(path: "docs/man/cardcase-json.5").read()
    let words = Set(
      page.split(separator: "\n").filter { $0.hasPrefix(".Ic") || $0.hasPrefix(".Pq Ic") }
        .flatMap { $0.split(whereSeparator: { " ,".contains($0) }).map(String.init) }
    )
    for file in [
      "Decks/StatisticsJSON", "Decks/CalibrationJSON", "Decks/ParametersJSON", "Decks/DeckJSON",
      "Decks/NoteJSON", "Decks/CardJSON", "Decks/NoteTypeJSON", "Decks/DeckOptionsReport",
      "Decks/LoadJSON", "Decks/ExamsJSON", "Decks/SimulationJSON", "Cards/ListedPaymentCard",
      "Due/DueAnswer", "Media/MediaJSON",
    ] {
      let code = try RenewedFile(path: "Sources/App/Commands/\(file).swift").read()
      for name in Self.keys(in: code) { #expect(words.contains(name), "\(file): \(name)") }
    }
  }

  /// The names in the enumerations of coding keys: those of cases, or the strings that they stand for.
  private static func keys(in code: String) -> [String] {
    code.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      .filter { $0.hasPrefix("case ") && !$0.contains(":") && !$0.contains("(") }
      .flatMap { line in
        line.dropFirst("case ".count).split(separator: ",").map { part in
          let sides = part.split(separator: "=")
          return String(sides[sides.count - 1].filter { !" \"".contains($0) })
        }
      }
  }

  @Test("cardcase-vault(5) has the number of the format")
  func vault() throws {
    try FilledPage("docs/man/cardcase-vault.5").check([
      ("format", ["This program writes format \(Schema.current.version)."])
    ])
  }
}
