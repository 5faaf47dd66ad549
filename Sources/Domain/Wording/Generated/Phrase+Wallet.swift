// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/wallet.pot. Change it there.

extension Phrase {
  /// Security codes
  package static var keyCodes: Phrase { Phrase(.keyCodes) }
  /// A file of cards from another program, such as KeePassXC, Bitwarden, Proton Pass, Enpass, Dashlane, 1Password or LastPass. Its name:
  package static var cardImportText: Phrase { Phrase(.cardImportText) }
  /// Enter imports {cards}.
  package static func cardImportQuestion(cards: String) -> Phrase {
    Phrase(.cardImportQuestion, [cards])
  }
  /// The file has to be read again.
  package static var cardImportGone: Phrase { Phrase(.cardImportGone) }
  /// With security codes.
  package static var cardCodesKept: Phrase { Phrase(.cardCodesKept) }
  /// Without security codes.
  package static var cardCodesLeft: Phrase { Phrase(.cardCodesLeft) }
  /// To write all cards readably to {path}, type {word}:
  package static func cardExportConfirmation(path: String, word: String) -> Phrase {
    Phrase(.cardExportConfirmation, [path, word])
  }
  /// That is another word. Nothing was written.
  package static var cardExportOtherWord: Phrase { Phrase(.cardExportOtherWord) }
  /// Codes: exported (F2 leaves them out).
  package static var cardExportCodes: Phrase { Phrase(.cardExportCodes) }
  /// Codes: not exported (F2 exports them).
  package static var cardExportNoCodes: Phrase { Phrase(.cardExportNoCodes) }
  /// Codes: imported (F2 leaves them out).
  package static var cardImportCodes: Phrase { Phrase(.cardImportCodes) }
  /// Codes: not imported (F2 imports them).
  package static var cardImportNoCodes: Phrase { Phrase(.cardImportNoCodes) }
  /// Delete
  package static var keyDeleteCard: Phrase { Phrase(.keyDeleteCard) }
  /// Move the card up
  package static var keyMoveCardUp: Phrase { Phrase(.keyMoveCardUp) }
  /// Move the card down
  package static var keyMoveCardDown: Phrase { Phrase(.keyMoveCardDown) }
  /// To the list
  package static var keyToList: Phrase { Phrase(.keyToList) }
  /// Show all
  package static var keyShowAll: Phrase { Phrase(.keyShowAll) }
  /// Copy
  package static var keyCopy: Phrase { Phrase(.keyCopy) }
  /// Done
  package static var keyDone: Phrase { Phrase(.keyDone) }
  /// Search:
  package static var walletSearch: Phrase { Phrase(.walletSearch) }
  /// No card has that in its name, holder, brand or last four digits.
  package static var walletNothingFound: Phrase { Phrase(.walletNothingFound) }
  /// Order: Esc shows all cards first.
  package static var walletOrderInSearch: Phrase { Phrase(.walletOrderInSearch) }
  /// Order: it can't go further. Favourites come first.
  package static var walletOrderAtEnd: Phrase { Phrase(.walletOrderAtEnd) }
  /// Edit card
  package static var wizardEditTitle: Phrase { Phrase(.wizardEditTitle) }
  /// Notes
  package static var fieldNotes: Phrase { Phrase(.fieldNotes) }
  /// none
  package static var notesNone: Phrase { Phrase(.notesNone) }
  /// Enter opens them. Only who opens the card sees them.
  package static var notesHint: Phrase { Phrase(.notesHint) }
  /// the one that is kept stays, unless you type another.
  package static var codeKept: Phrase { Phrase(.codeKept) }
  /// the one that is kept has {count}; {brand} has {digits}. Type the new one.
  package static func codeKeptOfOtherSize(count: String, brand: String, digits: String) -> Phrase {
    Phrase(.codeKeptOfOtherSize, [count, brand, digits])
  }
  /// This number is known
  package static var duplicateTitle: Phrase { Phrase(.duplicateTitle) }
  /// {name} in your wallet has the same number.
  package static func duplicateText(name: String) -> Phrase {
    Phrase(.duplicateText, [name])
  }
  /// Leave this one, and open the old card
  package static var duplicateOpen: Phrase { Phrase(.duplicateOpen) }
  /// Put this one in the old card's place
  package static var duplicateReplace: Phrase { Phrase(.duplicateReplace) }
  /// Keep both
  package static var duplicateKeepBoth: Phrase { Phrase(.duplicateKeepBoth) }
  /// The card can't be read: {reason}.
  package static func cardNotOpened(reason: String) -> Phrase {
    Phrase(.cardNotOpened, [reason])
  }
  /// {name} is deleted. u undoes it, for 30 days.
  package static func cardDeleted(name: String) -> Phrase {
    Phrase(.cardDeleted, [name])
  }
  /// Delete {name} for good, old numbers included? It can't be undone. Backups may still have it.
  package static func cardDeleteForGood(name: String) -> Phrase {
    Phrase(.cardDeleteForGood, [name])
  }
  /// {name} is deleted for good.
  package static func cardDeletedForGood(name: String) -> Phrase {
    Phrase(.cardDeletedForGood, [name])
  }
  /// {name}: a favourite now, and comes first.
  package static func cardMarked(name: String) -> Phrase {
    Phrase(.cardMarked, [name])
  }
  /// {name}: no favourite any more.
  package static func cardUnmarked(name: String) -> Phrase {
    Phrase(.cardUnmarked, [name])
  }
  /// Nothing was changed: {reason}.
  package static func cardNotChanged(reason: String) -> Phrase {
    Phrase(.cardNotChanged, [reason])
  }
  /// Imported, but the cards can't be listed: {reason}. Lock and unlock to see them.
  package static func cardsNotListed(reason: String) -> Phrase {
    Phrase(.cardsNotListed, [reason])
  }
  /// for {time}
  package static func copyFor(time: String) -> Phrase {
    Phrase(.copyFor, [time])
  }
  /// until the lock
  package static var copyUntilLock: Phrase { Phrase(.copyUntilLock) }
  /// {field}: in the clipboard {when}.
  package static func copyDone(field: String, when: String) -> Phrase {
    Phrase(.copyDone, [field, when])
  }
  /// {field}: in tmux's buffer {when}.
  package static func copyInTmux(field: String, when: String) -> Phrase {
    Phrase(.copyInTmux, [field, when])
  }
  /// {field}: in tmux's buffer {when}, and sent on to the terminal.
  package static func copyInTmuxAndOn(field: String, when: String) -> Phrase {
    Phrase(.copyInTmuxAndOn, [field, when])
  }
  /// {field}: sent to the terminal {when}. It does not say if it took it.
  package static func copySent(field: String, when: String) -> Phrase {
    Phrase(.copySent, [field, when])
  }
  /// {field}: given to the clipboard's program, but not there yet.
  package static func copyPending(field: String) -> Phrase {
    Phrase(.copyPending, [field])
  }
  /// {field}: it could not be copied.
  package static func copyFailed(field: String) -> Phrase {
    Phrase(.copyFailed, [field])
  }
  /// {field}: not copied. {program} did not take it; is there a display for it?
  package static func copyFailedBy(field: String, program: String) -> Phrase {
    Phrase(.copyFailedBy, [field, program])
  }
  /// {field}: not copied. The terminal took no output, or there is none.
  package static func copyFailedTerminal(field: String) -> Phrase {
    Phrase(.copyFailedTerminal, [field])
  }
  /// {field}: not copied. Over ssh, that has to be switched on in Settings.
  package static func copyOverSSH(field: String) -> Phrase {
    Phrase(.copyOverSSH, [field])
  }
  /// {field}: not copied. GNU screen lets nothing through to the clipboard.
  package static func copyInScreen(field: String) -> Phrase {
    Phrase(.copyInScreen, [field])
  }
  /// Copy: this card has nothing to copy.
  package static var copyNothing: Phrase { Phrase(.copyNothing) }
  /// Clipboard: cleared.
  package static var clipboardCleared: Phrase { Phrase(.clipboardCleared) }
  /// Clipboard: something else was copied since, and was left alone.
  package static var clipboardNotOurs: Phrase { Phrase(.clipboardNotOurs) }
  /// Clipboard: the terminal was asked to clear it.
  package static var clipboardAsked: Phrase { Phrase(.clipboardAsked) }
  /// Clipboard: it could not be cleared. Copy something else over it.
  package static var clipboardFailed: Phrase { Phrase(.clipboardFailed) }
  /// Clear the clipboard after
  package static var settingsClipboard: Phrase { Phrase(.settingsClipboard) }
  /// What you copied is taken back after this time, and in any case when the lock comes or the program ends, as far as it is known to be still there.
  package static var settingsClipboardNote: Phrase { Phrase(.settingsClipboardNote) }
  /// Copy over ssh
  package static var settingsOverSSH: Phrase { Phrase(.settingsOverSSH) }
  /// On: what you copy is sent to the terminal at the other end of an ssh connection, which never says whether it took it or cleared it.
  package static var settingsOverSSHNote: Phrase { Phrase(.settingsOverSSHNote) }
  /// Name
  package static var walletName: Phrase { Phrase(.walletName) }
  /// Brand
  package static var walletBrand: Phrase { Phrase(.walletBrand) }
  /// Number
  package static var walletNumber: Phrase { Phrase(.walletNumber) }
  /// Ends
  package static var walletEnds: Phrase { Phrase(.walletEnds) }
  /// Your own order, favourites first.
  package static var walletSortedOwn: Phrase { Phrase(.walletSortedOwn) }
  /// Sorted by name.
  package static var walletSortedName: Phrase { Phrase(.walletSortedName) }
  /// Sorted by brand.
  package static var walletSortedBrand: Phrase { Phrase(.walletSortedBrand) }
  /// Sorted by the end: the first to end comes first.
  package static var walletSortedEnds: Phrase { Phrase(.walletSortedEnds) }
  /// Order: it is sorted. {key} brings back your own order.
  package static func walletOrderInSort(key: String) -> Phrase {
    Phrase(.walletOrderInSort, [key])
  }
  /// To the card
  package static var keyOtherPane: Phrase { Phrase(.keyOtherPane) }
  /// hidden
  package static var detailHidden: Phrase { Phrase(.detailHidden) }
  /// shown for {time}
  package static func detailShown(time: String) -> Phrase {
    Phrase(.detailShown, [time])
  }
  /// kept, hidden
  package static var detailCodeKept: Phrase { Phrase(.detailCodeKept) }
  /// none kept
  package static var detailNone: Phrase { Phrase(.detailNone) }
  /// {key} shows
  package static func detailShows(key: String) -> Phrase {
    Phrase(.detailShows, [key])
  }
  /// {key} hides
  package static func detailHides(key: String) -> Phrase {
    Phrase(.detailHides, [key])
  }
  /// {key} copies
  package static func detailCopies(key: String) -> Phrase {
    Phrase(.detailCopies, [key])
  }
  /// {field} shown for {time}
  package static func fieldShown(field: String, time: String) -> Phrase {
    Phrase(.fieldShown, [field, time])
  }
  /// {field} copied for {time}
  package static func fieldCopied(field: String, time: String) -> Phrase {
    Phrase(.fieldCopied, [field, time])
  }
  /// shown: {time}
  package static func shownInShort(time: String) -> Phrase {
    Phrase(.shownInShort, [time])
  }
  /// copied: {time}
  package static func copiedInShort(time: String) -> Phrase {
    Phrase(.copiedInShort, [time])
  }
  /// copied for {time}
  package static func detailCopied(time: String) -> Phrase {
    Phrase(.detailCopied, [time])
  }
  /// {field}: shown for 10 seconds. The same key hides it.
  package static func customFieldRevealed(field: String) -> Phrase {
    Phrase(.customFieldRevealed, [field])
  }
  /// Further fields
  package static var cardFieldsRow: Phrase { Phrase(.cardFieldsRow) }
}
