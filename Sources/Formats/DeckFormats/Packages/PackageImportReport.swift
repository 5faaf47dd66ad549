package import Flashcards

/// The effects of an import of a package, and the parts of it that can't be kept or shown.
package struct PackageImportReport: Sendable {
  /// The number of new notes.
  package internal(set) var new = 0
  /// The number of notes that get other fields or tags.
  package internal(set) var changed = 0
  /// The notes that are there already, as they are or changed later.
  package internal(set) var sameNotes: [NoteID] = []
  /// Their number.
  package var same: Int { sameNotes.count }
  /// The number of new cards.
  package internal(set) var cards = 0
  /// The number of rows of the review log that were not there yet.
  package internal(set) var answers = 0
  /// The number of cards whose state the log explains.
  package internal(set) var explained = 0
  /// The number of cards that keep Anki's state, as their log leads to another.
  package internal(set) var placed = 0
  /// The number of cards that went to another deck.
  package internal(set) var moved = 0
  /// The number of cards that were suspended.
  package internal(set) var suspended = 0
  /// The number of cards that are suspended no more.
  package internal(set) var resumed = 0
  /// The number of cards that got another flag, or lost theirs.
  package internal(set) var flagged = 0
  /// The number of saved searches that were not there yet.
  package internal(set) var searches = 0
  /// The number of pictures and sounds that were not there yet.
  package internal(set) var media = 0
  /// The number of settings that are switched on.
  package internal(set) var settings = 0
  /// The parts that can't be kept or shown.
  package internal(set) var losses: [PackageLoss] = []
  /// The first fields of notes that are left, as the vault's have another type.
  package internal(set) var left: [String] = []
}

/// Something in a package that can't be kept or shown, with the names of what has it.
package struct PackageLoss: Sendable, Hashable {
  /// The kinds of such things, in the order in which they are told.
  package enum Kind: Sendable, CaseIterable {
    /// Notes of which the vault has a version with another type.
    case otherTypes
    /// Notes with more text or tags than can be kept.
    case longNotes
    /// Notes with more or fewer fields than their type.
    case fieldCounts
    /// Notes with text that was no UTF-8.
    case faultyText
    /// Notes with the guid of another one.
    case twins
    /// Pictures and sounds to which notes refer, and which are neither here nor in the package.
    case missingMedia
    /// Pictures and sounds whose names can't be names of files.
    case mediaNames
    /// Files of templates and style sheets of whose names there is another one here.
    case otherMedia
    /// Note types with scripts, which never run.
    case scripts
    /// Note types whose style sheet hides something in a way that is not followed.
    case hiding
    /// Decks with descriptions.
    case descriptions
    /// Presets that order cards in a way that there is not here.
    case displayOrder
    /// New cards that the number of reviews does not hold back, or decks that heed all decks above.
    case otherLimits
    /// A program that changes the schedule of single cards.
    case customScheduling
    /// Due days that are spread by load.
    case loadBalancer
    /// Presets that leave out old answers.
    case ignoredAnswers
    /// Cards without a note, notes without a type and answers without a card.
    case strays
  }

  /// The kind.
  package let kind: Kind
  /// The number of things.
  package let count: Int
  /// Their names, or the first of them.
  package let names: [String]
}
