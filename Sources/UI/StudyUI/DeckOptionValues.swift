import Flashcards
import Wording

/// The values of a deck's option, and their words.
struct DeckOptionValues<Value: Sendable>: Sendable {
  /// The choice `step` places further on; wraps around at both ends.
  let next: @Sendable (_ value: Value, _ step: Int) -> Value
  /// The words for a value.
  let words: @Sendable (_ value: Value, _ wording: Wording) -> String

  fileprivate init(
    next: @escaping @Sendable (Value, Int) -> Value,
    words: @escaping @Sendable (Value, Wording) -> String
  ) {
    self.next = next
    self.words = words
  }

  /// Choices in this order. A value that is no choice is followed by the one after the first.
  fileprivate init(
    _ choices: [Value],
    _ words: @escaping @Sendable (Value, Wording) -> String
  ) where Value: Equatable {
    self.words = words
    next = { value, step in
      let index = choices.firstIndex(of: value) ?? 0
      return choices[(index + step + choices.count) % choices.count]
    }
  }

  /// Choices in ascending order. A value that is no choice is followed by the nearest one above or
  /// below it.
  fileprivate init(
    rising choices: [Value],
    _ words: @escaping @Sendable (Value, Wording) -> String
  ) where Value: Comparable {
    self.words = words
    next = { value, step in
      if let index = choices.firstIndex(of: value) {
        return choices[(index + step + choices.count) % choices.count]
      }
      let nearest = step > 0 ? choices.first { $0 > value } : choices.last { $0 < value }
      return nearest ?? (step > 0 ? choices[0] : choices[choices.count - 1])
    }
  }
}

extension DeckOptionValues<Bool> {
  static let onOff = DeckOptionValues([false, true]) { value, wording in
    wording(value ? .settingsOn : .settingsOff)
  }
}

extension DeckOptionValues<LeechAction> {
  static let leechActions = DeckOptionValues(LeechAction.allCases) { value, wording in
    switch value {
    case .tag: wording(.optionLeechTag)
    case .suspend: wording(.optionLeechSuspend)
    }
  }
}

extension DeckOptionValues<Int> {
  /// Numbers of cards a day.
  static let limits = DeckOptionValues(
    rising: [0, 1, 2, 5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 9999]
  ) { value, wording in wording.count(.cards, value) }

  static let percents = DeckOptionValues(rising: Array(70...97)) { value, _ in "\(value) %" }

  /// Intervals in days.
  static let intervals = DeckOptionValues(
    rising: [30, 90, 180, 365, 730, 1_825, 3_650, 36_500]
  ) { value, wording in wording.count(.days, value) }

  /// Numbers of lapses; 0 is never.
  static let leeches = DeckOptionValues(rising: [0, 4, 6, 8, 10, 12, 16]) { value, wording in
    value == 0 ? wording(.settingsNever) : "\(value)"
  }
}

extension DeckOptionValues<[Int64]> {
  /// Learning steps in milliseconds, with choices in whole minutes.
  static func steps(_ minutes: [[Int64]]) -> DeckOptionValues {
    let choices = minutes.map { $0.map { $0 * 60_000 } }
    return DeckOptionValues(
      next: { value, step in
        let whole = value.map { $0 - $0 % 60_000 }
        let index = choices.firstIndex(of: whole) ?? 0
        return choices[(index + step + choices.count) % choices.count]
      },
      words: { value, wording in
        guard !value.isEmpty else { return wording(.optionNoSteps) }
        return value.map { wording.interval(.milliseconds($0)) }.joined(separator: ", ")
      }
    )
  }
}

/// The settings in the units of their choices. Invalid values are ignored.
extension SchedulerSettings {
  /// The desired retention in whole percent.
  var percent: Int {
    get { Int((retention * 100).rounded()) }
    set { change(retention: Double(newValue) / 100) }
  }

  /// The learning steps of new cards in milliseconds.
  var newCardSteps: [Int64] {
    get { learningSteps }
    set { change(learning: newValue) }
  }

  /// The relearning steps of forgotten cards in milliseconds.
  var forgottenCardSteps: [Int64] {
    get { relearningSteps }
    set { change(relearning: newValue) }
  }

  /// The maximum interval in days.
  var longestInterval: Int {
    get { maximumIntervalDays }
    set { change(maximum: newValue) }
  }

  private mutating func change(
    retention: Double? = nil,
    learning: [Int64]? = nil,
    relearning: [Int64]? = nil,
    maximum: Int? = nil
  ) {
    // Values out of range leave the options as they are.
    let changed = try? SchedulerSettings(
      retention: retention ?? self.retention,
      learningSteps: learning ?? learningSteps,
      relearningSteps: relearning ?? relearningSteps,
      maximumIntervalDays: maximum ?? maximumIntervalDays,
      leechThreshold: leechThreshold,
      fuzz: fuzz,
      days: days,
      rules: rules
    )
    self = changed ?? self
  }
}
