import Flashcards
import ReaderProtocol

extension PresetOptions {
  /// The options of a deck with this preset. Values that decks can't have here become the nearest.
  func deckOptions(of deck: PackageDeck, parameters: ParameterSetID?) -> DeckOptions {
    let retention = Self.decimal(deck.retention ?? self.retention)
    let scheduling = try? SchedulerSettings(
      retention: retention.isFinite ? retention.clamped(to: 0.01...0.99) : 0.9,
      learningSteps: Self.milliseconds(learningSteps),
      relearningSteps: Self.milliseconds(relearningSteps),
      maximumIntervalDays: Int(maximumInterval).clamped(to: 1...36_500),
      leechThreshold: Int(leechThreshold)
    )
    return DeckOptions(
      newPerDay: Int(deck.newPerDay ?? newPerDay),
      reviewsPerDay: Int(deck.reviewsPerDay ?? reviewsPerDay),
      // All of it is in its range.
      scheduling: scheduling ?? .defaults,
      parameters: parameters,
      leechAction: onlyTagsLeeches ? .tag : .suspend,
      buriesNewSiblings: buriesNew,
      buriesReviewSiblings: buriesReviews,
      buriesDayStepSiblings: order?.buriesDaySteps ?? buriesReviews,
      order: order?.studyOrder ?? StudyOrder(),
      // A program that knew no order knew no easy days.
      easyDays: order == nil ? EasyDay.normalWeek : easyDays.map(EasyDay.init(part:))
    )
  }

  /// The parameters of FSRS, in their ranges; nil for the defaults.
  var fsrsParameters: FSRSParameters? {
    guard !parameters.isEmpty, parameters.allSatisfy(\.isFinite) else { return nil }
    var values = parameters.map(Self.decimal)
    if values.count == FSRSParameters.count {
      values = zip(values, FSRSParameters.ranges).map { $0.clamped(to: $1) }
    }
    // Of another number, or older ones out of their ranges: nothing to go by.
    return try? FSRSParameters(values)
  }

  /// Steps in minutes as milliseconds, those that can be one.
  private static func milliseconds(_ steps: [Float]) -> [Int64] {
    let longest = 365 * 86_400_000.0
    return steps.map { decimal($0) * 60_000 }.filter { $0 >= 1 && $0 <= longest }
      .map { Int64($0.rounded()) }
  }

  /// The number that was typed: 0.87 rather than 0.87000000477.
  private static func decimal(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
}

extension EasyDay {
  /// The kind of a day that is to have a part of its load, as Anki takes it.
  init(part: Float) {
    self = part == 1 ? .normal : part == 0 ? .minimum : .reduced
  }

  /// The part of its load, in Anki's numbers.
  var part: Float {
    switch self {
    case .normal: 1
    case .reduced: 0.5
    case .minimum: 0
    }
  }
}
