import PaymentCards
import Secrets
import Widgets
import WindowLevels

/// A custom field while it is changed in the card form.
struct CustomFieldEdit: Codable, Sendable {
  /// A row of the editor.
  enum Row: Int, Codable, CaseIterable, Sendable {
    case label, value, isHidden
  }

  /// The index of the field; nil for a new one.
  let index: Int?
  var label: TextField
  /// The field for its value, if it is not hidden.
  var text: TextField
  /// The field for its value, if it is hidden.
  var secret: SecretField
  private(set) var isHidden: Bool
  /// The focused row.
  var row = Row.label
  /// True if what is hidden is shown while it is typed.
  var isShown = false

  private enum CodingKeys: CodingKey {
    case index, label, text, secret, isHidden, row
  }

  /// A new field; nil for one without a label yet.
  init(adding label: String?) {
    index = nil
    self.label = TextField(label ?? "", limit: CardTextLimits.label)
    text = TextField(limit: CardTextLimits.customField)
    secret = SecretField()
    isHidden = label == CustomFieldLabel.pin
    row = label == nil ? .label : .value
  }

  /// A field that there is.
  init(_ field: CustomField, at index: Int) {
    self.index = index
    label = TextField(field.label, limit: max(CardTextLimits.label, field.label.count))
    isHidden = field.isHidden
    switch field.value {
    case .text(let words):
      text = TextField(words, limit: max(CardTextLimits.customField, words.count))
      secret = SecretField()
    case .hidden(let words):
      text = TextField(limit: CardTextLimits.customField)
      secret = SecretField(words)
    }
    row = .value
  }

  /// True if there is neither a label nor a value.
  var isEmpty: Bool { tidiedLabel.isEmpty && !hasValue }

  /// True if it says something.
  var hasValue: Bool { isHidden ? !secret.buffer.isEmpty : !text.text.isEmpty }

  /// The label without white space around it.
  var tidiedLabel: String { HolderCheck.tidied(label.text) }

  /// The field.
  var field: CustomField {
    get throws(SecretFailure) {
      CustomField(tidiedLabel, isHidden ? .hidden(try secret.text) : .text(text.text))
    }
  }

  /// Hides what was to be seen, or the other way round.
  mutating func toggle() {
    if isHidden {
      let words = secret.string
      text = TextField(words, limit: max(CardTextLimits.customField, words.count))
      secret = SecretField()
    } else {
      secret = SecretField(text.text)
      text = TextField(limit: CardTextLimits.customField)
    }
    isHidden.toggle()
    isShown = false
  }

  /// Performs an edit in the focused row.
  mutating func perform(_ action: FieldAction) {
    switch row {
    case .label: label.perform(action)
    case .value: if isHidden { secret.perform(action) } else { text.perform(action) }
    case .isHidden: break
    }
  }

  /// Types or pastes into the focused row.
  ///
  /// - Returns: False if not all of it fits.
  mutating func insert(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    switch row {
    case .label:
      return label.insert(String(String.UnicodeScalarView(scalars.filter { !$0.isControl }))) == 0
    case .value where isHidden:
      for scalar in scalars where !scalar.isControl || scalar == "\n" {
        guard secret.insert(scalar) else { return false }
      }
      return true
    case .value: return text.insertLines(scalars) == 0
    case .isHidden: return true
    }
  }
}
