/// A picture or sound that comes with a package.
package struct PackageMedia: Sendable, Hashable {
  /// The name by which fields refer to it. Not a path.
  package var name: String
  /// The size in bytes.
  package var size: UInt64

  /// Keeps the parts.
  package init(name: String, size: UInt64) {
    self.name = name
    self.size = size
  }
}

/// The numbers of records, by which the end is known to be one.
package struct PackageCounts: Sendable, Hashable {
  /// The number of notes.
  package var notes: UInt64 = 0
  /// The number of cards.
  package var cards: UInt64 = 0
  /// The number of answers.
  package var answers: UInt64 = 0

  /// No records.
  package init() {}
}

/// One part of an Anki collection on its way into a package or out of it.
///
/// They come in this order: the collection, settings, tags, presets, decks, note types, media, notes,
/// cards and answers by id, the end. A remark comes before what it is about.
package enum PackageRecord: Sendable, Hashable {
  /// The facts of the collection.
  case collection(PackageCollection)
  /// A setting.
  case setting(PackageSetting)
  /// A tag of the list of tags.
  case tag(PackageTag)
  /// Something that is left out, or has no meaning here.
  case remark(PackageRemark)
  /// A preset.
  case preset(PackagePreset)
  /// A deck.
  case deck(PackageDeck)
  /// A note type.
  case noteType(PackageNoteType)
  /// A picture or sound.
  case media(PackageMedia)
  /// A note.
  case note(PackageNote)
  /// A card.
  case card(PackageCard)
  /// A row of the review log.
  case answer(PackageAnswer)
  /// Nothing follows.
  case end(PackageCounts)
}
