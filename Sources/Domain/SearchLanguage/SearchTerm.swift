/// A condition on cards.
package enum SearchTerm: Hashable, Sendable {
  /// A field of the note, or one of its texts, that has this.
  case text(SearchPattern)
  /// A field with such a name that is this as a whole.
  case field(name: SearchPattern, FieldMatch)
  /// A field that this expression finds something in.
  case regex(String)
  /// As `text`, without accents.
  case withoutAccents(SearchPattern)
  /// As `text`, as a word or words of their own.
  case words(SearchPattern)
  /// As `text`, without the marks of gaps.
  case withoutClozes(SearchPattern)
  /// A deck with such a name, or one beneath it.
  case deck(SearchPattern)
  /// The deck that is studied, or one beneath it.
  case currentDeck
  /// Any filtered deck.
  case filteredDeck
  /// Decks by Anki's ids, as they are written.
  case deckIDs(String)
  /// Notes by Anki's ids, as they are written.
  case noteIDs(String)
  /// Cards by Anki's ids, as they are written.
  case cardIDs(String)
  /// A note type by Anki's id.
  case noteTypeID(Int64)
  /// A note type with such a name.
  case noteType(SearchPattern)
  /// The template of a note type with that number, counted from 0.
  case templateOrdinal(Int)
  /// The template of a note type with such a name.
  case template(SearchPattern)
  /// A tag, or one beneath it.
  case tag(TagMatch)
  /// The flag, 0 (none) to 7.
  case flag(UInt8)
  /// The state.
  case state(SearchState)
  /// A comparison of a number.
  case property(SearchProperty)
  /// Added within as many days of study, today the first.
  case added(days: UInt32)
  /// The note edited within as many days of study.
  case edited(days: UInt32)
  /// First answered within as many days of study.
  case introduced(days: UInt32)
  /// Answered within as many days of study, with that button, 1 to 4, if it is given.
  case rated(days: UInt32, button: UInt8?)
  /// Rescheduled by hand within as many days of study.
  case rescheduled(days: UInt32)
  /// The notes of a type whose first field is this text.
  case duplicates(noteType: Int64, text: String)
  /// Cards with custom data by this key.
  case hasCustomData(String)
  /// A deck whose options are those of the preset with this name.
  case preset(String)

  /// The way in which a field is compared.
  package enum FieldMatch: Hashable, Sendable {
    /// The whole field.
    case pattern(SearchPattern)
    /// The whole field, without accents.
    case withoutAccents(SearchPattern)
    /// A part of the field, by an expression.
    case regex(String)
  }

  /// The way in which a tag is compared.
  package enum TagMatch: Hashable, Sendable {
    /// A tag with such a name, or one beneath it.
    case pattern(SearchPattern)
    /// The same without accents.
    case withoutAccents(SearchPattern)
    /// A part of a tag, by an expression.
    case regex(String)
    /// No tags at all.
    case none
  }
}
