// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/due.pot. Change it there.

extension Phrase {
  /// The shell
  package static var settingsGroupDue: Phrase { Phrase(.settingsGroupDue) }
  /// Tell what is due while locked
  package static var settingsDueFile: Phrase { Phrase(.settingsDueFile) }
  /// For cardcase due: each lock writes down how many cards are due on the next 60 days. Who can read that file needs no passcode, and sees how much you learn.
  package static var settingsDueFileNote: Phrase { Phrase(.settingsDueFileNote) }
  /// With the names of the decks
  package static var settingsDueDecks: Phrase { Phrase(.settingsDueDecks) }
  /// Adds the numbers of each deck to that file. Who can read it then sees what you learn, too.
  package static var settingsDueDecksNote: Phrase { Phrase(.settingsDueDecksNote) }
  /// Due today: {cards}, {new} new, {learning} in steps, {review} to review.
  package static func dueToday(cards: String, new: String, learning: String, review: String) -> Phrase {
    Phrase(.dueToday, [cards, new, learning, review])
  }
  /// Nothing is due today.
  package static var dueNothing: Phrase { Phrase(.dueNothing) }
  /// Next: {cards} in {days}.
  package static func dueNext(cards: String, days: String) -> Phrase {
    Phrase(.dueNext, [cards, days])
  }
  /// {deck}: {cards}
  package static func dueDeck(deck: String, cards: String) -> Phrase {
    Phrase(.dueDeck, [deck, cards])
  }
  /// Nothing is written down of what is due in this vault. Unlock it, switch on '{setting}' in the settings, and lock it.
  package static func dueNone(setting: String) -> Phrase {
    Phrase(.dueNone, [setting])
  }
  /// What is due was written down {days} ago, for 60 days, which are over. Unlock the vault and lock it again.
  package static func dueOver(days: String) -> Phrase {
    Phrase(.dueOver, [days])
  }
  /// What is due was written down for days that have not come by the clock of this machine. Set the clock right, or unlock the vault and lock it again.
  package static var dueEarly: Phrase { Phrase(.dueEarly) }
  /// {path} is damaged. Unlock the vault and lock it again to have it written anew.
  package static func dueDamaged(path: String) -> Phrase {
    Phrase(.dueDamaged, [path])
  }
  /// {path} was written by a newer version of Cardcase.
  package static func dueNewer(path: String) -> Phrase {
    Phrase(.dueNewer, [path])
  }
  /// {path} is about another vault. Remove it, and lock this one again.
  package static func dueOtherVault(path: String) -> Phrase {
    Phrase(.dueOtherVault, [path])
  }
  /// {path} is a link, and is not followed. Remove it, and lock the vault again.
  package static func dueLink(path: String) -> Phrase {
    Phrase(.dueLink, [path])
  }
  /// {path} belongs to somebody else, and is not read.
  package static func dueOtherOwner(path: String) -> Phrase {
    Phrase(.dueOtherOwner, [path])
  }
  /// {path} is no regular file. Remove it, and lock the vault again.
  package static func dueNotAFile(path: String) -> Phrase {
    Phrase(.dueNotAFile, [path])
  }
}
