import Testing

@testable import Flashcards

/// What Anki says of each desired retention.
private struct WorkloadFixture: Decodable {
  let cards: Int
  let new: Int
  let request: SimulatorRequest
  let cost: [Double]
  let memorized: [Double]
}

/// A log of answers, and what Anki takes from it.
private struct HabitsFixture: Decodable {
  let log: [[Int64]]
  let first: [Double]
  let review: [Double]
  let learning: [Double]
  let relearning: [Double]
  let costs: [Double]

  var reviews: [Review] {
    log.compactMap { answer in
      let kinds: [ReviewKind] = [.learning, .review, .relearning, .filtered]
      guard let rating = Rating(rawValue: UInt8(answer[2])) else { return nil }
      return Review(
        card: FlashcardID(rawValue: answer[0]),
        moment: LocalMoment(time: Timestamp(milliseconds: answer[1] * 60_000)),
        duration: UInt32(answer[4]),
        rating: rating,
        kind: kinds[Int(answer[3])]
      )
    }
  }
}

extension PerRating where Value == Double {
  fileprivate var values: [Double] { [again, hard, good, easy] }
}

extension AnswerHabits.StepTransitions {
  fileprivate var values: [Double] { again.values + hard.values + good.values }
}

@Suite("The simulator beside Anki's")
struct SimulatorFixtureTests {
  @Test("comes to the same reviews, new cards, time and knowledge, in all and on each day")
  func days() throws {
    let fixtures = try SimulatedFixture.all()
    #expect(fixtures.count == 15)
    for fixture in fixtures {
      // As many seeds as theirs only where few leave too much to chance: they take long.
      var found = fixture.deviations(seeds: 3)
      if !found.allSatisfy(\.deviation.isNear) { found = fixture.deviations(seeds: 20) }
      for (name, deviation) in found {
        #expect(deviation.isNear, "\(name), \(fixture.words): \(deviation)")
      }
    }
  }

  @Test("finds the cost of each retention, and the one that costs least")
  func retentions() throws {
    for fixture in try Fixture.lines("workload-26.9.3", as: WorkloadFixture.self) {
      let cards = SimulatorRequest.cards(fixture.cards, new: fixture.new)
      let rows = SimulatedRetention.range.map { percent in
        var course = SimulatedCourse(dayCount: fixture.request.days)
        for seed in 0..<2 {
          var simulation = fixture.request.simulation(
            of: cards,
            retention: Double(percent) / 100,
            balancedFrom: nil,
            seed: UInt64(seed)
          )
          simulation.run()
          course.add(simulation.results, weight: 0.5)
        }
        return SimulatedRetention(percent: percent, course)
      }
      for (row, (cost, known)) in zip(rows, zip(fixture.cost, fixture.memorized)) {
        let seconds = row.secondsADay * Double(fixture.request.days)
        #expect(abs(seconds - cost) < 0.04 * cost, "\(row.percent): \(seconds), \(cost)")
        #expect(abs(row.known - known) < 0.02 * known, "\(row.percent): \(row.known), \(known)")
      }
      let theirs = zip(SimulatedRetention.range, zip(fixture.cost, fixture.memorized))
        .filter { $0.0 <= 95 }
        .min { $0.1.0 / $0.1.1 < $1.1.0 / $1.1.1 }
      let cheapest = try #require(SimulatedRetention.cheapest(of: rows))
      #expect(abs(cheapest - (try #require(theirs).0)) <= 1)
    }
  }

  @Test("takes the same habits from answers")
  func habits() throws {
    let fixtures = try Fixture.lines("habits-26.9.3", as: HabitsFixture.self)
    #expect(fixtures.count == 5)
    for fixture in fixtures {
      let habits = AnswerHabits(of: fixture.reviews, boundary: DayBoundary(rolloverHour: 0))
      let seconds = habits.seconds
      let pairs = [
        (habits.firstRatings.values, fixture.first),
        (Array(habits.passRatings.values.dropFirst()), fixture.review),
        (habits.learningSteps.values, fixture.learning),
        (habits.relearningSteps.values, fixture.relearning),
        (
          seconds.learning.values + seconds.review.values + seconds.relearning.values,
          fixture.costs
        ),
      ]
      for (ours, theirs) in pairs {
        #expect(ours.count == theirs.count)
        #expect(zip(ours, theirs).allSatisfy { abs($0 - $1) < 1e-4 }, "\(ours), \(theirs)")
      }
    }
  }
}
