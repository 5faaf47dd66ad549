extension NoteType {
  /// The greatest number of a gap that makes a card, as in Anki.
  public static let greatestGap = 500

  /// The ordinals of the cards that a note with `fields`, and with tags or not, makes, in ascending
  /// order.
  ///
  /// In a normal type these are the templates whose front shows something of the note or the card. In
  /// a cloze type they follow from the numbers of the gaps in all fields.
  public func ordinals(of fields: [FieldText], hasTags: Bool = false) -> [Int] {
    switch kind {
    case .normal:
      compiledTemplates.indices.map { ordinal(ofTemplate: $0) }.sorted()
        .filter { asks($0, of: fields, hasTags: hasTags, gap: nil) }
    case .cloze: gaps(of: fields).map { $0 - 1 }.sorted()
    }
  }

  /// True if a note with `fields`, and with tags or not, makes the card with `ordinal`.
  public func asks(_ ordinal: Int, of fields: [FieldText], hasTags: Bool = false) -> Bool {
    asks(ordinal, of: fields, hasTags: hasTags, gap: nil)
  }

  /// True if the answer to the card with `ordinal` is typed.
  public func typesAnswer(_ ordinal: Int) -> Bool { compiled(ordinal)?.typesAnswer ?? false }

  /// True if there is something to show on the card with `ordinal`. A template may have a section for
  /// one card, `{{#c1}}`, but makes none by it.
  func shows(_ ordinal: Int, of fields: [FieldText], hasTags: Bool) -> Bool {
    asks(ordinal, of: fields, hasTags: hasTags, gap: ordinal + 1)
  }

  private func asks(_ ordinal: Int, of fields: [FieldText], hasTags: Bool, gap: Int?) -> Bool {
    switch kind {
    case .cloze: return gaps(of: fields).contains(ordinal + 1)
    case .normal:
      if showsQuestion(ordinal, fields) { return true }
      return compiled(ordinal)?.front.showsValue { key in
        switch key {
        case .field(let index): fields.indices.contains(index) && !fields[index].isEmptyField
        case .fact(.tags): hasTags
        case .fact: true
        case .gap(let number): number == gap
        case .empty: false
        }
      } ?? false
    }
  }

  /// True if the first byte of the question's field tells that it shows. Mostly it does, and the
  /// templates of a hundred thousand notes need not be followed.
  private func showsQuestion(_ ordinal: Int, _ fields: [FieldText]) -> Bool {
    guard let index = template(ofOrdinal: ordinal), listFields[index].isUnconditional,
      fields.indices.contains(listFields[index].question),
      let first = fields[listFields[index].question].text.utf8.first
    else { return false }
    return first > UInt8(ascii: " ") && first != UInt8(ascii: "<") && first != UInt8(ascii: "&")
      && first < 0x7F
  }

  /// The template of the card with `ordinal`; a cloze type has one for all cards.
  public func template(ofCard ordinal: Int) -> CardTemplate? {
    template(ofOrdinal: ordinal).map { templates[$0] }
  }

  /// The parsed template of the card with `ordinal`.
  func compiled(_ ordinal: Int) -> CompiledTemplate? {
    template(ofOrdinal: ordinal).map { compiledTemplates[$0] }
  }

  /// The numbers of the gaps that make cards, in order of appearance.
  private func gaps(of fields: [FieldText]) -> [Int] {
    var numbers: [Int] = []
    for field in fields {
      ClozeTokens.addNumbers(in: field.text, most: Self.greatestGap, to: &numbers)
    }
    return numbers
  }
}
