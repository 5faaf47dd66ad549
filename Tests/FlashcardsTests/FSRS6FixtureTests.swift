import Testing

@testable import Flashcards

/// One line of `fsrs-6.3.2.jsonl`: a history, or a set that is refused.
struct FSRSLine: Decodable {
  struct Review: Decodable {
    let at: Int64
    let rating: UInt8
    let stability: Double
    let difficulty: Double
    let retrievabilityBefore: Double
    let state: Int
    let step: Int?
    let interval: Double

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      at = try row.decode(Int64.self)
      rating = try row.decode(UInt8.self)
      stability = try row.decode(Double.self)
      difficulty = try row.decode(Double.self)
      retrievabilityBefore = try row.decode(Double.self)
      state = try row.decode(Int.self)
      step = try row.decodeNil() ? nil : row.decode(Int.self)
      interval = try row.decode(Double.self)
    }
  }

  let refused: [Double]?
  let given: [Double]?
  let r: Double?
  let ls: [Int64]?
  let rs: [Int64]?
  let max: Int?
  let reviews: [Review]?
}

@Suite("FSRS-6 against PyPI fsrs 6.3.2")
struct FSRS6FixtureTests {
  static let lines = Result { try Fixture.lines("fsrs-6.3.2", as: FSRSLine.self) }

  @Test("Every history has the same stability, difficulty, recall, state, step and interval")
  func histories() throws {
    var reviews = 0
    for (number, line) in try Self.lines.get().enumerated() {
      guard let expected = line.reviews else { continue }
      let scheduler = Scheduler(
        model: FSRS6(try FSRSParameters(line.given ?? [])),
        settings: try SchedulerSettings(
          retention: #require(line.r),
          learningSteps: #require(line.ls).map { $0 * 1_000 },
          relearningSteps: #require(line.rs).map { $0 * 1_000 },
          maximumIntervalDays: #require(line.max),
          fuzz: false,
          days: .elapsed,
          rules: .bare
        )
      )
      var progress = FlashcardProgress.new
      for (index, review) in expected.enumerated() {
        let place: Comment = "history \(number), review \(index)"
        let now = LocalMoment(time: Timestamp(milliseconds: review.at * 1_000))
        let before = scheduler.retrievability(of: progress, at: now) ?? 0
        let rating = try #require(Rating(rawValue: review.rating))
        let outcome = scheduler.outcome(
          of: rating,
          progress: progress,
          card: FlashcardID(rawValue: 1),
          at: now
        )
        // The buttons shown beforehand must agree with the effect of pressing one.
        #expect(
          scheduler.outcomes(of: progress, card: FlashcardID(rawValue: 1), at: now)[rating]
            == outcome
        )
        progress = outcome.progress
        let memory = try #require(progress.memory)
        #expect(isClose(before, review.retrievabilityBefore), place)
        #expect(isClose(memory.stability, review.stability), place)
        #expect(isClose(memory.difficulty, review.difficulty), place)
        #expect(Int(progress.phase.rawValue) == review.state, place)
        #expect((progress.phase == .review ? nil : progress.step) == review.step, place)
        #expect(outcome.interval.seconds == review.interval, place)
        reviews += 1
      }
    }
    #expect(reviews > 5_000)
  }

  @Test("Every set of parameters that the package refuses is refused")
  func refusals() throws {
    let refused = try Self.lines.get().compactMap(\.refused)
    #expect(refused.count > 40)
    for values in refused {
      #expect(throws: ParameterError.self) { try FSRSParameters(values) }
    }
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-9 * Swift.max(abs(left), abs(right))
  }
}
