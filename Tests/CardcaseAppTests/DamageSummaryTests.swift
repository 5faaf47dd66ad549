import Testing
import Vault
import Wording

@testable import AppSupport

@Suite("The summary of damage")
struct DamageSummaryTests {
  @Test("names what several tables hold once")
  func once() {
    let both: [Damage] = [.records(table: "undo"), .records(table: "undo_part")]
    let one = Damage.summary([both[0]], Wording())
    #expect(Damage.summary(both, Wording()) == one)
    #expect(Damage.summary(both + [.records(table: "deck")], Wording()) != one)
  }

  @Test("says of a content without a name that no note uses it")
  func unnamed() {
    let wording = Wording()
    for (fault, word) in [(MediaFault.altered, "damaged"), (.missing, "missing")] {
      let named = Damage.medium(name: "a.png", fault).sentence(wording)
      #expect(named == "Media file \(word): a.png.")
      let unnamed = Damage.medium(name: "", fault)
      let sentence = "Media file \(word): one without a name, which no note uses."
      #expect(unnamed.sentence(wording) == sentence)
      #expect(Damage.summary([unnamed], wording) == sentence)
    }
  }
}
