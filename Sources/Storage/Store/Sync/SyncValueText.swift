import Flashcards
import SyncMerging

/// Values of fields as text, for choosing among them.
enum SyncValueText {
  /// The text of a value: words as they are, numbers as digits, yes and no as 1 and 0. What is secret
  /// has none.
  static func text(_ value: [UInt8], of field: FieldID, in kind: ObjectKind) -> String {
    switch (kind, field) {
    case (.note, _) where field.rawValue >= NoteFields.firstText:
      return (try? NoteFields.fieldText(value))?.text ?? ""
    case (.note, NoteFields.tags), (.deck, _), (.paymentCard, PaymentCardFields.title),
      (.paymentCard, PaymentCardFields.holder), (.paymentCard, PaymentCardFields.notes):
      return value.text
    case (.card, CardField.flag), (.card, CardField.suspended),
      (.paymentCard, PaymentCardFields.favourite):
      // A value that can't be read has no text either.
      return (try? value.number()).map(String.init) ?? ""
    default: return ""
    }
  }
}
