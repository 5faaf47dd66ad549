// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/*.pot. Change it there.

extension Phrase {
  /// A phrase without the values of its placeholders.
  package enum ID: Int, Hashable, Sendable, CaseIterable {
    // card-form
    case wizardTitle, wizardReview, fieldNumber, fieldHolder, fieldExpiry, fieldCode,
      fieldCodeShort, fieldTitle, placeholderHolder, captionHolder, captionExpiry, captionCode,
      cardUntitled, cardSaved, cardNotSaved, numberRevealed, codeRevealed, codeNotKept,
      badgeExpired, badgeExpires, badgeExpiresToday, fieldMessage, fieldInOrder, numberEmpty,
      numberUndecided, numberCandidates, numberIncomplete, numberSuspect, numberValid,
      numberValidSoFar, numberUnknown, numberTooLong, numberCheckDigit, holderEmpty, holderIsNumber,
      holderTooLong, expiryEmpty, expiryIncomplete, expiryValid, expiryExpired, expiryNoMonth,
      expiryTooFar, expiryUnreadable, codeEmpty, codeEmptyBack, codeEmptyFront, codeDropped,
      codeLost, codeIncomplete, codeTooLong, codeOfAnyBrand, codeShown, codeHidden, titleHint,
      keepCodeRow, keepCodeHint, fixNumberRow, saveRow, saveAnywayRow, reviewReady, answerYes,
      answerNo, wizardMovedOn, wizardDigitsOnly, wizardFull, wizardNoMemory, wizardEnterChooses,
      wizardInvalidField, pasteFilled, pasteNothing, pasteNoExpiry, pasteEmpty, pasteDropped,
      pasteIgnored, pasteWords, pasteCut, pasteNoMemory, leaveTitle, leaveText, leaveStay,
      leaveDiscard, standaloneSaveRow, standaloneReady, standaloneCoveredByStop,
      standaloneCoveredByIdle, standaloneCover, standaloneMemoryNotLocked, standaloneNoTarget,
      standaloneBadDescriptor, standaloneBadFile, standaloneNotWritten
    // commands-cards
    case importBitwardenPassword, importBitwardenAccount, importKeePass, importBitwardenCSV,
      importOnePasswordCSV, importAppleCSV, importUnknown, importTooLarge, importNotUTF8,
      importBroken, importBrokenArchive, importOtherArchive, importNoMemory, transferMissing,
      transferNotAFile, transferLink, transferTerminal, transferTerminalInput, importNoItems,
      importOnlyDuplicates, importOnlyRefused, exportOpenFile, importLossy, importLossLine,
      lineModeImportLossy, commandImportLosses, deckFileLoss, lossScripts, lossLinks, lossTables,
      lossRuby, lossStruckOut, lossUnderlined, lossLooks, lossEmphasis, lossEntities, lossEmbedded,
      fileStandardInput, fileStandardOutput, commandNothingNew, commandNothingThere,
      commandNothingReadable, transferExists, transferSystem, importHeading, importNew,
      importInWallet, importInFile, importAgainInWallet, importAgainInFile, importRefused,
      importNothing, importQuestion, importWord, importDone, importCodesKept, importCodesLeft,
      importItem, importLine, importUntitled, importCheckDigit, importUnknownBrand, importExpiry,
      importCode, importLeftOut, refusalKind, refusalDeleted, refusalNoNumber, refusalNotDigits,
      refusalLength, refusalText, refusalAttributes, refusalMalformed, itemLogin, itemNote,
      itemIdentity, itemKey, itemPassword, itemDocument, itemBankAccount, itemOther,
      formatBitwarden, formatOnePassword, formatLastPass, formatFormFills, formatKeePassXC,
      exportQuestion, exportWord, exportDone, exportDamaged
    // commands-decks
    case commandFileFailed, commandFileExists, commandExportFormat, commandFileEmpty,
      commandFileNotText, commandFileUnknown, commandFileReason, commandNoDeck,
      commandNotParameters, commandParameters, commandParametersStandard, commandParametersEntered,
      commandParametersFitted, commandParametersSet, commandParametersRescheduled,
      commandParametersPreview, commandNoDecks, commandDeckName, commandDamagedFlashcards,
      commandImported, commandImportUndo, commandImportUndone, commandImportUndoNone,
      commandImportUndoAlready, commandImportUndoUsed, commandImportPreview, commandImportRefused,
      commandExported, commandExportDamaged, commandDeckLine, deckFileLine, deckFaultQuote,
      deckFaultPrompt, deckFaultAnswer, deckFaultNoGap, deckFaultGap, deckFaultName,
      deckFaultDuplicate, deckFaultStray, deckFaultNotACard, deckImported
    // commands-vault
    case statusDeviceKey, statusDeviceKeyMissing, commandDeviceKeyOn, commandDeviceKeyOff,
      commandPasscode, commandNotDue, commandNotDueLost, commandNotDueUncounted, commandWaiting,
      commandNoTerminal, commandCancelled, commandBackupDone, commandSound, commandDamaged,
      commandNoBackups, commandNoBackup, commandRestored, commandKeptAsBackup, commandKeptAsFile,
      commandRekeyed, commandRekeyedNote, statusPath, statusFormat, statusPasscode, statusCost,
      statusSize, statusRecords, statusBackup, statusNotCleanedUp, statusWriter
    // damage
    case damageFile, damageHeader, damagePasscodeSlot, damageRecoverySlot, damageRecoveryKey,
      damageSettings, damageManifest, damageRecords, damageRecord, damagedRecords, tableSession,
      tableCards, tableDecks, tableNotes, tableFlashcards, tableParameters, tableReviews,
      tableReviewDays, tableUndo
    // decks
    case decksUnreadableTitle, decksUnreadableText, deckUnreadableTitle, deckUnreadableText,
      flashcardsEmptyText, columnNew, columnLearning, columnReview, columnCards, columnNewShort,
      columnLearningShort, columnReviewShort, columnCardsShort, deckAdded, deckRenamed, deckDeleted,
      deckBack, deckRemovalText, deckRemovalInner, deckRemovalEmpty, deckRemovalKeep,
      deckRemovalDelete, deckAddTitle, deckRenameTitle, deckNameText, deckNameEmpty, deckNameTaken,
      optionNew, optionReviews, optionRetention, optionLearning, optionRelearning, optionMaximum,
      optionLeeches, optionLeechAction, optionLeechTag, optionLeechSuspend, optionBuryNew,
      optionBuryReviews, optionFuzz, optionNoSteps, optionParameters, optionParametersStandard,
      optionParametersOwn
    // everywhere
    case programName, demoNote, demoNoteShort, tooSmall, keyUnknown, keyNameSpace, helpTitle,
      choiceOK, choiceBack, listComma, listAnd, listOr, listRange
    // files
    case importText, importReading, importWriting, deckImportNew, importInto, importReplaced,
      importUnchanged, importBad, importBadLine, deckImportQuestion, importAfter, deckImportNothing,
      deckImportDone, importUndone, importUsed, importStopping, importStopHint, fileNoName,
      fileMissing, fileNotAllowed, fileUnknownFormat, fileEmpty, fileNotText, deckFileAnkiPackage,
      deckFormatJSON, deckFormatHashcards, deckFormatSeparated, fileBrokenJSON, fileNotAFile,
      fileOverLimit, fileUnreadable, fileExists, fileNotWritten, exportFormat, exportText,
      exportAll, deckExportDone
    // keys
    case keyHelp, keyLock, keySuspend, keyRepaint, keyQuit, keyOpen, keyClose, keyBack, keyMove,
      keyPageUp, keyPageDown, keyFirst, keyLast, keyNext, keyPrevious, keyChoose, keyChange,
      keyChangeBack, keyReveal, keyFlip, keyPress, keyWalk, keySubmit, keyDeleteDigit,
      keyDeleteCharacter, keyClear, keyForgotten, keyContinue, keyLater, keyShowKey, keyAdd,
      keyTurnCard, keyShowCode, keyRevealCode, keyLeave, keyCaretLeft, keyCaretRight,
      keyDeleteBefore, keyDeleteAfter, keyDeleteGroup, keyDeleteToStart, keyDeleteToEnd, keyUndo,
      keyStudy, keyRound, keyCards, keyRename, keyDelete, keyOptions, keyStatistics, keyImport,
      keyExport, keyEdit, keyBury, keySuspendCard, keyFlag, keyScroll, keyDragLeft, keyDragRight,
      keySave, keyNextOrSave, keyNewLine, keySearch, keyMoveDeck, keyTag, keyAgain, keyGrade,
      keyStart, keyMark, keyStop
    // launch
    case crashed, startNoTerminal, startUnknownTerminal, startNoTerminalType, startPoorTerminal,
      startTerminalRefused, startNoHome, vaultMissing, vaultExists, vaultSymbolicLink,
      vaultDirectory, vaultNotAFile, vaultSeveralNames, vaultOtherOwner, vaultUnreadable,
      vaultReadOnly, vaultNotAVault, vaultNewer, vaultDiskFull, vaultDamaged, vaultBusy, vaultInUse,
      vaultNotEnoughMemory, vaultSystem
    // line-mode
    case lineModeBegin, lineModeChoice, lineModeItem, lineModeAsk, lineModeChoose, lineModeChoices,
      lineModeRepeat, lineModeUnknown, lineModeTooLong, lineModeUnchanged, lineModeCut,
      lineModeHint, lineModeAgain, lineModeMore, lineModeEnterOn, lineModeUnreadable, lineModeHelp,
      lineModeWorking, lineModePercent, lineModeFile, lineModeScrollback, lineModeLocked,
      lineModeCovered, lineModeStopped, lineModeEnded, lineModeWaiting, lineModeWait, lineModeWrong,
      lineModeWrongWait, lineModeDigitsOnly, lineModeObviousRepetition, lineModeObviousRun,
      lineModeObviousYear, lineModeObviousDate, lineModeRecovery, lineModeShowRecovery,
      lineModeWriteDown, lineModeWrittenDown, lineModeGroup, lineModeShowAnswer, lineModeTypeAnswer,
      lineModePrompt, lineModeAnswer, lineModeRating, lineModeRate, lineModeTypedRight,
      lineModeTypedWrong, lineModeTypedYours, lineModeTypedTooMuch, lineModeTypedMissing,
      lineModeTime, lineModeTimeLeft, lineModeRightOrWrong, lineModeRoundOver, lineModeGrade,
      lineModePicked, lineModeSuspend, lineModeSoFar, lineModeKeep, lineModeEmpty, lineModeNewCard,
      lineModeNextCard, lineModeKeepKind, lineModeNoteLeave, lineModeNoteAdded,
      lineModeNoteSuspended, lineModeNoteAllSuspended, lineModeToday, lineModeStreak,
      lineModeStates, lineModeYear, lineModeSettings, lineModeImportHere, lineModeImportAny,
      lineModeImportAll, lineModeImportNone, lineModeImportNew, lineModeImportReplaced,
      lineModeImportUnchanged, lineModeImportBad, lineModeImportUsed, lineModeExport,
      lineModeExportOne, lineModeExportAll, lineModeNumbers, lineModeScore, lineModeParametersLook,
      lineModeParametersNone, lineModeCardImport, lineModeCodesLeave, lineModeCodesKeep,
      lineModeDuplicatesLeave, lineModeDuplicatesTake, lineModeCardExport, lineModeExportCodes,
      lineModeExportNoCodes, lineModeOrder, lineModeOrderWhich, lineModePlace,
      lineModeOrderInSearch, lineModeHolderIsNumber, lineModeNoCards, lineModeUnseen,
      lineModeUnseenDigits, lineModeCardReady, lineModeNotesSoFar, lineModeLastFour,
      lineModeExpires, lineModeMarked, lineModeShowNumber, lineModeShowCode, lineModeCopy
    // lock
    case lockTitle, lockPasscode, lockPassphrase, lockDemo, lockChecking, lockWaiting, lockTooMany,
      lockRecordLost, lockNotCounted, lockAttemptsLeft, refusedWrong, refusedWrongText,
      refusedWrongWaitText, refusedDamaged, refusedDamagedText, refusedMemory, refusedMemoryText,
      choiceForgotten, forgottenTitle, forgottenText, choiceRecoveryKey, choiceDelete,
      deletionTitle, deletionText, deletionWord, deletionOtherWord, deletionFailed, deletionAtWork,
      wipedTitle, wipedText, refusedDevice, refusedDeviceText
    // notes
    case noteAddTitle, noteEditTitle, noteMoveTitle, noteKind, noteTags, kindBasic, kindReversed,
      kindCloze, kindTyped, layerPrompt, layerAnswer, layerCloze, layerExtra, layerTags,
      noteEmptyPrompt, noteEmptyAnswer, noteNoGap, noteLeave, noteAdded, noteSaved, noteGone,
      noteDeleted, noteBack, noteTagged, noteMoved, noteSuspended, noteUnsuspended,
      noteAllSuspended, noteAllUnsuspended, noteAllFlagged, noteAllUnflagged, browserNothing,
      browserEmpty, browserNotFound, stateSuspended, stateSomeSuspended, stateYoung, stateMature
    // notices
    case backupFailed, noticeTitle, noticeSettingsReset, noticeSessionLost, noticeMemoryNotLocked,
      noticeFailedAttempts, noticeAttemptRecordLost, noticeAttemptsNotCounted, noticeCardsDamaged,
      noticeCardsUnreadable, noticeOlderCopies, noticeDamaged, noticeReadOnly, noticeOlderFile,
      noticeDirectoryOpen, notSavedReadOnly, noticeRehearsal
    // parameters
    case parametersStandard, parametersOwn, parametersFit, parametersFitting, parametersNow,
      parametersThen, parametersLogLoss, parametersRMSE, parametersScoreHint, parametersTooFew,
      parametersNoBetter, parametersBetter, parametersBetterFirst, parametersStandardInForce,
      parametersEntered, parametersFitted, parametersToday, parametersAgo, parametersText,
      parametersEmpty, parametersNoNumber, parametersWrongCount, parametersOutOfRange,
      parametersSame, parametersCarriedOver, parametersEffect, parametersKeepDays,
      parametersReschedule, parametersDue, parametersAfter, parametersSet, parametersBack
    // passcode
    case setupTitle, setupText, setupAtWork, kindDigits4, kindDigits6, kindPassphrase,
      strengthDigits4, strengthDigits6, strengthPassphrase, newPasscodeTitle, newPasscodeText,
      newPasscode, newPasscodeAgain, newPassphrase, newPassphraseAgain, newPasscodeMismatch,
      newPasscodeTooShort, newPasscodeFailed, newPasscodeAtWork, newPasscodeUnchanged,
      obviousRepetition, obviousRun, obviousYear, obviousDate, deviceKeyChoice, deviceKeyNote,
      deviceKeyOnNote, deviceKeyPrice, deviceKeyByKind, newPasscodeNoDeviceKey, deviceKeyNotWritten,
      lineModeNoDeviceKey, keyDeviceKey, passcodeChangeTitle, passcodeChangeText, currentPasscode,
      currentPassphrase, passcodeChanged, lockNewPasscode, lockNewPassphrase, settingsPasscodeNote,
      settingsRecoveryKey, settingsRecoveryKeyNote, renewalConfirmation, renewalKeep, renewalRenew,
      recoveryNotRenewed, settingsNotInDemo, recoveryTitle, recoveryExplain, recoveryAsk,
      recoveryWrongGroup, recoveryLater, recoveryErased, recoveryNotErased, recoveryEntryTitle,
      recoveryEntryText, recoveryOtherVault, recoveryTooShort, recoveryTooLong, recoveryNotASymbol,
      recoveryWrongGroups
    // reasons
    case reasonDiskFull, reasonDiskError, reasonReadOnly, reasonVaultReadOnly, reasonInUse,
      reasonDamaged, reasonNoMemory, reasonNotPermitted, reasonMissing, reasonExists,
      reasonNotARegularFile, reasonUnknownFormat, reasonFileTooLarge, reasonNoDeviceKey,
      reasonOtherVault, reasonGone, reasonLocked, reasonCalledOff, reasonOther
    // review
    case answerWrong, answerHard, answerRight, answerEasy, intervalSeconds, intervalMinutes,
      intervalHours, intervalDays, intervalMonths, intervalYears, reviewsUnreadable, reviewTitle,
      reviewCounts, reviewCountsShort, reviewTurnHint, reviewNoCard, reviewNothingToUndo,
      reviewUndone, reviewBuried, reviewSuspended, reviewFlagged, reviewUnflagged, reviewLeech,
      reviewLeechSuspended, reviewWaitingTitle, reviewWaitingText, reviewFinishedTitle,
      reviewFinishedText, reviewNothingText, reviewEmptyTitle, reviewEmptyText, cardFlag, cardLeech,
      typedLayer, typedRight, typedWrong
    // rounds
    case roundText, roundCards, roundLength, roundAll, roundDue, roundForgotten, roundFlagged,
      roundPicked, roundNoCards, roundOver, roundStack, roundClock, roundClockStill, roundTimeUp,
      roundStackEmpty, roundSummary, roundAfter, roundGradeLater, roundGraded
    // screens
    case homeTitle, homeWallet, homeFlashcards, homeDue, homeSettings, homeLock, walletEmpty,
      walletNothingToOpen, cardNumber, cardHolder, cardExpiry, cardBrand, flashcardsEmpty,
      flashcardsNothingToOpen, deckPrompt, deckAnswer
    // settings
    case settingsIdle, settingsIdleNote, settingsSession, settingsSessionNote, settingsColors,
      settingsColorsNote, settingsFocus, settingsFocusNote, settingsMotion, settingsMotionNote,
      settingsWipe, settingsWipeNote, wipeConfirmation, wipeLeaveOff, wipeSwitchOn, settingsMovesOn,
      settingsMovesOnNote, settingsReading, settingsReadingNote, settingsRollover,
      settingsRolloverNote, settingsForgiveCase, settingsForgiveAccents, settingsForgivePunctuation,
      settingsForgiveNote, settingsOn, settingsOff, settingsNever, settingsSaved, settingsNotSaved
    // statistics
    case statisticsToday, statisticsRight, statisticsNew, statisticsTime, statisticsStreak,
      statisticsYoung, statisticsMature, statisticsYear, statisticsWeekdays, statisticsMonths,
      statisticsLess, statisticsMore, statisticsAllDecks, statisticsOneDeck,
      statisticsCalendarTitle, statisticsCalendar, statisticsForecastTitle, statisticsForecast
    // study
    case studyLoading, studyNotKept, studyDamaged, nothingToUndo
    // wallet
    case keyCodes, keyDuplicates, cardImportText, cardImportQuestion, cardImportGone,
      cardDuplicatesTaken, cardDuplicatesLeft, cardCodesKept, cardCodesLeft, cardExportText,
      cardExportConfirmation, cardExportOtherWord, cardExportCodes, cardExportNoCodes,
      keyDeleteCard, keyPutBack, keyMoveCardUp, keyMoveCardDown, keyToList, keyShowAll, keyCopy,
      keyNotesUp, keyNotesDown, keyDone, walletSearch, walletNothingFound, walletNothingToPutBack,
      walletOrderInSearch, walletOrderAtEnd, wizardEditTitle, fieldNotes, notesNone, notesHint,
      codeKept, codeKeptOfOtherSize, duplicateTitle, duplicateText, duplicateOpen, duplicateReplace,
      duplicateKeepBoth, cardNotOpened, cardDeleted, cardRestored, cardMarked, cardUnmarked,
      cardNotChanged, copyFor, copyUntilLock, copyDone, copyInTmux, copyInTmuxAndOn, copySent,
      copyPending, copyFailed, copyOverSSH, copyInScreen, copyNothing, clipboardCleared,
      clipboardNotOurs, clipboardAsked, clipboardFailed, settingsClipboard, settingsClipboardNote,
      settingsOverSSH, settingsOverSSHNote

    /// The names of the placeholders, in the order of their values.
    package var placeholders: [String] {
      switch self {
      case .cardSaved, .titleHint, .deckAdded, .deckRenamed, .deckDeleted, .deckBack,
        .deckRemovalEmpty, .importUndone, .startUnknownTerminal, .startPoorTerminal,
        .lineModePicked, .lineModeMarked, .noteDeleted, .noteBack, .noteMoved, .duplicateText,
        .cardDeleted, .cardRestored, .cardMarked, .cardUnmarked:
        ["name"]
      case .badgeExpires, .lineModeStreak, .parametersAgo:
        ["days"]
      case .fieldMessage:
        ["field", "text"]
      case .numberUndecided, .codeEmpty, .refusalLength, .lineModeLastFour:
        ["digits"]
      case .numberCandidates, .numberValid, .numberTooLong, .numberCheckDigit:
        ["brand", "digits"]
      case .numberIncomplete, .numberSuspect, .numberValidSoFar:
        ["brand", "digits", "lengths"]
      case .holderTooLong, .expiryTooFar, .pasteDropped, .pasteIgnored, .pasteCut, .lineModeTooLong,
        .lineModeDigitsOnly, .lineModeUnseenDigits, .parametersCarriedOver, .newPasscodeTooShort,
        .recoveryTooShort, .recoveryTooLong, .studyDamaged:
        ["count"]
      case .expiryValid, .expiryExpired, .lineModeExpires:
        ["month"]
      case .codeEmptyBack, .codeEmptyFront:
        ["digits", "name"]
      case .codeIncomplete:
        ["count", "digits"]
      case .codeTooLong, .codeKeptOfOtherSize:
        ["count", "brand", "digits"]
      case .wizardMovedOn, .wizardDigitsOnly, .wizardNoMemory, .wizardInvalidField, .copyPending,
        .copyFailed, .copyOverSSH, .copyInScreen:
        ["field"]
      case .wizardFull:
        ["field", "count"]
      case .pasteFilled:
        ["fields", "rest"]
      case .standaloneBadDescriptor, .importItem, .importLine, .importLeftOut, .commandNoBackup,
        .commandRestored, .commandKeptAsBackup, .lineModeGroup, .recoveryAsk, .recoveryWrongGroup:
        ["number"]
      case .standaloneBadFile, .transferSystem, .commandFileFailed, .commandFileReason,
        .commandNotParameters, .vaultSystem:
        ["path", "reason"]
      case .standaloneNotWritten, .importRefused, .startTerminalRefused:
        ["reason"]
      case .importBitwardenPassword, .importBitwardenAccount, .importKeePass, .importBitwardenCSV,
        .importOnePasswordCSV, .importAppleCSV, .importUnknown, .importNotUTF8, .importBroken,
        .importBrokenArchive, .importOtherArchive, .transferMissing, .transferNotAFile,
        .transferLink, .importNoItems, .importOnlyRefused, .commandNothingThere,
        .commandNothingReadable, .transferExists, .commandFileExists, .commandExportFormat,
        .commandFileEmpty, .commandImportUndone, .commandImportUndoAlready, .statusDeviceKey,
        .statusDeviceKeyMissing, .commandDeviceKeyOn, .commandDeviceKeyOff, .commandBackupDone,
        .commandNoBackups, .commandKeptAsFile, .statusPath, .vaultMissing, .vaultExists,
        .vaultSymbolicLink, .vaultDirectory, .vaultNotAFile, .vaultSeveralNames, .vaultOtherOwner,
        .vaultUnreadable, .vaultReadOnly, .vaultNotAVault, .vaultNewer, .vaultDiskFull,
        .vaultDamaged, .vaultBusy, .vaultNotEnoughMemory, .noticeDirectoryOpen:
        ["path"]
      case .importTooLarge:
        ["path", "limit"]
      case .importOnlyDuplicates, .exportDone:
        ["cards", "path"]
      case .importLossLine:
        ["line", "losses"]
      case .commandImportLosses, .commandNothingNew, .commandExported:
        ["path", "notes"]
      case .deckFileLoss:
        ["path", "line", "losses"]
      case .importHeading:
        ["path", "format"]
      case .importInFile, .importAgainInFile, .recoveryNotASymbol:
        ["place"]
      case .importQuestion:
        ["cards", "word"]
      case .importDone, .exportDamaged, .lineModeNoteAllSuspended, .lineModeCardImport,
        .lineModeDuplicatesLeave, .lineModeDuplicatesTake, .noteAllSuspended, .noteAllUnsuspended,
        .noteAllUnflagged, .noticeCardsDamaged, .roundStack, .homeDue, .cardImportQuestion,
        .cardDuplicatesTaken, .cardDuplicatesLeft:
        ["cards"]
      case .refusalKind, .statusPasscode:
        ["kind"]
      case .exportQuestion, .cardExportConfirmation:
        ["path", "word"]
      case .commandFileNotText:
        ["path", "line"]
      case .commandFileUnknown:
        ["path", "formats"]
      case .commandNoDeck, .commandDeckName, .exportText, .lineModeExport, .lineModeExportOne:
        ["deck"]
      case .commandParameters:
        ["deck", "what"]
      case .commandParametersFitted, .parametersTooFew, .parametersNoBetter, .parametersBetter,
        .parametersBetterFirst, .reviewFinishedText:
        ["answers"]
      case .commandParametersSet:
        ["deck", "cards", "due", "moved"]
      case .commandParametersRescheduled:
        ["deck", "cards", "moved", "due"]
      case .commandParametersPreview:
        ["deck", "cards", "moved", "rescheduled", "due"]
      case .commandImported, .commandImportPreview:
        ["path", "new", "changed", "same"]
      case .commandImportUndoUsed, .deckExportDone:
        ["notes", "path"]
      case .commandImportRefused:
        ["path", "lines"]
      case .commandExportDamaged:
        ["damaged"]
      case .commandDeckLine:
        ["deck", "cards", "new", "learning", "review"]
      case .deckFileLine:
        ["path", "line", "reason"]
      case .deckFaultDuplicate, .fileNotText, .fileBrokenJSON:
        ["line"]
      case .commandNotDue, .commandNotDueLost, .commandNotDueUncounted, .commandWaiting,
        .lineModeWaiting, .lineModeWrongWait, .lineModeTimeLeft, .lockWaiting,
        .refusedWrongWaitText, .reviewWaitingText, .copyFor:
        ["time"]
      case .commandSound:
        ["changes"]
      case .statusFormat:
        ["format"]
      case .statusCost:
        ["memory", "passes"]
      case .statusSize:
        ["size", "changes"]
      case .statusRecords, .damagedRecords:
        ["counts"]
      case .statusBackup:
        ["number", "time", "size"]
      case .statusWriter:
        ["process"]
      case .damageRecords:
        ["tables"]
      case .damageRecord:
        ["table", "id"]
      case .deckRemovalText, .lineModeTypedTooMuch, .lineModeTypedMissing:
        ["parts"]
      case .deckRemovalInner, .importInto:
        ["decks"]
      case .tooSmall:
        ["width", "height"]
      case .keyUnknown, .reviewTurnHint:
        ["key"]
      case .listRange:
        ["low", "high"]
      case .importBadLine:
        ["line", "reason"]
      case .importUsed, .lineModeImportUsed:
        ["notes", "name"]
      case .vaultInUse:
        ["path", "process"]
      case .lineModeChoice:
        ["word", "label"]
      case .lineModeItem:
        ["label", "value"]
      case .lineModeAsk, .noticeDamaged:
        ["what"]
      case .lineModeHint, .deletionText, .deletionOtherWord:
        ["word"]
      case .lineModeMore:
        ["first", "count"]
      case .lineModePercent:
        ["percent"]
      case .lineModeRating:
        ["rating", "time"]
      case .lineModeTypedYours, .noticeRehearsal:
        ["text"]
      case .lineModeToday:
        ["answers", "right", "new", "time"]
      case .lineModeStates:
        ["new", "learning", "young", "mature", "suspended"]
      case .lineModeYear, .statisticsCalendar:
        ["answers", "days", "most"]
      case .lineModeImportNew, .lineModeImportReplaced, .lineModeImportUnchanged:
        ["notes"]
      case .lineModeScore:
        ["name", "before", "after"]
      case .lineModePlace:
        ["name", "place", "count"]
      case .lockAttemptsLeft, .noticeFailedAttempts:
        ["attempts"]
      case .noteAllFlagged:
        ["cards", "flag"]
      case .stateSomeSuspended:
        ["count", "all"]
      case .parametersEntered:
        ["age"]
      case .parametersFitted:
        ["answers", "age"]
      case .parametersNoNumber:
        ["place", "word"]
      case .parametersWrongCount:
        ["numbers"]
      case .parametersOutOfRange:
        ["place", "value", "low", "high"]
      case .parametersEffect:
        ["cards", "moved"]
      case .parametersDue:
        ["due"]
      case .deviceKeyChoice:
        ["state"]
      case .recoveryWrongGroups:
        ["groups"]
      case .reasonOther:
        ["words"]
      case .intervalSeconds, .intervalMinutes, .intervalHours, .intervalDays, .intervalMonths,
        .intervalYears:
        ["n"]
      case .reviewCounts, .reviewCountsShort:
        ["new", "learning", "review"]
      case .reviewFlagged, .cardFlag:
        ["flag"]
      case .roundClock, .roundClockStill:
        ["seconds"]
      case .roundSummary:
        ["right", "wrong", "once", "left", "seconds"]
      case .statisticsForecast:
        ["today", "tomorrow", "month"]
      case .copyDone, .copyInTmux, .copyInTmuxAndOn, .copySent:
        ["field", "when"]
      default: []
      }
    }
  }
}
