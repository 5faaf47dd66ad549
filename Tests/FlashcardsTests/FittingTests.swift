import Glibc
import Testing

@testable import Flashcards

/// A log of answers, with the results of fsrs-rs (Tests/Scripts/fit_fixtures.py).
struct FittedLog: Decodable {
  let cards: [[Int]]
  let relearning: Int
  let parameters: [Double]
  let standard: [Double]
  let fitted: [Double]
  let splits: [Double]?

  static func all() throws -> [FittedLog] { try Fixture.lines("fsrs-rs-0.9.3", as: Self.self) }

  var reviews: [Review] {
    cards.enumerated().flatMap { number, card in
      stride(from: 0, to: card.count, by: 2).map { place in
        let time = Int64(card[place]) * 86_400_000 + 43_200_000 + Int64(number * 1_000 + place)
        return Review(
          card: FlashcardID(rawValue: Int64(number)),
          moment: LocalMoment(time: Timestamp(milliseconds: time)),
          duration: 0,
          rating: Rating(rawValue: UInt8(card[place + 1])) ?? .again,
          kind: place == 0 ? .learning : .review
        )
      }
    }.sorted { $0.moment.time < $1.moment.time }
  }

  var data: FittingData {
    FittingData(
      reviews,
      of: Set(cards.indices.map { FlashcardID(rawValue: Int64($0)) }),
      boundary: DayBoundary()
    )
  }
}

/// The evaluation of fits by answers that come after them, which Anki's `evaluate_params` is: the answers in six
/// parts, each after the first predicted by parameters that are fitted to the parts before it.
///
/// Source: `evaluate_with_time_series_splits` of fsrs-rs 6.6.
struct TimeSplits {
  private static let parts = 6

  let logLoss: Double
  let rmse: Double

  init(of answers: FittedLog) throws {
    let (all, reviews) = (answers.data, answers.reviews)
    let size = all.count / Self.parts
    var loss = 0.0
    var bins: [PredictedData.Bin: (expected: Double, right: Double, count: Double)] = [:]
    for part in 1..<Self.parts {
      let last = all.items[part * size - 1].time
      let data = FittingData(
        reviews.filter { $0.moment.time <= last },
        of: Set(reviews.map(\.card)),
        boundary: DayBoundary()
      )
      #expect(data.count == part * size)
      let fit = try #require(ParameterFit(to: data, relearningSteps: answers.relearning))
      let model = FSRS6(fit.parameters)
      let predicted = PredictedData(all) { _ in model }
      let end = part == Self.parts - 1 ? all.count : (part + 1) * size
      for item in all.items[part * size..<end] {
        let (recall, isRight) = (predicted.recall[item.place], all.isRight(item))
        loss -= log(isRight ? recall : 1 - recall)
        bins[predicted.bins[item.place], default: (0, 0, 0)].expected += recall
        bins[predicted.bins[item.place], default: (0, 0, 0)].right += isRight ? 1 : 0
        bins[predicted.bins[item.place], default: (0, 0, 0)].count += 1
      }
    }
    let count = bins.values.reduce(0) { $0 + $1.count }
    let squares = bins.values.reduce(0) { sum, bin in
      let off = (bin.expected - bin.right) / bin.count
      return sum + off * off * bin.count
    }
    logLoss = loss / count
    rmse = (squares / count).squareRoot()
  }
}

@Suite("Fitting parameters to answers")
struct FittingTests {
  @Test("gives what fsrs-rs gives, the parameters and the accuracy of their predictions")
  func peer() throws {
    var extents: Set<ParameterFit.Extent> = []
    for log in try FittedLog.all() {
      let data = log.data
      let fit = try #require(ParameterFit(to: data, relearningSteps: log.relearning))
      extents.insert(fit.extent)
      for (ours, theirs) in zip(fit.parameters.values, log.parameters) {
        #expect(abs(ours - theirs) < 1e-3)
      }
      let standard = try #require(Calibration(of: .defaults, on: data))
      let fitted = try #require(Calibration(of: fit.parameters, on: data))
      #expect(abs(standard.logLoss - log.standard[0]) < 1e-5)
      #expect(abs(standard.rmse - log.standard[1]) < 1e-5)
      #expect(abs(fitted.logLoss - log.fitted[0]) < 1e-5)
      #expect(abs(fitted.rmse - log.fitted[1]) < 1e-4)
      #expect(fitted.answers == data.count)
    }
    #expect(extents == [.nothing, .firstStabilities, .all])
  }

  @Test("predicts later answers as fsrs-rs does, by fits to those before them")
  func splits() throws {
    var compared = 0
    for log in try FittedLog.all() {
      guard let theirs = log.splits else { continue }
      compared += 1
      let ours = try TimeSplits(of: log)
      #expect(abs(ours.logLoss - theirs[0]) < 1e-4)
      #expect(abs(ours.rmse - theirs[1]) < 2e-4)
    }
    #expect(compared == 3)
  }

  @Test("gives the same to the last bit each time")
  func repeatable() throws {
    let log = try FittedLog.all()[3]
    #expect(ParameterFit(to: log.data) == ParameterFit(to: log.data))
  }

  @Test("tells how far it is, and stops when it is told to")
  func progress() throws {
    let data = try FittedLog.all()[3].data
    var told: [Int] = []
    var totals: Set<Int> = []
    _ = ParameterFit(to: data) { done, total in
      told.append(done)
      totals.insert(total)
      return true
    }
    #expect(told == told.sorted())
    #expect(totals == [told.last ?? 0])
    var calls = 0
    let stopped = ParameterFit(to: data) { _, _ in
      calls += 1
      return calls < 3
    }
    #expect(stopped == nil)
    #expect(calls == 3)
  }

  @Test("each derivative is the slope of the loss")
  func gradient() {
    // Each rating on the same day and later, weak and strong memories, easy and hard cards.
    let ratings: [[UInt8]] = [
      [3, 3, 1, 3, 2, 4, 1, 1, 3, 2, 3], [1, 1, 3, 1, 1, 2, 3, 4, 3], [4, 4, 3, 2, 1, 4],
      [2, 1, 2, 3, 1, 3, 1, 3, 1],
    ]
    let days: [[Int32]] = [
      [0, 0, 3, 0, 2, 9, 20, 0, 0, 5, 12], [0, 0, 1, 2, 0, 0, 1, 4, 40], [0, 10, 60, 300, 900, 0],
      [0, 4, 0, 1, 7, 2, 5, 1, 9],
    ]
    func loss(_ values: [Double], _ gradient: inout [Double]) -> Double {
      var model = FSRS6Gradient(values, capacity: 16)
      return zip(ratings, days).reduce(0) { sum, card in
        let weights = card.1.map { $0 > 0 ? 0.25 + Double($0) / 50 : 0 }
        return sum
          + model.add(
            ratings: card.0[...],
            days: card.1[...],
            weights: weights[...],
            to: &gradient
          )
      }
    }
    var start = FSRSParameters.defaults.values
    start[7] = 0.1
    for values in [start, start.map { $0 * 0.9 }] {
      var slopes = Array(repeating: 0.0, count: values.count)
      _ = loss(values, &slopes)
      var unused = slopes
      for index in values.indices {
        let step = 1e-6 * max(values[index], 0.01)
        var (low, high) = (values, values)
        low[index] -= step
        high[index] += step
        let slope = (loss(high, &unused) - loss(low, &unused)) / (2 * step)
        #expect(abs(slopes[index] - slope) < 1e-4 * max(1, abs(slope)), "w\(index)")
      }
    }
  }

  @Test("answers out of turn, before a reset, and to cards whose beginning is missing do not count")
  func whatCounts() {
    func review(_ card: Int64, _ day: Int64, _ kind: ReviewKind) -> Review {
      Review(
        card: FlashcardID(rawValue: card),
        moment: LocalMoment(time: Timestamp(milliseconds: day * 86_400_000 + 43_200_000)),
        duration: 0,
        rating: .good,
        kind: kind
      )
    }
    let data = FittingData(
      [
        review(1, 0, .learning), review(1, 2, .review), review(1, 3, .cram), review(1, 9, .review),
        review(2, 0, .learning), review(2, 5, .review), review(2, 6, .reset),
        review(2, 7, .learning), review(2, 7, .learning), review(2, 8, .review),
        review(3, 4, .review), review(3, 8, .review), review(4, 0, .learning),
        review(5, 0, .learning),
        review(5, 1, .review),
      ],
      of: Set((1...4).map { FlashcardID(rawValue: $0) }),
      boundary: DayBoundary()
    )
    #expect(data.count == 3)
    #expect(data.days == [0, 2, 7, 0, 0, 1])
    #expect(data.items.map { data.days[$0.place] } == [2, 1, 7])
    #expect(Calibration(of: .defaults, on: data)?.answers == 3)
  }
}
