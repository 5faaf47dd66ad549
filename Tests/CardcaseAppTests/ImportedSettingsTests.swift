import CardcaseUI
import Flashcards
import Preferences
import Store
import StudyUI
import Testing

@testable import CardcaseApp

@Suite("Settings that come with a collection")
struct ImportedSettingsTests {
  @Test(
    "are told to the screens once the import is saved, and nothing is for any other",
    arguments: [true, false]
  )
  func told(isOn: Bool) throws {
    let bench = try Bench()
    var change = ChangeSet()
    change.decks = [Deck(id: DeckID(rawValue: 1), name: DeckName(nearest: "A"))]
    change.limitRules = LimitRules(startsFromTop: isOn)
    let effect = StudyEffect.save(change, UndoableOperation(.importing, "collection.colpkg"))
    let result = try #require(bench.result(of: effect.work(for: nil), at: StoredScreens.wall))
    let told = result.others.compactMap { reply -> Preferences? in
      if case .system(.saved(let preferences)) = reply { preferences } else { nil }
    }
    #expect(told == (isOn ? [Preferences().with(\.limitsStartFromTop, true)] : []))
    #expect(try SettingsStore(bench.vault).verified(under: bench.key)?.limitsStartFromTop == isOn)
  }
}
