import Flashcards
import Wording

/// The values of a deck's option, and their words.
struct DeckOptionValues<Value: Sendable>: Sendable {
  /// The choice `step` places further on; wraps around at both ends.
  let next: @Sendable (_ value: Value, _ step: Int) -> Value
  /// The words for a value.
  let words: @Sendable (_ value: Value, _ wording: Wording) -> String
  /// The texts of values that can be typed; nil if only the choices can be chosen.
  private(set) var typed: Typed?

  /// The texts of values.
  struct Typed: Sendable {
    /// The sentence that says what can be typed.
    let hint: @Sendable (Wording) -> String
    /// The text of a value.
    let text: @Sendable (Value) -> String
    /// The value of a text.
    let read: @Sendable (String) throws(OptionTextError) -> Value
  }

  /// The same values, of which any can be typed.
  fileprivate func typed(_ typed: Typed) -> DeckOptionValues {
    var values = self
    values.typed = typed
    return values
  }

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
  ) { value, wording in wording(.cards(value)) }
  .typed(.numbers(0...9_999))

  /// Intervals in days.
  static let intervals = DeckOptionValues(
    rising: [30, 90, 180, 365, 730, 1_825, 3_650, 36_500]
  ) { value, wording in wording(.days(value)) }
  .typed(.numbers(1...36_500))

  /// Numbers of lapses; 0 is never.
  static let leeches = DeckOptionValues(rising: [0, 4, 6, 8, 10, 12, 16]) { value, wording in
    value == 0 ? wording(.settingsNever) : "\(value)"
  }
  .typed(.numbers(0...99))
}

extension DeckOptionValues<Int>.Typed {
  /// Whole numbers in a range.
  fileprivate static func numbers(_ range: ClosedRange<Int>) -> Self {
    Self(
      hint: { wording in
        wording(
          .optionOutOfRange(low: String(range.lowerBound), high: String(range.upperBound))
        )
      },
      text: { String($0) },
      read: { text throws(OptionTextError) in try OptionText.number(text, in: range) }
    )
  }
}

extension DeckOptionValues<Double> {
  /// Retentions, in steps of a hundredth.
  static let retentions = DeckOptionValues(rising: (70...97).map { Double($0) / 100 }) {
    value,
    wording in wording.percent(wording.decimal(value * 100))
  }
  .typed(
    Typed(
      hint: { $0(.optionOutOfRange(low: "0.7", high: "0.99")) },
      text: { OptionText.text(ofRetention: $0) },
      read: { text throws(OptionTextError) in try OptionText.retention(text) }
    )
  )
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
        guard !value.isEmpty else { return wording(.changeNone) }
        return value.map { wording.interval(.milliseconds($0)) }.joined(
          separator: wording(.listComma)
        )
      }
    )
    .typed(
      Typed(
        hint: { $0($0.isSpoken ? .spokenStepsHint : .optionStepsHint) },
        text: { OptionText.text(ofSteps: $0) },
        read: { text throws(OptionTextError) in try OptionText.steps(text) }
      )
    )
  }
}

extension DeckOptionValues<DeckLanguage?> {
  /// Languages, with none first.
  static let languages = DeckOptionValues([nil] + DeckLanguage.choices) { value, wording in
    value.map { wording.name(of: $0) } ?? wording(.optionLanguageNone)
  }
  .typed(
    Typed(
      hint: { $0(.optionLanguageHint) },
      text: { $0?.tag ?? "" },
      read: { text throws(OptionTextError) in try OptionText.language(text) }
    )
  )
}

/// The settings in the units of their choices. Invalid values are ignored.
extension SchedulerSettings {
  /// The desired retention.
  var wantedRetention: Double {
    get { retention }
    set { change(retention: newValue) }
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
