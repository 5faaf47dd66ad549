/// The choice of the cards of each day until an exam.
///
/// Until the last days of study cards come when they are due, at the plan's retention, and new ones are
/// spread over the first half of the days. On the last days cards come by what an answer adds to the
/// knowledge on the day for the time that it takes, due or not. New cards that had no room in time come
/// first from then on, as nothing else adds as much.
package struct ExamPolicy: SimulationPolicy {
  /// The share of the days of study on which new cards are introduced, where there is room. Found by
  /// simulation: an earlier end costs no more answers, and leaves time for what was missed.
  static let introduction = 0.5
  /// The share of a gain on the last day that an answer before it must exceed. Found by simulation: less
  /// spends early answers on what is forgotten again, more leaves too much for the end.
  private static let waiting = 0.35

  /// The days from the first one on which there is study.
  private let studied: [Bool]
  /// The number of days of study left from each day on.
  private let left: [Int]
  /// The number of days of study left after which no new cards come.
  private let leftWithoutNew: Int
  private let plan: ExamPlan
  /// The desired retention from the exam on.
  private let laterRetention: Double
  /// The answers of each of the last days; nil for no more than what is due.
  private let finalAnswers: Double?
  private let limit: Double
  private let estimate: GainEstimate
  private let learningAnswers: Double
  private var ranked: [Candidate] = []

  /// A card that may be answered on one of the last days.
  private struct Candidate {
    let card: Int32
    /// The expected answers.
    let answers: Double
    /// The order: the greatest first.
    let value: Double
  }

  /// Creates the choices of a plan.
  ///
  /// - Parameters:
  ///   - days: the days until the exam, from the first one of the simulation on.
  ///   - studied: true for each day of study among these.
  ///   - finalAnswers: the expected answers of each of the last days.
  ///   - limit: the most answers of any day; nil for none.
  ///   - introduction: the number of days, from the first one on, for which new cards are foreseen; nil for the
  ///     usual share of the days of study.
  package init(
    _ plan: ExamPlan,
    studied: [Bool],
    introduction: Int? = nil,
    finalAnswers: Double?,
    limit: Int?,
    laterRetention: Double,
    model: FSRS6,
    habits: AnswerHabits
  ) {
    self.plan = plan
    self.studied = studied
    self.finalAnswers = finalAnswers
    self.limit = limit.map(Double.init) ?? .infinity
    self.laterRetention = laterRetention
    estimate = GainEstimate(model, habits)
    learningAnswers = habits.expectedLearningAnswers
    var count = 0
    var left = [Int](repeating: 0, count: studied.count)
    for day in studied.indices.reversed() {
      if studied[day] { count += 1 }
      left[day] = count
    }
    self.left = left
    leftWithoutNew =
      introduction.map { studied.indices.contains($0) ? left[$0] : 0 }
      ?? Int(Double(count) * (1 - Self.introduction))
  }

  /// False on the day of the exam, too.
  package func isStudied(_ day: Int) -> Bool {
    day < studied.count ? studied[day] : day > studied.count
  }

  package func retention(of card: Int, on day: Int) -> Double {
    day < studied.count ? plan.retention : laterRetention
  }

  /// True on the last days of study.
  package func isFinal(_ day: Int) -> Bool {
    finalAnswers != nil && day < left.count && left[day] <= plan.finalDays
  }

  package mutating func choose(
    day: Int,
    due: [Int32],
    cards: SimulatedCards,
    into chosen: inout [Int32]
  ) {
    guard day < studied.count else {
      chosen += due
      return
    }
    var answers = 0.0
    let isLate = left[day] <= leftWithoutNew
    if isLate { answers += introduce(cards, over: left[day], room: limit, into: &chosen) }
    if isFinal(day) {
      rank(cards, on: day)
      let budget = min(answers + (finalAnswers ?? 0), limit)
      for candidate in ranked {
        guard answers + candidate.answers <= budget else { break }
        answers += candidate.answers
        chosen.append(candidate.card)
      }
    } else {
      for card in due {
        let expected = expectedAnswers(cards, Int(card), on: day)
        guard answers + expected <= limit else { break }
        answers += expected
        chosen.append(card)
      }
    }
    guard !isLate else { return }
    _ = introduce(cards, over: left[day] - leftWithoutNew, room: limit - answers, into: &chosen)
  }

  /// Ranks the cards that were seen before a day: the one comes first that gains most today for its time,
  /// less most of what it would gain on the last day, so that what can wait does.
  private mutating func rank(_ cards: SimulatedCards, on day: Int) {
    ranked.removeAll(keepingCapacity: true)
    let until = studied.count - day
    for card in 0..<cards.count where !cards.isNew(card) && Int(cards.lastDay[card]) < day {
      let elapsed = day - Int(cards.lastDay[card])
      let memory = cards.believedMemory(of: card)
      let today = estimate.gain(memory, elapsed: elapsed, until: until)
      guard today.knowledge > 0 else { continue }
      let last = until > 1 ? estimate.gain(memory, elapsed: elapsed + until - 1, until: 1) : today
      ranked.append(
        Candidate(
          card: Int32(card),
          answers: today.answers,
          value: (today.knowledge - Self.waiting * last.knowledge) / today.seconds
        )
      )
    }
    ranked.sort { ($1.value, $0.card) < ($0.value, $1.card) }
  }

  private func expectedAnswers(_ cards: SimulatedCards, _ card: Int, on day: Int) -> Double {
    estimate.answers(
      cards.believedMemory(of: card),
      elapsed: max(0, day - Int(cards.lastDay[card]))
    )
  }

  /// Adds the new cards of a day.
  ///
  /// - Parameters:
  ///   - days: the days of study left on which new cards come, this one included.
  ///   - room: the answers left of the day.
  /// - Returns: the expected answers.
  private func introduce(
    _ cards: SimulatedCards,
    over days: Int,
    room: Double,
    into chosen: inout [Int32]
  ) -> Double {
    let new = (0..<cards.count).filter { cards.isNew($0) }
    let wanted = (new.count + days - 1) / max(1, days)
    let most = room.isFinite ? Int(max(0, room) / learningAnswers) : wanted
    chosen += new.prefix(min(wanted, most)).map { Int32($0) }
    return Double(min(wanted, most, new.count)) * learningAnswers
  }
}
