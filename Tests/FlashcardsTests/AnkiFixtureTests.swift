import Testing

@testable import Flashcards

/// One line of `anki-26.9.3.jsonl`: a card, and the effect of the four buttons on it.
struct AnkiLine: Decodable {
  struct Card: Decodable {
    let id: Int64
    let progress: FlashcardProgress
    let daysSince: Int

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      id = try row.decode(Int64.self)
      let reviews = try row.decode(Int.self)
      let lapses = try row.decode(Int.self)
      let phase = try row.decode(UInt8.self)
      let remaining = try row.decode(Int.self)
      let interval = try row.decode(Int.self)
      daysSince = try row.decode(Int.self)
      let memory =
        try row.decodeNil()
        ? nil
        : Memory(stability: row.decode(Double.self), difficulty: row.decode(Double.self))
      progress = FlashcardProgress(
        phase: try #require(Phase(rawValue: phase)),
        step: remaining,
        memory: memory,
        intervalDays: interval,
        due: nil,
        lastReview: nil,
        reviews: reviews,
        lapses: lapses
      )
    }
  }

  struct Next: Decodable {
    let phase: Int
    let remaining: Int
    let days: Int?
    let seconds: Int?
    let stability: Double
    let difficulty: Double
    let lapses: Int
    let leech: Bool

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      phase = try row.decode(Int.self)
      remaining = try row.decode(Int.self)
      days = try row.decodeNil() ? nil : row.decode(Int.self)
      seconds = try row.decodeNil() ? nil : row.decode(Int.self)
      stability = try row.decode(Double.self)
      difficulty = try row.decode(Double.self)
      lapses = try row.decode(Int.self)
      leech = try row.decode(Bool.self)
    }
  }

  let w: [Double]?
  let r: Double
  let ls: [Int64]
  let rs: [Int64]
  let max: Int
  let leech: Int
  let fuzz: Bool
  let card: Card
  let next: [Next]
}

@Suite("The four buttons against the anki package 26.9.3")
struct AnkiFixtureTests {
  /// Noon, so that the days before it are roll-overs away.
  static let now = LocalMoment(time: Timestamp(milliseconds: 1_790_000_000_000))

  @Test("Every button does what Anki's does: interval, step, memory, lapses and leech")
  func buttons() throws {
    let lines = try Fixture.lines("anki-26.9.3", as: AnkiLine.self)
    #expect(lines.count == 1_400)
    for (number, line) in lines.enumerated() {
      let scheduler = Scheduler(
        model: FSRS6(try FSRSParameters(line.w ?? [])),
        settings: try SchedulerSettings(
          retention: line.r,
          learningSteps: line.ls.map { $0 * 1_000 },
          relearningSteps: line.rs.map { $0 * 1_000 },
          maximumIntervalDays: line.max,
          leechThreshold: line.leech,
          fuzz: line.fuzz
        )
      )
      var progress = line.card.progress
      let steps = progress.phase == .relearning ? line.rs.count : line.ls.count
      // Anki counts the remaining steps, Cardcase the next one.
      progress.step = progress.step > 0 ? steps - progress.step : 0
      if progress.memory != nil {
        progress.lastReview = LocalMoment(
          time: Self.now.time.advanced(byMilliseconds: Int64(-line.card.daysSince) * 86_400_000)
        )
      }
      let outcomes = scheduler.outcomes(
        of: progress,
        card: FlashcardID(rawValue: line.card.id),
        at: Self.now
      )
      for (rating, expected) in zip(Rating.allCases, line.next) {
        let place: Comment = "line \(number + 1), \(rating)"
        let outcome = outcomes[rating]
        let memory = try #require(outcome.progress.memory)
        #expect(isClose(memory.stability, expected.stability), place)
        #expect(isClose(memory.difficulty, expected.difficulty), place)
        #expect(Int(outcome.progress.phase.rawValue) == expected.phase, place)
        #expect(outcome.isLeech == expected.leech, place)
        if expected.phase > 1 { #expect(outcome.progress.lapses == expected.lapses, place) }
        switch outcome.interval {
        case .days(let days):
          #expect(days == expected.days, place)
        case .milliseconds(let delay):
          let stepsNow = outcome.progress.phase == .relearning ? line.rs.count : line.ls.count
          #expect(outcome.progress.step == Swift.max(0, stepsNow - expected.remaining), place)
          // Hours from the model are cut to whole seconds, where Anki's floats may differ by one.
          let slack = stepsNow == 0 ? 1 : 0
          #expect(abs(Int(delay / 1_000) - (expected.seconds ?? -10)) <= slack, place)
        }
      }
    }
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-4 * Swift.max(abs(left), abs(right))
  }
}
