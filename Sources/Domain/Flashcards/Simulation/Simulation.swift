/// A simulation of days to come: a learner of some habits answers cards that a policy chooses, and forgets
/// them by a model that need not be the one by which they are scheduled.
///
/// Source: the same day has at most one review of a card, the steps after it follow by the learner's
/// transitions, as in the simulator of fsrs-rs 6.6.
package struct Simulation<Policy: SimulationPolicy>: Sendable {
  /// The state of the cards on the current day.
  package internal(set) var cards: SimulatedCards
  /// The choices, with what they keep from day to day.
  package var policy: Policy
  /// The current day, counted from 0: the number of days that were simulated.
  package internal(set) var today = 0
  /// The number of days to simulate.
  package let dayCount: Int

  let memories: SimulatedMemories
  let draws: AnswerDraws
  let suspendingLapses: Int32
  private let mostAnswers: Int
  var generator: SplitMix64
  var loads: DayLoads
  /// The cards that are due on each day; one that was answered early stays on its old day, too.
  var due: [[Int32]]
  /// The cards that are due today or were before.
  var waiting: [Int32] = []
  var isWaiting: [Bool]
  var days: [SimulatedDay]
  /// The sum of probabilities of recall at the start of each day, of what was answered again since.
  var known: [Double]
  /// The retention of the last answer, and what follows from it.
  var retention = 0.0
  var daysPerStability: [Double] = []
  private var chosen: [Int32] = []
  /// The answers to a card that is forgotten, and relearnt at once.
  private static var answersOfLapse: Int { 3 }

  /// Begins on the first day.
  ///
  /// - Parameters:
  ///   - cards: the cards as they are at the start of day 0.
  ///   - truth: the model by which the learner forgets.
  ///   - others: the models of cards whose places are not 0, from 1 on.
  ///   - belief: the model that schedules, if it is another one.
  ///   - dayCount: the number of days, 1 or more.
  ///   - seed: what decides all that is left to chance.
  package init(
    _ cards: SimulatedCards,
    truth: FSRS6,
    others: [FSRS6] = [],
    belief: FSRS6? = nil,
    habits: AnswerHabits,
    rules: SimulationRules,
    policy: Policy,
    dayCount: Int,
    seed: UInt64
  ) {
    self.cards = cards
    self.policy = policy
    self.dayCount = dayCount
    memories = SimulatedMemories(truths: [truth] + others, belief: belief)
    draws = AnswerDraws(habits, rules)
    suspendingLapses = Int32(clamping: rules.suspendingLapses ?? .max)
    mostAnswers = rules.mostAnswers ?? .max
    generator = SplitMix64(seed: seed)
    loads = DayLoads(rules.spread, maximumInterval: rules.maximumInterval, days: dayCount)
    due = [[Int32]](repeating: [], count: dayCount)
    isWaiting = [Bool](repeating: false, count: cards.count)
    days = [SimulatedDay](repeating: SimulatedDay(), count: dayCount)
    known = [Double](repeating: 0, count: dayCount)
    if belief != nil, !cards.hasBelief {
      self.cards.believe(cards.stability.indices.map(cards.memory(of:)))
    }
    for card in cards.stability.indices where !cards.isNew(card) {
      known[0] += recall(of: card, after: Double(-cards.lastDay[card]))
      guard cards.lapses[card] < suspendingLapses else { continue }
      put(card, on: max(0, Int(cards.dueDay[card])))
    }
  }

  /// Simulates the days that are left, as long as `goesOn` says so, which is asked before each.
  package mutating func run(while goesOn: (_ day: Int) -> Bool = { _ in true }) {
    while today < dayCount, goesOn(today) { advance() }
  }

  /// Simulates the current day. Nothing happens after the last.
  package mutating func advance() {
    guard today < dayCount else { return }
    for card in due[today] where !isWaiting[Int(card)] {
      // A card that was answered early is due on another day by now.
      guard max(0, cards.dueDay[Int(card)]) == today else { continue }
      isWaiting[Int(card)] = true
      waiting.append(card)
    }
    due[today] = []
    if policy.isStudied(today) {
      chosen.removeAll(keepingCapacity: true)
      policy.choose(day: today, due: waiting, cards: cards, into: &chosen)
      for card in chosen {
        // One more that is forgotten takes some answers.
        guard days[today].answers + Self.answersOfLapse <= mostAnswers else { break }
        answer(Int(card))
      }
      waiting.removeAll { !isWaiting[Int($0)] }
    }
    if !waiting.isEmpty { loads.add(waiting.count, on: today + 1) }
    today += 1
  }

  /// The days that were simulated.
  package var results: [SimulatedDay] {
    var known = known
    for card in cards.stability.indices where !cards.isNew(card) {
      addKnown(of: card, before: today, to: &known)
    }
    return (0..<today).map { day in
      var result = days[day]
      result.known = known[day]
      result.knownAtEnd += known[day]
      return result
    }
  }

  /// Schedules a card for a day.
  mutating func put(_ card: Int, on day: Int) {
    if day < dayCount { due[day].append(Int32(card)) }
    loads.add(1, on: day)
  }

  /// Adds a card's probabilities of recall at the starts of the days since its last answer.
  @inline(__always)
  func addKnown(of card: Int, before end: Int, to known: inout [Double]) {
    let last = Int(cards.lastDay[card])
    // The first day's knowledge is there from the start.
    let first = max(last + 1, 1)
    guard first < end else { return }
    let curve = memories.curves[Int(cards.model[card])]
    let slope = curve.slope(cards.stability[card])
    for day in first..<end {
      known[day] += curve.recall(slope: slope, days: Double(day - last))
    }
  }

  /// The true probability of recall of a card some days after its last answer.
  @inline(__always)
  func recall(of card: Int, after days: Double) -> Double {
    let curve = memories.curves[Int(cards.model[card])]
    return curve.recall(slope: curve.slope(cards.stability[card]), days: days)
  }
}
