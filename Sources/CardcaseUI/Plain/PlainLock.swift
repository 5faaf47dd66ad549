import Locking
import Windowing
import Wording

/// What line mode says while the vault is not open. It says nothing of what is in it.
struct PlainLock {
  let screen: LockScreen
  let model: Model
  /// Whether the vault was open a moment ago.
  let hasLocked: Bool
  let now: Instant

  private var wording: Wording { model.wording }

  var scene: PlainScene {
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

  private func line(_ phrase: Phrase, _ values: [String: String] = [:]) -> PlainLine {
    .text(wording(phrase, values))
  }

  private func prompt(_ phrase: Phrase) -> String {
    wording(.plainAsk, ["what": wording(phrase)])
  }

  private var back: PlainChoice { PlainChoice("q", wording(.choiceBack), .escape) }

  private func atWork(_ phrase: Phrase) -> PlainScene {
    PlainScene(name: "at work", lines: [line(phrase)], entry: .none, prompt: "")
  }

  // MARK: The passcode

  private func passcode(_ flow: LockFlow) -> PlainScene {
    if flow.stage == .verifying { return atWork(.lockChecking) }
    let forgotten = PlainChoice("forgot", wording(.choiceForgotten), .function(2))
    if let countdown = flow.countdown {
      let time = ["time": countdown.clock(at: now.sinceStart)]
      let lines: [PlainLine] =
        if case .refused(let refusal) = flow.stage {
          told(refusal, isWaiting: true, time)
        } else {
          [line(model.attempts.cause.phrase), line(.plainWaiting, time)] + attemptsLeft
        }
      return PlainScene(
        name: "waiting",
        lines: lines,
        choices: [forgotten],
        // Whoever presses Enter is told how long it still takes; the lock takes nothing else.
        entry: .hidden(clearing: [], sending: []),
        prompt: wording(.plainWait),
        onEmpty: PlainReaction()
      )
    }
    let lines: [PlainLine] =
      if case .refused(let refusal) = flow.stage {
        told(refusal, isWaiting: false, [:])
      } else {
        [line(hasLocked ? .plainCovered : .plainLocked)] + (model.isDemo ? [line(.lockDemo)] : [])
          + attemptsLeft
      }
    let kind = flow.entry.kind
    return PlainScene(
      name: "passcode \(flow.stage)",
      lines: lines,
      choices: [forgotten],
      entry: entry(kind, clearing: [.escape]),
      prompt: prompt(model.hasUntoldPasscode ? kind.newLockPhrase : kind.lockPhrase)
    )
  }

  /// A passphrase is handed in with Enter, digits hand themselves in.
  private func entry(_ kind: PasscodeKind, clearing: [Key]) -> PlainScene.Entry {
    .hidden(
      digits: kind.digitCount,
      clearing: clearing,
      sending: kind.digitCount == nil ? [.enter] : []
    )
  }

  private func told(
    _ refusal: LockFlow.Refusal,
    isWaiting: Bool,
    _ time: [String: String]
  ) -> [PlainLine] {
    [line(refusal.title), line(refusal.plain(isWaiting: isWaiting), time)]
      + (refusal == .wrong ? attemptsLeft : [])
  }

  private var attemptsLeft: [PlainLine] {
    model.attempts.left(wipes: model.preferences.wipesAfterTen, wording).map { [.text($0)] } ?? []
  }

  // MARK: A new passcode

  private func newPasscode(
    _ flow: NewPasscodeFlow,
    _ occasion: NewPasscodeView.Occasion
  ) -> PlainScene {
    switch flow.step {
    case .kind: return kinds(flow, occasion)
    case .done: return atWork(occasion.atWork)
    case .first, .second: break
    }
    let isFirst = flow.step == .first
    let isText = flow.kind.digitCount == nil
    var lines: [PlainLine] = []
    switch flow.problem {
    case .mismatch: lines = [line(.newPasscodeMismatch)]
    case .tooShort(let minimum):
      lines = [line(.newPasscodeTooShort, ["count": String(minimum)])]
    case .failed: lines = [line(.newPasscodeFailed)]
    case .unchanged: lines = [line(.newPasscodeUnchanged)]
    case nil:
      if !isFirst, let warning = flow.warning { lines = [line(warning.plain)] }
    }
    return PlainScene(
      name: "new passcode \(flow.step)",
      lines: lines,
      choices: [back],
      entry: entry(flow.kind, clearing: [.control("u")]),
      prompt: prompt(
        isFirst
          ? (isText ? .newPassphrase : .newPasscode)
          : (isText ? .newPassphraseAgain : .newPasscodeAgain)
      )
    )
  }

  private func kinds(_ flow: NewPasscodeFlow, _ occasion: NewPasscodeView.Occasion) -> PlainScene {
    let all = PasscodeKind.allCases
    let present = all.firstIndex(of: flow.kind) ?? 0
    var choices = all.enumerated().map { index, kind in
      let step: Key = index < present ? .up : .down
      return PlainChoice(
        String(index + 1),
        wording(
          .plainItem,
          ["label": wording(kind.namePhrase), "value": wording(kind.strengthPhrase)]
        ),
        PlainReaction(keys: Array(repeating: step, count: abs(index - present)) + [.enter])
      )
    }
    if screen.holdsRecoveredKey {
      choices.append(back)
    } else {
      let state = wording(screen.usesDeviceKey ? .settingsOn : .settingsOff)
      let label = [
        wording(.plainItem, ["label": wording(.keyDeviceKey), "value": state]),
        wording(screen.usesDeviceKey ? .deviceKeyOnNote : .deviceKeyNote),
      ].joined(separator: ". ")
      choices.append(PlainChoice("d", label, .character("d")))
    }
    return PlainScene(
      name: "kind \(screen.usesDeviceKey)",
      lines: [line(occasion.title), line(occasion.text)],
      choices: choices,
      listsChoices: true,
      prompt: wording(.plainChoose)
    )
  }

  // MARK: Ways out

  private func forgotten(_ choice: LockScreen.ForgottenChoice) -> PlainScene {
    let all = LockScreen.ForgottenChoice.allCases
    return PlainScene(
      name: "forgotten",
      lines: [line(.forgottenText)],
      choices: all.enumerated().map { index, other in
        let steps = (index - choice.rawValue + all.count) % all.count
        return PlainChoice(
          String(index + 1),
          wording(other.phrase),
          PlainReaction(keys: Array(repeating: .down, count: steps) + [.enter])
        )
      },
      listsChoices: true,
      prompt: wording(.plainChoose)
    )
  }

  private func recovery(_ typed: RecoveryKeyEntry) -> PlainScene {
    if typed.isAtWork { return atWork(.lockChecking) }
    return PlainScene(
      name: "recovery",
      lines: [
        typed.problem.map { problem in
          let (phrase, values) = problem.sentence
          return line(phrase, values)
        } ?? line(.recoveryEntryText)
      ],
      choices: [back],
      entry: .hidden(clearing: [.control("u")], sending: [.enter]),
      prompt: prompt(.recoveryEntryTitle)
    )
  }

  private func deletion(_ confirmation: DeletionConfirmation) -> PlainScene {
    if confirmation.isAtWork { return atWork(.deletionAtWork) }
    let word = ["word": wording(.deletionWord)]
    let lines: [PlainLine] =
      switch confirmation.problem {
      case .otherWord: [line(.deletionOtherWord, word)]
      case .failed: [line(.deletionFailed)]
      case nil: [line(.deletionText, word)]
      }
    return PlainScene(
      name: "deletion",
      lines: lines,
      choices: [back],
      entry: .text(clearing: [.control("u")], sending: [.enter]),
      prompt: prompt(.deletionTitle)
    )
  }
}

extension LockFlow.Refusal {
  /// What it means and what to do, where ways out are typed.
  fileprivate func plain(isWaiting: Bool) -> Phrase {
    switch self {
    case .wrong: isWaiting ? .plainWrongWait : .plainWrong
    case .damaged, .notEnoughMemory, .noDeviceKey: text(isWaiting: isWaiting)
    }
  }
}

extension ObviousPasscode {
  /// Why it is easy to guess, where one goes back by a word.
  fileprivate var plain: Phrase {
    switch self {
    case .repetition: .plainObviousRepetition
    case .run: .plainObviousRun
    case .year: .plainObviousYear
    case .date: .plainObviousDate
    }
  }
}
