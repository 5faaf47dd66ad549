/// A picture or sound that comes with a package.
package struct PackageMedia: Sendable, Hashable {
  /// The name by which fields refer to it. Not a path.
  package var name: String

  /// Keeps the name.
  package init(name: String) {
    self.name = name
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
/// They come in this order: the collection, saved searches, settings, tags, presets, decks, note types, media
/// with their bytes, notes, cards and answers by id, the end. A remark comes before what it is about.
package enum PackageRecord: Sendable, Hashable {
  /// The facts of the collection.
  case collection(PackageCollection)
  /// A setting.
  case setting(PackageSetting)
  /// A saved search.
  case savedSearch(PackageSavedSearch)
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
  /// The next bytes of the picture or sound before it.
  case mediaPiece([UInt8])
  /// The end of its bytes: their SHA-1 in 40 hexadecimal digits.
  case mediaEnd(sha1: String)
  /// A note.
  case note(PackageNote)
  /// A card.
  case card(PackageCard)
  /// A row of the review log.
  case answer(PackageAnswer)
  /// Nothing follows.
  case end(PackageCounts)
}

/// The first byte of each record.
enum RecordTag: UInt8 {
  case collection = 1
  case preset = 2
  case deck = 3
  case noteType = 4
  case media = 5
  case note = 6
  case card = 7
  case answer = 8
  case end = 9
  case setting = 10
  case tag = 11
  case remark = 12
  case savedSearch = 13
  /// A deck with the options of a filtered one.
  case filteredDeck = 14
  /// A preset with the order of cards. Vaults keep presets, so those that older programs wrote are read.
  case orderedPreset = 15
  case mediaPiece = 16
  case mediaEnd = 17
}

/// Something of a collection that is left out, or that has no meaning here.
package struct PackageRemark: Sendable, Hashable {
  /// What it is.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// A note with more text or tags than can be kept.
    case longNote = 1
    /// A picture or sound of the list that is not in the package.
    case missingFile = 2
  }

  /// What it is.
  package var kind: Kind
  /// The id in Anki.
  package var id: Int64
  /// The name, or how it begins.
  package var name: String

  /// Keeps the parts.
  package init(_ kind: Kind, id: Int64, name: String) {
    self.kind = kind
    self.id = id
    self.name = name
  }
}

/// A setting of an Anki collection.
package struct PackageSetting: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The value as JSON, as it is written there.
  package var value: String

  /// Keeps the parts.
  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// A search that was saved in Anki's browser.
package struct PackageSavedSearch: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The search.
  package var search: String

  /// Keeps the parts.
  package init(name: String, search: String) {
    self.name = name
    self.search = search
  }
}

/// A tag in the list of an Anki collection, where tags also stand that no note has.
package struct PackageTag: Sendable, Hashable {
  /// The name.
  package var name: String
  /// True if the tags within it are not listed.
  package var isCollapsed: Bool

  /// Keeps the parts.
  package init(name: String, isCollapsed: Bool) {
    self.name = name
    self.isCollapsed = isCollapsed
  }
}
