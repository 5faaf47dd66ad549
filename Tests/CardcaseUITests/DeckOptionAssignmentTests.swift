import DomainWords
import Flashcards
import Testing
import Wording

@Suite("What a command sets of a deck's options")
struct DeckOptionAssignmentTests {
  private let deck = Deck(id: DeckID(rawValue: 1), name: DeckName(nearest: "Welsh"))
  private let preset = OptionsPreset(
    id: OptionsPresetID(rawValue: 9),
    name: "Shared",
    options: DeckOptions(newPerDay: 30)
  )

  private func failure(_ text: String, isOwn: Bool = false) -> DeckOptionAssignment.Failure? {
    do throws(DeckOptionAssignment.Failure) {
      _ = try DeckOptionAssignment(text, isOwn: isOwn)
      return nil
    } catch {
      return error
    }
  }

  @Test("has a name of its own for each, and each value of it is read as it is written")
  func values() throws {
    #expect(Set(DeckOption.rows.map(\.name)).count == DeckOption.rows.count)
    for option in DeckOption.rows {
      var stepped = deck
      for _ in 0..<100 {
        option.change(&stepped, 1)
        var read = deck
        let text = "\(option.name)=\(option.argument(stepped))"
        try DeckOptionAssignment(text).apply(to: &read, nil)
        #expect(read == stepped, "\(text)")
      }
    }
  }

  @Test("is refused before anything is opened, with what there is instead")
  func refused() {
    let wording = Wording()
    #expect(failure("new_per_day") == .form("new_per_day"))
    #expect(failure("newPerDay=1") == .noOption("newPerDay"))
    #expect(failure("fuzz=on", isOwn: true) == .neverOwn("fuzz"))
    #expect(failure("new_per_day=20", isOwn: true) == nil && failure("language=") == nil)
    let range = OptionTextError.outOfRange(low: "0", high: "9999")
    #expect(failure("new_per_day=10000") == .value(name: "new_per_day", range))
    #expect(failure("leech_action=preset")?.sentence(wording).contains("tag or suspend") == true)
    #expect(failure("new=1")?.sentence(wording).contains("new_per_day, reviews_per_day") == true)
    #expect(
      failure("fuzz=on", isOwn: true)?.sentence(wording)
        .hasSuffix("new_per_day, reviews_per_day or desired_retention.") == true
    )
    #expect(failure("learning_steps=1x")?.sentence(wording).hasPrefix("learning_steps: ") == true)
  }

  @Test("is the deck's own where that is asked for or was so, and the preset's again by its word")
  func own() throws {
    var follower = deck.following(preset)
    try DeckOptionAssignment("new_per_day=5", isOwn: true).apply(to: &follower, preset)
    #expect(follower.preset?.own == .newPerDay && follower.options.newPerDay == 5)
    try DeckOptionAssignment("new_per_day=6").apply(to: &follower, preset)
    #expect(follower.preset?.own == .newPerDay && follower.options.newPerDay == 6)
    try DeckOptionAssignment("new_per_day=preset").apply(to: &follower, preset)
    #expect(follower == deck.following(preset))
    // Once more is no other than that.
    try DeckOptionAssignment("new_per_day=preset").apply(to: &follower, preset)
    #expect(follower == deck.following(preset))
    var alone = deck
    try DeckOptionAssignment("new_per_day=7", isOwn: true).apply(to: &alone, nil)
    #expect(alone.options.newPerDay == 7 && alone.preset == nil)
    #expect(throws: DeckOptionAssignment.Failure.self) {
      try DeckOptionAssignment("new_per_day=preset").apply(to: &alone, nil)
    }
  }
}
