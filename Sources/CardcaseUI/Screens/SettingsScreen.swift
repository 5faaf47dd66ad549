import Windowing
import Wording

/// The preferences. A change is kept at once.
struct SettingsScreen: ScreenContent {
  enum Action: Sendable {
    case move(ListState.Move), change(Int), close
  }

  private enum Item: CaseIterable {
    case idleLimit, focusLock, reducedMotion, wipe, passcode, recoveryKey, movesOn, clipboard,
      overSSH
  }

  var list = ListState()

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, .character(" "), does: .change(1), .keyChange),
      KeyBinding(.left, does: .change(-1), .keyChangeBack, inFooter: false),
    ] + ListState.bindings { .move($0) } + [
      KeyBinding(.escape, does: .close, .keyBack)
    ]

  var screen: Screen { .settings(self) }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    switch action {
    case .move(let move):
      list.move(move, count: Item.allCases.count, height: Item.allCases.count)
      return []
    case .change(let step):
      return change(by: step, context)
    case .close:
      return [.close]
    }
  }

  private func change(by step: Int, _ context: ScreenContext) -> [Request] {
    var preferences = context.preferences
    switch Item.allCases[list.selected] {
    case .idleLimit:
      let limits = Preferences.idleLimits
      let index = limits.firstIndex(of: preferences.idleLimit) ?? 0
      preferences.idleLimit = limits[(index + step + limits.count) % limits.count]
    case .focusLock:
      preferences.locksOnFocusLoss.toggle()
    case .reducedMotion:
      preferences.reducedMotion.toggle()
    case .wipe:
      guard preferences.wipesAfterTen else { return [.open(.confirmation(.init(.wipe)))] }
      preferences.wipesAfterTen = false
    case .movesOn:
      preferences.movesOn.toggle()
    case .clipboard:
      let limits = Preferences.clipboardLimits
      let index = limits.firstIndex(of: preferences.clipboardLimit) ?? 0
      preferences.clipboardLimit = limits[(index + step + limits.count) % limits.count]
    case .overSSH:
      preferences.copiesOverSSH.toggle()
    case .passcode, .recoveryKey:
      return context.isDemo
        ? [.tell(StatusMessage(phrase: .settingsNotInDemo))] : [.open(way(context))]
    }
    return [.save(preferences)]
  }

  /// The screen behind a line that is no preference.
  private func way(_ context: ScreenContext) -> Screen {
    Item.allCases[list.selected] == .recoveryKey
      ? .confirmation(.init(.renewal))
      : .passcodeChange(PasscodeChangeScreen(kind: context.contents.passcodeKind))
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    let wording = context.wording
    Heading.draw([wording(.homeSettings)], into: &canvas, context)
    let preferences = context.preferences
    func onOff(_ value: Bool) -> String { wording(value ? .settingsOn : .settingsOff) }
    let rows = Item.allCases.map { item in
      switch item {
      case .idleLimit:
        ListView.Row(
          leading: wording(.settingsIdle),
          trailing: wording.idleLimit(preferences.idleLimit)
        )
      case .focusLock:
        ListView.Row(
          leading: wording(.settingsFocus),
          trailing: onOff(preferences.locksOnFocusLoss)
        )
      case .reducedMotion:
        ListView.Row(
          leading: wording(.settingsMotion),
          trailing: onOff(preferences.reducedMotion)
        )
      case .wipe:
        ListView.Row(leading: wording(.settingsWipe), trailing: onOff(preferences.wipesAfterTen))
      case .movesOn:
        ListView.Row(
          leading: wording(.settingsMovesOn),
          trailing: onOff(preferences.movesOn)
        )
      case .clipboard:
        ListView.Row(
          leading: wording(.settingsClipboard),
          trailing: wording.idleLimit(preferences.clipboardLimit)
        )
      case .overSSH:
        ListView.Row(
          leading: wording(.settingsOverSSH),
          trailing: onOff(preferences.copiesOverSSH)
        )
      case .passcode:
        ListView.Row(leading: wording(.passcodeChangeTitle), trailing: "")
      case .recoveryKey:
        ListView.Row(leading: wording(.settingsRecoveryKey), trailing: "")
      }
    }
    let rect = Rect(
      x: 2,
      y: Heading.height,
      width: min(canvas.size.width - 4, 60),
      height: canvas.size.height - Heading.height
    )
    ListView.draw(rows, state: list, in: rect, into: &canvas, theme: context.theme)
    let note: Phrase =
      switch Item.allCases[list.selected] {
      case .idleLimit: .settingsIdleNote
      case .focusLock: .settingsFocusNote
      case .reducedMotion: .settingsMotionNote
      case .wipe: .settingsWipeNote
      case .movesOn: .settingsMovesOnNote
      case .clipboard: .settingsClipboardNote
      case .overSSH: .settingsOverSSHNote
      case .passcode: .settingsPasscodeNote
      case .recoveryKey: .settingsRecoveryKeyNote
      }
    canvas.write(
      wrapped: wording(note),
      in: Rect(
        x: 4,
        y: rect.minY + rows.count + 1,
        width: rect.width - 2,
        height: rect.height - rows.count - 1
      ),
      style: context.theme.faint
    )
  }
}

extension Wording {
  /// The words for an idle limit.
  func idleLimit(_ limit: Duration?) -> String {
    guard let seconds = limit?.components.seconds else { return self(.settingsNever) }
    return seconds < 60
      ? count(.seconds, Int(seconds)) : count(.minutes, Int(seconds / 60))
  }
}
