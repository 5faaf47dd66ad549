public import Flashcards
public import Locking
public import PaymentCards
public import Secrets
public import WindowLevels

/// Work the screens ask for. The program does it after it has drawn what the same turn changed, and
/// answers with a `Result`.
public enum Effect: Sendable {
  /// Make the vault. Slow.
  case createVault(passcode: SecretBytes, kind: PasscodeKind, usesDeviceKey: Bool, epoch: Int)
  /// Open the vault with a passcode. Slow.
  case unlock(passcode: SecretBytes, epoch: Int)
  /// Get at the vault key with the recovery key, so that a new passcode can be set.
  case recover(with: RecoveryKey, epoch: Int)
  /// Set the passcode after that, and open the vault. Slow.
  case setPasscode(SecretBytes, kind: PasscodeKind, epoch: Int)
  /// Say whether this is the passcode, as an attempt like one at the lock. Slow.
  case verifyPasscode(SecretBytes, epoch: Int)
  /// Set another passcode in the open vault. Slow.
  case changePasscode(SecretBytes, kind: PasscodeKind, epoch: Int)
  /// Make another recovery key.
  case renewRecoveryKey
  /// Delete the vault.
  case deleteVault
  /// Seal what was open and destroy the key.
  case seal(Session)
  /// Destroy a key that opened nothing.
  case dropKey
  /// Stop, as a shell's job does.
  case suspend
  /// Draw the whole screen anew, at the size the terminal has now.
  case repaint
  /// Keep the preferences.
  case save(Preferences)
  /// Open a kept card, for one use of it.
  case openCard(Int64, for: CardUse)
  /// Keep a card.
  case saveCard(PaymentCard<SecretDigits>, CardSaving)
  /// Delete a card, and keep it sealed so that it can be put back.
  case deleteCard(Int64)
  /// Read or write a file of cards.
  case transfer(CardTransfer)
  /// Put back the card that was deleted last.
  case restoreCard
  /// Mark a card, or take its mark away.
  case markCard(Int64, isFavourite: Bool)
  /// Give cards other places.
  case placeCards([CardPlace])
  /// Copy a field of a kept card to the clipboard.
  case copyCard(Int64, CardField)
  /// Take back what was copied.
  case clearClipboard
  /// The recovery key is written down: erase it.
  case eraseRecoveryKey
  /// Say which decks there are, and what is due in them at a moment.
  case loadDecks(at: LocalMoment, boundary: DayBoundary)
  /// Bring a deck's cards, and those of the decks within it: all of them, or those of a session.
  case loadShelf(DeckID, LoadScope, at: LocalMoment, boundary: DayBoundary)
  /// Bring the answers given since a moment; all of them where it is nil.
  case loadReviews(since: Timestamp?)
  /// Bring all that was answered of a deck and those within it, or of all decks.
  case loadPast(of: DeckID?)
  /// Count what a deck and those within it hold.
  case countDeck(DeckID)
  /// Keep a change of decks, whole, and say so with the token.
  case keep(ChangeSet, token: Int)
  /// Keep a change of decks that can be taken back later, whole, and say so with the token. Slow, but
  /// for a single note.
  case keepStep(ChangeSet, UndoableOperation, token: Int)
  /// Take back the last step of these kinds; what was used since as well, if that is meant. Slow.
  case takeBack(Set<UndoableOperation.Kind>, force: Bool)
  /// Call off the slow work that is under way with what the vault holds.
  case stopWork
  /// Read a file of notes, for a deck where it names none itself, and say what it holds. Slow.
  case readImport(path: String, into: DeckID?)
  /// Write a deck, or all of them, to a new file.
  case exportDeck(DeckID?, path: String)
  /// Fit a deck's parameters to its answers. Slow.
  case fitParameters(DeckID, boundary: DayBoundary)
  /// Give that up.
  case stopFitting
  /// End the program.
  case quit(Exit)
}

/// Why the program ends.
public enum Exit: Hashable, Sendable {
  /// The user asked for it.
  case asked
  /// A signal asked for it.
  case signal(Int32)
}

/// What came of an effect.
public enum Outcome: Sendable {
  /// The vault is open. `epoch` is that of the effect.
  case opened(Unsealed<Session>, VaultSnapshot, Preferences, epoch: Int, notices: [Notice])
  /// The passcode or the recovery key did not open it.
  case refused(LockFlow.Refusal, epoch: Int)
  /// The passcode was not looked at: it came before an attempt was due.
  case postponed(epoch: Int)
  /// How many attempts there were, and when the next may be made.
  case attempts(PasscodeAttempts)
  /// The vault is gone: this was the wrong passcode after which its owner wanted it deleted.
  case wiped
  /// The recovery key was right.
  case recovered(epoch: Int)
  /// The passcode was right; the vault was open already.
  case passcodeVerified(epoch: Int)
  /// The vault has another passcode, of that kind, whether a lock came meanwhile or not.
  case passcodeChanged(PasscodeKind)
  /// There is another recovery key, of which a group is to be typed back.
  case recoveryKeyRenewed(RecoveryKey, group: Int)
  /// The recovery key is the one it was.
  case recoveryKeyNotRenewed
  /// Making the vault or setting the passcode failed.
  case passcodeFailed(NewPasscodeFlow.Problem = .failed, epoch: Int)
  /// The backup that was due could not be made.
  case backupFailed
  /// The vault is gone.
  case deleted
  /// It could not be deleted.
  case deletionFailed
  /// The preferences are kept.
  case saved(Preferences)
  /// They could not be kept.
  case saveFailed
  /// A card is open, as far as its use needs it.
  case cardOpened(Int64, for: CardUse, PaymentCard<SecretDigits>)
  /// It could not be opened.
  case cardNotOpened
  /// The card is kept.
  case cardSaved(WalletEntry)
  /// It could not be kept.
  case cardNotSaved
  /// It was not kept, as this one has its number.
  case cardExists(Int64)
  /// The card is deleted.
  case cardDeleted(Int64)
  /// The card that was deleted last is there again.
  case cardRestored(WalletEntry)
  /// The card's mark is what it should be.
  case cardMarked(WalletEntry)
  /// The cards have these places.
  case cardsPlaced([CardPlace])
  /// A card could not be deleted, put back, marked or moved.
  case cardNotChanged
  /// A field was copied, or was not.
  case copied(CardField, CopyResult)
  /// What was copied was taken back, or was not.
  case clipboardCleared(ClearResult)
  /// What came of reading or writing a file of cards.
  case transferred(CardTransferResult)
  /// The recovery key is erased.
  case recoveryKeyErased
  /// It could not be erased.
  case recoveryKeyNotErased
  /// The decks there are; so many records of flashcards could not be read.
  case decks([DeckSummary], damaged: Int)
  /// The decks can't be read.
  case decksUnreadable
  /// A deck with its cards, the newest id of any note, card or set of parameters in the vault, and how
  /// many records of the deck could not be read.
  case shelf(DeckContents, newest: Int64, damaged: Int)
  /// A deck can't be read.
  case shelfUnreadable(DeckID)
  /// The answers that were asked for, in the order of their times.
  case reviews([Review])
  /// They can't be read.
  case reviewsUnreadable
  /// What a deck and those within it hold. Where it can't be read, `reviewsUnreadable` comes.
  case deckCounted(DeckTotals, of: DeckID)
  /// All that was answered, as it was asked for. Where it can't be read, `reviewsUnreadable` comes.
  case past(StudyHistory)
  /// The change with that token is kept.
  case kept(token: Int)
  /// It could not be kept; nothing of it was.
  case notKept(token: Int)
  /// What came of taking a step back.
  case takenBack(UndoResult)
  /// It could not be taken back; nothing of it was.
  case notTakenBack
  /// Slow work was called off, the change with that token where it was one; nothing of it was done.
  case workStopped(token: Int?)
  /// So much of slow work is done so far.
  case workProgress(done: Int, of: Int)
  /// What a file holds that is to be imported.
  case importPreview(ImportPreview)
  /// It can't be imported.
  case importUnreadable(ImportProblem)
  /// So many notes were exported.
  case exported(Int)
  /// Nothing was exported.
  case exportFailed(ExportProblem)
  /// So much of a fitting is done.
  case fitProgress(done: Int, of: Int)
  /// What fitting a deck's parameters came to.
  case fitted(FitReport, of: DeckID)
  /// They could not be fitted, as something of the deck can't be read.
  case notFitted
}

/// Something to be told, now or after the next unlocking.
public enum Notice: Hashable, Sendable, Codable {
  /// Settings in the file were not what was authenticated; safe ones are used.
  case settingsReset
  /// What was open when the lock came could not be brought back.
  case sessionLost
  /// Guarded memory could not be locked: it may reach the swap space.
  case memoryNotLocked
  /// So many attempts failed since the vault was last opened.
  case failedAttempts(Int)
  /// The record of failed attempts was missing or damaged.
  case attemptRecordLost
  /// Attempts can't be recorded, so each one waits.
  case attemptsNotCounted
  /// That many cards of the wallet are damaged.
  case cardsDamaged(Int)
  /// The wallet can't be read.
  case cardsUnreadable
  /// Something in the vault's file is not as it was written: sentences that say what. No backups are
  /// made meanwhile.
  case damaged(String)
  /// The vault can be read only, as what says which records there must be is damaged.
  case readOnly
  /// The file is older than the one that was last open here.
  case olderFile
  /// Somebody else can write to this directory, which holds the vault or leads to it.
  case directoryOpen(String)
  /// The passcode was changed; copies made elsewhere still open with the old one.
  case olderCopies
  /// Something a test raises to see that dialogs stay under the lock.
  case rehearsal(String)
}

/// What `Model.update` is told.
public enum Message: Sendable {
  /// Something from the terminal.
  case event(Event)
  /// What came of an effect.
  case outcome(Outcome)
  /// What the wall clock says, and the time zone. To be told before anything that may depend on it.
  case moment(LocalMoment)
  /// A dialog is to be raised.
  case notice(Notice)
}
