import Testing

@testable import Flashcards

@Suite("Statistics of answers and of memories")
struct AnswerStatisticsTests {
  private static func review(
    _ rating: Rating,
    hour: Int64 = 12,
    zone: Int32 = 0,
    duration: UInt32 = 5_000
  ) -> Review {
    Review(
      card: FlashcardID(rawValue: 1),
      moment: LocalMoment(
        time: Timestamp(milliseconds: 20_000 * 86_400_000 + hour * 3_600_000),
        zoneOffset: zone
      ),
      duration: duration,
      rating: rating,
      kind: .review
    )
  }

  private static func known(_ days: Int) -> FlashcardProgress {
    var progress = FlashcardProgress.new
    progress.phase = .review
    progress.intervalDays = days
    progress.memory = Memory(stability: Double(days), difficulty: 5.5)
    return progress
  }

  @Test("answers are counted by button, hour of the clock there, and span of the interval")
  func counted() {
    var answers = AnswerStatistics()
    answers.add(Self.review(.again), before: Self.known(3))
    answers.add(Self.review(.easy, hour: 23, zone: 7_200), before: Self.known(400))
    answers.add(Self.review(.good, hour: -1), before: .new)
    #expect(answers.total == 3)
    #expect(answers.count(of: .again) == 1 && answers.count(of: .hard) == 0)
    #expect(answers.byHour[12].total == 1 && answers.byHour[1].passed == 1)
    #expect(answers.byHour[23].total == 1)
    #expect(answers.byInterval.map(\.total) == [1, 0, 0, 0, 1])
    #expect(answers.retention(of: .mature).share == 1)
    #expect(answers.retention(of: .young).share == 0)
    #expect(answers.retention(of: .new).total == 1)
  }

  @Test(
    "the typical time is the median, which no long pause changes, and is unknown without answers"
  )
  func median() throws {
    var answers = AnswerStatistics()
    answers.close()
    #expect(answers.typicalDuration == nil)
    for duration: UInt32 in [4_000, 5_000, 6_000, .max, .max] {
      answers.add(Self.review(.good, duration: duration), before: .new)
    }
    answers.close()
    let typical = try #require(answers.typicalDuration)
    #expect((6_000...6_100).contains(typical))
  }

  @Test("memories are counted by their parts, whatever values they have")
  func memories() {
    var memories = MemoryStatistics()
    let boundary = DayBoundary()
    for days in [0, 1, 21, 36_500] {
      memories.add(Self.known(days), model: FSRS6(), on: 20_000, boundary)
    }
    var learning = Self.known(0)
    learning.phase = .learning
    learning.memory = Memory(stability: .infinity, difficulty: .nan)
    memories.add(learning, model: FSRS6(), on: 20_000, boundary)
    #expect(memories.count == 5 && memories.known == 4)
    #expect(memories.intervals.reduce(0, +) == 4 && memories.intervals.last == 1)
    #expect(memories.difficulties.reduce(0, +) == 5)
    #expect(memories.retrievabilities.reduce(0, +) == 5)
  }

  @Test("the minutes follow the learner's own time, and a new card counts twice")
  func minutes() {
    var counts = StudyCounts()
    #expect(counts.minutes(eachAnswerTaking: nil) == 0)
    counts.review = 30
    #expect(counts.minutes(eachAnswerTaking: 10_000) == 5)
    counts.new = 15
    #expect(counts.minutes(eachAnswerTaking: 10_000) == 10)
    #expect(counts.minutes(eachAnswerTaking: nil) == 8)
  }
}
