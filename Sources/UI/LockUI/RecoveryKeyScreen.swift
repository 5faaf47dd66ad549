import Locking
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Shows the recovery key to be written down; then hides it and asks for one of its groups. Comes
/// back after every unlocking until the answer was right.
struct RecoveryKeyScreen: Screen {
  enum Action: Sendable {
    case proceed, delete, clear, back
  }

  /// The group asked for, counted from 0.
  private(set) var group: Int
  /// True while the key is hidden and the group is asked for.
  private(set) var isAsking = false
  /// True if the last answer was wrong.
  private(set) var isWrong = false
  /// The typed answer. The lock discards it.
  private var typed = RecoveryKeyEntry()

  private enum CodingKeys: CodingKey {
    case group, isAsking
  }

  init(group: Int) {
    self.group = group % RecoveryKey.groupCount
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .proceed, .keySubmit, named: "continue"),
    KeyBinding(.escape, does: .back, .keyLater),
  ]

  /// The keys while the group is asked for.
  static let askingBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .proceed, .keySubmit, named: "continue"),
    KeyBinding(
      .backspace,
      .delete,
      does: .delete,
      .keyDelete,
      in: .typing,
      named: "delete-character"
    ),
    KeyBinding(.control("u"), does: .clear, .keyClear, in: .typing),
    KeyBinding(.escape, does: .back, .keyBack, named: "show-key"),
  ]

  static let tables: [[KeyBinding<Action>]] = [
    bindings, askingBindings,
  ]

  var takesText: Bool { isAsking }
  func table(_ context: LockContext) -> [KeyBinding<Action>] {
    isAsking ? Self.askingBindings : Self.bindings
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: LockContext) -> [Request] {
    isWrong = false
    typed.type(scalar)
    return []
  }

  mutating func perform(_ action: Action, _ context: LockContext) -> [Request] {
    switch action {
    case .proceed:
      guard isAsking else {
        isAsking = true
        return []
      }
      guard let key = context.data.recoveryKey, key.group(group, is: typed.buffer) else {
        isWrong = true
        typed.clear()
        return []
      }
      return [.run(.eraseRecoveryKey)]
    case .delete:
      typed.delete()
    case .clear:
      typed.clear()
    case .back:
      guard isAsking else {
        return [.close, .tell(StatusMessage(.recoveryLater))]
      }
      isAsking = false
      isWrong = false
      typed.clear()
      group = (group + 1) % RecoveryKey.groupCount
    }
    return []
  }

  mutating func receive(_ reply: LockReply, _ context: LockContext) -> [Request] {
    if case .recoveryKeyErased = reply { [.close] } else { [] }
  }

  mutating func applyExternal(_ change: LockData.Change, _ context: LockContext) -> [Request] {
    change == .recoveryKey ? [.close] : []
  }

  func draw(into canvas: inout Canvas, _ context: LockContext) {
    Heading.draw([context.wording(.recoveryTitle)], into: &canvas, context.environment)
    let body = Panes(
      in: Rect(size: canvas.size).dropping(rows: Heading.height),
      hasDetail: false,
      widest: RecoveryKeyPage.widest
    ).main
    if isAsking {
      drawQuestion(in: body, into: &canvas, context)
    } else if let key = context.data.recoveryKey {
      RecoveryKeyPage(key)
        .draw(context.wording(.recoveryExplain), in: body, into: &canvas, context.environment)
    }
  }

  /// Asks for a group, with a box for it.
  private func drawQuestion(in body: Rect, into canvas: inout Canvas, _ context: LockContext) {
    let theme = context.theme
    let text = context.wording(.recoveryAsk(number: String(group + 1)))
    let lines = WrappedText(text, width: body.width).lines.count
    let room = Size(width: body.width, height: max(1, body.height - lines - 3))
    let boxes = RecoveryKeyBoxes(group..<(group + 1), in: room)
    let area = body.centered(
      Size(width: body.width, height: lines + 1 + boxes.size.height + 2)
    )
    canvas.write(wrapped: text, in: area)
    let origin = Point(
      x: area.minX + (area.width - boxes.size.width) / 2,
      y: area.minY + lines + 1
    )
    boxes.draw(from: origin, focused: group, into: &canvas, theme: theme) { _, _ in nil }
    for (index, symbol) in typed.buffer.scalars.prefix(RecoveryKey.groupLength).enumerated() {
      canvas.put(symbol, at: boxes.place(group, index, from: origin), style: theme.title)
    }
    canvas.cursor = boxes.place(
      group,
      min(typed.count, RecoveryKey.groupLength - 1),
      from: origin
    )
    guard isWrong else { return }
    let wrong = context.wording(.recoveryWrongGroups(groups: String(group + 1)))
    canvas.writeCentered(
      "\(theme.cross) \(wrong)",
      in: area,
      y: origin.y + boxes.size.height + 1,
      style: theme.bad,
      ellipsis: theme.ellipsis
    )
  }
}

extension RecoveryKeyScreen {
  func scene(_ context: LineModeContext<LockData, Action>) -> LineModeScene<Action> {
    if isAsking { return asking(context) }
    let later = LineModeChoice("q", context.wording(.keyLater), Action.back)
    guard context.aside == .recoveryKey, let key = context.screen.data.recoveryKey else {
      return context.warning(
        "before the key",
        saying: [context.line(.lineModeRecovery)],
        before: .lineModeShowRecovery,
        ChoiceAction(aside: .recoveryKey),
        back: later
      )
    }
    return RecoveryKeyPage(key).scene(
      context.line(.lineModeWriteDown),
      leaving: later,
      prompt: .lineModeWrittenDown,
      onEmpty: ChoiceAction(actions: [.proceed])
    )
  }

  private func asking(_ context: LineContext) -> LineScene {
    let number = String(group + 1)
    return LineModeScene(
      name: "group",
      lines: isWrong ? [context.line(.recoveryWrongGroups(groups: number))] : [],
      choices: [context.back(.back)],
      entry: .hidden(clearing: [.clear], submitting: [.proceed]),
      prompt: .lineModeGroup(number: number)
    )
  }
}
