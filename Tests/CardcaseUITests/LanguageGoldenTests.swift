import Testing
import WindowLevels
import Wording

@Suite("Golden screens in every language")
struct LanguageGoldenTests {
  /// The states that are kept in every language: one of each kind of layout.
  private static let names = [
    "lock", "home", "wallet", "card", "form", "decks", "question", "finished review", "settings",
    "statistics of a learner", "confirmation", "palette", "help",
  ]
  private static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

  /// The text of a state's file: its rows in each language and size. English is among the golden
  /// screens.
  private static func text(of state: ScreenState) throws -> String {
    let parts = try Language.all.filter { $0.code != "en" }.flatMap { language in
      try sizes.map { size in
        let app = try state.make(Surroundings(size: size, language: language))
        let lines = app.lines.joined(separator: "\n")
        return "== \(language), \(size.width) by \(size.height)\n\(lines)\n"
      }
    }
    return parts.joined(separator: "\n")
  }

  @Test("some screens are drawn as their golden files have them", arguments: names)
  func drawn(name: String) throws {
    let shown = try Self.text(of: ScreenState.named(name))
    let file = GoldenFile(languages: name)
    guard !GoldenFile.isRenewing else { return try file.write(shown) }
    let kept = try file.read()
    guard shown != kept else { return }
    Issue.record(
      """
      GoldenLanguages/\(file.name) differs; if that is meant, `make golden` renews it:
      \(SideBySide(("golden", kept), ("drawn", shown)))
      """
    )
  }
}
