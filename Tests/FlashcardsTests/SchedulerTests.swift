import Testing

@testable import Flashcards

@Suite("Parameters and settings")
struct ParameterTests {
  @Test("Sets of 17 and 19 are carried over, none are the defaults")
  func migration() throws {
    let default19 = Array(FSRSParameters.defaults.values.prefix(19))
    #expect(try FSRSParameters(default19).values == default19 + [0, 0.5])
    #expect(try FSRSParameters([]) == .defaults)
    let older = [
      0.4, 0.9, 2.3, 10.9, 4.93, 0.94, 0.86, 0.01, 1.49, 0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29,
      2.61,
    ]
    let values = try FSRSParameters(older).values
    #expect(values.count == 21)
    #expect(abs(values[4] - 6.81) < 1e-12)
    #expect(abs(values[5] - 0.446_750_140_872_8) < 1e-9)
    #expect(abs(values[6] - 1.36) < 1e-12)
    #expect(values.suffix(4) == [0, 0, 0, 0.5])
  }

  @Test("A value that is not a number is refused, and the error names its place")
  func notANumber() {
    var values = FSRSParameters.defaults.values
    values[7] = 0.8
    #expect(throws: ParameterError.outOfRange(index: 7, value: 0.8, range: 0.001...0.75)) {
      try FSRSParameters(values)
    }
    values[7] = .nan
    #expect(throws: ParameterError.self) { try FSRSParameters(values) }
    #expect(throws: ParameterError.wrongCount(20)) { try FSRSParameters(Array(values.dropLast())) }
  }

  @Test(
    "Settings out of range are refused",
    arguments: [
      (0.0, 60_000, 100, SettingsError.retention(0)), (1, 60_000, 100, .retention(1)),
      (0.9, 0, 100, .step(0)), (0.9, -1, 100, .step(-1)),
      (0.9, 60_000, 0, .maximumInterval(0)), (0.9, 60_000, 36_501, .maximumInterval(36_501)),
    ] as [(Double, Int64, Int, SettingsError)]
  )
  func settings(retention: Double, step: Int64, maximum: Int, error: SettingsError) {
    #expect(throws: error) {
      try SchedulerSettings(
        retention: retention,
        learningSteps: [step],
        relearningSteps: [],
        maximumIntervalDays: maximum
      )
    }
  }
}

@Suite("Days, leeches and fuzz")
struct RuleTests {
  private static let day: Int64 = 86_400_000

  @Test("23:00 and 08:00 are one day apart by roll-over and none by spans of 24 hours")
  func countingDays() {
    let evening = LocalMoment(time: Timestamp(milliseconds: 23 * 3_600_000))
    let morning = LocalMoment(time: Timestamp(milliseconds: 32 * 3_600_000))
    #expect(DayCount.rollover(DayBoundary()).days(from: evening, to: morning) == 1)
    #expect(DayCount.elapsed.days(from: evening, to: morning) == 0)
    #expect(DayCount.rollover(DayBoundary(rolloverHour: 9)).days(from: evening, to: morning) == 0)
  }

  @Test("The day turns at the hour of the zone the learner is in")
  func zones() {
    let boundary = DayBoundary()
    let threeInTokyo = LocalMoment(
      time: Timestamp(milliseconds: 18 * 3_600_000),
      zoneOffset: 9 * 3_600
    )
    #expect(boundary.day(of: threeInTokyo) == 0)
    #expect(boundary.millisecondsLeft(at: threeInTokyo) == 3_600_000)
    let start = boundary.start(of: 1, zoneOffset: 9 * 3_600)
    #expect(boundary.day(of: LocalMoment(time: start, zoneOffset: 9 * 3_600)) == 1)
    #expect(start.rawValue == 19 * 3_600_000)
  }

  @Test("A clock that goes back counts as the same day, before 1970 too")
  func clockGoesBack() {
    let later = LocalMoment(time: Timestamp(milliseconds: 10 * Self.day))
    let earlier = LocalMoment(time: Timestamp(milliseconds: -10 * Self.day))
    for count in [DayCount.elapsed, .rollover(DayBoundary())] {
      #expect(count.days(from: later, to: earlier) == 0)
      #expect(count.days(from: earlier, to: later) == 20)
    }
  }

  @Test("A leech at the threshold and at every half of it, rounded up, after that")
  func leeches() {
    let met = { (threshold: Int) in
      (0...16).filter { LeechRule.isMet(lapses: $0, threshold: threshold) }
    }
    #expect(met(8) == [8, 12, 16])
    #expect(met(3) == [3, 5, 7, 9, 11, 13, 15])
    #expect(met(1) == Array(1...16))
    #expect(met(0).isEmpty)
  }

  @Test(
    "Fuzz chooses within its bounds",
    arguments: [
      (1.0, 1, 1_000, 1...1), (2.49, 1, 1_000, 2...2), (2.5, 1, 1_000, 2...4),
      (7, 1, 1_000, 5...9), (17, 1, 1_000, 14...20), (37, 1, 1_000, 33...41),
      (2, 3, 1_000, 3...4), (2, 3, 3, 3...3), (100, 101, 1_000, 101...108),
      (100, 1, 99, 92...99), (1, 3, 2, 2...2),
    ]
  )
  func fuzzBounds(interval: Double, minimum: Int, maximum: Int, days: ClosedRange<Int>) {
    let chosen = Set(
      (0..<400).map {
        var fuzz = Fuzz.of(card: FlashcardID(rawValue: 1_700_000_000_000), reviews: $0)
        return fuzz.days(for: interval, minimum: minimum, maximum: maximum)
      }
    )
    #expect(chosen == Set(days))
  }

  @Test("The same card at the same count is always given the same day")
  func fuzzRepeats() {
    let scheduler = Scheduler(model: FSRS6(), settings: .defaults)
    var progress = FlashcardProgress.new
    var now = LocalMoment(time: Timestamp(milliseconds: 1_790_000_000_000))
    for rating in [Rating.good, .good, .good, .hard, .good, .easy] {
      let first = scheduler.outcomes(of: progress, card: FlashcardID(rawValue: 42), at: now)
      #expect(first == scheduler.outcomes(of: progress, card: FlashcardID(rawValue: 42), at: now))
      progress = first[rating].progress
      now.time = now.time.advanced(byMilliseconds: 20 * Self.day)
    }
  }
}

@Suite("Buttons")
struct ButtonTests {
  private static let now = LocalMoment(time: Timestamp(milliseconds: 1_790_000_000_000))

  @Test("Hard < Good < Easy for known cards, whatever the history")
  func ordering() {
    let scheduler = Scheduler(model: FSRS6(), settings: .defaults)
    for number in 0..<300 {
      let progress = FlashcardProgress(
        phase: .review,
        step: 0,
        memory: Memory(
          stability: 0.01 * Double(number * number + 1),
          difficulty: 1 + Double(number % 10)
        ),
        intervalDays: number,
        due: nil,
        lastReview: LocalMoment(
          time: Self.now.time.advanced(byMilliseconds: Int64(-(number % 7) * 86_400_000))
        ),
        reviews: number,
        lapses: 0
      )
      let next = scheduler.outcomes(of: progress, card: FlashcardID(rawValue: 7), at: Self.now)
      #expect(next.hard.interval.seconds < next.good.interval.seconds)
      #expect(next.good.interval.seconds < next.easy.interval.seconds)
    }
  }

  @Test("A step that reaches past the roll-over is due on the next day of study, at any hour")
  func stepsOverNight() throws {
    let settings = try SchedulerSettings(
      retention: 0.9,
      learningSteps: [60_000, 6 * 3_600_000],
      relearningSteps: []
    )
    let scheduler = Scheduler(model: FSRS6(), settings: settings)
    let lateEvening = LocalMoment(time: Timestamp(milliseconds: 23 * 3_600_000))
    let good = scheduler.outcome(
      of: .good,
      progress: .new,
      card: FlashcardID(rawValue: 1),
      at: lateEvening
    )
    #expect(good.interval == .milliseconds(6 * 3_600_000))
    #expect(good.progress.due == .day(1))
    let again = scheduler.outcome(
      of: .again,
      progress: .new,
      card: FlashcardID(rawValue: 1),
      at: lateEvening
    )
    #expect(again.progress.due == .moment(lateEvening.time.advanced(byMilliseconds: 60_000)))
  }

  @Test("A step that the settings no longer have does no harm")
  func vanishedStep() throws {
    let settings = try SchedulerSettings(
      retention: 0.9,
      learningSteps: [60_000],
      relearningSteps: [],
      fuzz: false
    )
    var progress = FlashcardProgress.new
    progress.phase = .learning
    progress.step = 5
    let next = Scheduler(model: FSRS6(), settings: settings)
      .outcomes(of: progress, card: FlashcardID(rawValue: 1), at: Self.now)
    #expect(next.again.interval == .milliseconds(60_000))
    #expect(next.hard.interval == .milliseconds(90_000))
    #expect(next.good.progress.phase == .review)
  }
}
