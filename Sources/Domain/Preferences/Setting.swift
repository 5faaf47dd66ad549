package import Wording

/// A setting of one type of value.
package struct Setting<Value: Hashable & Sendable>: Sendable {
  /// The name under which the value is stored, a part of the vault's format. Settings that are bits
  /// of one number share a name.
  package let key: String
  /// The value if none is stored: the safe one.
  let standard: Value
  let values: SettingValues<Value>
  /// The label.
  package let label: Phrase
  /// The note shown while the setting is focused; nil if the label says all.
  package let note: Phrase?
  /// The question before the standard value is given up; nil if none is asked.
  package let confirmation: SettingConfirmation?

  /// A row of the table.
  init(
    _ key: String,
    standard: Value,
    values: SettingValues<Value>,
    label: Phrase,
    note: Phrase? = nil,
    confirmation: SettingConfirmation? = nil
  ) {
    self.key = key
    self.standard = standard
    self.values = values
    self.label = label
    self.note = note
    self.confirmation = confirmation
  }
}

/// The question before a dangerous change, and its two answers.
package struct SettingConfirmation: Hashable, Sendable {
  /// The question.
  package let question: Phrase
  /// The answer that keeps the value.
  package let keep: Phrase
  /// The answer that changes it.
  package let change: Phrase

  /// A question with its answers.
  package init(question: Phrase, keep: Phrase, change: Phrase) {
    self.question = question
    self.keep = keep
    self.change = change
  }
}

/// A setting of any type of value.
package protocol SettingRow: Sendable {
  /// The name under which the value is stored.
  var key: String { get }
  /// The label.
  var label: Phrase { get }
  /// The note shown while the setting is focused; nil if the label says all.
  var note: Phrase? { get }
  /// The question before the standard value is given up; nil if none is asked.
  var confirmation: SettingConfirmation? { get }

  /// The words for the current value.
  func words(in preferences: Preferences, _ wording: Wording) -> String

  /// The words for all values that can be chosen, in their order.
  func allWords(_ wording: Wording) -> [String]

  /// Changes the value to the choice `step` places further on; wraps around at both ends.
  func change(_ preferences: inout Preferences, by step: Int)

  /// True if the current value is the standard one.
  func isStandard(in preferences: Preferences) -> Bool

  /// The stored form of the key with the value that `text` has for this setting, or the standard
  /// value if it has none.
  ///
  /// - Parameter form: The form so far, with the other settings of the key.
  func form(of text: String?, over form: String?) -> String

  /// The stored forms of all choices.
  var forms: [String] { get }
}

extension Setting: SettingRow {
  package func allWords(_ wording: Wording) -> [String] {
    values.choices.map { values.words($0, wording) }
  }

  package func words(in preferences: Preferences, _ wording: Wording) -> String {
    values.words(preferences[self], wording)
  }

  package func change(_ preferences: inout Preferences, by step: Int) {
    let choices = values.choices
    let index = choices.firstIndex(of: preferences[self]) ?? 0
    preferences[self] = choices[(index + step + choices.count) % choices.count]
  }

  package func isStandard(in preferences: Preferences) -> Bool {
    preferences[self] == standard
  }

  package func form(of text: String?, over form: String?) -> String {
    values.write(text.flatMap(values.read) ?? standard, form)
  }

  package var forms: [String] { values.choices.map { values.write($0, nil) } }
}
