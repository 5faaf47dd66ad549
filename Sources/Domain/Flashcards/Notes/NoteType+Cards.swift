/// The cards that notes of a type make.
extension NoteType {
  /// The ordinals of the cards of a note with these fields, in order.
  public func ordinals(of fields: [FieldText]) -> [Int] {
    switch kind {
    case .normal: Array(templates.indices)
    case .cloze: ClozeText(fields.first?.text ?? "").numbers.map { $0 - 1 }
    }
  }

  /// True if a note with these fields makes the card with this ordinal. Much faster than to list all
  /// of them.
  public func asks(_ ordinal: Int, of fields: [FieldText]) -> Bool {
    switch kind {
    case .normal: templates.indices.contains(ordinal)
    case .cloze: ordinals(of: fields).contains(ordinal)
    }
  }

  /// True if the answer to the card with this ordinal is typed.
  public func typesAnswer(_ ordinal: Int) -> Bool {
    let index = kind == .cloze ? 0 : ordinal
    return templates.indices.contains(index) && templates[index].front.contains("{{type:")
  }
}
