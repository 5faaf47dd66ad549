import Testing

@testable import Flashcards

@Suite("Whether a fit is worth it")
struct FitOutlookTests {
  /// Answers to so many cards: each learned, and answered once some days later.
  private static func data(
    _ cards: Range<Int>,
    from day: Int,
    right: (Int) -> Bool = { $0 % 10 != 0 }
  ) -> [Review] {
    cards.flatMap { card in
      [(day, Rating.good), (day + 2, right(card) ? .good : .again)].enumerated()
        .map { index, answer in
          let time = Int64(answer.0) * 86_400_000 + 43_200_000 + Int64(card)
          return Review(
            card: FlashcardID(rawValue: Int64(card)),
            moment: LocalMoment(time: Timestamp(milliseconds: time)),
            duration: 1_000,
            rating: answer.1,
            kind: index == 0 ? .learning : .review
          )
        }
    }
  }

  private static func outlook(_ reviews: [Review], _ set: ParameterSet?) -> FitOutlook {
    let sorted = reviews.sorted { $0.moment.time < $1.moment.time }
    let data = FittingData(sorted, of: Set(reviews.map(\.card)), boundary: DayBoundary())
    return FitOutlook(of: set, on: data)
  }

  /// A set fitted to so many answers at the end of a day.
  private static func fitted(_ answers: Int, on day: Int) -> ParameterSet {
    ParameterSet(
      id: ParameterSetID(rawValue: 1),
      parameters: .defaults,
      made: Timestamp(milliseconds: Int64(day + 1) * 86_400_000),
      origin: .fitted(reviews: answers)
    )
  }

  @Test("what was never fitted is worth it once there are answers for all parameters")
  func never() {
    #expect(Self.outlook(Self.data(0..<63, from: 0), nil).advice == .tooFew)
    let outlook = Self.outlook(Self.data(0..<64, from: 0), nil)
    #expect(outlook.advice == .neverFitted)
    #expect(outlook.answers == 64 && outlook.fitted == nil)
    #expect(outlook.calibration?.answers == 64 && outlook.later == nil)
    #expect(Self.outlook([], nil).calibration == nil)
  }

  @Test("it is worth it again once the answers have doubled")
  func doubled() {
    let past = Self.data(0..<100, from: 0)
    let set = Self.fitted(100, on: 10)
    let some = Self.outlook(past + Self.data(100..<199, from: 20), set)
    #expect(some.advice == .notYet)
    #expect(some.earlier?.answers == 100 && some.later?.answers == 99)
    #expect(Self.outlook(past + Self.data(100..<200, from: 20), set).advice == .doubled)
    #expect(Self.outlook(past, set).advice == .notYet)
    #expect(Self.outlook(past, set).later == nil)
  }

  @Test("it is worth it where the answers since are off what was predicted by more than chance")
  func worse() {
    let past = Self.data(0..<400, from: 0)
    let set = Self.fitted(400, on: 10)
    let bad = Self.data(400..<500, from: 20) { $0 % 2 == 0 }
    #expect(Self.outlook(past + bad, set).advice == .worse)
    let few = Self.data(400..<404, from: 20) { $0 % 2 == 0 }
    #expect(Self.outlook(past + few, set).advice == .notYet)
  }
}
