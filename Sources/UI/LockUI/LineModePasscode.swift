import Locking
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Passcodes in line mode: one that there is, and a new one. They are typed unseen.
struct LineModePasscode {
  let attempts: PasscodeAttempts
  /// True if the tenth wrong passcode deletes the vault.
  let wipes: Bool
  let wording: Wording
  let now: Instant

  private func line(_ phrase: Phrase) -> SpokenLine {
    .text(wording(phrase))
  }

  /// Says that something is being done, which takes a moment.
  func atWork(_ phrase: Phrase) -> LineModeScene<LockAction> {
    LineModeScene(name: "at work", lines: [line(phrase)], entry: .none, prompt: nil)
  }

  // MARK: The one there is

  /// Asks for the passcode, tells how the last attempt went, or how long the next one has to wait.
  ///
  /// - Parameters:
  ///   - opening: what is said before anything was typed.
  ///   - clearing: the actions that take back what was typed or told before.
  func asking(
    _ flow: LockFlow,
    for prompt: Phrase,
    saying opening: [SpokenLine],
    clearing: [LockAction],
    choices: [LineModeChoice<LockAction>]
  ) -> LineModeScene<LockAction> {
    if flow.stage == .verifying { return atWork(.lockChecking) }
    if let countdown = flow.countdown { return waiting(countdown, flow, choices) }
    return LineModeScene(
      name: "passcode \(flow.stage)",
      lines: refusal(flow, waiting: nil) ?? opening + attemptsLeft,
      choices: choices,
      entry: entry(flow.entry.kind, clearing: clearing),
      prompt: .lineModeAsk(what: wording(prompt))
    )
  }

  private func waiting(
    _ countdown: Countdown,
    _ flow: LockFlow,
    _ choices: [LineModeChoice<LockAction>]
  ) -> LineModeScene<LockAction> {
    let time = wording.left(countdown, at: now)
    return LineModeScene(
      name: "waiting",
      lines: refusal(flow, waiting: time)
        ?? [line(attempts.cause.phrase), line(.lockWaiting(time: time))] + attemptsLeft,
      choices: choices,
      // Whoever presses Enter is told how long it still takes; nothing else is taken.
      entry: .hidden(clearing: [], submitting: []),
      prompt: .lineModeWait,
      onEmpty: ChoiceAction()
    )
  }

  private func refusal(_ flow: LockFlow, waiting time: String?) -> [SpokenLine]? {
    guard case .refused(let refusal) = flow.stage else { return nil }
    return [line(refusal.title), line(refusal.phraseInLines(waiting: time, wording))]
      + (refusal == .wrong ? attemptsLeft : [])
  }

  private var attemptsLeft: [SpokenLine] {
    attempts.left(wipes: wipes, wording).map { [.text($0)] } ?? []
  }

  /// A passphrase is handed in with Enter, digits hand themselves in.
  private func entry(_ kind: PasscodeKind, clearing: [LockAction])
    -> LineModeScene<LockAction>.Entry
  {
    .hidden(
      digits: kind.digitCount,
      clearing: clearing,
      submitting: kind.digitCount == nil ? [.submit] : []
    )
  }

  // MARK: A new one

  /// Lets the kind of a new passcode be chosen, and then the passcode be typed twice.
  func choosing(_ flow: NewPasscodeFlow, _ occasion: NewPasscodeView.Occasion) -> LineModeScene<
    LockAction
  > {
    switch flow.step {
    case .kind: return kinds(flow, occasion)
    case .done: return atWork(occasion.atWork)
    case .offered: return offering(flow)
    case .first, .second: break
    }
    let isFirst = flow.step == .first
    let isText = flow.kind.digitCount == nil
    let prompt: Phrase =
      isFirst
      ? (isText ? .newPassphrase : .newPasscode)
      : .newPasscodeAgain
    return LineModeScene(
      name: "new passcode \(flow.step)",
      lines: remarks(flow),
      choices: (flow.canOffer ? [words] : []) + [LineModeChoice("q", wording(.keyBack), .back)],
      entry: entry(flow.kind, clearing: [.clear]),
      prompt: .lineModeAsk(what: wording(prompt))
    )
  }

  private var words: LineModeChoice<LockAction> {
    LineModeChoice("words", wording(.keyDrawWords), .drawWords)
  }

  /// Says a passphrase that was drawn.
  private func offering(_ flow: NewPasscodeFlow) -> LineModeScene<LockAction> {
    LineModeScene(
      name: "offered",
      lines: (flow.problem == .mismatch ? [line(.newPasscodeMismatch)] : [])
        + [line(.passphraseOffered)] + (flow.offered.map { [.secret($0.characters)] } ?? []),
      choices: [words, LineModeChoice("q", wording(.keyBack), .back)],
      prompt: .lineModeWrittenDown,
      onEmpty: ChoiceAction(actions: [.submit]),
      hasHint: true
    )
  }

  private func remarks(_ flow: NewPasscodeFlow) -> [SpokenLine] {
    switch flow.problem {
    case .mismatch: [line(.newPasscodeMismatch)]
    case .tooShort(let minimum): [line(.newPasscodeTooShort(minimum))]
    case .failed(let reason): [line(.newPasscodeFailed(reason: wording(reason)))]
    case .noDeviceKey: [line(.deviceKeyNotWritten)]
    case .notEnoughMemory: [line(.refusedMemory), line(.refusedMemoryText)]
    case .unchanged: [line(.newPasscodeUnchanged)]
    case .foreign(let input): [.text(input.sentence(wording))]
    case nil:
      flow.step == .second
        ? (flow.warning.map { [line($0.phraseInLines)] } ?? [])
          + (flow.layout.map { [line($0.phrase)] } ?? [])
        : [unseen(flow)] + (flow.canOffer ? [line(.lineModeWords)] : [])
    }
  }

  private func unseen(_ flow: NewPasscodeFlow) -> SpokenLine {
    guard let count = flow.kind.digitCount else { return line(.lineModeUnseen) }
    return line(.lineModeUnseenDigits(count))
  }

  private func kinds(_ flow: NewPasscodeFlow, _ occasion: NewPasscodeView.Occasion)
    -> LineModeScene<LockAction>
  {
    let all = PasscodeKind.allCases
    let present = all.firstIndex(of: flow.kind) ?? 0
    return LineModeScene(
      name: "kind",
      lines: [line(occasion.title), line(occasion.text)],
      choices: all.enumerated().map { index, kind in
        let label = wording(kind.name)
        return LineModeChoice(
          String(index + 1),
          wording(.lineModeItem(label: label, value: wording(kind.strengthPhrase))),
          .choose(index - present),
          .confirm
        )
      },
      isQuestion: true
    )
  }
}

extension LockFlow.Refusal {
  /// Its meaning and what to do, where ways out are typed.
  fileprivate func phraseInLines(waiting time: String?, _ wording: Wording) -> Phrase {
    switch self {
    case .wrong: time.map { .lockWaiting(time: $0) } ?? .lineModeWrong
    case .damaged, .notEnoughMemory, .noDeviceKey, .noPasscode, .failed:
      text(waiting: time, wording)
    }
  }
}

extension ObviousPasscode {
  /// The reason why it is easy to guess, where one goes back by a word.
  fileprivate var phraseInLines: Phrase {
    switch self {
    case .repetition: .lineModeObviousRepetition
    case .run: .lineModeObviousRun
    case .year: .lineModeObviousYear
    case .date: .lineModeObviousDate
    }
  }
}
