/// Every sentence, word and label that a user reads. What stands in braces in a sentence is filled in.
public enum Phrase: String, Hashable, Sendable, CaseIterable {
  // MARK: Everywhere
  case programName, demoNote, demoNoteShort, tooSmall, keyUnknown, keyNameSpace, helpTitle
  case choiceOK, choiceBack

  // MARK: Keys
  case keyHelp, keyLock, keySuspend, keyRepaint, keyQuit, keyOpen, keyClose, keyBack, keyMove
  case keyPageUp, keyPageDown, keyFirst, keyLast, keyNext, keyPrevious, keyChoose, keyChange
  case keyChangeBack, keyReveal, keyFlip, keyPress, keyWalk, keySubmit, keyDeleteDigit
  case keyDeleteCharacter, keyClear, keyForgotten, keyContinue, keyLater, keyAdd, keyTurnCard
  case keyShowCode, keyRevealCode, keyLeave, keyCaretLeft, keyCaretRight, keyDeleteBefore
  case keyDeleteAfter, keyDeleteGroup, keyDeleteToStart, keyDeleteToEnd, keyUndo

  // MARK: The lock
  case lockTitle, lockPasscode, lockPassphrase, lockDemo, lockChecking, lockWaiting, lockTooMany
  case lockRecordLost, lockNotCounted, lockAttemptsLeft, refusedWrong, refusedWrongText
  case refusedWrongWaitText, refusedDamaged, refusedDamagedText, refusedMemory, refusedMemoryText
  case choiceForgotten, forgottenTitle, forgottenText, choiceRecoveryKey, choiceDelete
  case deletionTitle, deletionText, deletionWord, deletionOtherWord, deletionFailed
  case deletionAtWork, wipedTitle, wipedText

  // MARK: A new passcode
  case setupTitle, setupText, setupAtWork, kindDigits4, kindDigits6, kindPassphrase
  case strengthDigits4, strengthDigits6, strengthPassphrase, newPasscodeTitle, newPasscodeText
  case newPasscode, newPasscodeAgain, newPassphrase, newPassphraseAgain, newPasscodeMismatch
  case newPasscodeTooShort, newPasscodeFailed, newPasscodeAtWork, newPasscodeUnchanged
  case obviousRepetition, obviousRun, obviousYear, obviousDate

  // MARK: Changing the passcode
  case passcodeChangeTitle, passcodeChangeText, presentPasscode, presentPassphrase
  case passcodeChanged, lockNewPasscode, lockNewPassphrase, settingsPasscodeNote
  case settingsRecoveryKey, settingsRecoveryKeyNote, renewalConfirmation, renewalKeep
  case renewalRenew, recoveryNotRenewed, settingsNotInDemo

  // MARK: The recovery key
  case recoveryTitle, recoveryExplain, recoveryAsk, recoveryWrongGroup, recoveryLater
  case recoveryErased, recoveryNotErased, recoveryEntryTitle, recoveryEntryText
  case recoveryOtherVault, recoveryTooShort, recoveryTooLong, recoveryNotASymbol
  case recoveryWrongGroups

  // MARK: Screens
  case homeTitle, homeWallet, homeFlashcards, homeSettings, homeLock, walletEmpty
  case walletNothingToOpen, cardNumber, cardHolder, cardExpiry, cardBrand, flashcardsEmpty
  case flashcardsNothingToOpen, deckPosition, deckPrompt, deckAnswer, settingsIdle
  case settingsIdleNote, settingsFocus, settingsFocusNote, settingsMotion, settingsMotionNote
  case settingsWipe, settingsWipeNote, wipeConfirmation, wipeLeaveOff, wipeSwitchOn
  case settingsMovesOn, settingsMovesOnNote, settingsSession, settingsSessionNote
  case settingsColors, settingsColorsNote
  case noticeOlderCopies
  case deviceKeyChoice, deviceKeyNote, deviceKeyOnNote, keyDeviceKey
  case refusedDevice, refusedDeviceText, statusDeviceKey, statusDeviceKeyMissing
  case toolDeviceKeyOn, toolDeviceKeyOff
  case backupFailed, settingsOn, settingsOff, settingsNever, settingsSaved, settingsNotSaved,
    noticeTitle
  case noticeSettingsReset, noticeSessionLost, noticeMemoryNotLocked, noticeFailedAttempts
  case noticeAttemptRecordLost, noticeAttemptsNotCounted, noticeRehearsal, noticeCardsDamaged,
    noticeCardsUnreadable

  // MARK: Cards
  case wizardTitle, wizardReview, fieldNumber, fieldHolder, fieldExpiry, fieldCode, fieldCodeShort
  case fieldTitle, placeholderHolder, captionHolder, captionExpiry, captionCode, cardUntitled
  case cardSaved, cardNotSaved, numberRevealed, codeRevealed, codeNotKept, badgeExpired
  case badgeExpires, remarkOf, remarkGood, numberEmpty, numberUndecided, numberCandidates
  case numberIncomplete, numberSuspect, numberValid, numberValidSoFar, numberUnknown
  case numberTooLong, numberCheckDigit, holderEmpty, holderIsNumber, holderTooLong, expiryEmpty
  case expiryIncomplete, expiryValid, expiryExpired, expiryNoMonth, expiryTooFar
  case expiryUnreadable, codeEmpty, codeEmptyBack, codeEmptyFront, codeLost, codeIncomplete
  case codeTooLong, codeOfAnyBrand, codeShown, codeHidden, titleRemark, keepCodeRow
  case keepCodeRemark, mendRow, saveRow, saveAnywayRow, reviewReady, answerYes, answerNo
  case wizardMovedOn, wizardDigitsOnly, wizardFull, wizardNoMemory, wizardEnterChooses
  case wizardMend, pasteFilled, pasteNothing, pasteEmpty, pasteDropped, pasteIgnored, pasteWords
  case pasteCut, pasteNoMemory, leaveTitle, leaveText, leaveStay, leaveDiscard

  // MARK: Lists
  case listComma, listAnd, listOr, listRange

  // MARK: Starting
  case crashed, startNoTerminal, startUnknownTerminal, startNoTerminalType, startPoorTerminal
  case startTerminalRefused, startNoHome, vaultMissing, vaultExists, vaultSymbolicLink
  case vaultDirectory, vaultNotAFile, vaultSeveralNames, vaultOtherOwner, vaultUnreadable
  case vaultReadOnly, vaultNotAVault, vaultNewer, vaultDiskFull, vaultDamaged, vaultBusy
  case vaultInUse
  case vaultNotEnoughMemory, vaultSystem

  // Commands about the vault
  case toolPasscode, toolNotDue, toolNoTerminal, toolCancelled, toolBackupDone, toolSound,
    toolDamaged
  case toolNoBackups, toolNoBackup, toolRestored, toolKeptAsBackup, toolKeptAsFile, toolRekeyed
  case toolRekeyedNote, statusPath, statusFormat, statusPasscode, statusCost, statusSize
  case statusRecords, statusBackup, statusUnsettled, statusWriter

  // Commands about cards
  case importBitwardenPassword, importBitwardenAccount, importKeePass, importBitwardenCSV
  case importOnePasswordCSV, importUnknown, importTooLarge, importNotUTF8, importBroken
  case importBrokenArchive, importOtherArchive, importNoMemory, transferMissing
  case transferNotAFile, transferExists, transferSystem, importHeading, importNew
  case importInWallet, importInFile, importRefused, importNothing, importQuestion, importWord
  case importDone, importCodesKept, importCodesLeft, importItem, importLine, importUntitled
  case importCheckDigit, importUnknownBrand, importExpiry, importCode, importLeftOut
  case refusalKind, refusalDeleted, refusalNoNumber, refusalNotDigits, refusalLength
  case refusalText, refusalAttributes, refusalMalformed, itemLogin, itemNote, itemIdentity
  case itemKey, itemPassword, itemDocument, itemBankAccount, itemOther, formatBitwarden
  case formatOnePassword, formatLastPass, formatFormFills, formatKeePassXC, exportQuestion
  case exportWord, exportDone, exportDamaged
  // Commands about flashcards
  case toolFile, toolFileExists, toolFileEmpty, toolFileNotText, toolFileUnknown, toolFileBrokenJSON
  case toolNoDeck, toolNoDecks, toolDeckName, toolDamagedFlashcards, toolImported, toolImportPreview
  case toolImportRefused, toolExported, toolExportDamaged, toolDeckLine, deckFileLine
  case deckFaultQuote, deckFaultPrompt, deckFaultAnswer, deckFaultNoGap, deckFaultGap
  case deckFaultName, deckFaultDuplicate, deckFaultStray, deckFaultNotACard, deckImported

  // Damage
  case damageFile, damageHeader, damagePasscodeSlot, damageRecoverySlot, damageRecoveryKey
  case damageSettings, damageManifest, damageRecords, damageRecord
}
