/// Every sentence, word and label that a user reads. What stands in braces in a sentence is filled in.
public enum Phrase: Int, Hashable, Sendable, CaseIterable {
  // MARK: Everywhere
  case programName, demoNote, demoNoteShort, tooSmall, keyUnknown, keyNameSpace, helpTitle
  case choiceOK, choiceBack

  // MARK: Keys
  case keyHelp, keyLock, keySuspend, keyRepaint, keyQuit, keyOpen, keyClose, keyBack, keyMove
  case keyPageUp, keyPageDown, keyFirst, keyLast, keyNext, keyPrevious, keyChoose, keyChange
  case keyChangeBack, keyReveal, keyFlip, keyPress, keyWalk, keySubmit, keyDeleteDigit
  case keyDeleteCharacter, keyClear, keyForgotten, keyContinue, keyLater, keyShowKey, keyAdd,
    keyTurnCard
  case keyShowCode, keyRevealCode, keyLeave, keyCaretLeft, keyCaretRight, keyDeleteBefore
  case keyDeleteAfter, keyDeleteGroup, keyDeleteToStart, keyDeleteToEnd, keyUndo

  // MARK: The lock
  case refusedDevice, refusedDeviceText
  case lockTitle, lockPasscode, lockPassphrase, lockDemo, lockChecking, lockWaiting, lockTooMany
  case lockRecordLost, lockNotCounted, lockAttemptsLeft, refusedWrong, refusedWrongText
  case refusedWrongWaitText, refusedDamaged, refusedDamagedText, refusedMemory, refusedMemoryText
  case choiceForgotten, forgottenTitle, forgottenText, choiceRecoveryKey, choiceDelete
  case deletionTitle, deletionText, deletionWord, deletionOtherWord, deletionFailed
  case deletionAtWork, wipedTitle, wipedText

  // MARK: A new passcode
  case deviceKeyChoice, deviceKeyNote, deviceKeyOnNote, deviceKeyPrice, deviceKeyByKind
  case keyDeviceKey
  case newPasscodeNoDeviceKey, deviceKeyNotWritten, plainNoDeviceKey
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
  case homeTitle, homeWallet, homeFlashcards, homeDue, homeSettings, homeLock, walletEmpty
  case walletNothingToOpen, cardNumber, cardHolder, cardExpiry, cardBrand, flashcardsEmpty
  case flashcardsNothingToOpen, deckPrompt, deckAnswer, settingsIdle
  case settingsIdleNote, settingsFocus, settingsFocusNote, settingsMotion, settingsMotionNote
  case settingsWipe, settingsWipeNote, wipeConfirmation, wipeLeaveOff, wipeSwitchOn
  case settingsMovesOn, settingsMovesOnNote, settingsSession, settingsSessionNote
  case settingsReading, settingsReadingNote, settingsRollover, settingsRolloverNote
  case settingsForgiveCase, settingsForgiveAccents, settingsForgivePunctuation
  case settingsForgiveNote
  case settingsColors, settingsColorsNote
  case noticeOlderCopies
  case backupFailed, settingsOn, settingsOff, settingsNever, settingsSaved, settingsNotSaved,
    noticeTitle
  case noticeSettingsReset, noticeSessionLost, noticeMemoryNotLocked, noticeFailedAttempts
  case noticeAttemptRecordLost, noticeAttemptsNotCounted, noticeRehearsal, noticeCardsDamaged,
    noticeCardsUnreadable

  // MARK: Cards
  case wizardTitle, wizardReview, fieldNumber, fieldHolder, fieldExpiry, fieldCode, fieldCodeShort
  case fieldTitle, placeholderHolder, captionHolder, captionExpiry, captionCode, cardUntitled
  case cardSaved, cardNotSaved, numberRevealed, codeRevealed, codeNotKept, badgeExpired
  case badgeExpires, badgeExpiresToday, remarkOf, remarkGood, numberEmpty, numberUndecided,
    numberCandidates
  case numberIncomplete, numberSuspect, numberValid, numberValidSoFar, numberUnknown
  case numberTooLong, numberCheckDigit, holderEmpty, holderIsNumber, holderTooLong, expiryEmpty
  case expiryIncomplete, expiryValid, expiryExpired, expiryNoMonth, expiryTooFar
  case expiryUnreadable, codeEmpty, codeEmptyBack, codeEmptyFront, codeLost, codeIncomplete
  case codeTooLong, codeOfAnyBrand, codeShown, codeHidden, titleRemark, keepCodeRow
  case keepCodeRemark, fixNumberRow, saveRow, saveAnywayRow, reviewReady, answerYes, answerNo
  case wizardMovedOn, wizardDigitsOnly, wizardFull, wizardNoMemory, wizardEnterChooses
  case wizardMend, pasteFilled, pasteNothing, pasteEmpty, pasteDropped, pasteIgnored, pasteWords
  case pasteNoExpiry, codeDropped
  case pasteCut, pasteNoMemory, leaveTitle, leaveText, leaveStay, leaveDiscard

  // MARK: Keys of the flashcards
  case keyStudy, keyRound, keyCards, keyRename, keyDeleteThing, keyOptions, keyStatistics, keyImport
  case keyExport, keyEdit, keyBury, keySuspendCard, keyFlag, keyScroll, keyDragLeft, keyDragRight
  case keySave, keyNextOrSave, keyNewLine, keySearch, keyMoveDeck, keyTag, keyAgain, keyGrade
  case keyStart, keyMark, keyStop

  // MARK: Flashcards
  case answerWrong, answerHard, answerRight, answerEasy, intervalSeconds, intervalMinutes
  case intervalHours, intervalDays, intervalMonths, intervalYears, studyLoading, studyNotKept
  case studyDamaged, reviewsUnreadable, decksUnreadableTitle, decksUnreadableText
  case deckUnreadableTitle, deckUnreadableText, flashcardsEmptyText, columnNew, columnLearning
  case columnReview, columnCards, columnNewShort, columnLearningShort, columnReviewShort
  case columnCardsShort, nothingToUndo, deckAdded, deckRenamed, deckDeleted, deckBack,
    deckRemovalText, deckRemovalInner
  case deckRemovalEmpty, deckRemovalKeep, deckRemovalDelete, deckAddTitle
  case deckRenameTitle, deckNameText, deckNameEmpty, deckNameTaken, optionNew, optionReviews
  case optionRetention, optionLearning, optionRelearning, optionMaximum, optionLeeches
  case optionLeechAction, optionLeechTag, optionLeechSuspend, optionBuryNew, optionBuryReviews
  case optionParameters, optionParametersStandard, optionParametersOwn, parametersSame
  case parametersBack, parametersSet, parametersText, parametersDue, parametersAfter
  case parametersStandardInForce, parametersToday, parametersAgo, parametersEntered
  case parametersFitted, parametersEffect, parametersCarriedOver, parametersEmpty
  case parametersNoNumber, parametersWrongCount, parametersOutOfRange, parametersStandard
  case parametersFit, parametersFitting, parametersNow, parametersThen, parametersLogLoss
  case parametersRMSE, parametersScoreHint, parametersTooFew, parametersNoBetter
  case parametersBetter, parametersBetterFirst
  case parametersOwn, parametersKeepDays, parametersReschedule
  case optionFuzz, optionNoSteps, reviewTitle, reviewCounts, reviewCountsShort, reviewTurnHint
  case reviewNoCard, reviewNothingToUndo, reviewUndone, reviewBuried, reviewSuspended, reviewFlagged
  case reviewUnflagged, reviewLeech, reviewLeechSuspended, reviewWaitingTitle, reviewWaitingText
  case reviewFinishedTitle, reviewFinishedText, reviewNothingText, reviewEmptyTitle,
    reviewEmptyText, cardFlag
  case cardLeech, typedLayer, typedRight, typedWrong, roundText, roundCards, roundLength, roundAll
  case roundDue, roundForgotten, roundFlagged, roundPicked, roundNoCards, roundOver, roundStack
  case roundClock, roundClockStill, roundTimeUp, roundStackEmpty, roundSummary, roundAfter
  case roundGradeLater, roundGraded, noteAddTitle, noteEditTitle, noteMoveTitle, noteKind, noteTags
  case kindBasic, kindReversed, kindCloze, kindTyped, layerPrompt, layerAnswer, layerCloze
  case layerExtra, layerTags, noteEmptyPrompt, noteEmptyAnswer, noteNoGap, noteLeave, noteAdded
  case noteSaved, noteGone, noteDeleted, noteBack, noteTagged, noteMoved, noteSuspended,
    noteAllSuspended
  case noteAllUnsuspended, noteAllFlagged, noteAllUnflagged
  case noteUnsuspended, browserNothing, browserEmpty, browserNotFound, stateSuspended,
    stateSomeSuspended, stateYoung
  case stateMature, statisticsToday, statisticsRight, statisticsNew, statisticsTime
  case statisticsStreak, statisticsYoung, statisticsMature, statisticsYear, statisticsWeekdays
  case statisticsMonths, statisticsAllDecks, statisticsOneDeck, statisticsLess, statisticsMore
  case statisticsCalendarTitle, statisticsCalendar, statisticsForecastTitle, statisticsForecast
  case importText, importReading, importWriting, deckImportNew, importInto, importReplaced,
    importUnchanged
  case importBad, importBadLine, deckImportQuestion, importAfter, deckImportNothing, deckImportDone
  case importUndone, importUsed, importStopping, importStopHint, fileMissing, fileNoName,
    fileNotAllowed,
    fileUnknownFormat
  case fileEmpty, fileNotText, fileBrokenJSON, fileNotAFile, fileTooLarge
  case fileUnreadable, fileExists, fileNotWritten, exportFormat, exportText, exportAll,
    deckExportDone

  // MARK: The wallet
  case keyDeleteCard, keyPutBack, keyMoveCardUp, keyMoveCardDown
  case keyToList, keyShowAll, keyCopy, keyNotesUp, keyNotesDown, keyDone
  case walletSearch, walletNothingFound, walletNothingToPutBack, walletOrderInSearch
  case walletOrderAtEnd, wizardEditTitle, fieldNotes, notesNone, notesRemark, codeKept
  case codeKeptOfOtherSize, duplicateTitle, duplicateText, duplicateOpen, duplicateReplace
  case duplicateKeepBoth, cardNotOpened, cardDeleted, cardRestored, cardMarked, cardUnmarked
  case cardNotChanged, copyFor, copyUntilLock, copyDone, copyInTmux, copyInTmuxAndOn, copySent
  case copyPending, copyFailed, copyOverSSH, copyInScreen, copyNothing, clipboardCleared
  case clipboardNotOurs, clipboardAsked, clipboardFailed, settingsClipboard
  case settingsClipboardNote, settingsOverSSH, settingsOverSSHNote

  // MARK: Files of cards
  case keyCodes, keyDuplicates, cardDuplicatesTaken, cardDuplicatesLeft, cardImportText,
    cardImportQuestion, cardImportGone, cardCodesKept, cardCodesLeft
  case cardExportText, cardExportConfirmation, cardExportOtherWord, cardExportCodes
  case cardExportNoCodes

  // MARK: A card for a script
  case aloneSaveRow, aloneReady, aloneCoveredByStop, aloneCoveredByIdle, aloneCover
  case aloneMemoryNotLocked
  case aloneNoTarget, aloneBadDescriptor, aloneBadFile, aloneNotWritten

  // MARK: Line mode
  case plainBegin, plainChoice, plainItem, plainAsk, plainChoose, plainChoices, plainRepeat
  case plainUnknown, plainTooLong, plainUnchanged, plainCut, plainAgain, plainMore, plainEnterOn,
    plainUnreadable
  case plainHint, plainHolderIsNumber, plainKeepKind, plainNextCard, plainHelp
  case plainUnseenDigits, plainPercent, plainWorking, plainFile, plainImportHere, plainImportAny
  case plainImportAll, plainImportNone, plainImportNew, plainImportReplaced, plainImportUnchanged
  case plainImportBad, plainImportUsed, plainExport, plainExportOne, plainExportAll, plainNumbers
  case plainScore, plainParametersLook, plainParametersNone, plainCardImport, plainCodesLeave
  case plainCodesKeep, plainDuplicatesLeave, plainDuplicatesTake, plainCardExport
  case plainExportCodes, plainExportNoCodes, plainOrder, plainOrderWhich, plainPlace
  case plainOrderInSearch, plainScrollback, plainLocked, plainCovered, plainStopped, plainEnded,
    plainWaiting
  case plainWait, plainWrong, plainWrongWait, plainDigitsOnly, plainObviousRepetition
  case plainObviousRun, plainObviousYear, plainObviousDate, plainRecovery, plainShowRecovery
  case plainWriteDown, plainWrittenDown, plainGroup, plainShowAnswer, plainTypeAnswer, plainPrompt
  case plainAnswer, plainRating, plainRate, plainTypedRight, plainTypedWrong, plainTypedYours
  case plainTypedTooMuch, plainTypedMissing, plainTime, plainTimeLeft, plainRightOrWrong
  case plainRoundOver, plainGrade, plainPicked, plainSuspend, plainSoFar, plainKeep, plainEmpty
  case plainNewCard, plainNoteLeave, plainNoteAdded, plainNoteSuspended, plainNoteAllSuspended,
    plainToday, plainStreak
  case plainStates, plainYear, plainSettings, plainNoCards, plainUnseen, plainCardReady,
    plainNotesSoFar, plainLastFour, plainExpires
  case plainMarked, plainShowNumber, plainShowCode, plainCopy

  // MARK: Lists
  case listComma, listAnd, listOr, listRange

  // MARK: Starting
  case crashed, startNoTerminal, startUnknownTerminal, startNoTerminalType, startPoorTerminal
  case startTerminalRefused, startNoHome, vaultMissing, vaultExists, vaultSymbolicLink
  case vaultDirectory, vaultNotAFile, vaultSeveralNames, vaultOtherOwner, vaultUnreadable
  case vaultReadOnly, vaultNotAVault, vaultNewer, vaultDiskFull, vaultDamaged, vaultBusy
  case vaultInUse
  case vaultNotEnoughMemory, vaultSystem

  // MARK: Commands about the vault
  case statusDeviceKey, statusDeviceKeyMissing, toolDeviceKeyOn, toolDeviceKeyOff
  case toolNotDueLost, toolNotDueUncounted, toolWaiting
  case toolPasscode, toolNotDue, toolNoTerminal, toolCancelled, toolBackupDone, toolSound,
    toolDamaged
  case toolNoBackups, toolNoBackup, toolRestored, toolKeptAsBackup, toolKeptAsFile, toolRekeyed
  case toolRekeyedNote, statusPath, statusFormat, statusPasscode, statusCost, statusSize
  case statusRecords, statusBackup, statusUnsettled, statusWriter

  // MARK: Commands about cards
  case importBitwardenPassword, importBitwardenAccount, importKeePass, importBitwardenCSV
  case importOnePasswordCSV, importAppleCSV, importUnknown, importTooLarge, importNotUTF8
  case importBroken
  case importBrokenArchive, importOtherArchive, importNoMemory, transferMissing
  case transferNotAFile, transferExists, transferSystem, importHeading, importNew
  case importInWallet, importInFile, importAgainInWallet, importAgainInFile, importRefused,
    importNothing, importQuestion, importWord
  case importDone, importCodesKept, importCodesLeft, importItem, importLine, importUntitled
  case importCheckDigit, importUnknownBrand, importExpiry, importCode, importLeftOut
  case refusalKind, refusalDeleted, refusalNoNumber, refusalNotDigits, refusalLength
  case refusalText, refusalAttributes, refusalMalformed, itemLogin, itemNote, itemIdentity
  case itemKey, itemPassword, itemDocument, itemBankAccount, itemOther, formatBitwarden
  case formatOnePassword, formatLastPass, formatFormFills, formatKeePassXC, exportQuestion
  case exportWord, exportDone, exportDamaged

  // MARK: Commands about flashcards
  case importNoItems, importOnlyDuplicates, importOnlyRefused, exportOpenFile
  case transferLink, transferTerminal, transferTerminalInput
  case importLossy, importLossLine, plainImportLossy, toolImportLosses, deckFileLoss
  case lossScripts, lossLinks, lossTables, lossRuby, lossStruckOut, lossUnderlined, lossLooks
  case lossEmphasis, lossEntities, lossEmbedded
  case fileStandardInput, fileStandardOutput, toolNothingNew, toolNothingThere, toolNothingReadable
  case toolFile, toolFileExists, toolExportFormat, toolFileEmpty, toolFileNotText, toolFileUnknown,
    toolFileBrokenJSON
  case toolNotParameters, toolParameters, toolParametersStandard, toolParametersEntered
  case toolParametersFitted, toolParametersSet, toolParametersRescheduled, toolParametersPreview
  case toolNoDeck, toolNoDecks, toolDeckName, toolDamagedFlashcards, toolImported
  case toolImportUndo, toolImportUndone, toolImportUndoNone, toolImportUndoAlready
  case toolImportUndoUsed, toolImportPreview
  case toolImportRefused, toolExported, toolExportDamaged, toolDeckLine, deckFileLine
  case deckFaultQuote, deckFaultPrompt, deckFaultAnswer, deckFaultNoGap, deckFaultGap
  case deckFaultName, deckFaultDuplicate, deckFaultStray, deckFaultNotACard, deckImported

  // MARK: Reasons
  case reasonDiskFull, reasonDiskError, reasonReadOnly, reasonVaultReadOnly, reasonInUse
  case reasonDamaged, reasonNoMemory, reasonNotPermitted, reasonMissing, reasonExists
  case reasonNotARegularFile, reasonUnknownFormat, reasonFileTooLarge, reasonNoDeviceKey
  case reasonOtherVault, reasonGone, reasonLocked, reasonCalledOff, reasonOther

  // MARK: Damage
  case damageFile, damageHeader, damagePasscodeSlot, damageRecoverySlot, damageRecoveryKey
  case damageSettings, damageManifest, damageRecords, damageRecord, damagedRecords
  case tableSession, tableCards, tableDecks, tableNotes, tableFlashcards, tableParameters
  case tableReviews, tableReviewDays, tableWayBack
  case noticeDamaged, noticeReadOnly, savedNothing, noticeOlderFile, noticeDirectoryOpen
}
