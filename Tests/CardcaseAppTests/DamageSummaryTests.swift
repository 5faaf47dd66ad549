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
}
