/// A change that can be undone later, even after a lock and by another process.
package struct UndoableOperation: Sendable, Hashable, Codable {
  /// The kinds of operation. The raw value is stored.
  package enum Kind: UInt8, Sendable, Hashable, Codable, CaseIterable {
    // Flashcards.

    /// A file was imported.
    case importing = 1
    /// A deck was deleted, with those within it.
    case deckRemoval = 2
    /// Notes were deleted.
    case noteRemoval = 3
    /// A card was answered.
    case answer = 4
    /// Cards were made new again.
    case reset = 5
    /// Cards were buried for the day.
    case bury = 6
    /// Cards were suspended.
    case suspend = 7
    /// Cards were unsuspended.
    case unsuspend = 8
    /// Cards were flagged, or their flag was removed.
    case flag = 9
    /// Cards were moved to another deck.
    case move = 10
    /// The tags of notes were changed.
    case tag = 11
    /// The words of a note were changed.
    case edit = 12
    /// Notes were added.
    case add = 13
    /// A deck was added.
    case deckAddition = 14
    /// A deck was renamed, with those within it.
    case deckRename = 15
    /// The options of a deck were changed.
    case deckOptions = 16
    /// The parameters of a deck were changed.
    case parameters = 17
    /// A round was entered as answers.
    case round = 18
    /// Decks were moved under another deck, with those within them.
    case deckMove = 19
    /// Notes were taken in from the letterbox.
    case letterbox = 20
    /// Conflicts between changes on several devices were settled.
    case settling = 21
    /// Cards were made due on chosen days.
    case due = 22
    /// New cards were given other positions.
    case reposition = 23
    /// Notes were given another type.
    case changeType = 24
    /// A text was replaced in notes.
    case replace = 25
    /// Notes that were there several times were joined.
    case join = 26
    /// Cards were unburied.
    case unbury = 27
    /// A filtered deck took cards, for the first time or anew.
    case filteredBuild = 28
    /// The cards of a filtered deck came home.
    case filteredEmptying = 29
    /// A filtered deck was deleted.
    case filteredRemoval = 30
    /// A filtered deck was renamed.
    case filteredRename = 31
    /// Cards were gathered for study beyond the queue.
    case customStudy = 64
    /// A note type was made.
    case noteTypeAddition = 65
    /// The fields, templates or the style of a note type were changed, or its name.
    case noteTypeEdit = 66
    /// A note type was deleted.
    case noteTypeRemoval = 67
    /// A preset of options was made of those of a deck.
    case presetAddition = 68
    /// A preset of options was renamed.
    case presetRename = 69
    /// A preset of options was deleted.
    case presetRemoval = 70
    /// A deck was given another preset of options, or options of its own.
    case presetChoice = 71
    /// An exam was planned, or deleted.
    case exam = 80
    /// The cards of a day came for an exam, or what it left was spread.
    case examDay = 81
    /// Due cards were postponed.
    case postpone = 72
    /// Cards were advanced to today.
    case advance = 73
    /// Days were flattened to a number of cards.
    case flatten = 74
    /// A holiday was cleared of cards.
    case holiday = 75
    /// Cards were moved from easy dates.
    case easyDates = 76
    /// The cards of notes were dispersed.
    case disperse = 77
    /// The load of days was balanced.
    case balance = 78
    /// Easy dates of decks were forgotten.
    case forgetDates = 79
    /// Names of pictures and sounds were deleted, as nothing referred to them.
    case mediaRemoval = 90
    /// Pictures and sounds were added.
    case mediaAddition = 91

    // Payment cards.

    /// A payment card was added.
    case paymentCardAddition = 32
    /// A payment card was changed.
    case paymentCardEdit = 33
    /// Payment cards were deleted.
    case paymentCardRemoval = 34
    /// Payment cards were marked as favourites, or their mark was removed.
    case favourite = 35
    /// Payment cards were moved to other places.
    case order = 36
    /// Payment cards were imported.
    case paymentCardImport = 37
    /// Conflicts between changes on several devices were settled.
    case paymentCardSettling = 38
    /// Payment cards that were there several times were joined.
    case paymentCardJoining = 39

    // Settings.

    /// A setting of study was changed.
    case setting = 48

    /// The part of the vault that the operation changes.
    package var area: UndoArea {
      switch rawValue {
      case 32...47: .wallet
      case 48...63: .settings
      default: .study
      }
    }
  }

  /// The kind of operation.
  package let kind: Kind
  /// The object's name: the file's name, the deck's, the note's prompt or the card's title.
  package let name: String

  /// The greatest length of a name, in characters.
  private static let longestName = 60

  /// An operation; a longer name is cut to 60 characters.
  package init(_ kind: Kind, _ name: String = "") {
    self.kind = kind
    self.name = String(name.prefix(Self.longestName))
  }
}

/// A part of the vault that operations change.
package enum UndoArea: UInt8, Sendable, Hashable, Codable {
  /// The flashcards.
  case study
  /// The payment cards.
  case wallet
  /// The settings of study.
  case settings
}
