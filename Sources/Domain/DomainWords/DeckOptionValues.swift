import Flashcards
import Wording

/// The values of a deck's option, and their words.
struct DeckOptionValues<Value: Sendable>: Sendable {
  /// The choices, and the number of the current value, which has a place of its own among them if it
  /// is no choice.
  let offered: @Sendable (_ value: Value) -> (values: [Value], current: Int)
  /// The words for a value.
  let words: @Sendable (_ value: Value, _ wording: Wording) -> String
  /// The texts of values, as they are typed and as commands have them.
  let texts: Texts

  /// The choice `step` places further on; wraps around at both ends.
  func next(_ value: Value, _ step: Int) -> Value {
    let (values, current) = offered(value)
    return values[(current + step + values.count) % values.count]
  }

  /// The texts of values.
  struct Texts: Sendable {
    /// The sentence that says what can be typed; nil if only the choices can be chosen on screens.
    let hint: (@Sendable (Wording) -> String)?
    /// The text of a value.
    let text: @Sendable (Value) -> String
    /// The value of a text.
    let read: @Sendable (String) throws(OptionTextError) -> Value
  }

  fileprivate init(
    texts: Texts,
    offered: @escaping @Sendable (Value) -> (values: [Value], current: Int),
    words: @escaping @Sendable (Value, Wording) -> String
  ) {
    self.texts = texts
    self.offered = offered
    self.words = words
  }

  /// Choices in this order. A value that is no choice stands in the place of the first.
  fileprivate init(
    _ choices: [Value],
    _ texts: Texts,
    _ words: @escaping @Sendable (Value, Wording) -> String
  ) where Value: Equatable {
    self.init(
      texts: texts,
      offered: { value in
        let index = choices.firstIndex(of: value) ?? 0
        return (choices.with(value, at: index), index)
      },
      words: words
    )
  }

  /// Choices in ascending order. A value that is no choice stands between those above and below it.
  fileprivate init(
    rising choices: [Value],
    _ texts: Texts,
    _ words: @escaping @Sendable (Value, Wording) -> String
  ) where Value: Comparable {
    self.init(
      texts: texts,
      offered: { value in
        let index = choices.firstIndex { $0 >= value } ?? choices.count
        let isChoice = index < choices.count && choices[index] == value
        let above = choices[(isChoice ? index + 1 : index)...]
        return (Array(choices[..<index]) + [value] + above, index)
      },
      words: words
    )
  }
}

extension Array {
  /// The same elements with another one in the place with that number.
  fileprivate func with(_ element: Element, at index: Int) -> [Element] {
    var elements = self
    elements[index] = element
    return elements
  }
}

extension DeckOptionValues.Texts {
  /// Names of values in commands, which are not typed on screens.
  fileprivate static func names(
    of values: [Value],
    _ name: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      hint: nil,
      text: name,
      read: { text throws(OptionTextError) in
        guard let value = values.first(where: { name($0) == text }) else {
          throw .noChoice(text, of: values.map(name))
        }
        return value
      }
    )
  }
}

extension DeckOptionValues<Bool> {
  static let onOff = DeckOptionValues(
    [false, true],
    .names(of: [false, true]) { $0 ? "on" : "off" }
  ) { value, wording in
    wording(value ? .settingsOn : .settingsOff)
  }
}

extension DeckOptionValues where Value: NamedChoice {
  /// All values in their order.
  static var named: DeckOptionValues {
    let all = Array(Value.allCases)
    return DeckOptionValues(all, .names(of: all) { $0.argument }) { value, wording in
      wording(value.name)
    }
  }
}

extension DeckOptionValues<Int> {
  /// Numbers of cards a day.
  static let limits = DeckOptionValues(
    rising: [0, 1, 2, 5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 9999],
    .numbers(0...9_999)
  ) { value, wording in wording(.cards(value)) }

  /// Intervals in days.
  static let intervals = DeckOptionValues(
    rising: [30, 90, 180, 365, 730, 1_825, 3_650, 36_500],
    .numbers(1...36_500)
  ) { value, wording in wording(.days(value)) }

  /// Numbers of lapses; 0 is never.
  static let leeches = DeckOptionValues(
    rising: [0, 4, 6, 8, 10, 12, 16],
    .numbers(0...99)
  ) { value, wording in
    value == 0 ? wording(.settingsNever) : "\(value)"
  }
}

extension DeckOptionValues<Int>.Texts {
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
  static let retentions = DeckOptionValues(
    rising: (70...97).map { Double($0) / 100 },
    Texts(
      hint: { $0(.optionOutOfRange(low: "0.7", high: "0.99")) },
      text: { OptionText.text(ofRetention: $0) },
      read: { text throws(OptionTextError) in try OptionText.retention(text) }
    )
  ) { value, wording in wording.percent(wording.decimal(value * 100)) }
}

extension DeckOptionValues<[Int64]> {
  /// Learning steps in milliseconds, with choices in whole minutes.
  static func steps(_ minutes: [[Int64]]) -> DeckOptionValues {
    let choices = minutes.map { $0.map { $0 * 60_000 } }
    return DeckOptionValues(
      texts: Texts(
        hint: { $0($0.isSpoken ? .spokenStepsHint : .optionStepsHint) },
        text: { OptionText.text(ofSteps: $0) },
        read: { text throws(OptionTextError) in try OptionText.steps(text) }
      ),
      offered: { value in
        let whole = value.map { $0 - $0 % 60_000 }
        let index = choices.firstIndex(of: whole) ?? 0
        return (choices.with(value, at: index), index)
      },
      words: { value, wording in
        guard !value.isEmpty else { return wording(.changeNone) }
        return value.map { wording.interval(.milliseconds($0)) }.joined(
          separator: wording(.listComma)
        )
      }
    )
  }
}

extension DeckOptionValues<DeckLanguage?> {
  /// Languages, with none first.
  static let languages = DeckOptionValues(
    [nil] + DeckLanguage.choices,
    Texts(
      hint: { $0(.optionLanguageHint) },
      text: { $0?.tag ?? "" },
      read: { text throws(OptionTextError) in try OptionText.language(text) }
    )
  ) { value, wording in
    value.map { wording.name(of: $0) } ?? wording(.optionLanguageNone)
  }
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
