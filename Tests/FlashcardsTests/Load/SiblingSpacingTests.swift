import Testing

@testable import Flashcards

@Suite("Siblings apart")
struct SiblingSpacingTests {
  @Test("Two cards of a note on one day get the ends of what fuzz allows")
  func apart() {
    let today = LoadSample.today
    let cards = LoadSample.all([
      LoadSample.card(1, note: 7, stability: 60, answered: 50, due: 10),
      LoadSample.card(2, note: 7, stability: 60, answered: 50, due: 10),
      LoadSample.card(3, note: 8, stability: 60, answered: 50, due: 10),
    ])
    let change = cards.change(by: .disperse)
    let range = cards.cards[0].days(LoadSample.rule, from: today)
    #expect(range.count > 5)
    let days = [1, 2].map { change.days[$0] ?? 10 }
    #expect(abs(days[0] - days[1]) == range.count - 1)
    #expect(change.days[3] == nil)
    // They are as far apart as they get.
    var again = LoadCards(today: today, rules: [LoadSample.rule])
    for card in cards.cards {
      let day = change.days[card.id.rawValue] ?? card.due - today
      again.add(
        LoadSample.card(
          card.id.rawValue,
          note: card.note.rawValue,
          stability: 60,
          answered: 50,
          due: day
        )
      )
    }
    #expect(again.change(by: .disperse).moves.isEmpty)
  }

  @Test(
    "The least distance is that of the best choice of days there is, where all have the same range"
  )
  func best() {
    for count in 2...4 {
      for width in 1...9 {
        let ranges = Array(repeating: 5...5 + width, count: count)
        let spacing = SiblingSpacing(ranges)
        #expect(spacing.gap == width / (count - 1))
        #expect(SiblingSpacing.gap(between: spacing.days) >= spacing.gap)
      }
    }
  }

  @Test("Each day is in its range, and none are nearer to each other than is said")
  func ranges() {
    var numbers = LoadSample.Numbers(state: 3)
    for _ in 0..<2_000 {
      let ranges = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
        let first = Int.random(in: 0...20, using: &numbers)
        return first...first + Int.random(in: 0...12, using: &numbers)
      }
      let spacing = SiblingSpacing(ranges)
      #expect(zip(ranges, spacing.days).allSatisfy { $0.contains($1) })
      if ranges.count > 1 { #expect(SiblingSpacing.gap(between: spacing.days) >= spacing.gap) }
    }
  }
}
