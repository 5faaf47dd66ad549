import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase deck options", .timeLimit(.minutes(5)))
struct DeckOptionsCommandTests {
  private let commands: DeckCommands

  init() throws { commands = try DeckCommands() }

  @Test("shows them with the preset, and sets several in one step for all of its decks")
  func sharing() throws {
    let (before, errors, statuses) = try commands.run(
      "import latest.apkg",
      "options deutsch",
      "options deutsch --json",
      "options deutsch --set learning_steps='2m 20m' --set bury_new_siblings=off",
      "options français"
    )
    #expect(statuses == [0, 0, 0, 0, 0], "\(errors)")
    let shown = try commands.json(before.first { $0.hasPrefix("{") })
    #expect(shown["deck"] as? String == "Sprachen::Deutsch")
    let preset = try #require(shown["preset"] as? [String: Any])
    let name = try #require(preset["name"] as? String)
    #expect(before.contains("preset: \(name)") && before.contains("new_per_day: 15"))
    #expect(preset["decks"] as? Int == 3 && preset["new_per_day"] as? Int == 15)
    let options = try #require(shown["options"] as? [String: Any])
    #expect(options["reviews_per_day"] as? Int == 120)
    #expect(before.contains { $0.contains("Saved for 3 decks") && $0.contains("press u") })
    // The other deck has it too, and keeps what it has of its own.
    let other = try #require(before.lastIndex(of: "preset: \(name)"))
    #expect(before[other...].contains("learning_steps: 2m 20m"))
    #expect(before[other...].contains("bury_new_siblings: off"))
    #expect(
      before[other...].contains("own: new_per_day reviews_per_day desired_retention")
    )
    // Memory parameters are those of all of them, too.
    let numbers = try commands.run("parameters Sprachen::Deutsch --standard --preview")
    #expect(numbers.out.contains { $0.hasPrefix("\(name): ") })
    #expect(numbers.errors.contains("Preset: \(name), used by 3 decks: Sprachen::Deutsch, "))
    // One key of the program takes both back.
    let screen = try CardcaseDriver(.cardcase, .file(commands.path))
    try screen.app.press("7777")
    try screen.app.waitUntil(shows: "› Recovery key")
    try screen.app.press(.escape)
    try screen.app.waitUntil(hides: "Write this down")
    try screen.app.press("u")
    try screen.app.waitUntil(shows: "Options changed: Sprachen::Deutsch")
    try screen.app.press("y")
    try screen.app.waitUntil(shows: "Undone: Options changed")
    try screen.app.press(.controlC)
    try screen.app.waitUntilExited()
    let after = try commands.run("options français")
    #expect(after.out.contains("learning_steps: 2m 15m"))
    #expect(after.out.contains("bury_new_siblings: on"))
  }

  @Test("gives a deck a limit of its own, has it leave the preset, and follow it again")
  func choice() throws {
    let (out, errors, statuses) = try commands.run(
      "import latest.apkg",
      "options deutsch --set new_per_day=3 --this-deck --json",
      "options français --json",
      "options deutsch --set new_per_day=preset --json",
      "options deutsch --own --set reviews_per_day=9 --json",
      "options deutsch --own --json",
      "options français --json"
    )
    #expect(statuses == Array(repeating: 0, count: 7), "\(errors)")
    let shown = try out.filter { $0.hasPrefix("{") }.map { try commands.json($0) }
    func option(_ name: String, _ shown: [String: Any]) -> Int? {
      (shown["options"] as? [String: Any])?[name] as? Int
    }
    #expect(shown[0]["own"] as? [String] == ["new_per_day"])
    #expect(option("new_per_day", shown[0]) == 3)
    #expect((shown[0]["preset"] as? [String: Any])?["new_per_day"] as? Int == 15)
    #expect(shown[2]["own"] as? [String] == [] && option("new_per_day", shown[2]) == 15)
    #expect(shown[3]["preset"] == nil && option("reviews_per_day", shown[3]) == 9)
    #expect(errors.contains("Nothing was changed."))
    #expect((shown[5]["preset"] as? [String: Any])?["decks"] as? Int == 2)
    #expect((shown[5]["preset"] as? [String: Any])?["reviews_per_day"] as? Int == 120)
    let name = try #require((shown[1]["preset"] as? [String: Any])?["name"] as? String)
    let again = try commands.run("options deutsch --preset '\(name)' --json")
    let followed = try commands.json(again.out.last)
    #expect((followed["preset"] as? [String: Any])?["decks"] as? Int == 3)
    #expect(option("reviews_per_day", followed) == 120)
  }

  @Test("refuses what is no option, no value, no deck and no preset, and changes nothing")
  func refused() throws {
    let (out, errors, statuses) = try commands.run(
      "import latest.apkg",
      "options deutsch --set new=1",
      "options deutsch --set new_per_day=many",
      "options deutsch --set fuzz=on --this-deck",
      "options deutsch --this-deck",
      "options deutsch --own --preset x",
      "options nothing",
      "options deutsch --set new_per_day=1 --preset nothing",
      "options deutsch --own --set new_per_day=preset",
      "options deutsch"
    )
    #expect(statuses == [0, 64, 64, 64, 64, 64, 3, 3, 1, 0], "\(errors)")
    #expect(errors.contains("new_per_day: \"many\" is not a number."))
    #expect(
      errors.contains("--set: \"new\" can't be chosen. Choose new_per_day, reviews_per_day, ")
    )
    #expect(errors.contains("--this-deck: \"fuzz\" can't be chosen. Choose new_per_day, "))
    #expect(out.contains("new_per_day: 15"))
  }
}
