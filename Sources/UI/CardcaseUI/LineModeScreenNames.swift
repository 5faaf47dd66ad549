import Screens
import Secrets
import WindowLevels
import Wording

extension LineModeDialogue {
  /// The names of the kinds of screens that the palette has no name for.
  static let names: [String: Phrase] = [
    "home": .homeTitle, "confirmation": .lineModeAtQuestion, "undo-question": .lineModeAtQuestion,
    "help": .keyHelp, "palette": .keyPalette, "notice": .noticeTitle,
    "card": .conflictPaymentCard, "cardDeletion": .lineModeAtQuestion,
    "letterboxCard": .lineModeAtQuestion, "deckChoice": .keyMoveDeck, "deckMove": .keyMoveDeck,
    "customStudy": .keyCustomStudy, "deckOptions": .keyOptions, "parameters": .optionParameters,
    "simulation": .simulatorTitle, "exam": .examTitle,
    "review": .keyStudy, "round": .keyRound, "browser": .keyCards, "noteForm": .lineModeAtNote,
    "noteTypeEditor": .noteTypeTitle, "replacing": .replaceTitle, "typeChange": .keyChangeType,
    "cardInformation": .keyCardInformation, "picture": .keyPicture, "exporting": .keyExport,
    "opening": .keyStudy,
    "device-setup": .devicesTitle, "device-invitation": .keyInvite,
    "device-question": .lineModeAtQuestion, "conflicts": .keyConflicts,
    "conflict": .keyConflicts, "conflict-choice": .lineModeAtQuestion,
    "passcodeChange": .passcodeChangeTitle,
    "recoveryKey": .settingsRecoveryKey,
  ]

  /// The kind of the screen that has the keys; "lock" while the vault is closed.
  func screenName(_ model: Model) -> String {
    guard case .open(let vault) = model.phase, let window = model.stack.keyWindow,
      let screen = vault.session.value[window]
    else { return "lock" }
    // A screen that is not in the registry fails a test, and is told like any other until then.
    return (try? ScreenRegistry.kind(of: screen).name) ?? "\(window)"
  }

  /// The names of the open screens, that which has the keys first; none while the vault is closed.
  func screenNames(_ model: Model) -> [String] {
    guard case .open(let vault) = model.phase else { return [] }
    return model.stack.windows.reversed().compactMap { window in
      // As above.
      guard let kind = try? vault.session.value[window.id].map(ScreenRegistry.kind(of:)) else {
        return nil
      }
      return (Self.names[kind.name] ?? kind.entry?.label).map { model.wording($0) }
    }
  }
}
