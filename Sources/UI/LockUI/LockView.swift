import Locking
import Screens
package import Widgets
package import WindowLevels
package import Wording

/// Draws the lock. Reveals nothing about the windows beneath it.
package struct LockView {
  package let screen: LockScreen
  package let attempts: PasscodeAttempts
  /// True if the tenth wrong passcode deletes the vault.
  package let wipes: Bool
  package let theme: Theme
  package let wording: Wording
  package let isDemo: Bool
  /// True if the passcode was changed just before the lock.
  package let isNewPasscode: Bool
  package let now: Instant

  package init(
    screen: LockScreen,
    attempts: PasscodeAttempts,
    wipes: Bool,
    theme: Theme,
    wording: Wording,
    isDemo: Bool,
    isNewPasscode: Bool,
    now: Instant
  ) {
    self.screen = screen
    self.attempts = attempts
    self.wipes = wipes
    self.theme = theme
    self.wording = wording
    self.isDemo = isDemo
    self.isNewPasscode = isNewPasscode
    self.now = now
  }

  /// The room for the keypad.
  package enum Room: Comparable {
    /// Dots and a sentence only.
    case least
    /// Also a keypad with one row for each row of digits.
    case compact
    /// Also a keypad with a box for each digit.
    case full
    /// The same with larger boxes.
    case large
    /// The same with the largest.
    case largest

    /// The least size of each, the most roomy first.
    private static let sizes: [(room: Room, least: Size)] = [
      (.largest, Size(width: 120, height: 52)), (.large, Size(width: 80, height: 34)),
      (.full, Size(width: 40, height: 21)), (.compact, Size(width: 20, height: 11)),
    ]

    /// The room on a screen of `size`.
    package init(_ size: Size) {
      self =
        Self.sizes.first { size.width >= $0.least.width && size.height >= $0.least.height }?.room
        ?? .least
    }

    /// The columns and rows of a key, and those between two.
    var key: (size: Size, gap: Size) {
      switch self {
      case .least, .compact: (Size(width: 5, height: 1), Size(width: 0, height: 0))
      case .full: (Size(width: 7, height: 3), Size(width: 0, height: 0))
      case .large: (Size(width: 11, height: 5), Size(width: 1, height: 0))
      case .largest: (Size(width: 15, height: 7), Size(width: 3, height: 1))
      }
    }

    /// The size of the whole keypad.
    var keypad: Size {
      let (size, gap) = key
      return Size(width: 3 * size.width + 2 * gap.width, height: 4 * size.height + 3 * gap.height)
    }

    /// True if keys have boxes, and the parts of the lock blank rows between them.
    var hasBoxes: Bool { self >= .full }
  }

  package func draw(into canvas: inout Canvas) {
    guard !canvas.bounds.isEmpty else { return }
    let footer = canvas.size.height >= 6
    if footer {
      StatusBar.draw(
        screen.bindings.map { $0.hint },
        reserved: [],
        into: &canvas,
        y: canvas.size.height - 1,
        theme: theme,
        keyName: KeyName(theme: theme, wording: wording)
      )
    }
    let body = Rect(
      size: Size(
        width: canvas.size.width,
        height: canvas.size.height - (footer ? 2 : 0)
      )
    )
    if screen.showsHelp {
      drawHelp(in: body, into: &canvas)
      return
    }
    switch screen.stage {
    case .setup(let flow):
      NewPasscodeView(
        flow: flow,
        occasion: screen.isAfterWipe ? .afterWipe : .firstStart,
        usesDeviceKey: screen.usesDeviceKey(flow.kind),
        theme: theme,
        wording: wording
      )
      .draw(in: body, into: &canvas)
    case .newPasscode(let flow):
      NewPasscodeView(flow: flow, occasion: .recovery, theme: theme, wording: wording)
        .draw(in: body, into: &canvas)
    case .passcode(let flow, let choice):
      drawPasscode(flow, choice, in: body, into: &canvas)
    case .forgotten(let choice):
      let choices = LockScreen.ForgottenChoice.offered(by: screen.purpose)
      DialogBox(
        heading: wording(.choiceForgotten),
        text: wording(screen.purpose.forgottenText),
        choices: choices.map { wording($0.phrase) },
        selected: choices.firstIndex(of: choice) ?? 0
      ).drawCentered(in: body, into: &canvas, theme: theme, style: theme.accent)
    case .recovery(let entry):
      RecoveryKeyEntryView(entry: entry, theme: theme, wording: wording)
        .draw(in: body, into: &canvas)
    case .deletion(let confirmation):
      drawDeletion(confirmation, in: body, into: &canvas)
    }
  }

  private func drawPasscode(
    _ flow: LockFlow,
    _ choice: LockScreen.RefusalChoice,
    in body: Rect,
    into canvas: inout Canvas
  ) {
    PasscodePad(
      heading: wording(screen.purpose.title),
      text: text(flow),
      verdict: verdict(flow),
      entry: flow.entry,
      keypad: flow.keypad,
      dotsOffset: flow.dotsOffset(at: now.sinceStart),
      theme: theme
    ).draw(in: body, into: &canvas)
    if case .refused(let refusal) = flow.stage {
      DialogBox(
        heading: wording(refusal.title),
        text: text(refusal, flow),
        choices: LockScreen.RefusalChoice.allCases.map { wording($0.phrase) },
        selected: choice.rawValue
      ).drawCentered(in: body, into: &canvas, theme: theme, style: theme.bad)
    }
  }

  private func text(_ flow: LockFlow) -> String {
    if flow.stage == .waiting {
      return attemptsLeft ?? wording(attempts.cause.phrase)
    }
    let kind = flow.entry.kind
    return wording(isDemo ? .lockDemo : isNewPasscode ? kind.newLockPhrase : kind.lockPhrase)
  }

  private func verdict(_ flow: LockFlow) -> PasscodePad.Verdict {
    switch flow.stage {
    case .entering where flow.foreign != nil:
      .note(flow.foreign.map { $0.sentence(wording) } ?? "")
    case .entering: attempts.failures > 0 ? .note(attemptsLeft ?? "") : .quiet(attemptsLeft ?? "")
    case .verifying: .quiet(wording(.lockChecking))
    case .shaking(let refusal, _), .refused(let refusal): .refused(wording(refusal.title))
    case .waiting: .note(wording(.lockWaiting(time: time(flow))))
    }
  }

  private func text(_ refusal: LockFlow.Refusal, _ flow: LockFlow) -> String {
    let text = wording(refusal.text(waiting: flow.countdown == nil ? nil : time(flow), wording))
    guard refusal == .wrong, let attemptsLeft else { return text }
    return "\(text)\n\(wording(.asSentence(text: attemptsLeft)))"
  }

  private func time(_ flow: LockFlow) -> String {
    flow.countdown?.clock(at: now.sinceStart) ?? ""
  }

  /// The number of attempts left before the vault is deleted, in words; nil if none deletes it.
  private var attemptsLeft: String? {
    attempts.left(wipes: wipes, wording)
  }

  private func drawDeletion(
    _ confirmation: DeletionConfirmation,
    in body: Rect,
    into canvas: inout Canvas
  ) {
    let word = DeletionConfirmation.word
    var area = body.centered(Size(width: min(60, body.width - 2), height: min(12, body.height)))
    canvas.write(wording(.choiceDelete), at: area.origin, style: theme.bad, limit: area.width)
    area = area.dropping(rows: 2)
    area = area.dropping(
      rows: 1 + canvas.write(wrapped: wording(.deletionText(word: word)), in: area)
    )
    guard !area.isEmpty else { return }
    canvas.put(theme.pointer, at: area.origin, style: theme.accent)
    let end = canvas.write(confirmation.text, at: area.origin.moved(x: 2), style: theme.accent)
    canvas.cursor = area.origin.moved(x: 2 + end)
    let problem: Phrase? =
      if confirmation.isAtWork {
        .deletionAtWork
      } else {
        switch confirmation.problem {
        case .otherWord: .deletionOtherWord(word: word)
        case .failed(let reason): .deletionFailed(reason: wording(reason))
        case nil: nil
        }
      }
    if let problem {
      canvas.write(
        wrapped: wording(problem),
        in: area.dropping(rows: 2),
        style: confirmation.isAtWork ? theme.muted : theme.bad
      )
    }
  }

  private func drawHelp(in body: Rect, into canvas: inout Canvas) {
    let keyName = KeyName(theme: theme, wording: wording)
    let hints = screen.bindings.map { $0.hint } + screen.purpose.reservedHints
    canvas.write(wording(.helpTitle), at: Point(x: 2, y: 0), style: theme.title)
    for (row, hint) in hints.enumerated() where row + 2 < body.height {
      let keys = hint.keys.map { keyName($0) }.joined(separator: " ")
      canvas.write(
        keys,
        at: Point(x: 2, y: row + 2),
        style: theme.title,
        limit: 18,
        ellipsis: theme.ellipsis
      )
      canvas.write(wording(hint.label), at: Point(x: 22, y: row + 2), ellipsis: theme.ellipsis)
    }
    canvas.cursor = Point(x: 2, y: 0)
  }
}
