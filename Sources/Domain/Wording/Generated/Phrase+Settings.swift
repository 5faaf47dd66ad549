// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/settings.pot. Change it there.

extension Phrase {
  /// Lock when idle for
  package static var settingsIdle: Phrase { Phrase(.settingsIdle) }
  /// The lock comes up after this long without a key, also when the machine slept through it.
  package static var settingsIdleNote: Phrase { Phrase(.settingsIdleNote) }
  /// Lock after unlocking for
  package static var settingsSession: Phrase { Phrase(.settingsSession) }
  /// Then the lock comes up even while you type. What is open is kept, as always.
  package static var settingsSessionNote: Phrase { Phrase(.settingsSessionNote) }
  /// Colours
  package static var settingsColors: Phrase { Phrase(.settingsColors) }
  /// Off: bright, dim and reverse instead. NO_COLOR does the same.
  package static var settingsColorsNote: Phrase { Phrase(.settingsColorsNote) }
  /// Background
  package static var settingsBackground: Phrase { Phrase(.settingsBackground) }
  /// Which colours are used. Automatic: as the terminal says, else colours that can be read on both.
  package static var settingsBackgroundNote: Phrase { Phrase(.settingsBackgroundNote) }
  /// automatic
  package static var settingsBackgroundAutomatic: Phrase { Phrase(.settingsBackgroundAutomatic) }
  /// dark
  package static var settingsBackgroundDark: Phrase { Phrase(.settingsBackgroundDark) }
  /// light
  package static var settingsBackgroundLight: Phrase { Phrase(.settingsBackgroundLight) }
  /// Borders
  package static var settingsBorders: Phrase { Phrase(.settingsBorders) }
  /// Blank: frames and rules are left empty, as suits a braille display. The focus keeps a sign.
  package static var settingsBordersNote: Phrase { Phrase(.settingsBordersNote) }
  /// lines
  package static var settingsBordersLines: Phrase { Phrase(.settingsBordersLines) }
  /// blank
  package static var settingsBordersBlank: Phrase { Phrase(.settingsBordersBlank) }
  /// Lock when the focus is lost
  package static var settingsFocus: Phrase { Phrase(.settingsFocus) }
  /// Works where the terminal reports its focus. Inside tmux, focus-events has to be on.
  package static var settingsFocusNote: Phrase { Phrase(.settingsFocusNote) }
  /// Reduced motion
  package static var settingsMotion: Phrase { Phrase(.settingsMotion) }
  /// Nothing shakes, slides or turns; the end of a movement is shown at once.
  package static var settingsMotionNote: Phrase { Phrase(.settingsMotionNote) }
  /// Line mode says the least
  package static var settingsBrief: Phrase { Phrase(.settingsBrief) }
  /// With --plain: nothing on success, no hints, no menus. The word brief changes it.
  package static var settingsBriefNote: Phrase { Phrase(.settingsBriefNote) }
  /// Delete after 10 failures
  package static var settingsWipe: Phrase { Phrase(.settingsWipe) }
  /// On: the tenth wrong passcode in a row deletes the vault, for good. Off: from the ninth on there is one try an hour.
  package static var settingsWipeNote: Phrase { Phrase(.settingsWipeNote) }
  /// Ten wrong passcodes, typed by anyone, then delete all cards and decks. No recovery key brings them back, only a copy of the vault.
  package static var wipeConfirmation: Phrase { Phrase(.wipeConfirmation) }
  /// Leave it off
  package static var settingsLeaveOff: Phrase { Phrase(.settingsLeaveOff) }
  /// Switch it on
  package static var settingsSwitchOn: Phrase { Phrase(.settingsSwitchOn) }
  /// Move on by itself
  package static var settingsMovesOn: Phrase { Phrase(.settingsMovesOn) }
  /// While a card is typed, the focus goes to the next field once nothing longer is possible, but never from a field you came back to.
  package static var settingsMovesOnNote: Phrase { Phrase(.settingsMovesOnNote) }
  /// Keep typed codes
  package static var settingsCodes: Phrase { Phrase(.settingsCodes) }
  /// What happens to a security code typed with a card: it is saved, left out, or asked about once.
  package static var settingsCodesNote: Phrase { Phrase(.settingsCodesNote) }
  /// ask
  package static var settingsCodesAsk: Phrase { Phrase(.settingsCodesAsk) }
  /// keep
  package static var settingsCodesKeep: Phrase { Phrase(.settingsCodesKeep) }
  /// leave out
  package static var settingsCodesDrop: Phrase { Phrase(.settingsCodesDrop) }
  /// Space on a turned flashcard
  package static var settingsSpace: Phrase { Phrase(.settingsSpace) }
  /// Space and Enter turn a flashcard. Once it is turned, they answer Good, or turn it back.
  package static var settingsSpaceNote: Phrase { Phrase(.settingsSpaceNote) }
  /// answers Good
  package static var settingsSpaceAnswers: Phrase { Phrase(.settingsSpaceAnswers) }
  /// turns back
  package static var settingsSpaceTurns: Phrase { Phrase(.settingsSpaceTurns) }
  /// Answer replaces question
  package static var settingsReading: Phrase { Phrase(.settingsReading) }
  /// A turned flashcard shows its answer alone, as suits those who have it read out.
  package static var settingsReadingNote: Phrase { Phrase(.settingsReadingNote) }
  /// A day of study begins at
  package static var settingsRollover: Phrase { Phrase(.settingsRollover) }
  /// What is answered before this hour counts for the day before.
  package static var settingsRolloverNote: Phrase { Phrase(.settingsRolloverNote) }
  /// Typed answers: forgive capitals
  package static var settingsForgiveCase: Phrase { Phrase(.settingsForgiveCase) }
  /// Typed answers: forgive accents
  package static var settingsForgiveAccents: Phrase { Phrase(.settingsForgiveAccents) }
  /// Typed answers: forgive punctuation
  package static var settingsForgivePunctuation: Phrase { Phrase(.settingsForgivePunctuation) }
  /// What is forgiven still shows in the comparison, standing back.
  package static var settingsForgiveNote: Phrase { Phrase(.settingsForgiveNote) }
  /// Payment cards on Home
  package static var settingsHomeWallet: Phrase { Phrase(.settingsHomeWallet) }
  /// Shows names and last digits of the first cards right after unlocking.
  package static var settingsHomeWalletNote: Phrase { Phrase(.settingsHomeWalletNote) }
  /// on
  package static var settingsOn: Phrase { Phrase(.settingsOn) }
  /// off
  package static var settingsOff: Phrase { Phrase(.settingsOff) }
  /// never
  package static var settingsNever: Phrase { Phrase(.settingsNever) }
  /// Settings: saved.
  package static var settingsSaved: Phrase { Phrase(.settingsSaved) }
  /// Settings: could not be saved: {reason}. Nothing was changed.
  package static func settingsNotSaved(reason: String) -> Phrase {
    Phrase(.settingsNotSaved, [reason])
  }
  /// The lock
  package static var settingsGroupLock: Phrase { Phrase(.settingsGroupLock) }
  /// The look
  package static var settingsGroupLook: Phrase { Phrase(.settingsGroupLook) }
  /// Payment cards
  package static var settingsGroupCards: Phrase { Phrase(.settingsGroupCards) }
  /// Flashcards
  package static var settingsGroupStudy: Phrase { Phrase(.settingsGroupStudy) }
  /// Devices
  package static var settingsGroupSync: Phrase { Phrase(.settingsGroupSync) }
  /// Sync by itself
  package static var settingsSync: Phrase { Phrase(.settingsSync) }
  /// After unlocking, and then every few minutes while there is something to send or receive.
  package static var settingsSyncNote: Phrase { Phrase(.settingsSyncNote) }
  /// Sync every
  package static var settingsSyncInterval: Phrase { Phrase(.settingsSyncInterval) }
  /// How often the remote is asked for the changes of other devices.
  package static var settingsSyncIntervalNote: Phrase { Phrase(.settingsSyncIntervalNote) }
  /// Send when locking
  package static var settingsSyncLock: Phrase { Phrase(.settingsSyncLock) }
  /// What was changed here goes to the remote at the lock. It is sealed before, and needs no key.
  package static var settingsSyncLockNote: Phrase { Phrase(.settingsSyncLockNote) }
  /// Send when quitting
  package static var settingsSyncEnd: Phrase { Phrase(.settingsSyncEnd) }
  /// The end of the program waits for that, 5 seconds at most. Any key ends the wait.
  package static var settingsSyncEndNote: Phrase { Phrase(.settingsSyncEndNote) }
  /// List of devices
  package static var settingsDevices: Phrase { Phrase(.settingsDevices) }
  /// Each with when it was last heard from, what waits and what is wrong; how to add and remove one.
  package static var settingsDevicesNote: Phrase { Phrase(.settingsDevicesNote) }
}
