import Testing

@testable import Flashcards

/// A plan of the test's own: all that is due on the days that are studied, and cards of certain days.
private struct ScriptedPolicy: SimulationPolicy {
  var daysOff: Set<Int> = []
  var extra: [Int: [Int32]] = [:]
  var retention = 0.9

  func isStudied(_ day: Int) -> Bool { !daysOff.contains(day) }
  func retention(of card: Int, on day: Int) -> Double { retention }

  mutating func choose(
    day: Int,
    due: [Int32],
    cards: SimulatedCards,
    into chosen: inout [Int32]
  ) {
    chosen += extra[day] ?? []
    chosen += due
  }
}

@Suite("A simulation of days to come")
struct SimulationTests {
  /// Habits by which nothing is left to chance but forgetting.
  private var steady: AnswerHabits {
    var habits = AnswerHabits.published
    let good = PerRating(again: 0.0, hard: 0, good: 1, easy: 0)
    habits.firstRatings = good
    habits.passRatings = good
    habits.learningSteps = AnswerHabits.StepTransitions(again: good, hard: good, good: good)
    habits.relearningSteps = habits.learningSteps
    return habits
  }

  private func collection(_ count: Int, new: Int = 0) -> SimulatedCards {
    var cards = SimulatedCards()
    for card in 0..<count {
      let stability = 2 + Double(card % 40) * 3
      cards.append(
        Memory(stability: stability, difficulty: 1 + Double(card % 9)),
        lastDay: -(card % 7),
        dueDay: Int(stability) - card % 7 - card % 3,
        lapses: card % 4
      )
    }
    for _ in 0..<new { cards.appendNew() }
    return cards
  }

  private func simulation(
    _ cards: SimulatedCards,
    _ policy: ScriptedPolicy = ScriptedPolicy(),
    belief: FSRS6? = nil,
    habits: AnswerHabits = .published,
    rules: SimulationRules = SimulationRules(),
    days: Int = 60,
    seed: UInt64 = 1
  ) -> Simulation<ScriptedPolicy> {
    Simulation(
      cards,
      truth: FSRS6(),
      belief: belief,
      habits: habits,
      rules: rules,
      policy: policy,
      dayCount: days,
      seed: seed
    )
  }

  @Test("has the curve of forgetting to six digits")
  func table() {
    for decay in [0.1, 0.1542, 0.8] {
      var values = FSRSParameters.defaults.values
      values[20] = decay
      guard let parameters = FSRSParameters(nearest: values) else { continue }
      let model = FSRS6(parameters)
      let table = ForgettingTable(model)
      for stability in [0.001, 0.3, 2.5, 77, 36_500] {
        for days in [0.0, 1, 2, 31, 365, 36_500] {
          let memory = Memory(stability: stability, difficulty: 5)
          let exact = model.retrievability(of: memory, after: days)
          let near = table.recall(slope: table.slope(stability), days: days)
          #expect(abs(near - exact) < 1e-6)
        }
      }
    }
  }

  @Test("learns by the model's own formulas")
  func formulas() {
    let model = FSRS6()
    let memory = Memory(stability: 12, difficulty: 6.5)
    let recall = model.retrievability(of: memory, after: 15)
    let all = model.memories(from: memory, elapsedDays: 15, neededFor: nil)
    let first = model.memories(from: nil, elapsedDays: 0, neededFor: nil)
    let steps = model.memories(from: memory, elapsedDays: 0, neededFor: nil)
    for rating in Rating.allCases {
      #expect(model.memory(after: rating, from: memory, recall: recall) == all[rating])
      #expect(model.first(rating) == first[rating])
      guard rating != .hard else { continue }
      #expect(model.memory(afterSimulatedStep: rating, from: memory) == steps[rating])
    }
  }

  @Test("introduces a card through its steps, and schedules it by its stability")
  func introduction() throws {
    var cards = SimulatedCards()
    cards.appendNew()
    var simulation = simulation(
      cards,
      ScriptedPolicy(extra: [3: [0]]),
      habits: steady,
      days: 5
    )
    simulation.run()
    let days = simulation.results
    #expect(days.map(\.introduced) == [0, 0, 0, 1, 0])
    #expect(days.map(\.learningAnswers) == [0, 0, 0, 2, 0])
    #expect(abs(days[3].seconds - 2 * 13.78) < 1e-9)
    #expect(days[3].known == 0)
    #expect(days[3].knownAtEnd == 1)
    let memory = simulation.cards.memory(of: 0)
    let model = FSRS6()
    #expect(memory == model.memory(afterSimulatedStep: .good, from: model.first(.good)))
    #expect(abs(days[4].known - model.retrievability(of: memory, after: 1)) < 1e-6)
    #expect(Int(simulation.cards.dueDay[0]) == 3 + memory.stability.roundedHalfUp)
  }

  @Test("gives the same days for the same seed, and others for another")
  func seeds() {
    var one = simulation(collection(300, new: 20))
    var same = simulation(collection(300, new: 20))
    var other = simulation(collection(300, new: 20), seed: 2)
    one.run()
    same.run()
    other.run()
    #expect(one.results == same.results)
    #expect(one.cards == same.cards)
    #expect(one.results != other.results)
  }

  @Test("goes on from a day as if it had not stopped there, and stops where it is told")
  func pieces() {
    var whole = simulation(collection(200))
    whole.run()
    var pieces = simulation(collection(200))
    pieces.run { $0 < 13 }
    #expect(pieces.today == 13)
    #expect(pieces.results.count == 13)
    #expect(pieces.results.map(\.reviews) == whole.results.prefix(13).map(\.reviews))
    pieces.run()
    #expect(pieces.results == whole.results)
  }

  @Test("counts as known what the cards' curves say on each day")
  func knowledge() {
    var simulation = simulation(collection(150, new: 30), ScriptedPolicy(extra: [2: [150, 151]]))
    let model = FSRS6()
    var starts: [Double] = []
    while simulation.today < simulation.dayCount {
      let cards = simulation.cards
      starts.append(
        (0..<cards.count).filter { !cards.isNew($0) }.reduce(0) { sum, card in
          sum
            + model.retrievability(
              of: cards.memory(of: card),
              after: Double(simulation.today - Int(cards.lastDay[card]))
            )
        }
      )
      simulation.advance()
    }
    for (day, start) in zip(simulation.results, starts) {
      #expect(abs(day.known - start) < 1e-3)
      #expect(day.knownAtEnd >= day.known - 1e-9)
    }
  }

  @Test("drops no card: each is new, due later, or waits")
  func nothingLost() {
    let off = Set((0..<60).filter { $0 % 7 == 6 || $0 > 50 })
    let extra: [Int: [Int32]] = [1: [5, 6, 7, 5], 4: [5, 205], 9: [205, 17]]
    var simulation = simulation(
      collection(200, new: 10),
      ScriptedPolicy(daysOff: off, extra: extra)
    )
    while simulation.today < simulation.dayCount {
      simulation.advance()
      let cards = simulation.cards
      for card in 0..<cards.count where !cards.isNew(card) {
        let day = Int(cards.dueDay[card])
        let isLater =
          day >= simulation.dayCount
          || day >= simulation.today && simulation.due[day].contains(Int32(card))
        #expect(isLater != simulation.isWaiting[card])
        #expect(simulation.isWaiting[card] == simulation.waiting.contains(Int32(card)))
      }
    }
    #expect(Set(simulation.waiting).count == simulation.waiting.count)
    #expect(off.allSatisfy { simulation.results[$0].answers == 0 })
    #expect(simulation.results[4].introduced == 1)
  }

  @Test("answers a card at most once a day, early ones too")
  func onceADay() {
    var cards = SimulatedCards()
    cards.append(Memory(stability: 30, difficulty: 5), lastDay: -5, dueDay: 25, lapses: 0)
    var simulation = simulation(
      cards,
      ScriptedPolicy(extra: [0: [0, 0], 1: [0]]),
      habits: steady,
      days: 40
    )
    simulation.run()
    #expect(simulation.results[0].reviews == 1)
    #expect(simulation.results[1].reviews == 1)
    #expect(simulation.results[25].reviews == 0)
  }

  @Test("forgets by the truth, and schedules by the belief")
  func belief() throws {
    var values = FSRSParameters.defaults.values
    for place in 0..<4 { values[place] *= 4 }
    let believed = FSRS6(try FSRSParameters(values))
    var cards = SimulatedCards()
    cards.appendNew()
    var simulation = simulation(
      cards,
      ScriptedPolicy(extra: [0: [0]]),
      belief: believed,
      habits: steady,
      days: 2
    )
    simulation.run()
    let memory = simulation.cards.believedMemory(of: 0)
    #expect(memory == believed.memory(afterSimulatedStep: .good, from: believed.first(.good)))
    #expect(Int(simulation.cards.dueDay[0]) == memory.stability.roundedHalfUp)
    let truth = FSRS6()
    let true0 = truth.memory(afterSimulatedStep: .good, from: truth.first(.good))
    #expect(simulation.cards.memory(of: 0) == true0)
    #expect(abs(simulation.results[1].known - truth.retrievability(of: true0, after: 1)) < 1e-6)
  }

  @Test("forgets and schedules each card by its own model")
  func models() throws {
    var values = FSRSParameters.defaults.values
    for place in 0..<4 { values[place] *= 3 }
    let other = FSRS6(try FSRSParameters(values))
    var cards = SimulatedCards()
    cards.appendNew()
    cards.appendNew(model: 1)
    var simulation = Simulation(
      cards,
      truth: FSRS6(),
      others: [other],
      habits: steady,
      rules: SimulationRules(),
      policy: ScriptedPolicy(extra: [0: [0, 1]]),
      dayCount: 2,
      seed: 1
    )
    simulation.run()
    var known = 0.0
    for (card, model) in [FSRS6(), other].enumerated() {
      let memory = model.memory(afterSimulatedStep: .good, from: model.first(.good))
      #expect(simulation.cards.memory(of: card) == memory)
      #expect(Int(simulation.cards.dueDay[card]) == memory.stability.roundedHalfUp)
      known += model.retrievability(of: memory, after: 1)
    }
    #expect(abs(simulation.results[1].known - known) < 1e-6)
  }

  @Test("with a belief that is the truth is the simulation without one")
  func sameBelief() {
    var alone = simulation(collection(200, new: 5), ScriptedPolicy(extra: [1: [200, 201]]))
    var believed = simulation(
      collection(200, new: 5),
      ScriptedPolicy(extra: [1: [200, 201]]),
      belief: FSRS6()
    )
    alone.run()
    believed.run()
    #expect(alone.results == believed.results)
    #expect(alone.cards.dueDay == believed.cards.dueDay)
  }

  @Test("suspends a card at its last lapse, and forgets it from then on")
  func suspension() {
    var rules = SimulationRules()
    rules.suspendingLapses = 4
    var simulation = simulation(collection(400), rules: rules, days: 300)
    simulation.run()
    #expect(simulation.cards.lapses.max() == 4)
    let known = simulation.results.map(\.known)
    #expect(known[299] < known[0])
  }

  @Test("spreads due days within the fuzz, and away from full days and easy ones")
  func spread() {
    let bounds = Fuzz.bounds(of: 100, minimum: 1, maximum: 36_500)
    var generator = SplitMix64(seed: 3)
    var fuzzed = DayLoads(.fuzz, maximumInterval: 36_500, days: 400)
    let days = (0..<500).map { _ in fuzzed.days(for: 100, from: 3, &generator) }
    #expect(Set(days) == Set(bounds))
    #expect(fuzzed.days(for: 2.4, from: 3, &generator) == 2)
    var short = DayLoads(.fuzz, maximumInterval: 50, days: 400)
    #expect((0..<50).allSatisfy { _ in short.days(for: 100, from: 3, &generator) <= 50 })

    var balanced = DayLoads(
      .balanced(EasyCalendar(), first: 4),
      maximumInterval: 36_500,
      days: 400
    )
    for day in bounds where day != 97 { balanced.add(50, on: 3 + day) }
    balanced.add(1, on: 3 + 97)
    let emptiest = (0..<500).filter { _ in balanced.days(for: 100, from: 3, &generator) == 97 }
    #expect(emptiest.count > 490)

    var week = EasyDay.normalWeek
    week[0] = .minimum
    var easy = DayLoads(
      .balanced(EasyCalendar(week: week), first: 4),
      maximumInterval: 36_500,
      days: 400
    )
    for day in 0..<400 { easy.add(5, on: day) }
    let mondays = (0..<500).filter { _ in
      (3 + easy.days(for: 100, from: 3, &generator)) % 7 == 0
    }
    #expect(mondays.count < 3)
  }
}
