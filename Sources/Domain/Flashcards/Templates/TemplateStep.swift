/// A value that a template can show or depend on.
enum TemplateKey: Sendable, Hashable {
  /// A field, by its index.
  case field(Int)
  /// A fact about the card that is no field.
  case fact(CardFact)
  /// `{{#c1}}`: true on the card of the gap with a number.
  case gap(Int)
  /// No name behind a filter, as in `{{tts-voices:}}`: an empty text.
  case empty
}

/// A fact about a card that templates show like a field.
enum CardFact: String, Sendable, CaseIterable {
  /// The tags of the note.
  case tags = "Tags"
  /// The full name of the deck.
  case deck = "Deck"
  /// The last part of the deck's name.
  case subdeck = "Subdeck"
  /// The name of the template.
  case card = "Card"
  /// The name of the note type.
  case type = "Type"
  /// `flag` and the number of the card's flag.
  case flag = "CardFlag"
  /// Anki's id of the card, which cards here do not show.
  case id = "CardID"
}

/// One step in rendering a template.
enum TemplateStep: Sendable, Hashable {
  /// Writes text as it stands in the template, comments included.
  case text(String)
  /// Writes a value through filters, of which the first in the list is applied first.
  case value(TemplateKey, name: String, filters: [TemplateFilter])
  /// Writes the front.
  case frontSide
  /// Goes on at a step unless the value is present; with `isInverted`, if it is.
  case section(TemplateKey, isInverted: Bool, end: Int)
}
