import Locking
package import Screens
import Widgets
package import WindowLevels
package import Wording

/// The scenes of line mode while the vault is not open. They tell nothing of its content.
package struct LineModeLock {
  package let screen: LockScreen
  package let attempts: PasscodeAttempts
  /// True if the tenth wrong passcode deletes the vault.
  package let wipes: Bool
  package let isDemo: Bool
  /// True if the passcode was changed while the lock came.
  package let isNewPasscode: Bool
  /// True if the vault was open a moment ago.
  package let hasLocked: Bool
  package let wording: Wording
  package let now: Instant

  package init(
    screen: LockScreen,
    attempts: PasscodeAttempts,
    wipes: Bool,
    isDemo: Bool,
    isNewPasscode: Bool,
    hasLocked: Bool,
    wording: Wording,
    now: Instant
  ) {
    self.screen = screen
    self.attempts = attempts
    self.wipes = wipes
    self.isDemo = isDemo
    self.isNewPasscode = isNewPasscode
    self.hasLocked = hasLocked
    self.wording = wording
    self.now = now
  }

  package var scene: LineModeScene<LockAction> {
    switch screen.stage {
    case .setup(let flow):
      newPasscode(flow, screen.isAfterWipe ? .afterWipe : .firstStart)
    case .newPasscode(let flow): newPasscode(flow, .recovery)
    case .passcode(let flow, _): passcode(flow)
    case .forgotten(let choice): forgotten(choice)
    case .recovery(let entry): recovery(entry)
    case .deletion(let confirmation): deletion(confirmation)
    }
  }

  private var passcodes: LineModePasscode {
    LineModePasscode(
      attempts: attempts,
      wipes: wipes,
      wording: wording,
      now: now
    )
  }

  private func line(_ phrase: Phrase) -> SpokenLine {
    .text(wording(phrase))
  }

  private func prompt(_ phrase: Phrase) -> Phrase { .lineModeAsk(what: wording(phrase)) }

  private var back: LineModeChoice<LockAction> {
    LineModeChoice("q", wording(.keyBack), .back)
  }

  private func atWork(_ phrase: Phrase) -> LineModeScene<LockAction> { passcodes.atWork(phrase) }

  // MARK: Passcodes

  private func passcode(_ flow: LockFlow) -> LineModeScene<LockAction> {
    let kind = flow.entry.kind
    // What the last attempt came to stands before everything else.
    var actions: [LockAction] = [.forgotten]
    if case .refused = flow.stage { actions.insert(.back, at: 0) }
    return passcodes.asking(
      flow,
      for: isNewPasscode ? kind.newLockPhrase : kind.lockPhrase,
      saying: [line(screen.purpose.lineModeTitle(hasLocked: hasLocked))]
        + (isDemo ? [line(.lockDemo)] : []),
      clearing: [.back],
      choices: [
        LineModeChoice("forgot", wording(.choiceForgotten), ChoiceAction(actions: actions))
      ]
    )
  }

  private func newPasscode(
    _ flow: NewPasscodeFlow,
    _ occasion: NewPasscodeView.Occasion
  ) -> LineModeScene<LockAction> {
    var scene = passcodes.choosing(flow, occasion)
    guard flow.step == .kind else { return scene }
    if screen.holdsRecoveredKey {
      scene.choices.append(back)
      return scene
    }
    // The kind is chosen with the next line only, so what holds for each is said.
    let state: Phrase =
      switch screen.deviceKeyChoice {
      case true?: .settingsOn
      case false?: .settingsOff
      case nil: .deviceKeyByKind
      }
    let setting = wording(.lineModeItem(label: wording(.keyDeviceKey), value: wording(state)))
    let label = wording.sentences([
      wording(.asSentence(text: setting)),
      wording(screen.deviceKeyChoice == false ? .deviceKeyNote : .deviceKeyOnNote),
    ])
    scene.choices.append(LineModeChoice("d", label, .toggleDeviceKey))
    scene.name += " \(state)"
    return scene
  }

  // MARK: Ways out

  private func forgotten(_ choice: LockScreen.ForgottenChoice) -> LineModeScene<LockAction> {
    let choices = LockScreen.ForgottenChoice.offered(by: screen.purpose)
    let chosen = choices.firstIndex(of: choice) ?? 0
    return LineModeScene(
      name: "forgotten",
      lines: [line(screen.purpose.forgottenText)],
      choices: choices.enumerated().map { index, other in
        LineModeChoice(
          String(index + 1),
          wording(other.phrase),
          .choose(index - chosen),
          .confirm
        )
      },
      isQuestion: true
    )
  }

  private func recovery(_ typed: RecoveryKeyEntry) -> LineModeScene<LockAction> {
    if typed.isAtWork { return atWork(.lockChecking) }
    return LineModeScene(
      name: "recovery",
      lines: [
        typed.problem.map { line($0.phrase(wording)) } ?? line(.recoveryEntryText)
      ],
      choices: [back],
      entry: .hidden(clearing: [.clear], submitting: [.submit]),
      prompt: prompt(.recoveryTitle)
    )
  }

  private func deletion(_ confirmation: DeletionConfirmation) -> LineModeScene<LockAction> {
    if confirmation.isAtWork { return atWork(.deletionAtWork) }
    let word = DeletionConfirmation.word
    let lines: [SpokenLine] =
      switch confirmation.problem {
      case .otherWord: [line(.deletionOtherWord(word: word))]
      case .failed(let reason): [line(.deletionFailed(reason: wording(reason)))]
      case nil: [line(.deletionText(word: word))]
      }
    return LineModeScene(
      name: "deletion",
      lines: lines,
      choices: [back],
      entry: .text(clearing: [.clear], submitting: [.submit]),
      prompt: prompt(.choiceDelete)
    )
  }
}
