// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/*.pot. Change it there.

extension Phrase {
  /// A phrase without the values of its placeholders.
  package enum ID: Int, Hashable, Sendable, CaseIterable {
    // card-files
    case formatBitwardenJSON
    case formatBitwardenPassword
    case formatBitwardenArchive
    case formatBitwardenAccount
    case formatBitwardenCSV
    case formatCredentialExchange
    case formatKeePassDatabase
    case formatKeePassXML
    case formatKeePassOne
    case formatKeePassXC
    case formatProtonJSON
    case formatProtonCSV
    case formatSafari
    case formatProtonArchive
    case formatProtonPGP
    case formatEnpass
    case formatDashlaneArchive
    case formatDashlaneCSV
    case formatDashlaneBackup
    case formatOnePassword
    case formatOnePasswordCSV
    case formatLastPass
    case formatFormFills
    case formatAppleCSV
    case formatChromeCSV
    case formatFirefoxCSV
    case importBitwardenAccount
    case importBitwardenCSV
    case importOnePasswordCSV
    case importAppleCSV
    case importKeePassXCCSV
    case importChromeCSV
    case importFirefoxCSV
    case importKeePassOne
    case importProtonPGP
    case importDashlaneBackup
    case importUnknown
    case importOtherArchive
    case importEncryptedArchive
    case importTooDeep
    case importDuplicateName
    case importEntities
    case importNewerVersion
    case importNeedsPassword
    case importWrongPassword
    case importWrongKey
    case importBrokenKeyFile
    case importKeyFileTooLarge
    case importTooMuchMemory
    case importTooMuchTime
    case importUnauthenticated
    case importUnknownCipher
    case importUnknownDerivation
    case importUnknownCompression
    case importUnknownInnerCipher
    case importDamaged
    case importReaderEnded
    case importReaderSlow
    case importOnlyDuplicates
    case importOnlyUpdates
    case importFileChanged
    case importSame
    case importUpdates
    case importUpdatesNot
    case importPossible
    case importAgainInWallet
    case importAgainInFile
    case importAgainPossible
    case importChange
    case importChangeAdded
    case importHidden
    case importHiddenChanged
    case importHiddenAdded
    case importRemoved
    case importFieldTitle
    case importFieldHolder
    case importFieldExpiry
    case importFieldCode
    case importFieldNotes
    case importFieldBrand
    case importExpiry
    case importCode
    case importArchived
    case importAttachment
    case importPasskey
    case refusalText
    case importQuestion
    case importUpdateQuestion
    case importBothQuestion
    case importChangeQuestion
    case importPasswordPrompt
    case importPasswordOrNone
    case importPasswordAgain
    case importDone
    case importDoneChanged
    case importFileLeft
    case importFileSealedLeft
    case importDeleteQuestion
    case importDeleted
    case exportPasswordPrompt
    case exportPasswordAgain
    case exportPasswordDiffers
    case exportPasswordEmpty
    case exportPasswordShort
    case exportPasswordNotUsed
    case exportSealed
    case exportOpen
    // card-form
    case wizardTitle
    case wizardReview
    case fieldNumber
    case fieldHolder
    case fieldExpiry
    case fieldCode
    case fieldCodeShort
    case fieldTitle
    case placeholderHolder
    case captionHolder
    case captionExpiry
    case captionCode
    case cardUntitled
    case cardSaved
    case cardNotSaved
    case numberRevealed
    case codeRevealed
    case codeNotKept
    case badgeExpired
    case badgeExpires
    case badgeExpiresToday
    case fieldMessage
    case fieldInOrder
    case numberEmpty
    case numberUndecided
    case numberCandidates
    case numberLikely
    case numberIncomplete
    case numberSuspect
    case numberValid
    case numberValidSoFar
    case numberUnknown
    case numberTooLong
    case numberCheckDigit
    case holderEmpty
    case holderIsNumber
    case holderTooLong
    case expiryEmpty
    case expiryIncomplete
    case expiryValid
    case expiryExpired
    case expiryNoMonth
    case expiryTooFar
    case expiryUnreadable
    case codeEmpty
    case codeEmptyBack
    case codeEmptyFront
    case codeDropped
    case codeLost
    case codeIncomplete
    case codeTooLong
    case codeOfAnyBrand
    case codeShown
    case codeHidden
    case titleHint
    case keepCodeRow
    case keepCodeHint
    case codeQuestion
    case codeQuestionText
    case codeQuestionKeep
    case codeQuestionDrop
    case fixNumberRow
    case saveRow
    case saveAnywayRow
    case reviewReady
    case answerYes
    case answerNo
    case wizardMovedOn
    case wizardDigitsOnly
    case wizardFull
    case wizardNoMemory
    case wizardInvalidField
    case pasteFilled
    case pasteNothing
    case pasteNoExpiry
    case pasteEmpty
    case pasteDropped
    case pasteIgnored
    case pasteWords
    case pasteCut
    case pasteNoMemory
    case pastedTitle
    case pastedText
    case pastedTextUnsure
    case pastedUnsure
    case pastedDiscarded
    case pastedSureLine
    case pastedUnsureLine
    case pastedMark
    case pastedLeaveOut
    case keyTakePasted
    case leaveTitle
    case leaveText
    case leaveStay
    case leaveDiscard
    case standaloneSaveRow
    case standaloneReady
    case standaloneCoveredByStop
    case standaloneCoveredByIdle
    case standaloneCover
    case standaloneMemoryNotLocked
    case standaloneNoTarget
    case standaloneBadDescriptor
    case standaloneBadFile
    case standaloneNotWritten
    case cardFieldsHint
    case brandHint
    case brandByNumber
    case brandUnknown
    case fieldLabel
    case fieldValue
    case fieldHidden
    case fieldHiddenHint
    case fieldAddNamed
    case fieldAddOther
    case fieldNeedsLabel
    case fieldsFull
    case keyMoveFieldUp
    case keyMoveFieldDown
    case cardChangedTitle
    case cardChangedText
    case cardDeletedText
    // card-transfer
    case keyKeyFile
    case keyTakeItem
    case keyTakeUpdates
    case keyTakeAll
    case keyItemDetails
    case passwordTooLong
    case cardFilePassword
    case cardFileKeyFileNone
    case cardFileKeyFileChosen
    case cardFileKeyFileText
    case cardsAndUpdates
    case importChosen
    case importNothingChosen
    case importVerdict
    case verdictNew
    case verdictUpdate
    case verdictUpdateFields
    case verdictSame
    case verdictPossible
    case verdictPossibleShort
    case verdictAgain
    case verdictAgainShort
    case verdictJoined
    case verdictJoinedShort
    case verdictRefusedShort
    case itemNew
    case itemSame
    case itemUpdate
    case itemPossible
    case itemAgain
    case itemJoined
    case itemJoinedDiffers
    case itemRefused
    case itemTakenNew
    case itemTakenUpdate
    case itemTakenJoined
    case itemLeft
    case changeField
    case changeOld
    case changeNew
    case changeNone
    case lineModeFieldChange
    case lineModeFieldJoined
    case lineModeItemTaken
    case lineModeTakeItem
    case lineModeLeaveItem
    case lineModeTakeUpdates
    case lineModeTakeAll
    case lineModeTakeRows
    case lineModeLeaveRows
    case lineModeKeyFile
    case lineModeNoKeyFile
    case cardFileQuestion
    case cardFileQuestionOthers
    case cardFileKeep
    case cardFileDelete
    case cardFileDeleting
    case cardFileKept
    case cardFileDeleted
    case cardFileNotDeleted
    case cardExportFormat
    case cardExportFormatMarked
    case cardExportSealed
    case cardExportSealedNote
    case cardExportBitwarden
    case cardExportBitwardenNote
    case cardExportExchange
    case cardExportExchangeNote
    case cardExportSealedName
    case cardExportPlainName
    case cardExportPassword
    case cardExportPasswordAgain
    case cardExportPasswordShort
    case cardExportPasswordOther
    case cardExportPasswordNone
    case cardExportSealedDone
    case cardExportPlainDone
    case lineModePassword
    // choosing
    case listMarked
    case listMarkedHidden
    case keyMarkRow
    case keyMarkAll
    case keyInvertMarks
    case keyUnmark
    case keyComplete
    case keyCompleteOrNext
    case keyAddTags
    case keyRemoveTags
    case keyMoveCards
    case cardsSuspended
    case cardsUnsuspended
    case cardsFlagged
    case cardsUnflagged
    case cardsMoved
    case cardsMoveTitle
    case notesTagged
    case paymentCardsDeleted
    case paymentCardsMarked
    case paymentCardsUnmarked
    case decksDeleted
    case notesDeleted
    case bulkKeep
    case bulkSuspend
    case bulkFlag
    case bulkTag
    case bulkImportCards
    case bulkDeleteForGood
    case noteDeletedForGood
    case bulkDelete
    case bulkDeleteCards
    case walletJoinQuestion
    case bulkFavourite
    case bulkMove
    case bulkMoveToTop
    case bulkTagCards
    case decksMoveTitle
    case deckTopLevel
    case deckMoveInto
    case deckMoveToTop
    case deckMoveTaken
    case decksMoved
    case decksMovedToTop
    case stateBuried
    case stateDue
    case stateDueIn
    case deckFilter
    case deckCreate
    case deckCurrent
    case deckNoneChosen
    case lineModeMark
    case lineModeUnmark
    case lineModeRowsExample
    case lineModeRowsOnly
    case lineModeIsMarked
    case lineModeWithMarked
    case lineModeNothingMarked
    case lineModeListBrands
    case lineModeListTags
    case lineModeNoTags
    case lineModeNoSuchDeck
    case filesNone
    case filesCut
    case filesUnreadable
    case fileIsNone
    case lineModeListFiles
    case lineModeFiles
    case lineModeOtherFile
    case lineModeDeckByNumber
    // commands-cards
    case importTooLarge
    case importNotUTF8
    case importBroken
    case importBrokenArchive
    case importNoMemory
    case transferMissing
    case transferNotAFile
    case transferLink
    case transferTerminal
    case transferTerminalInput
    case importNoItems
    case importOnlyRefused
    case exportOpenFile
    case fileStandardInput
    case fileStandardOutput
    case commandNothingNew
    case commandNothingThere
    case commandNothingReadable
    case transferExists
    case transferSystem
    case importHeading
    case importItemLine
    case importNew
    case importInFile
    case importJoined
    case importReplacesNot
    case importReplaces
    case importRefused
    case importNothing
    case importWord
    case importCodesKept
    case importCodesLeft
    case importItem
    case importLine
    case importUntitled
    case importCheckDigit
    case importUnknownBrand
    case refusalKind
    case refusalDeleted
    case refusalNoNumber
    case refusalNotDigits
    case refusalLength
    case refusalAttributes
    case refusalMalformed
    case itemLogin
    case itemNote
    case itemIdentity
    case itemKey
    case itemPassword
    case itemDocument
    case itemBankAccount
    case itemOther
    case exportQuestion
    case exportWord
    case exportDamaged
    // commands-decks
    case commandFileFailed
    case commandFileExists
    case commandExportFormat
    case commandFileEmpty
    case commandFileNotText
    case commandFileUnknown
    case commandFileReason
    case commandNoDeck
    case commandNotParameters
    case commandParameters
    case commandParametersStandard
    case commandParametersEntered
    case commandParametersFitted
    case commandParametersSet
    case commandParametersRescheduled
    case commandParametersPreview
    case commandNoDecks
    case commandDeckName
    case commandDamagedFlashcards
    case commandImported
    case commandHistoryImported
    case commandHistoryPreview
    case commandHistoryUnknown
    case commandHistoryNothingNew
    case commandImportUndo
    case commandImportUndone
    case commandImportUndoNone
    case commandImportUndoAlready
    case commandImportUndoUsed
    case commandImportPreview
    case commandImportRefused
    case commandExported
    case commandExportDamaged
    case commandDeckLine
    case deckFileLine
    case deckFaultQuote
    case deckFaultPrompt
    case deckFaultAnswer
    case deckFaultNoGap
    case deckFaultGap
    case deckFaultName
    case deckFaultDuplicate
    case deckFaultStray
    case deckFaultNotACard
    case deckImported
    case historyFaultCard
    case historyFaultTime
    case historyFaultRating
    case historyFaultDuration
    case historyFaultKind
    case historyFaultUnknown
    // commands-lines
    case checkNotJSON
    case checkNotAnObject
    case checkNotAString
    case checkNotAMonth
    case scheduleNotJSON
    case scheduleRating
    case scheduleNotWhole
    case scheduleTooFar
    case scheduleWrongCount
    case scheduleOutOfRange
    case scheduleRetention
    case scheduleStep
    case scheduleMaximumInterval
    case scheduleMissing
    case scheduleWrongType
    case scheduleUnknownValue
    case scheduleLine
    // commands-shell-cards
    case cardsNone
    case cardsNoMatchForNumber
    case cardsNoValue
    case cardsTerminal
    case cardsTerminalInput
    case cardsProgram
    case cardsPatchNotAnObject
    case cardsPatchEmpty
    case cardsPatchUnknown
    case cardsPatchTwice
    case cardsPatchLabel
    case cardsPatchNotes
    case cardsPatchFavourite
    case cardsPatchNumber
    case cardsPatchHolder
    case cardsPatchExpiry
    case cardsPatchCode
    case cardsPatchBrand
    case cardsPatchFields
    case cardsSaveWord
    case cardsDoubtful
    case cardsSameNumber
    case cardsEdited
    case cardsDeleteWord
    case cardsDeleteQuestion
    case cardsDeleted
    case cardsNoDoubles
    case cardsJoinWord
    case cardsJoinQuestion
    case cardsJoined
    case cardsCopyUntilEnd
    case cardsCopyEnd
    // commands-shell-decks
    case commandReadDamaged
    case openingNoDeck
    case openingSeveral
    case openingChoose
    // commands-sync
    case commandSyncNone
    case commandSyncMember
    case commandSyncFounded
    case commandSyncAskRecovery
    case commandSyncNoRecovery
    case commandSyncInvite
    case commandSyncInviteWait
    case commandSyncAskKey
    case commandSyncJoinWait
    case commandSyncAskPaper
    case commandSyncRestored
    case commandSyncNothing
    case commandSyncReceived
    case commandSyncSent
    case commandSyncTook
    case commandSyncRemote
    case commandSyncLast
    case commandSyncNotReached
    case commandSyncToSend
    case commandSyncToReceive
    case commandSyncConflictCount
    case commandSyncDevice
    case commandSyncHeard
    case commandSyncNotHeard
    case commandSyncNoDevice
    case commandSyncSameNames
    case commandSyncConflict
    case commandSyncConflictThing
    case commandSyncVersion
    case commandSyncVersionShown
    case commandSyncNoConflict
    case conflictUnseen
    case conflictEmpty
    case conflictNumber
    case conflictOtherNumber
    case conflictNoExpiry
    case conflictCode
    case conflictOtherCode
    case conflictNoCode
    case conflictHidden
    case conflictHiddenOther
    case conflictFieldType
    case conflictFieldFlag
    case conflictFieldDetails
    case conflictFieldParameters
    case conflictFieldFavourite
    case conflictFieldOther
    case commandSyncSound
    case commandSyncUnsound
    case commandSyncAskDestroy
    case commandSyncDestroyed
    case commandSyncRemovedSelf
    case commandSyncDisplaced
    case commandSyncSpace
    case commandSyncNothingToRecover
    // commands-vault
    case statusDeviceKey
    case statusDeviceKeyMissing
    case commandDeviceKeyOn
    case commandDeviceKeyOff
    case commandNoMatch
    case commandSeveral
    case commandPasscodeTerminal
    case commandPasscodeEmpty
    case commandPasscodeLong
    case commandPasscodeNotText
    case commandPasscodeUnreadable
    case commandPasscode
    case commandNotDue
    case commandNotDueLost
    case commandNotDueUncounted
    case commandWaiting
    case commandNoTerminal
    case commandNoTerminalForWord
    case commandCancelled
    case commandBackupDone
    case commandSound
    case commandDamaged
    case commandUnreadable
    case commandNoBackups
    case commandNoBackup
    case commandRestored
    case commandKeptAsFile
    case commandRekeyed
    case commandRekeyedNote
    case statusPath
    case statusFormat
    case statusPasscode
    case statusCost
    case statusSize
    case statusBackup
    case statusNotCleanedUp
    case statusWriter
    case commandBackupNeedsPasscode
    case commandBackupNeedsDeviceKey
    case commandBackupNeedsRecoveryKey
    case vaultRecoveryKeyPending
    case commandAskRecoveryKey
    case commandNeedsPasscode
    case commandNoDeviceKey
    case commandNoPasscode
    case commandUnconfirmed
    case commandVaultHolds
    case statusBackupContents
    case statusBackupUnknown
    case statusBackupKept
    case commandRestoreWord
    case commandRestoreQuestion
    case commandKeptAsBackup
    case statusWithoutPasscode
    case statusLetterbox
    case commandWrongPasscode
    // configuration
    case configurationProblem
    case configurationNearest
    case configurationNotText
    case configurationNotALine
    case configurationTableName
    case configurationTableTwice
    case configurationKeyName
    case configurationKeyTwice
    case configurationValue
    case configurationOpenString
    case configurationEscape
    case configurationNumber
    case configurationArray
    case configurationRest
    case configurationNoTable
    case configurationNoKey
    case configurationNoLanguage
    case configurationNoRole
    case configurationNoColor
    case configurationUnreadableOnDark
    case configurationUnreadableOnLight
    case configurationNoSetting
    case configurationNoScreen
    case configurationLockKeys
    case configurationNoAction
    case configurationNoKeys
    case configurationLosesAction
    case configurationNoSuchKey
    case configurationReserved
    case configurationSameKey
    case configurationTaken
    case configurationNotice
    case configurationRefusedNotice
    case configurationNotOwned
    case configurationWritable
    case configurationTooLarge
    case configurationNotRegular
    case configurationUnread
    case settingFixed
    case settingFixedValue
    case settingFixedNote
    case configurationMissing
    case configurationSound
    case configurationNoPlace
    case configurationBuiltIn
    case configurationFromLine
    case configurationFromVault
    case configurationFromOption
    case configurationFromEncoding
    case configurationFromEnvironment
    case helpConfig
    case helpConfigCheck
    case helpConfigShow
    case configurationNoValue
    // damage
    case damageFile
    case damageHeader
    case damagePasscodeSlot
    case damageRecoverySlot
    case damageRecoveryKey
    case damageSettings
    case damageLog
    case damageRecords
    case damageRecord
    case damagedRecords
    case tableSession
    case tableCards
    case tableDecks
    case tableNotes
    case tableFlashcards
    case tableParameters
    case tableReviews
    case tableReviewDays
    case tableUndo
    case commandDamagedCards
    // decks
    case decksUnreadableTitle
    case decksUnreadableText
    case deckUnreadableTitle
    case deckUnreadableText
    case flashcardsEmptyText
    case columnDeck
    case columnNew
    case columnLearning
    case columnLearningShort
    case columnCardsShort
    case columnDue
    case columnCards
    case deckAdded
    case deckRenamed
    case deckDeleted
    case deckRemovalText
    case deckRemovalInner
    case deckRemovalEmpty
    case deckRemovalKeep
    case deckRemovalDelete
    case deckRemovalForGood
    case deckAddTitle
    case deckRenameTitle
    case deckNameText
    case deckNameEmpty
    case deckNameTaken
    case optionNew
    case optionReviews
    case optionRetention
    case optionLearning
    case optionRelearning
    case optionMaximum
    case optionLeeches
    case optionLeechAction
    case optionLeechTag
    case optionLeechSuspend
    case optionBuryNew
    case optionBuryReviews
    case optionFuzz
    case optionNoSteps
    case optionNewNote
    case optionReviewsNote
    case optionRetentionNote
    case optionLearningNote
    case optionRelearningNote
    case optionMaximumNote
    case optionLeechesNote
    case optionLeechActionNote
    case optionBuryNewNote
    case optionBuryReviewsNote
    case optionFuzzNote
    case optionParametersNote
    case optionNoNumber
    case optionNoUnit
    case optionOutOfRange
    case optionTooManySteps
    case optionStepRange
    case optionRetentionHint
    case optionStepsHint
    case optionParameters
    case optionParametersStandard
    case optionParametersOwn
    case deckNextDays
    case aheadNothing
    case aheadReviews
    case aheadTomorrow
    case aheadIn
    // devices
    case devicesTitle
    case devicesText
    case deviceJoin
    case deviceFound
    case keySyncNow
    case keyConflicts
    case keyInvite
    case keyRemove
    case deviceRestore
    case keyVerifyRemote
    case keyMoveGroup
    case keyDestroyGroup
    case keyLeaveGroup
    case keyKeepVersion
    case deviceSharesBoth
    case deviceSharesFlashcards
    case deviceSharesCards
    case deviceEngineFolder
    case deviceEngineGit
    case deviceEngineRclone
    case deviceEngineText
    case deviceFolderText
    case deviceGitText
    case deviceRcloneText
    case deviceAddressLabel
    case deviceNameText
    case deviceNameEmpty
    case deviceShareText
    case deviceKeyTitle
    case deviceKeyText
    case deviceFoundKeyText
    case deviceRestoreKeyText
    case deviceRecoveryKeyWrong
    case deviceNothingToRecover
    case deviceRestored
    case deviceVerified
    case deviceDestructionText
    case deviceDestroyed
    case deviceKeyWrong
    case deviceKeyMaking
    case deviceInviteText
    case deviceInviteWait
    case deviceShowKey
    case deviceTimeLeft
    case deviceAsked
    case deviceAdmitted
    case deviceInviteEnded
    case deviceLooking
    case deviceSending
    case deviceReceiving
    case deviceWaiting
    case deviceStopHint
    case deviceRemoteLabel
    case deviceWaitingLabel
    case deviceLastSyncLabel
    case deviceNothingWaits
    case deviceToSend
    case deviceToReceive
    case deviceNever
    case deviceOwn
    case deviceRemoved
    case deviceLacks
    case deviceColumnName
    case deviceColumnNumber
    case deviceReplaces
    case deviceReplacesSince
    case deviceGoesOn
    case deviceColumnShares
    case deviceColumnHeard
    case devicesInStep
    case devicesSynced
    case syncNothing
    case deviceConflictsWait
    case deviceFounded
    case deviceMoved
    case deviceJoined
    case deviceWasRemoved
    case deviceHasLeft
    case deviceHasMoved
    case deviceRemoveName
    case deviceRemovalText
    case deviceRemovalFlashcardsText
    case deviceLeavingText
    case deviceKeep
    case conflictColumnName
    case conflictColumnKind
    case conflictColumnField
    case conflictColumnDevices
    case conflictNote
    case conflictCard
    case conflictDeck
    case conflictNoteType
    case conflictPaymentCard
    case conflictOther
    case conflictsNone
    case conflictAbout
    case conflictShown
    case conflictText
    case conflictsText
    case conflictKeepShown
    case conflictKeepOf
    case conflictSettled
    case conflictsSettled
    case keySettleAll
    case deviceNothingThere
    case deviceGroupThere
    case deviceNotAdmitted
    case deviceNameWrong
    case deviceNotInDemo
    case deviceFailed
    case remoteEmpty
    case remoteNotAbsolute
    case deviceFolderProblem
    case remoteOption
    case remoteTransport
    case remoteControlCharacter
    case remoteUnknownKind
    case deviceUnreachable
    case deviceProgramMissing
    case deviceTooSlow
    case deviceRemoteFull
    case deviceRemoteEmptied
    case deviceOtherGroup
    case deviceDamaged
    case deviceForged
    case deviceExchanged
    case deviceObstructed
    case deviceGone
    case deviceLost
    case deviceMended
    case deviceLateWrites
    case deviceIncomplete
    case deviceMissing
    case deviceClockOff
    case deviceNewerProgram
    case deviceReplaced
    case deviceKept
    case quitSending
    case remotePassword
    case remoteTooLong
    case remoteNoPath
    case remoteRcloneName
    // due
    case settingsGroupDue
    case settingsDueFile
    case settingsDueFileNote
    case settingsDueDecks
    case settingsDueDecksNote
    case dueToday
    case dueNothing
    case dueNext
    case dueDeck
    case dueNone
    case dueOver
    case dueEarly
    case dueDamaged
    case dueNewer
    case dueOtherVault
    case dueLink
    case dueOtherOwner
    case dueNotAFile
    // everywhere
    case programName
    case demoNote
    case demoNoteShort
    case tooSmall
    case keyUnknown
    case keyQuitsFromHome
    case keyNameEnter
    case keyNameBackspace
    case keyNameSpace
    case helpTitle
    case helpScreen
    case helpMoving
    case helpUndoing
    case helpTyping
    case helpEverywhere
    case choiceOK
    case choiceBack
    case listComma
    case listSemicolon
    case twoSentences
    case nameAndSentence
    case asSentence
    case listAnd
    case listOr
    case listRange
    // faces
    case facePicture
    case facePictureNamed
    case faceSound
    case faceSoundNamed
    case faceVideo
    case faceVideoNamed
    case faceSpeech
    case faceHint
    case faceHintNamed
    case faceDrawing
    case faceImageOcclusion
    case faceScript
    case faceEmbedded
    case faceEmbeddedNamed
    case faceInput
    case faceUnknownField
    case faceSectionNotClosed
    case faceSectionNotOpen
    case faceSectionsCross
    case faceRest
    // files
    case importText
    case importReading
    case importWriting
    case deckImportNew
    case importInto
    case importReplaced
    case importUnchanged
    case importBad
    case importBadLine
    case deckImportQuestion
    case importAfter
    case deckImportNothing
    case deckImportDone
    case importStopping
    case importStopHint
    case fileNoName
    case fileMissing
    case fileNotAllowed
    case fileUnknownFormat
    case fileEmpty
    case fileNotText
    case deckFormatJSON
    case deckFormatHashcards
    case deckFormatSeparated
    case fileBrokenJSON
    case fileNotAFile
    case fileOverLimit
    case fileUnreadable
    case fileExists
    case fileNotWritten
    case importUnknownAnswers
    case exportFormat
    case exportText
    case exportAll
    case exportAllName
    case deckExportDone
    case packageOtherTypes
    case packageMedia
    case packageFilteredDecks
    case packageScripts
    case packageImageOcclusion
    case packageDescriptions
    case packageEasyDays
    case packageLoadBalancer
    case packageIgnoredAnswers
    case packageStrays
    case packageHiding
    case packageLongNotes
    case packageFieldCounts
    case packageFaultyText
    case packageTwins
    case packageDisplayOrder
    case packageOtherLimits
    case packageCustomScheduling
    case packageUpdateNotice
    case packageDeepDecks
    case importCame
    case exportPart
    case exportReplaces
    case exportReplacesOfLast
    case exportReplacesBare
    case packageForecast
    case packageNone
    case packageDamaged
    case packageDatabaseDamaged
    case packageNewer
    case packageSchemaUnknown
    case packageFirstScheduler
    case packageTooLarge
    case packageTooManyEntries
    case packageTooDense
    case packageTooLong
    case packageTooMuchWork
    case packageDisagrees
    // help-card-files
    case helpCardImportKeyFile
    case helpCardImportPasswordFd
    case helpCardImportUpdates
    case helpCardImportDeleteFile
    case helpCardExportFormat
    case helpCardExportFormatDefault
    case helpCardExportPasswordFd
    case helpValueUpdates
    case helpValueCardFormat
    case usageDeleteStandardInput
    // help-cards
    case helpCardQuiet
    case helpCardList
    case helpCardListJSON
    case helpCardShow
    case helpCardShowText
    case helpCardQuery
    case helpCardField
    case helpCardFieldOption
    case helpCardShowFd
    case helpCardShowForce
    case helpCardCopy
    case helpCardCopyText
    case helpCardEdit
    case helpCardEditText
    case helpCardDelete
    case helpCardDeleteText
    case helpCardJoin
    case helpCardJoinText
    case helpCardFill
    case helpCardFillText
    case helpCardFillCommand
    case helpValueQuery
    case helpValueField
    case helpValueCommand
    case usageShowDescriptor
    case usageTwoFields
    case usageNoCommand
    // help-decks
    case helpDeckJSON
    case helpDeckShow
    case helpDeckQuery
    case helpNote
    case helpNoteFind
    case helpNoteFindText
    case helpNoteQuery
    case helpStats
    case helpReview
    case helpRound
    case helpStudyText
    // help-due
    case helpDue
    case helpDueText
    case helpDueShort
    case helpDueJson
    case usageShortAndJSON
    // help-letterbox
    case helpDeckAdd
    case helpDeckAddText
    case helpDeckAddPrompt
    case helpDeckAddAnswer
    case helpDeckAddDeck
    case helpDeckAddTags
    case helpDeckAddType
    case helpCardAdd
    case helpCardAddText
    case helpCardAddAnyway
    case helpAddUnlock
    case helpCardNewKeep
    case helpValueTags
    case helpValuePrompt
    case helpValueAnswer
    case helpValueType
    case usageKeepAndOutput
    // help
    case helpCardcase
    case helpCardcaseVault
    case helpCardcaseDemo
    case helpCardcaseReducedMotion
    case helpCardcasePlain
    case helpCardcaseLanguage
    case helpValueLanguage
    case helpCard
    case helpCardCheck
    case helpCardCheckText
    case helpCardNew
    case helpCardNewText
    case helpCardNewOutput
    case helpCardNewFd
    case helpCardNewFdDefault
    case helpCardImport
    case helpCardImportText
    case helpCardExport
    case helpCardExportText
    case helpCardImportCodes
    case helpCardImportDuplicates
    case helpCardImportFile
    case helpCardExportCodes
    case helpCardExportReplace
    case helpCardExportFile
    case helpDeck
    case helpDeckText
    case helpDeckImport
    case helpDeckImportText
    case helpDeckUndoImport
    case helpDeckUndoImportText
    case helpDeckExport
    case helpDeckExportText
    case helpDeckExportHistory
    case helpDeckList
    case helpDeckParameters
    case helpDeckParametersText
    case helpDeckImportFile
    case helpDeckImportDeck
    case helpDeckImportSkipBad
    case helpDeckImportPreview
    case helpDeckUndoImportForce
    case helpDeckExportFile
    case helpDeckExportDeck
    case helpDeckExportReplace
    case helpDeckParametersDeck
    case helpDeckParametersSet
    case helpDeckParametersStandard
    case helpDeckParametersReschedule
    case helpDeckParametersPreview
    case helpSchedule
    case helpScheduleText
    case helpVault
    case helpPlaceVault
    case helpPasscodeFd
    case helpYes
    case helpVaultStatus
    case helpVaultBackup
    case helpVaultVerify
    case helpVaultVerifyText
    case helpVaultRekey
    case helpVaultRekeyText
    case helpVaultDeviceKey
    case helpVaultDeviceKeyText
    case helpVaultRestoreNumber
    case helpVaultDeviceKeyState
    case helpValuePath
    case helpValueFile
    case helpValueNumber
    case helpValueDeck
    case helpValueState
    case helpSync
    case helpSyncText
    case helpSyncInit
    case helpSyncInitText
    case helpSyncInvite
    case helpSyncJoin
    case helpSyncJoinText
    case helpSyncNow
    case helpSyncStatus
    case helpSyncJSON
    case helpSyncDevices
    case helpSyncDevicesRemove
    case helpSyncDevicesRemoveText
    case helpSyncConflicts
    case helpSyncConflictsShow
    case helpSyncConflictsShowText
    case helpSyncConflictsSettle
    case helpSyncConflictsSettleText
    case helpSyncConflictNumber
    case helpSyncVersionNumber
    case helpSyncSettleAll
    case helpSyncSettleDevice
    case helpSyncSettleWhat
    case helpSyncVerify
    case helpSyncVerifyText
    case helpSyncLeave
    case helpSyncMove
    case helpSyncMoveText
    case helpSyncRestore
    case helpSyncRestoreText
    case helpSyncDestroy
    case helpSyncRemote
    case helpSyncName
    case helpSyncDevice
    case helpSyncStudy
    case helpSyncWallet
    case helpValueRemote
    case helpValueName
    case helpRecoveryKey
    case helpWait
    case helpVaultBackupReplace
    case helpVaultBackupRecovery
    case helpVaultBackupFile
    case helpVaultRestore
    case helpVaultRestoreText
    case helpValueSeconds
    case helpCardcaseVaultDefault
    // keys
    case keyHelp
    case keyLock
    case keySuspend
    case keyRepaint
    case keyQuit
    case keyOpen
    case keyClose
    case keyRun
    case keyBack
    case keyMove
    case keyPage
    case keyEnds
    case keyFirst
    case keyLast
    case keyNext
    case keyPrevious
    case keyChoose
    case keyYes
    case keyNo
    case keyChange
    case keyChangeBack
    case keyReveal
    case keyFlip
    case keyPress
    case keyWalk
    case keySubmit
    case keyDeleteDigit
    case keyDeleteCharacter
    case keyClear
    case keyForgotten
    case keyContinue
    case keyLater
    case keyShowKey
    case keyAdd
    case keyTurnCard
    case keyShowCode
    case keyRevealCode
    case keyLeave
    case keyCaretLeft
    case keyCaretRight
    case keyDeleteBefore
    case keyDeleteAfter
    case keyDeleteGroup
    case keyDeleteToStart
    case keyDeleteToEnd
    case keyUndo
    case keyRedo
    case keyUndoList
    case keyDeleteForGood
    case keyJoinDoubles
    case keyStudy
    case keyRound
    case keyCards
    case keyRename
    case keyDelete
    case keyOptions
    case keyStatistics
    case keyImport
    case keyExport
    case keyEdit
    case keyBury
    case keySuspendCard
    case keyFlag
    case keyHint
    case keyScroll
    case keyDragLeft
    case keyDragRight
    case keySave
    case keyNextDeck
    case keyEndRound
    case keyAddCards
    case keySort
    case keyNextOrSave
    case keyNewLine
    case keySearch
    case keyMoveDeck
    case keyTag
    case keyAgain
    case keyGrade
    case keyStart
    case keyFavourite
    case keyStop
    case keyTypeValue
    // languages
    case languageArabic
    case languageBulgarian
    case languageBengali
    case languageCatalan
    case languageCzech
    case languageWelsh
    case languageDanish
    case languageGerman
    case languageGreek
    case languageEnglish
    case languageEsperanto
    case languageSpanish
    case languageEstonian
    case languageBasque
    case languagePersian
    case languageFinnish
    case languageFrench
    case languageIrish
    case languageHebrew
    case languageHindi
    case languageCroatian
    case languageHungarian
    case languageIndonesian
    case languageIcelandic
    case languageItalian
    case languageJapanese
    case languageKorean
    case languageLatin
    case languageLithuanian
    case languageLatvian
    case languageNorwegian
    case languageDutch
    case languagePolish
    case languagePortuguese
    case languageRomanian
    case languageRussian
    case languageSlovak
    case languageSlovenian
    case languageSerbian
    case languageSwedish
    case languageSwahili
    case languageTamil
    case languageThai
    case languageTurkish
    case languageUkrainian
    case languageUrdu
    case languageVietnamese
    case languageCantonese
    case languageChinese
    case languageWithTag
    // launch
    case crashed
    case startNoTerminal
    case startUnknownTerminal
    case startNoTerminalType
    case startPoorTerminal
    case linesUnknownTerminal
    case linesNoTerminalType
    case linesPoorTerminal
    case startTerminalRefused
    case startNoHome
    case vaultMissing
    case vaultExists
    case vaultSymbolicLink
    case vaultDirectory
    case vaultNotAFile
    case vaultSeveralNames
    case vaultOtherOwner
    case vaultUnreadable
    case vaultReadOnly
    case vaultNotAVault
    case vaultNewer
    case vaultOlder
    case vaultDiskFull
    case vaultDamaged
    case vaultLogDamaged
    case vaultBusy
    case vaultInUse
    case vaultNotEnoughMemory
    case vaultSystem
    // letterbox
    case letterboxDeck
    case letterboxDeposited
    case letterboxFirst
    case letterboxNoteAdded
    case letterboxCardAdded
    case letterboxMissing
    case letterboxNotADirectory
    case letterboxForeign
    case letterboxOpen
    case letterboxKeyDamaged
    case letterboxKeyExchanged
    case letterboxFull
    case letterboxFullOfBytes
    case letterboxItemTooLarge
    case letterboxBusy
    case letterboxFailed
    case letterboxNotEmpty
    case letterboxRestored
    case letterboxRekeyed
    case letterboxTaken
    case letterboxNotTaken
    case letterboxExchanged
    case letterboxUnusable
    case letterboxUnreadable
    case letterboxOtherKey
    case letterboxCardTitle
    case letterboxCardCounted
    case letterboxCardAsk
    case letterboxCardSame
    case letterboxCardLater
    case letterboxCardKeep
    case letterboxCardDiscard
    case letterboxCardKept
    case letterboxCardDiscarded
    case letterboxCardGone
    case letterboxCardNotTaken
    case letterboxCardCode
    case undoWhatLetterbox
    case cardObjectNotAnObject
    case cardObjectField
    case cardObjectTwice
    case cardObjectNoNumber
    case cardObjectNumber
    case cardObjectDoubtful
    case cardObjectExpiry
    case cardObjectCode
    case tableLetterbox
    case tableCollections
    case commandLettersTaken
    case letterboxCardsWait
    case cardObjectText
    // line-mode
    case lineModeBegin
    case lineModeChoice
    case lineModeItem
    case lineModeAsk
    case lineModeChoose
    case lineModeChoices
    case lineModeRepeat
    case lineModeWhere
    case lineModeGoBack
    case lineModeTellMore
    case lineModeSpell
    case lineModeBrief
    case lineModeUnknown
    case lineModeNearest
    case lineModeNumberRange
    case lineModeControls
    case lineModeNoBack
    case lineModeNoMore
    case lineModeNothingToSpell
    case lineModeNothingAsked
    case lineModeSaidOnce
    case lineModeSpelled
    case lineModeWordTaken
    case lineModeBriefOn
    case lineModeBriefOff
    case lineModeTooLong
    case lineModeUnchanged
    case lineModeCut
    case lineModeHint
    case lineModePlaceIs
    case lineModeAbove
    case lineModeRows
    case lineModeAtCard
    case lineModeAtNote
    case lineModeAtQuestion
    case lineModeAgain
    case lineModeMore
    case lineModeNextGroup
    case lineModeEnterSaves
    case lineModeEnterOn
    case lineModeUnreadable
    case lineModeHelp
    case lineModeWorking
    case lineModePercent
    case lineModeFile
    case lineModeScrollback
    case lineModeLocked
    case lineModeCovered
    case lineModeStopped
    case lineModeEnded
    case lineModeWaiting
    case lineModeWait
    case lineModeWrong
    case lineModeWrongWait
    case lineModeDigitsOnly
    case lineModeForeignScript
    case lineModeForeignDigits
    case lineModeLayoutOther
    case lineModeLayoutMixed
    case lineModeObviousRepetition
    case lineModeObviousRun
    case lineModeObviousYear
    case lineModeObviousDate
    case lineModeRecovery
    case lineModeShowRecovery
    case lineModeWriteDown
    case lineModeWrittenDown
    case lineModeGroup
    case lineModeShowAnswer
    case lineModeTypeAnswer
    case lineModePrompt
    case lineModeAnswer
    case lineModeRating
    case lineModeRate
    case lineModeRateWrong
    case lineModeWhenAgain
    case lineModeNumberAgain
    case lineModeTypedRight
    case lineModeTypedWrong
    case lineModeTypedYours
    case lineModeTypedTooMuch
    case lineModeTypedMissing
    case lineModeTime
    case lineModeTimeLeft
    case lineModeRightOrWrong
    case lineModeRoundOver
    case lineModeGrade
    case lineModePicked
    case lineModeSuspend
    case lineModeSoFar
    case lineModeKeep
    case lineModeEmpty
    case lineModeNewCard
    case lineModeNextCard
    case lineModeKeepKind
    case lineModeNoteAdded
    case lineModeNoteSuspended
    case lineModeCardsSuspended
    case lineModeStates
    case lineModeSettings
    case lineModeImportHere
    case lineModeImportAny
    case lineModeWhichDeck
    case lineModeImportAll
    case lineModeImportNone
    case lineModeImportNew
    case lineModeImportReplaced
    case lineModeImportUnchanged
    case lineModeImportBad
    case lineModeExport
    case lineModeExportOne
    case lineModeExportAll
    case lineModeNumbers
    case lineModeScore
    case lineModeParametersLook
    case lineModeParametersNone
    case lineModeCardImport
    case lineModeCodesLeave
    case lineModeCodesKeep
    case lineModeExportCodes
    case lineModeExportNoCodes
    case lineModeOrder
    case lineModeOrderWhich
    case lineModePlace
    case lineModeOrderInSearch
    case lineModeHolderIsNumber
    case lineModeNoCards
    case lineModeUnseen
    case lineModeUnseenDigits
    case lineModeCardReady
    case lineModeNotesSoFar
    case lineModeLastFour
    case lineModeExpires
    case lineModeMarked
    case lineModeShowNumber
    case lineModeShowCode
    case lineModeCopy
    case lineModeDeckMore
    case lineModeCardMore
    case lineModeSort
    case lineModeDeckAdded
    case lineModeWords
    case lineModeOffered
    case lineModeTypeValue
    case lineModeShowField
    case lineModeCopyField
    case lineModeDeleteFields
    // lock
    case lockTitle
    case lockPasscode
    case lockPassphrase
    case lockDemo
    case lockChecking
    case lockWaiting
    case lockTooMany
    case lockRecordLost
    case lockNotCounted
    case lockAttemptsLeft
    case refusedWrong
    case refusedWrongText
    case refusedWrongWaitText
    case refusedDamaged
    case refusedDamagedText
    case refusedFailed
    case refusedFailedText
    case refusedMemory
    case refusedMemoryText
    case choiceForgotten
    case forgottenTitle
    case forgottenText
    case choiceRecoveryKey
    case choiceDelete
    case deletionTitle
    case deletionText
    case deletionWord
    case deletionOtherWord
    case deletionFailed
    case deletionAtWork
    case wipedTitle
    case wipedText
    case refusedDevice
    case refusedDeviceText
    case refusedNoPasscode
    case refusedNoPasscodeText
    // manual
    case exitDone
    case exitFailed
    case exitNoMatch
    case exitSeveral
    case exitWrongPasscode
    case exitMustWait
    case exitInUse
    case exitDamaged
    case exitRemoteFaulty
    case exitUsage
    case exitProgramFailed
    case exitProgramMissing
    case exitCancelled
    case manualSynopsis
    case manualDescription
    case manualExitStatus
    case manualExamples
    case manualSeeAlso
    case manualStatuses
    // notes
    case noteAddTitle
    case noteEditTitle
    case noteMoveTitle
    case noteDuplicate
    case cardNotRendered
    case optionsShared
    case noteDuplicateSomewhere
    case noteKind
    case noteTags
    case kindBasic
    case kindReversed
    case kindCloze
    case kindTyped
    case layerPrompt
    case layerAnswer
    case layerCloze
    case layerExtra
    case layerTags
    case noteEmptyPrompt
    case noteEmptyAnswer
    case noteNoGap
    case notePreview
    case noteAdded
    case noteSaved
    case noteDeleted
    case noteTagged
    case noteMoved
    case noteSuspended
    case noteUnsuspended
    case browserNothing
    case browserEmpty
    case browserNotFound
    case stateSuspended
    case stateYoung
    case stateMature
    case columnState
    case columnInterval
    case orderAdded
    case stateReview
    case cardFacts
    case cardLastAnswer
    case cardAnswers
    case cardLapses
    case agoToday
    case agoYesterday
    case agoDays
    case cardHistory
    case noteChangedTitle
    case noteChangedText
    case noteDeletedText
    case noteChangedReplace
    // notices
    case backupFailed
    case noticeTitle
    case noticeSettingsReset
    case noticeSessionLost
    case noticeMemoryNotLocked
    case noticeFailedAttempts
    case ownFailures
    case noticeAttemptRecordLost
    case noticeAttemptsNotCounted
    case noticeCardsDamaged
    case noticeCardsUnreadable
    case noticeOlderCopies
    case noticeDamaged
    case noticeReadOnly
    case noticeOlderFile
    case noticeDirectoryOpen
    case notSavedReadOnly
    case noticeRehearsal
    // palette
    case keyPalette
    case paletteTitle
    case palettePlaceholder
    case paletteNothing
    case paletteScreen
    case paletteAction
    case paletteCard
    case paletteSetting
    case paletteChange
    case paletteNote
    case paletteAddCard
    case paletteImportCards
    case paletteExportCards
    case paletteImportNotes
    case synonymsStudy
    case synonymsCards
    case synonymsNewFlashcard
    case synonymsOptions
    case synonymsStatistics
    case synonymsCopy
    case synonymsWallet
    case synonymsNewCard
    case synonymsDecks
    case synonymsSettings
    case synonymsUndo
    case synonymsDevices
    case lineModeGo
    case lineModePalette
    case lineModePaletteFound
    // parameters
    case parametersStandard
    case parametersOwn
    case parametersFit
    case parametersFitting
    case parametersNow
    case parametersThen
    case parametersLogLoss
    case parametersRMSE
    case parametersScoreHint
    case parametersTooFew
    case parametersNoBetter
    case parametersBetter
    case parametersBetterFirst
    case parametersStandardInForce
    case parametersEntered
    case parametersFitted
    case parametersToday
    case parametersAgo
    case parametersText
    case parametersEmpty
    case parametersNoNumber
    case parametersWrongCount
    case parametersOutOfRange
    case parametersSame
    case parametersCarriedOver
    case parametersEffect
    case parametersKeepDays
    case parametersReschedule
    case parametersDue
    case parametersAfter
    case parametersSet
    // passcode
    case setupTitle
    case setupText
    case setupAtWork
    case kindDigits4
    case kindDigits6
    case kindPassphrase
    case strengthDigits4
    case strengthDigits6
    case strengthPassphrase
    case newPasscodeTitle
    case newPasscodeText
    case newPasscode
    case newPasscodeAgain
    case newPassphrase
    case newPassphraseAgain
    case newPasscodeMismatch
    case newPasscodeTooShort
    case newPasscodeFailed
    case newPasscodeAtWork
    case newPasscodeUnchanged
    case foreignLetters
    case foreignScript
    case foreignDigits
    case scriptGreek
    case scriptCyrillic
    case scriptHebrew
    case scriptArabic
    case layoutOther
    case layoutMixed
    case obviousRepetition
    case obviousRun
    case obviousYear
    case obviousDate
    case deviceKeyChoice
    case deviceKeyNote
    case deviceKeyOnNote
    case deviceKeyPrice
    case deviceKeyByKind
    case newPasscodeNoDeviceKey
    case deviceKeyNotWritten
    case lineModeNoDeviceKey
    case keyDeviceKey
    case passcodeChangeTitle
    case passcodeChangeText
    case currentPasscode
    case currentPassphrase
    case passcodeChanged
    case lockNewPasscode
    case lockNewPassphrase
    case settingsPasscodeNote
    case settingsRecoveryKey
    case settingsRecoveryKeyNote
    case renewalConfirmation
    case renewalKeep
    case renewalRenew
    case recoveryNotRenewed
    case settingsNotInDemo
    case recoveryTitle
    case recoveryExplain
    case recoveryAsk
    case recoveryWrongGroup
    case recoveryLater
    case recoveryErased
    case recoveryNotErased
    case recoveryEntryTitle
    case recoveryEntryText
    case recoveryOtherVault
    case recoveryTooShort
    case recoveryTooLong
    case recoveryNotASymbol
    case recoveryWrongGroups
    case keyDrawWords
    case passphraseHint
    case passphraseOffered
    case passphraseMismatch
    // reasons
    case reasonDiskFull
    case reasonDiskError
    case reasonReadOnly
    case reasonVaultReadOnly
    case reasonInUse
    case reasonDamaged
    case reasonNoMemory
    case reasonNotPermitted
    case reasonMissing
    case reasonExists
    case reasonNotARegularFile
    case reasonUnknownFormat
    case reasonFileTooLarge
    case reasonNoDeviceKey
    case reasonOtherVault
    case reasonGone
    case reasonLocked
    case reasonCalledOff
    case reasonDamagedFile
    case reasonReaderMissing
    case reasonReaderUnguarded
    case reasonReaderNoDumps
    case reasonReaderNoNewPrivileges
    case reasonReaderLimits
    case reasonReaderFilter
    case reasonReaderScratchFiles
    case reasonReaderFailed
    case reasonReaderTooSlow
    case reasonOther
    // review
    case answerWrong
    case answerAgain
    case answerHard
    case answerRight
    case answerGood
    case answerEasy
    case intervalSeconds
    case intervalMinutes
    case intervalHours
    case intervalDays
    case intervalMonths
    case intervalYears
    case reviewsUnreadable
    case reviewTitle
    case reviewNew
    case reviewLearning
    case reviewDue
    case reviewProgress
    case reviewTurnHint
    case reviewNoCard
    case reviewBuried
    case reviewSuspended
    case reviewFlagged
    case reviewUnflagged
    case reviewLeech
    case reviewLeechSuspended
    case reviewWaitingTitle
    case reviewWaitingText
    case reviewFinishedTitle
    case reviewRight
    case reviewWrong
    case reviewNextDeck
    case reviewAgainTomorrow
    case reviewAgainLater
    case reviewNothingText
    case reviewEmptyTitle
    case reviewEmptyText
    case cardFlag
    case cardLeech
    case typedLayer
    case typedRight
    case typedWrong
    case typedYours
    case typedExpected
    case moreAbove
    case moreBelow
    // rounds
    case roundText
    case roundCards
    case roundLength
    case roundAll
    case roundDue
    case roundForgotten
    case roundFlagged
    case roundPicked
    case roundNoCards
    case roundOver
    case roundStack
    case roundClock
    case roundClockStill
    case roundTimeUp
    case roundStackEmpty
    case roundEnded
    case roundLastSeconds
    case roundMissed
    case roundSummary
    case roundAfter
    case roundGradeLater
    case roundEndText
    case roundEndKeep
    case roundGraded
    // screens
    case homeTitle
    case homeWallet
    case homeFlashcards
    case homeDue
    case homeSettings
    case homeLock
    case homeStudy
    case homeToday
    case homeStreak
    case homeCountDue
    case homeCountNew
    case homeCountLearning
    case homeMinutes
    case homeNothingDue
    case homeDecks
    case homeHeadNew
    case homeHeadLearning
    case homeHeadDue
    case homeMore
    case homeDate
    case monthOfYear
    case decimalNumber
    case homeNoDecks
    case homeWelcome
    case homeWelcomeCards
    case homeWelcomeDecks
    case homeWelcomeLock
    case homeAddCard
    case homeNewDeck
    case homeImport
    case walletEmpty
    case walletNothingToOpen
    case walletDoubles
    case cardNumber
    case cardHolder
    case cardExpiry
    case cardBrand
    case flashcardsEmpty
    case flashcardsNothingToOpen
    case deckPrompt
    case deckAnswer
    // settings
    case settingsIdle
    case settingsIdleNote
    case settingsSession
    case settingsSessionNote
    case settingsColors
    case settingsColorsNote
    case settingsBackground
    case settingsBackgroundNote
    case settingsBackgroundAutomatic
    case settingsBackgroundDark
    case settingsBackgroundLight
    case settingsBorders
    case settingsBordersNote
    case settingsBordersLines
    case settingsBordersBlank
    case settingsFocus
    case settingsFocusNote
    case settingsMotion
    case settingsMotionNote
    case settingsBrief
    case settingsBriefNote
    case settingsWipe
    case settingsWipeNote
    case wipeConfirmation
    case settingsLeaveOff
    case settingsSwitchOn
    case settingsMovesOn
    case settingsMovesOnNote
    case settingsCodes
    case settingsCodesNote
    case settingsCodesAsk
    case settingsCodesKeep
    case settingsCodesDrop
    case settingsSpace
    case settingsSpaceNote
    case settingsSpaceAnswers
    case settingsSpaceTurns
    case settingsReading
    case settingsReadingNote
    case settingsRollover
    case settingsRolloverNote
    case settingsForgiveCase
    case settingsForgiveAccents
    case settingsForgivePunctuation
    case settingsForgiveNote
    case settingsHomeWallet
    case settingsHomeWalletNote
    case settingsOn
    case settingsOff
    case settingsNever
    case settingsSaved
    case settingsNotSaved
    case settingsGroupLock
    case settingsGroupLook
    case settingsGroupCards
    case settingsGroupStudy
    case settingsGroupSync
    case settingsSync
    case settingsSyncNote
    case settingsSyncInterval
    case settingsSyncIntervalNote
    case settingsSyncLock
    case settingsSyncLockNote
    case settingsSyncEnd
    case settingsSyncEndNote
    case settingsDevices
    case settingsDevicesNote
    // spoken
    case spellingAlfa
    case spellingBravo
    case spellingCharlie
    case spellingDelta
    case spellingEcho
    case spellingFoxtrot
    case spellingGolf
    case spellingHotel
    case spellingIndia
    case spellingJuliett
    case spellingKilo
    case spellingLima
    case spellingMike
    case spellingNovember
    case spellingOscar
    case spellingPapa
    case spellingQuebec
    case spellingRomeo
    case spellingSierra
    case spellingTango
    case spellingUniform
    case spellingVictor
    case spellingWhiskey
    case spellingXray
    case spellingYankee
    case spellingZulu
    case spellingZero
    case spellingOne
    case spellingTwo
    case spellingThree
    case spellingFour
    case spellingFive
    case spellingSix
    case spellingSeven
    case spellingEight
    case spellingNine
    case spellingSpace
    case spellingExclamation
    case spellingQuote
    case spellingNumber
    case spellingDollar
    case spellingPercent
    case spellingAmpersand
    case spellingApostrophe
    case spellingParenthesisOpen
    case spellingParenthesisClose
    case spellingAsterisk
    case spellingPlus
    case spellingComma
    case spellingHyphen
    case spellingPoint
    case spellingSlash
    case spellingColon
    case spellingSemicolon
    case spellingLess
    case spellingEquals
    case spellingGreater
    case spellingQuestion
    case spellingAt
    case spellingBracketOpen
    case spellingBackslash
    case spellingBracketClose
    case spellingCircumflex
    case spellingUnderscore
    case spellingBacktick
    case spellingBraceOpen
    case spellingBar
    case spellingBraceClose
    case spellingTilde
    case spellingNoBreakSpace
    case spellingPound
    case spellingYen
    case spellingSection
    case spellingDegree
    case spellingEnDash
    case spellingEmDash
    case spellingEllipsis
    case spellingEuro
    case spellingWideSpace
    case spellingTab
    case spellingLineBreak
    case spellingCapital
    case spellingFullWidth
    case spellingCode
    case spokenMonthJanuary
    case spokenMonthFebruary
    case spokenMonthMarch
    case spokenMonthApril
    case spokenMonthMay
    case spokenMonthJune
    case spokenMonthJuly
    case spokenMonthAugust
    case spokenMonthSeptember
    case spokenMonthOctober
    case spokenMonthNovember
    case spokenMonthDecember
    case spokenDateJanuary
    case spokenDateFebruary
    case spokenDateMarch
    case spokenDateApril
    case spokenDateMay
    case spokenDateJune
    case spokenDateJuly
    case spokenDateAugust
    case spokenDateSeptember
    case spokenDateOctober
    case spokenDateNovember
    case spokenDateDecember
    case spokenClock
    case spokenClockFull
    case spokenDateTime
    case spokenToday
    case spokenMonths
    case spokenYears
    case spokenDeckIn
    case spokenGap
    case spokenGapHint
    case spokenPercent
    case spokenNothing
    case spokenDeckNameText
    case spokenStepsHint
    case spokenStability
    case spokenRoundSummary
    case spokenLink
    case spokenLinkAddress
    // statistics
    case statisticsToday
    case statisticsWeekdays
    case statisticsMonths
    case statisticsLess
    case statisticsMore
    case statisticsAllDecks
    case statisticsOneDeck
    case statisticsCalendarTitle
    case statisticsCalendar
    case statisticsForecastTitle
    case statisticsForecast
    case statisticsPage
    case statisticsReviewsTitle
    case statisticsRetentionTitle
    case statisticsButtonsTitle
    case statisticsHoursTitle
    case statisticsIntervalsTitle
    case statisticsDifficultyTitle
    case statisticsStabilityTitle
    case statisticsRetrievabilityTitle
    case statisticsTodayText
    case statisticsReviewsText
    case statisticsRetentionText
    case statisticsButtonsText
    case statisticsHoursText
    case statisticsIntervalsText
    case statisticsDifficultyText
    case statisticsStabilityText
    case statisticsRetrievabilityText
    case statisticsNoAnswers
    case statisticsNoCards
    case statisticsCalendarShort
    // study
    case studyLoading
    case studyNotKept
    case studyDamaged
    // terminal-lock
    case terminalLockTitle
    case terminalLockSpoken
    case terminalLockForgotten
    case terminalLockEnded
    case helpLock
    case helpLockText
    case usageDemoLock
    // undo
    case undoTitle
    case undoListTitle
    case undoListEmpty
    case undoListEmptyText
    case undoListUnreadable
    case undoneMark
    case undoneWhat
    case redoneWhat
    case undoneMany
    case nothingToUndo
    case nothingToRedo
    case undoFailed
    case undoForgotten
    case undoAsk
    case redoAsk
    case undoHowMuch
    case undoDependents
    case undoLeave
    case undoGo
    case redoGo
    case undoWorking
    case undoForgetTitle
    case undoForgetAsk
    case undoForgetGo
    case undoToday
    case undoWhatImport
    case undoWhatDeckRemoval
    case undoWhatRemoval
    case undoWhatAnswer
    case undoWhatReset
    case undoWhatBury
    case undoWhatSuspend
    case undoWhatUnsuspend
    case undoWhatFlag
    case undoWhatMove
    case undoWhatMoveMany
    case undoWhatDeckMove
    case undoWhatTag
    case undoWhatEdit
    case undoWhatSettling
    case undoWhatJoining
    case undoWhatAdd
    case undoWhatDeckAddition
    case undoWhatDeckRename
    case undoWhatDeckOptions
    case undoWhatParameters
    case undoWhatRound
    case undoWhatFavourite
    case undoWhatOrder
    case undoWhatSetting
    case lineModeUndoList
    // usage
    case helpOverview
    case helpUsage
    case helpArguments
    case helpOptions
    case helpSubcommands
    case helpSubcommand
    case helpMore
    case helpChoices
    case helpOfVersion
    case helpOfHelp
    case helpOfSubcommands
    case usageError
    case usageArgument
    case usageOf
    case usageMore
    case usageUnknownOption
    case usageUnknownOptionLike
    case usageInvalidOption
    case usageNoValueTaken
    case usageMissingValue
    case usageMissingArgument
    case usageUnexpected
    case usageUnexpectedSeveral
    case usageInvalidValue
    case usageInvalidChoice
    case usageOutputAndDescriptor
    case usageEmptyOutput
    case usageDemoAndVault
    case usageDescriptor
    case usageEmptyVault
    case usageSetAndStandard
    case usageSetMissing
    case usageWait
    case usageAddDash
    // voice
    case settingsVoice
    case settingsVoiceNote
    case voiceConfirmation
    case keyHear
    case voiceSpeaks
    case voiceSpeaksLanguage
    case voiceNothing
    case voiceNotInstalled
    case voiceNotReached
    case voiceOverNetwork
    case voiceMissing
    case voiceRefused
    case optionLanguage
    case optionLanguageNote
    case optionLanguageNone
    case optionLanguageHint
    case optionNoLanguage
    // wallet
    case keyCodes
    case cardImportText
    case cardImportQuestion
    case cardImportGone
    case cardCodesKept
    case cardCodesLeft
    case cardExportConfirmation
    case cardExportOtherWord
    case cardExportCodes
    case cardExportNoCodes
    case cardImportCodes
    case cardImportNoCodes
    case keyDeleteCard
    case keyMoveCardUp
    case keyMoveCardDown
    case keyToList
    case keyShowAll
    case keyCopy
    case keyDone
    case walletSearch
    case walletNothingFound
    case walletOrderInSearch
    case walletOrderAtEnd
    case wizardEditTitle
    case fieldNotes
    case notesNone
    case notesHint
    case codeKept
    case codeKeptOfOtherSize
    case duplicateTitle
    case duplicateText
    case duplicateOpen
    case duplicateReplace
    case duplicateKeepBoth
    case cardNotOpened
    case cardDeleted
    case cardDeleteForGood
    case cardDeletedForGood
    case cardMarked
    case cardUnmarked
    case cardNotChanged
    case cardsNotListed
    case copyFor
    case copyUntilLock
    case copyDone
    case copyInTmux
    case copyInTmuxAndOn
    case copySent
    case copyPending
    case copyFailed
    case copyFailedBy
    case copyFailedTerminal
    case copyOverSSH
    case copyInScreen
    case copyNothing
    case clipboardCleared
    case clipboardNotOurs
    case clipboardAsked
    case clipboardFailed
    case settingsClipboard
    case settingsClipboardNote
    case settingsOverSSH
    case settingsOverSSHNote
    case walletName
    case walletBrand
    case walletNumber
    case walletEnds
    case walletSortedOwn
    case walletSortedName
    case walletSortedBrand
    case walletSortedEnds
    case walletOrderInSort
    case keyOtherPane
    case detailHidden
    case detailShown
    case detailCodeKept
    case detailNone
    case detailShows
    case detailHides
    case detailCopies
    case fieldShown
    case fieldCopied
    case shownInShort
    case copiedInShort
    case detailCopied
    case customFieldRevealed
    case cardFieldsRow

    /// The names of the placeholders, in the order of their values.
    package var placeholders: [String] {
      switch self {
      case .importBitwardenAccount: ["path"]
      case .importBitwardenCSV: ["path"]
      case .importOnePasswordCSV: ["path"]
      case .importAppleCSV: ["path"]
      case .importKeePassXCCSV: ["path"]
      case .importChromeCSV: ["path"]
      case .importFirefoxCSV: ["path"]
      case .importKeePassOne: ["path"]
      case .importProtonPGP: ["path"]
      case .importDashlaneBackup: ["path"]
      case .importUnknown: ["path"]
      case .importOtherArchive: ["path"]
      case .importEncryptedArchive: ["path"]
      case .importTooDeep: ["path"]
      case .importDuplicateName: ["path"]
      case .importEntities: ["path"]
      case .importNewerVersion: ["path", "version"]
      case .importNeedsPassword: ["path", "format"]
      case .importWrongPassword: ["path"]
      case .importWrongKey: ["path"]
      case .importBrokenKeyFile: ["path"]
      case .importKeyFileTooLarge: ["path", "limit"]
      case .importTooMuchMemory: ["path"]
      case .importTooMuchTime: ["path"]
      case .importUnauthenticated: ["path"]
      case .importUnknownCipher: ["path"]
      case .importUnknownDerivation: ["path"]
      case .importUnknownCompression: ["path"]
      case .importUnknownInnerCipher: ["path"]
      case .importDamaged: ["path"]
      case .importReaderEnded: ["path"]
      case .importReaderSlow: ["path", "time"]
      case .importOnlyDuplicates: ["cards", "path"]
      case .importOnlyUpdates: ["cards", "path"]
      case .importFileChanged: ["path"]
      case .importUpdates: ["changes"]
      case .importUpdatesNot: ["changes"]
      case .importPossible: ["title"]
      case .importAgainInFile: ["place"]
      case .importAgainPossible: ["title"]
      case .importChange: ["field", "old", "new"]
      case .importChangeAdded: ["field", "new"]
      case .importAttachment: ["name"]
      case .importQuestion: ["cards", "word"]
      case .importUpdateQuestion: ["cards", "word"]
      case .importBothQuestion: ["cards", "changed", "word"]
      case .importPasswordPrompt: ["path", "format"]
      case .importPasswordOrNone: ["path", "format"]
      case .importPasswordAgain: ["sentence"]
      case .importDone: ["cards"]
      case .importDoneChanged: ["cards"]
      case .importFileLeft: ["path"]
      case .importFileSealedLeft: ["path"]
      case .importDeleteQuestion: ["path"]
      case .importDeleted: ["path"]
      case .exportPasswordPrompt: ["path"]
      case .exportPasswordShort: ["count"]
      case .exportSealed: ["cards", "path"]
      case .exportOpen: ["cards", "path", "format"]
      case .cardSaved: ["name"]
      case .cardNotSaved: ["reason"]
      case .badgeExpires: ["time"]
      case .fieldMessage: ["field", "text"]
      case .numberUndecided: ["digits"]
      case .numberCandidates: ["brand", "digits"]
      case .numberLikely: ["brand", "digits"]
      case .numberIncomplete: ["brand", "digits", "lengths"]
      case .numberSuspect: ["brand", "digits", "lengths"]
      case .numberValid: ["brand", "digits"]
      case .numberValidSoFar: ["brand", "digits", "lengths"]
      case .numberTooLong: ["brand", "digits"]
      case .numberCheckDigit: ["brand", "digits"]
      case .holderTooLong: ["count"]
      case .expiryValid: ["month"]
      case .expiryExpired: ["month"]
      case .expiryTooFar: ["count"]
      case .codeEmpty: ["digits"]
      case .codeEmptyBack: ["digits", "name"]
      case .codeEmptyFront: ["digits", "name"]
      case .codeIncomplete: ["count", "digits"]
      case .codeTooLong: ["count", "brand", "digits"]
      case .titleHint: ["name"]
      case .wizardMovedOn: ["field"]
      case .wizardDigitsOnly: ["field"]
      case .wizardFull: ["field", "count"]
      case .wizardNoMemory: ["field"]
      case .wizardInvalidField: ["field"]
      case .pasteFilled: ["fields", "rest"]
      case .pasteDropped: ["count"]
      case .pasteIgnored: ["count"]
      case .pasteCut: ["count"]
      case .pastedSureLine: ["field", "value"]
      case .pastedUnsureLine: ["field", "value"]
      case .pastedMark: ["value"]
      case .pastedLeaveOut: ["value"]
      case .standaloneBadDescriptor: ["number"]
      case .standaloneBadFile: ["path", "reason"]
      case .standaloneNotWritten: ["reason"]
      case .brandByNumber: ["brand"]
      case .fieldAddNamed: ["field"]
      case .fieldsFull: ["count"]
      case .passwordTooLong: ["count"]
      case .cardFilePassword: ["name", "format"]
      case .cardFileKeyFileChosen: ["path"]
      case .cardFileKeyFileText: ["name"]
      case .cardsAndUpdates: ["cards", "updates"]
      case .importChosen: ["chosen", "count"]
      case .verdictUpdateFields: ["fields"]
      case .verdictPossible: ["title"]
      case .verdictAgain: ["place"]
      case .verdictJoined: ["place"]
      case .itemPossible: ["title"]
      case .itemAgain: ["place"]
      case .itemJoined: ["place"]
      case .itemJoinedDiffers: ["place"]
      case .itemRefused: ["reason"]
      case .itemTakenJoined: ["place"]
      case .lineModeFieldChange: ["caption", "old", "new"]
      case .lineModeFieldJoined: ["caption", "place", "old", "new"]
      case .lineModeItemTaken: ["line"]
      case .cardFileQuestion: ["cards", "name"]
      case .cardFileQuestionOthers: ["cards", "name", "others"]
      case .cardFileKept: ["cards", "name"]
      case .cardFileDeleted: ["cards", "name"]
      case .cardFileNotDeleted: ["cards", "reason"]
      case .cardExportFormatMarked: ["cards"]
      case .cardExportSealedName: ["codes"]
      case .cardExportPlainName: ["format", "codes"]
      case .cardExportPassword: ["path"]
      case .cardExportSealedDone: ["cards", "path"]
      case .cardExportPlainDone: ["cards", "path"]
      case .listMarked: ["count"]
      case .listMarkedHidden: ["count"]
      case .cardsSuspended: ["cards"]
      case .cardsUnsuspended: ["cards"]
      case .cardsFlagged: ["cards", "flag"]
      case .cardsUnflagged: ["cards"]
      case .cardsMoved: ["cards", "name"]
      case .cardsMoveTitle: ["cards"]
      case .notesTagged: ["notes"]
      case .paymentCardsDeleted: ["cards"]
      case .paymentCardsMarked: ["cards"]
      case .paymentCardsUnmarked: ["cards"]
      case .decksDeleted: ["decks"]
      case .notesDeleted: ["notes"]
      case .bulkSuspend: ["cards"]
      case .bulkFlag: ["cards"]
      case .bulkTag: ["notes"]
      case .bulkImportCards: ["cards", "name"]
      case .bulkDeleteForGood: ["notes"]
      case .noteDeletedForGood: ["name"]
      case .bulkDelete: ["notes"]
      case .bulkDeleteCards: ["cards"]
      case .walletJoinQuestion: ["cards"]
      case .bulkFavourite: ["cards"]
      case .bulkMove: ["cards", "name"]
      case .bulkMoveToTop: ["decks"]
      case .bulkTagCards: ["cards"]
      case .decksMoveTitle: ["decks"]
      case .deckMoveInto: ["decks", "name"]
      case .deckMoveToTop: ["decks"]
      case .decksMoved: ["decks", "name"]
      case .decksMovedToTop: ["decks"]
      case .stateDueIn: ["time"]
      case .deckCreate: ["name"]
      case .lineModeRowsExample: ["word"]
      case .lineModeRowsOnly: ["word", "count"]
      case .filesCut: ["count"]
      case .filesUnreadable: ["path", "reason"]
      case .importTooLarge: ["path", "limit"]
      case .importNotUTF8: ["path"]
      case .importBroken: ["path"]
      case .importBrokenArchive: ["path"]
      case .transferMissing: ["path"]
      case .transferNotAFile: ["path"]
      case .transferLink: ["path"]
      case .importNoItems: ["path"]
      case .importOnlyRefused: ["path"]
      case .commandNothingNew: ["path", "notes"]
      case .commandNothingThere: ["path"]
      case .commandNothingReadable: ["path"]
      case .transferExists: ["path"]
      case .transferSystem: ["path", "reason"]
      case .importHeading: ["path", "format"]
      case .importItemLine: ["place", "parts", "remarks"]
      case .importInFile: ["place"]
      case .importJoined: ["place", "changes"]
      case .importReplacesNot: ["place", "changes"]
      case .importReplaces: ["place", "changes"]
      case .importRefused: ["reason"]
      case .importItem: ["number"]
      case .importLine: ["number"]
      case .refusalKind: ["kind"]
      case .refusalLength: ["digits"]
      case .exportQuestion: ["path", "word"]
      case .exportDamaged: ["cards"]
      case .commandFileFailed: ["path", "reason"]
      case .commandFileExists: ["path"]
      case .commandExportFormat: ["path"]
      case .commandFileEmpty: ["path"]
      case .commandFileNotText: ["path", "line"]
      case .commandFileUnknown: ["path", "formats"]
      case .commandFileReason: ["path", "reason"]
      case .commandNoDeck: ["deck"]
      case .commandNotParameters: ["path", "reason"]
      case .commandParameters: ["deck", "what"]
      case .commandParametersFitted: ["answers"]
      case .commandParametersSet: ["deck", "cards", "due", "moved"]
      case .commandParametersRescheduled: ["deck", "cards", "moved", "due"]
      case .commandParametersPreview: ["deck", "cards", "moved", "rescheduled", "due"]
      case .commandDeckName: ["deck"]
      case .commandImported: ["path", "new", "changed", "same"]
      case .commandHistoryImported: ["path", "answers", "same"]
      case .commandHistoryPreview: ["path", "answers", "same"]
      case .commandHistoryUnknown: ["path", "answers"]
      case .commandHistoryNothingNew: ["path", "answers"]
      case .commandImportUndone: ["path"]
      case .commandImportUndoAlready: ["path"]
      case .commandImportUndoUsed: ["changes", "path"]
      case .commandImportPreview: ["path", "new", "changed", "same"]
      case .commandImportRefused: ["path", "lines"]
      case .commandExported: ["path", "notes"]
      case .commandExportDamaged: ["damaged"]
      case .commandDeckLine: ["deck", "cards", "new", "learning", "review"]
      case .deckFileLine: ["path", "line", "reason"]
      case .deckFaultDuplicate: ["line"]
      case .historyFaultKind: ["kinds"]
      case .checkNotJSON: ["line"]
      case .checkNotAnObject: ["line"]
      case .checkNotAString: ["line", "key"]
      case .checkNotAMonth: ["line"]
      case .scheduleRating: ["name", "value"]
      case .scheduleNotWhole: ["name", "value", "low", "high"]
      case .scheduleTooFar: ["name", "value"]
      case .scheduleWrongCount: ["count"]
      case .scheduleOutOfRange: ["index", "value", "low", "high"]
      case .scheduleRetention: ["value"]
      case .scheduleStep: ["seconds"]
      case .scheduleMaximumInterval: ["days"]
      case .scheduleMissing: ["path"]
      case .scheduleWrongType: ["path"]
      case .scheduleUnknownValue: ["path"]
      case .cardsNoValue: ["field"]
      case .cardsProgram: ["program", "reason"]
      case .cardsPatchUnknown: ["fields"]
      case .cardsPatchTwice: ["field"]
      case .cardsPatchBrand: ["brands"]
      case .cardsDoubtful: ["word"]
      case .cardsSameNumber: ["card", "word"]
      case .cardsEdited: ["card"]
      case .cardsDeleteQuestion: ["card", "word"]
      case .cardsDeleted: ["card"]
      case .cardsJoinQuestion: ["list", "cards", "word"]
      case .cardsJoined: ["cards"]
      case .commandReadDamaged: ["damaged"]
      case .openingNoDeck: ["deck"]
      case .openingSeveral: ["deck"]
      case .commandSyncFounded: ["name", "remote"]
      case .commandSyncInvite: ["remote"]
      case .commandSyncRestored: ["name"]
      case .commandSyncReceived: ["changes"]
      case .commandSyncSent: ["things"]
      case .commandSyncTook: ["things"]
      case .commandSyncRemote: ["remote"]
      case .commandSyncLast: ["time"]
      case .commandSyncNotReached: ["time", "reason"]
      case .commandSyncToSend: ["count"]
      case .commandSyncToReceive: ["count"]
      case .commandSyncConflictCount: ["count"]
      case .commandSyncDevice: ["number", "name", "state", "shares"]
      case .commandSyncHeard: ["time"]
      case .commandSyncNoDevice: ["name"]
      case .commandSyncSameNames: ["name"]
      case .commandSyncConflict: ["number", "field"]
      case .commandSyncConflictThing: ["name", "kind"]
      case .commandSyncVersion: ["number", "text", "device", "time"]
      case .commandSyncVersionShown: ["number", "text", "device", "time"]
      case .conflictNumber: ["digits"]
      case .conflictOtherNumber: ["digits"]
      case .commandSyncSound: ["segments"]
      case .commandSyncUnsound: ["segments", "faults"]
      case .commandSyncAskDestroy: ["remote"]
      case .commandSyncDestroyed: ["remote"]
      case .commandSyncSpace: ["name"]
      case .commandSyncNothingToRecover: ["remote"]
      case .statusDeviceKey: ["path"]
      case .statusDeviceKeyMissing: ["path"]
      case .commandDeviceKeyOn: ["path"]
      case .commandDeviceKeyOff: ["path"]
      case .commandNoMatch: ["query"]
      case .commandSeveral: ["query"]
      case .commandPasscodeTerminal: ["descriptor"]
      case .commandPasscodeEmpty: ["descriptor"]
      case .commandPasscodeLong: ["descriptor"]
      case .commandPasscodeNotText: ["descriptor"]
      case .commandPasscodeUnreadable: ["descriptor", "reason"]
      case .commandNotDue: ["time"]
      case .commandNotDueLost: ["time"]
      case .commandNotDueUncounted: ["time"]
      case .commandWaiting: ["time"]
      case .commandBackupDone: ["path"]
      case .commandSound: ["changes"]
      case .commandNoBackups: ["path"]
      case .commandNoBackup: ["number"]
      case .commandRestored: ["number"]
      case .commandKeptAsFile: ["path"]
      case .statusPath: ["path"]
      case .statusFormat: ["format"]
      case .statusPasscode: ["kind"]
      case .statusCost: ["memory", "passes"]
      case .statusSize: ["size"]
      case .statusBackup: ["number", "time", "size"]
      case .statusWriter: ["process"]
      case .commandBackupNeedsDeviceKey: ["path"]
      case .vaultRecoveryKeyPending: ["path"]
      case .commandVaultHolds: ["counts"]
      case .statusBackupContents: ["backup", "counts"]
      case .statusBackupUnknown: ["backup"]
      case .statusBackupKept: ["backup"]
      case .commandRestoreQuestion: ["number", "word"]
      case .commandKeptAsBackup: ["number"]
      case .statusLetterbox: ["things"]
      case .configurationProblem: ["line", "problem"]
      case .configurationNearest: ["problem", "word"]
      case .configurationTableTwice: ["line"]
      case .configurationKeyTwice: ["line"]
      case .configurationNoTable: ["name"]
      case .configurationNoKey: ["name"]
      case .configurationNoLanguage: ["value", "languages"]
      case .configurationNoRole: ["name"]
      case .configurationNoColor: ["value"]
      case .configurationUnreadableOnDark: ["value", "contrast"]
      case .configurationUnreadableOnLight: ["value", "contrast"]
      case .configurationNoSetting: ["name"]
      case .configurationNoScreen: ["name"]
      case .configurationNoAction: ["screen", "name"]
      case .configurationNoKeys: ["value"]
      case .configurationLosesAction: ["name"]
      case .configurationNoSuchKey: ["value"]
      case .configurationReserved: ["key"]
      case .configurationSameKey: ["other", "key"]
      case .configurationTaken: ["key", "action", "screen"]
      case .configurationNotice: ["path", "problems"]
      case .configurationRefusedNotice: ["path", "reason"]
      case .configurationUnread: ["reason"]
      case .settingFixed: ["line"]
      case .settingFixedValue: ["value"]
      case .settingFixedNote: ["line"]
      case .configurationMissing: ["path"]
      case .configurationSound: ["path"]
      case .configurationFromLine: ["line"]
      case .configurationNoValue: ["name", "value", "choices"]
      case .damageRecords: ["tables"]
      case .damageRecord: ["table", "id"]
      case .damagedRecords: ["counts"]
      case .decksUnreadableText: ["reason"]
      case .deckUnreadableText: ["reason"]
      case .flashcardsEmptyText: ["add", "file"]
      case .deckAdded: ["name"]
      case .deckRenamed: ["name"]
      case .deckDeleted: ["name"]
      case .deckRemovalText: ["parts"]
      case .deckRemovalInner: ["decks"]
      case .deckRemovalEmpty: ["name"]
      case .optionNoNumber: ["word"]
      case .optionNoUnit: ["unit"]
      case .optionOutOfRange: ["low", "high"]
      case .optionTooManySteps: ["n"]
      case .optionStepRange: ["step"]
      case .aheadNothing: ["days"]
      case .aheadReviews: ["cards", "days", "next"]
      case .aheadIn: ["n"]
      case .deviceRestored: ["name"]
      case .deviceVerified: ["segments"]
      case .deviceDestructionText: ["remote"]
      case .deviceDestroyed: ["remote"]
      case .deviceTimeLeft: ["time"]
      case .deviceAsked: ["device"]
      case .deviceAdmitted: ["device"]
      case .deviceToSend: ["changes"]
      case .deviceToReceive: ["changes"]
      case .deviceLacks: ["numbers"]
      case .deviceReplaces: ["device"]
      case .deviceReplacesSince: ["device", "time"]
      case .deviceGoesOn: ["device", "replaces", "earlier"]
      case .devicesSynced: ["sent", "received"]
      case .deviceConflictsWait: ["conflicts"]
      case .deviceFounded: ["remote"]
      case .deviceJoined: ["name"]
      case .deviceWasRemoved: ["device"]
      case .deviceHasMoved: ["remote"]
      case .deviceRemoveName: ["device"]
      case .deviceRemovalText: ["device"]
      case .deviceRemovalFlashcardsText: ["device"]
      case .conflictAbout: ["name", "kind", "field"]
      case .conflictKeepOf: ["device"]
      case .conflictsSettled: ["conflicts"]
      case .deviceNameWrong: ["name"]
      case .deviceFailed: ["reason"]
      case .deviceFolderProblem: ["path", "reason"]
      case .deviceUnreachable: ["reason"]
      case .deviceProgramMissing: ["program", "package"]
      case .deviceDamaged: ["numbers", "device", "file"]
      case .deviceForged: ["file"]
      case .deviceExchanged: ["device"]
      case .deviceObstructed: ["file", "device"]
      case .deviceGone: ["numbers", "device"]
      case .deviceLost: ["numbers"]
      case .deviceMended: ["numbers", "file"]
      case .deviceLateWrites: ["device"]
      case .deviceIncomplete: ["device"]
      case .deviceMissing: ["numbers", "device"]
      case .deviceClockOff: ["device", "time"]
      case .deviceNewerProgram: ["device"]
      case .deviceKept: ["things"]
      case .dueToday: ["cards", "new", "learning", "review"]
      case .dueNext: ["cards", "days"]
      case .dueDeck: ["deck", "cards"]
      case .dueNone: ["setting"]
      case .dueOver: ["days"]
      case .dueDamaged: ["path"]
      case .dueNewer: ["path"]
      case .dueOtherVault: ["path"]
      case .dueLink: ["path"]
      case .dueOtherOwner: ["path"]
      case .dueNotAFile: ["path"]
      case .tooSmall: ["width", "height"]
      case .keyUnknown: ["key"]
      case .twoSentences: ["first", "second"]
      case .nameAndSentence: ["name", "sentence"]
      case .asSentence: ["text"]
      case .listRange: ["low", "high"]
      case .facePictureNamed: ["name"]
      case .faceSoundNamed: ["name"]
      case .faceVideoNamed: ["name"]
      case .faceHintNamed: ["name"]
      case .faceEmbeddedNamed: ["name"]
      case .faceUnknownField: ["tag", "name"]
      case .faceSectionNotClosed: ["open", "close"]
      case .faceSectionNotOpen: ["close", "open"]
      case .faceSectionsCross: ["found", "expected"]
      case .importInto: ["decks"]
      case .importBadLine: ["line", "reason"]
      case .fileNotText: ["line"]
      case .fileBrokenJSON: ["line"]
      case .fileUnreadable: ["reason"]
      case .fileNotWritten: ["reason"]
      case .importUnknownAnswers: ["count"]
      case .exportText: ["deck"]
      case .deckExportDone: ["notes", "path"]
      case .packageOtherTypes: ["list"]
      case .packageMedia: ["list"]
      case .packageFilteredDecks: ["list"]
      case .packageScripts: ["list"]
      case .packageImageOcclusion: ["list"]
      case .packageDescriptions: ["list"]
      case .packageEasyDays: ["list"]
      case .packageIgnoredAnswers: ["list"]
      case .packageStrays: ["list"]
      case .packageHiding: ["list"]
      case .packageLongNotes: ["list"]
      case .packageFieldCounts: ["list"]
      case .packageFaultyText: ["list"]
      case .packageTwins: ["list"]
      case .packageDisplayOrder: ["list"]
      case .importCame: ["list"]
      case .exportReplaces: ["name"]
      case .exportReplacesOfLast: ["name", "count"]
      case .packageForecast: ["answers", "loss", "error"]
      case .packageNewer: ["version"]
      case .packageSchemaUnknown: ["version"]
      case .languageWithTag: ["language", "tag"]
      case .startUnknownTerminal: ["name"]
      case .startPoorTerminal: ["name"]
      case .linesUnknownTerminal: ["name"]
      case .linesPoorTerminal: ["name"]
      case .startTerminalRefused: ["reason"]
      case .vaultMissing: ["path"]
      case .vaultExists: ["path"]
      case .vaultSymbolicLink: ["path"]
      case .vaultDirectory: ["path"]
      case .vaultNotAFile: ["path"]
      case .vaultSeveralNames: ["path"]
      case .vaultOtherOwner: ["path"]
      case .vaultUnreadable: ["path"]
      case .vaultReadOnly: ["path"]
      case .vaultNotAVault: ["path"]
      case .vaultNewer: ["path"]
      case .vaultOlder: ["path"]
      case .vaultDiskFull: ["path"]
      case .vaultDamaged: ["path"]
      case .vaultLogDamaged: ["path"]
      case .vaultBusy: ["path"]
      case .vaultInUse: ["path", "process"]
      case .vaultNotEnoughMemory: ["path"]
      case .vaultSystem: ["path", "reason"]
      case .letterboxDeposited: ["things"]
      case .letterboxFirst: ["path"]
      case .letterboxNoteAdded: ["deck"]
      case .letterboxCardAdded: ["digits"]
      case .letterboxMissing: ["path"]
      case .letterboxNotADirectory: ["path"]
      case .letterboxForeign: ["path"]
      case .letterboxOpen: ["path"]
      case .letterboxKeyDamaged: ["path"]
      case .letterboxKeyExchanged: ["path"]
      case .letterboxFull: ["count", "path"]
      case .letterboxFullOfBytes: ["size", "path"]
      case .letterboxItemTooLarge: ["size"]
      case .letterboxBusy: ["path"]
      case .letterboxFailed: ["path", "reason"]
      case .letterboxNotEmpty: ["path"]
      case .letterboxRestored: ["things"]
      case .letterboxTaken: ["notes"]
      case .letterboxNotTaken: ["reason"]
      case .letterboxExchanged: ["time", "path"]
      case .letterboxUnusable: ["sentence"]
      case .letterboxUnreadable: ["things", "path"]
      case .letterboxOtherKey: ["things", "path"]
      case .letterboxCardCounted: ["number", "count"]
      case .letterboxCardAsk: ["time"]
      case .letterboxCardSame: ["name"]
      case .letterboxCardNotTaken: ["reason"]
      case .undoWhatLetterbox: ["name"]
      case .cardObjectField: ["name"]
      case .cardObjectTwice: ["name"]
      case .commandLettersTaken: ["notes"]
      case .letterboxCardsWait: ["cards"]
      case .cardObjectText: ["name"]
      case .lineModeChoice: ["word", "label"]
      case .lineModeItem: ["label", "value"]
      case .lineModeAsk: ["what"]
      case .lineModeNearest: ["word"]
      case .lineModeNumberRange: ["first", "last"]
      case .lineModeWordTaken: ["word"]
      case .lineModeTooLong: ["count"]
      case .lineModeHint: ["word"]
      case .lineModePlaceIs: ["screen"]
      case .lineModeAbove: ["screen", "others"]
      case .lineModeRows: ["first", "last", "count"]
      case .lineModeMore: ["first", "count"]
      case .lineModeNextGroup: ["name"]
      case .lineModeUnreadable: ["reason"]
      case .lineModePercent: ["percent"]
      case .lineModeWaiting: ["time"]
      case .lineModeWrongWait: ["time"]
      case .lineModeDigitsOnly: ["count"]
      case .lineModeForeignScript: ["script"]
      case .lineModeGroup: ["number"]
      case .lineModeRating: ["rating", "time"]
      case .lineModeRate: ["again", "hard", "good", "easy"]
      case .lineModeRateWrong: ["again", "hard", "good", "easy"]
      case .lineModeTypedYours: ["text"]
      case .lineModeTypedTooMuch: ["parts"]
      case .lineModeTypedMissing: ["parts"]
      case .lineModeTimeLeft: ["time"]
      case .lineModePicked: ["name"]
      case .lineModeCardsSuspended: ["cards"]
      case .lineModeStates: ["new", "learning", "young", "mature", "suspended"]
      case .lineModeImportNew: ["notes"]
      case .lineModeImportReplaced: ["notes"]
      case .lineModeImportUnchanged: ["notes"]
      case .lineModeExport: ["deck"]
      case .lineModeExportOne: ["deck"]
      case .lineModeScore: ["name", "before", "after"]
      case .lineModeCardImport: ["cards"]
      case .lineModePlace: ["name", "place", "count"]
      case .lineModeUnseenDigits: ["count"]
      case .lineModeLastFour: ["digits"]
      case .lineModeExpires: ["month"]
      case .lineModeMarked: ["name"]
      case .lineModeSort: ["column"]
      case .lineModeDeckAdded: ["name"]
      case .lineModeShowField: ["field"]
      case .lineModeCopyField: ["field"]
      case .lockWaiting: ["time"]
      case .lockAttemptsLeft: ["attempts"]
      case .refusedWrongWaitText: ["time"]
      case .refusedFailedText: ["reason"]
      case .deletionText: ["word"]
      case .deletionOtherWord: ["word"]
      case .deletionFailed: ["reason"]
      case .noteDuplicate: ["deck"]
      case .cardNotRendered: ["reason"]
      case .optionsShared: ["decks"]
      case .noteDeleted: ["name"]
      case .noteMoved: ["name"]
      case .browserEmpty: ["key"]
      case .agoDays: ["days"]
      case .backupFailed: ["reason"]
      case .noticeFailedAttempts: ["attempts"]
      case .ownFailures: ["attempts"]
      case .noticeCardsDamaged: ["cards"]
      case .noticeDamaged: ["what"]
      case .noticeDirectoryOpen: ["path"]
      case .noticeRehearsal: ["text"]
      case .lineModePaletteFound: ["text"]
      case .parametersTooFew: ["answers"]
      case .parametersNoBetter: ["answers"]
      case .parametersBetter: ["answers"]
      case .parametersBetterFirst: ["answers"]
      case .parametersEntered: ["age"]
      case .parametersFitted: ["answers", "age"]
      case .parametersAgo: ["days"]
      case .parametersNoNumber: ["place", "word"]
      case .parametersWrongCount: ["numbers"]
      case .parametersOutOfRange: ["place", "value", "low", "high"]
      case .parametersCarriedOver: ["count"]
      case .parametersEffect: ["cards", "moved"]
      case .parametersDue: ["due"]
      case .newPasscodeTooShort: ["count"]
      case .newPasscodeFailed: ["reason"]
      case .foreignScript: ["script"]
      case .deviceKeyChoice: ["state"]
      case .recoveryNotRenewed: ["reason"]
      case .recoveryAsk: ["number"]
      case .recoveryWrongGroup: ["number"]
      case .recoveryNotErased: ["reason"]
      case .recoveryTooShort: ["count"]
      case .recoveryTooLong: ["count"]
      case .recoveryNotASymbol: ["place"]
      case .recoveryWrongGroups: ["groups"]
      case .reasonReaderMissing: ["path"]
      case .reasonReaderUnguarded: ["path"]
      case .reasonOther: ["words"]
      case .intervalSeconds: ["n"]
      case .intervalMinutes: ["n"]
      case .intervalHours: ["n"]
      case .intervalDays: ["n"]
      case .intervalMonths: ["n"]
      case .intervalYears: ["n"]
      case .reviewsUnreadable: ["reason"]
      case .reviewNew: ["n"]
      case .reviewLearning: ["n"]
      case .reviewDue: ["n"]
      case .reviewProgress: ["done", "total"]
      case .reviewTurnHint: ["key"]
      case .reviewFlagged: ["flag"]
      case .reviewWaitingText: ["time"]
      case .reviewRight: ["n"]
      case .reviewWrong: ["n"]
      case .reviewNextDeck: ["deck", "cards"]
      case .reviewAgainTomorrow: ["cards"]
      case .reviewAgainLater: ["time", "cards"]
      case .reviewEmptyText: ["key"]
      case .cardFlag: ["flag"]
      case .roundStack: ["cards"]
      case .roundClock: ["seconds"]
      case .roundClockStill: ["seconds"]
      case .roundSummary: ["right", "wrong", "once", "left", "seconds"]
      case .homeDue: ["cards"]
      case .homeStreak: ["days"]
      case .homeCountDue: ["n"]
      case .homeCountNew: ["n"]
      case .homeCountLearning: ["n"]
      case .homeMinutes: ["minutes"]
      case .homeMore: ["n"]
      case .homeDate: ["weekday", "day", "month"]
      case .monthOfYear: ["month", "year"]
      case .decimalNumber: ["whole", "tenth"]
      case .walletDoubles: ["cards"]
      case .settingsNotSaved: ["reason"]
      case .spellingCapital: ["letter"]
      case .spellingFullWidth: ["sign"]
      case .spellingCode: ["code"]
      case .spokenMonthJanuary: ["year"]
      case .spokenMonthFebruary: ["year"]
      case .spokenMonthMarch: ["year"]
      case .spokenMonthApril: ["year"]
      case .spokenMonthMay: ["year"]
      case .spokenMonthJune: ["year"]
      case .spokenMonthJuly: ["year"]
      case .spokenMonthAugust: ["year"]
      case .spokenMonthSeptember: ["year"]
      case .spokenMonthOctober: ["year"]
      case .spokenMonthNovember: ["year"]
      case .spokenMonthDecember: ["year"]
      case .spokenDateJanuary: ["day", "year"]
      case .spokenDateFebruary: ["day", "year"]
      case .spokenDateMarch: ["day", "year"]
      case .spokenDateApril: ["day", "year"]
      case .spokenDateMay: ["day", "year"]
      case .spokenDateJune: ["day", "year"]
      case .spokenDateJuly: ["day", "year"]
      case .spokenDateAugust: ["day", "year"]
      case .spokenDateSeptember: ["day", "year"]
      case .spokenDateOctober: ["day", "year"]
      case .spokenDateNovember: ["day", "year"]
      case .spokenDateDecember: ["day", "year"]
      case .spokenClock: ["hour", "minute"]
      case .spokenClockFull: ["hour"]
      case .spokenDateTime: ["date", "time"]
      case .spokenToday: ["time"]
      case .spokenMonths: ["n"]
      case .spokenYears: ["n"]
      case .spokenDeckIn: ["deck", "parent"]
      case .spokenGapHint: ["hint"]
      case .spokenPercent: ["n"]
      case .spokenStability: ["cards", "days"]
      case .spokenRoundSummary: ["right", "wrong", "once", "left", "time"]
      case .spokenLink: ["number"]
      case .spokenLinkAddress: ["number"]
      case .statisticsCalendar: ["answers", "days", "most"]
      case .statisticsForecast: ["today", "tomorrow", "month"]
      case .statisticsPage: ["page", "pages"]
      case .statisticsTodayText: ["answers", "right", "new", "time", "days"]
      case .statisticsReviewsText: ["answers", "daily", "days"]
      case .statisticsRetentionText: ["young", "mature", "year"]
      case .statisticsButtonsText: ["learning", "young", "mature"]
      case .statisticsHoursText: ["hour", "answers", "best", "share"]
      case .statisticsIntervalsText: ["cards", "days"]
      case .statisticsDifficultyText: ["cards", "difficulty"]
      case .statisticsStabilityText: ["cards", "days"]
      case .statisticsRetrievabilityText: ["recalled", "cards", "share"]
      case .statisticsCalendarShort: ["answers", "days"]
      case .studyNotKept: ["reason"]
      case .studyDamaged: ["count"]
      case .undoListUnreadable: ["count"]
      case .undoneWhat: ["what"]
      case .redoneWhat: ["what"]
      case .undoneMany: ["what", "others"]
      case .undoFailed: ["reason"]
      case .undoAsk: ["what", "when"]
      case .redoAsk: ["what", "when"]
      case .undoHowMuch: ["parts"]
      case .undoDependents: ["others", "names"]
      case .undoForgetAsk: ["what", "when"]
      case .undoToday: ["time"]
      case .undoWhatImport: ["name"]
      case .undoWhatDeckRemoval: ["name"]
      case .undoWhatRemoval: ["name"]
      case .undoWhatAnswer: ["name"]
      case .undoWhatReset: ["name"]
      case .undoWhatBury: ["name"]
      case .undoWhatSuspend: ["name"]
      case .undoWhatUnsuspend: ["name"]
      case .undoWhatFlag: ["name"]
      case .undoWhatMove: ["name"]
      case .undoWhatMoveMany: ["cards", "name"]
      case .undoWhatDeckMove: ["name"]
      case .undoWhatTag: ["name"]
      case .undoWhatEdit: ["name"]
      case .undoWhatSettling: ["name"]
      case .undoWhatJoining: ["name"]
      case .undoWhatAdd: ["name"]
      case .undoWhatDeckAddition: ["name"]
      case .undoWhatDeckRename: ["name"]
      case .undoWhatDeckOptions: ["name"]
      case .undoWhatParameters: ["name"]
      case .undoWhatRound: ["name"]
      case .undoWhatFavourite: ["name"]
      case .undoWhatOrder: ["name"]
      case .undoWhatSetting: ["name"]
      case .helpOverview: ["text"]
      case .helpUsage: ["usage"]
      case .helpMore: ["command"]
      case .helpChoices: ["values"]
      case .usageError: ["problem"]
      case .usageArgument: ["text"]
      case .usageOf: ["usage"]
      case .usageMore: ["command"]
      case .usageUnknownOption: ["option"]
      case .usageUnknownOptionLike: ["option", "other"]
      case .usageInvalidOption: ["option"]
      case .usageNoValueTaken: ["option", "value"]
      case .usageMissingValue: ["option"]
      case .usageMissingArgument: ["argument"]
      case .usageUnexpected: ["argument"]
      case .usageUnexpectedSeveral: ["count", "arguments"]
      case .usageInvalidValue: ["value", "argument"]
      case .usageInvalidChoice: ["value", "argument", "choices"]
      case .voiceSpeaksLanguage: ["language"]
      case .voiceMissing: ["language"]
      case .voiceRefused: ["words"]
      case .optionNoLanguage: ["word"]
      case .cardImportQuestion: ["cards"]
      case .cardExportConfirmation: ["path", "word"]
      case .codeKeptOfOtherSize: ["count", "brand", "digits"]
      case .duplicateText: ["name"]
      case .cardNotOpened: ["reason"]
      case .cardDeleted: ["name"]
      case .cardDeleteForGood: ["name"]
      case .cardDeletedForGood: ["name"]
      case .cardMarked: ["name"]
      case .cardUnmarked: ["name"]
      case .cardNotChanged: ["reason"]
      case .cardsNotListed: ["reason"]
      case .copyFor: ["time"]
      case .copyDone: ["field", "when"]
      case .copyInTmux: ["field", "when"]
      case .copyInTmuxAndOn: ["field", "when"]
      case .copySent: ["field", "when"]
      case .copyPending: ["field"]
      case .copyFailed: ["field"]
      case .copyFailedBy: ["field", "program"]
      case .copyFailedTerminal: ["field"]
      case .copyOverSSH: ["field"]
      case .copyInScreen: ["field"]
      case .walletOrderInSort: ["key"]
      case .detailShown: ["time"]
      case .detailShows: ["key"]
      case .detailHides: ["key"]
      case .detailCopies: ["key"]
      case .fieldShown: ["field", "time"]
      case .fieldCopied: ["field", "time"]
      case .shownInShort: ["time"]
      case .copiedInShort: ["time"]
      case .detailCopied: ["time"]
      case .customFieldRevealed: ["field"]
      default: []
      }
    }
  }
}
