// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/letterbox.pot. Change it there.

extension Phrase {
  /// Letterbox
  package static var letterboxDeck: Phrase { Phrase(.letterboxDeck) }
  /// It is in the letterbox, sealed, and goes into the vault at the next unlocking. Waiting there: {things}.
  package static func letterboxDeposited(things: String) -> Phrase {
    Phrase(.letterboxDeposited, [things])
  }
  /// This machine saw the key of this letterbox for the first time, and knows it from now on: {path}
  package static func letterboxFirst(path: String) -> Phrase {
    Phrase(.letterboxFirst, [path])
  }
  /// The note is in the deck {deck}. u on the screens takes it back.
  package static func letterboxNoteAdded(deck: String) -> Phrase {
    Phrase(.letterboxNoteAdded, [deck])
  }
  /// The card that ends in {digits} is in the wallet. u on the screens takes it back.
  package static func letterboxCardAdded(digits: String) -> Phrase {
    Phrase(.letterboxCardAdded, [digits])
  }
  /// There is no letterbox yet, or it has no key: {path}. Unlock the vault once with cardcase, which makes it, or add --unlock.
  package static func letterboxMissing(path: String) -> Phrase {
    Phrase(.letterboxMissing, [path])
  }
  /// In the place of the letterbox there is a link or a file: {path}. Move it away and unlock the vault once.
  package static func letterboxNotADirectory(path: String) -> Phrase {
    Phrase(.letterboxNotADirectory, [path])
  }
  /// The letterbox belongs to another user: {path}. Move it away and unlock the vault once.
  package static func letterboxForeign(path: String) -> Phrase {
    Phrase(.letterboxForeign, [path])
  }
  /// The letterbox is open to others: {path}. See what is in it, and close it with chmod 700.
  package static func letterboxOpen(path: String) -> Phrase {
    Phrase(.letterboxOpen, [path])
  }
  /// The key of the letterbox is damaged: {path}. The next unlocking puts it right.
  package static func letterboxKeyDamaged(path: String) -> Phrase {
    Phrase(.letterboxKeyDamaged, [path])
  }
  /// The key of the letterbox is not the one that this machine knows, so nothing was sealed to it: {path}. Somebody may have exchanged it. Unlock the vault, which puts it right and says since when.
  package static func letterboxKeyExchanged(path: String) -> Phrase {
    Phrase(.letterboxKeyExchanged, [path])
  }
  /// The letterbox is full, {count} things are in it: {path}. Unlock the vault, which takes them in.
  package static func letterboxFull(count: String, path: String) -> Phrase {
    Phrase(.letterboxFull, [count, path])
  }
  /// The letterbox is full, it takes {size} MiB: {path}. Unlock the vault, which takes in what is there.
  package static func letterboxFullOfBytes(size: String, path: String) -> Phrase {
    Phrase(.letterboxFullOfBytes, [size, path])
  }
  /// This is too large for the letterbox, which takes {size} KiB of one thing. Add it on the screens, or with --unlock.
  package static func letterboxItemTooLarge(size: String) -> Phrase {
    Phrase(.letterboxItemTooLarge, [size])
  }
  /// Another program keeps using the letterbox: {path}. Try again.
  package static func letterboxBusy(path: String) -> Phrase {
    Phrase(.letterboxBusy, [path])
  }
  /// Nothing was put into the letterbox {path}: {reason}.
  package static func letterboxFailed(path: String, reason: String) -> Phrase {
    Phrase(.letterboxFailed, [path, reason])
  }
  /// Something waits in the letterbox, sealed for the key that this vault has now: {path}. Unlock the vault with cardcase first, which takes it in. Nothing was changed.
  package static func letterboxNotEmpty(path: String) -> Phrase {
    Phrase(.letterboxNotEmpty, [path])
  }
  /// Waiting in the letterbox: {things}. The next unlocking takes in what was sealed for the key that the backup has.
  package static func letterboxRestored(things: String) -> Phrase {
    Phrase(.letterboxRestored, [things])
  }
  /// The letterbox has another key too. What a copy of the old one is used for can't be opened any more.
  package static var letterboxRekeyed: Phrase { Phrase(.letterboxRekeyed) }
  /// Letterbox: {notes} taken in. u takes them out again.
  package static func letterboxTaken(notes: String) -> Phrase {
    Phrase(.letterboxTaken, [notes])
  }
  /// Letterbox: what is there was not taken in, {reason}. It waits for the next unlocking.
  package static func letterboxNotTaken(reason: String) -> Phrase {
    Phrase(.letterboxNotTaken, [reason])
  }
  /// The key of the letterbox was not this vault's: somebody exchanged it, or the vault is another copy than the one it was made for. By the time of its file that was so since {time}. Things that were put in since can be read by whoever has the other key, and not by you. The vault's own key is in its place again: {path}
  package static func letterboxExchanged(time: String, path: String) -> Phrase {
    Phrase(.letterboxExchanged, [time, path])
  }
  /// Nothing was taken in. {sentence}
  package static func letterboxUnusable(sentence: String) -> Phrase {
    Phrase(.letterboxUnusable, [sentence])
  }
  /// Letterbox: of what is there, {things} can't be opened: damaged, or not put there by cardcase. Nothing was deleted; the names end in .unopened now: {path}
  package static func letterboxUnreadable(things: String, path: String) -> Phrase {
    Phrase(.letterboxUnreadable, [things, path])
  }
  /// Letterbox: of what is there, {things} can't be opened, sealed for another key than this vault's. Nothing was deleted; the names end in .unopened now: {path}
  package static func letterboxOtherKey(things: String, path: String) -> Phrase {
    Phrase(.letterboxOtherKey, [things, path])
  }
  /// Card in the letterbox
  package static var letterboxCardTitle: Phrase { Phrase(.letterboxCardTitle) }
  /// Card in the letterbox, {number} of {count}
  package static func letterboxCardCounted(number: String, count: String) -> Phrase {
    Phrase(.letterboxCardCounted, [number, count])
  }
  /// It was put in {time}. Keep it in the wallet?
  package static func letterboxCardAsk(time: String) -> Phrase {
    Phrase(.letterboxCardAsk, [time])
  }
  /// Another card has this number already: {name}. That card stays as it is; this one would be another.
  package static func letterboxCardSame(name: String) -> Phrase {
    Phrase(.letterboxCardSame, [name])
  }
  /// Later
  package static var letterboxCardLater: Phrase { Phrase(.letterboxCardLater) }
  /// Keep
  package static var letterboxCardKeep: Phrase { Phrase(.letterboxCardKeep) }
  /// Discard
  package static var letterboxCardDiscard: Phrase { Phrase(.letterboxCardDiscard) }
  /// Letterbox: the card is in the wallet.
  package static var letterboxCardKept: Phrase { Phrase(.letterboxCardKept) }
  /// Letterbox: the card was discarded.
  package static var letterboxCardDiscarded: Phrase { Phrase(.letterboxCardDiscarded) }
  /// Letterbox: the card is not there any more.
  package static var letterboxCardGone: Phrase { Phrase(.letterboxCardGone) }
  /// Letterbox: the card stays there, {reason}.
  package static func letterboxCardNotTaken(reason: String) -> Phrase {
    Phrase(.letterboxCardNotTaken, [reason])
  }
  /// with security code
  package static var letterboxCardCode: Phrase { Phrase(.letterboxCardCode) }
  /// taking {name} out of the letterbox
  package static func undoWhatLetterbox(name: String) -> Phrase {
    Phrase(.undoWhatLetterbox, [name])
  }
  /// Standard input is not one JSON object with the fields of a card.
  package static var cardObjectNotAnObject: Phrase { Phrase(.cardObjectNotAnObject) }
  /// The field {name} is none of a card, or its value is no text. There are cc-number, cc-name, cc-exp, cc-exp-month, cc-exp-year, cc-csc, cc-type, label, notes and fields.
  package static func cardObjectField(name: String) -> Phrase {
    Phrase(.cardObjectField, [name])
  }
  /// The field {name} is there twice.
  package static func cardObjectTwice(name: String) -> Phrase {
    Phrase(.cardObjectTwice, [name])
  }
  /// There is no card number: the field cc-number.
  package static var cardObjectNoNumber: Phrase { Phrase(.cardObjectNoNumber) }
  /// cc-number is no card number: those have 12 to 19 digits.
  package static var cardObjectNumber: Phrase { Phrase(.cardObjectNumber) }
  /// cc-number is doubtful: its check digit or its length does not agree, or no brand is known to have it. To add it all the same, add --anyway.
  package static var cardObjectDoubtful: Phrase { Phrase(.cardObjectDoubtful) }
  /// The expiry is no month of a year, such as 2029-12, or its fields do not agree.
  package static var cardObjectExpiry: Phrase { Phrase(.cardObjectExpiry) }
  /// cc-csc is no security code: those have three or four digits.
  package static var cardObjectCode: Phrase { Phrase(.cardObjectCode) }
  /// what came out of the letterbox
  package static var tableLetterbox: Phrase { Phrase(.tableLetterbox) }
  /// what is kept of Anki collections
  package static var tableCollections: Phrase { Phrase(.tableCollections) }
  /// Letterbox: {notes} taken in.
  package static func commandLettersTaken(notes: String) -> Phrase {
    Phrase(.commandLettersTaken, [notes])
  }
  /// Letterbox: {cards} waiting for your answer. Open the vault with cardcase.
  package static func letterboxCardsWait(cards: String) -> Phrase {
    Phrase(.letterboxCardsWait, [cards])
  }
  /// The texts of the card are longer than 64 KiB, {name} most of all.
  package static func cardObjectText(name: String) -> Phrase {
    Phrase(.cardObjectText, [name])
  }
}
