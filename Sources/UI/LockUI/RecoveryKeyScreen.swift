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
    KeyBinding(.enter, does: .proceed, .keyContinue),
    KeyBinding(.escape, does: .back, .keyLater),
  ]

  /// The keys while the group is asked for.
  static let askingBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .proceed, .keyContinue),
    KeyBinding(.backspace, .delete, does: .delete, .keyDeleteCharacter, in: .typing),
    KeyBinding(.control("u"), does: .clear, .keyClear, in: .typing),
    KeyBinding(.escape, does: .back, .keyShowKey),
  ]

  static let tables: [[KeyBinding<Action>]] = [
    bindings, askingBindings,
  ]

  var takesText: Bool { isAsking }
  var table: [KeyBinding<Action>] { isAsking ? Self.askingBindings : Self.bindings }

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
    let wording = context.wording
    Heading.draw([wording(.recoveryTitle)], into: &canvas, context.environment)
    let area = Heading.rectBeneath(in: canvas.size, width: 64)
    if isAsking {
      let text = wording(.recoveryAsk(number: String(group + 1)))
      let used = canvas.write(wrapped: text, in: area)
      drawField(in: area.dropping(rows: used + 1), into: &canvas, context)
    } else {
      let used = drawKey(in: area, into: &canvas, context)
      canvas.write(wrapped: wording(.recoveryExplain), in: area.dropping(rows: used + 1))
    }
  }

  /// Draws the numbered groups in rows, symbol by symbol, so that the key never becomes a string.
  ///
  /// - Returns: The number of rows used.
  private func drawKey(in area: Rect, into canvas: inout Canvas, _ context: LockContext) -> Int {
    guard let key = context.data.recoveryKey else { return 0 }
    let step = RecoveryKey.groupLength + 4
    let perRow = max(1, min(4, area.width / step))
    canvas.cursor = area.origin.moved(x: 2)
    for group in 0..<RecoveryKey.groupCount {
      let start = area.origin.moved(x: group % perRow * step, y: group / perRow)
      canvas.write(String(group + 1), at: start, style: context.theme.muted)
      for position in 0..<RecoveryKey.groupLength {
        canvas.put(
          Unicode.Scalar(key.symbol(group: group, position: position)),
          at: start.moved(x: 2 + position),
          style: context.theme.accent
        )
      }
    }
    return (RecoveryKey.groupCount + perRow - 1) / perRow
  }

  private func drawField(in area: Rect, into canvas: inout Canvas, _ context: LockContext) {
    guard area.height > 0, area.width > 4 else { return }
    let theme = context.theme
    canvas.put(theme.pointer, at: area.origin, style: theme.accent)
    for index in 0..<RecoveryKey.groupLength {
      canvas.put("_", at: area.origin.moved(x: 2 + index), style: theme.muted)
    }
    for (index, scalar) in typed.buffer.scalars.prefix(area.width - 3).enumerated() {
      canvas.put(scalar, at: area.origin.moved(x: 2 + index), style: theme.accent)
    }
    canvas.cursor = area.origin.moved(x: 2 + min(typed.count, area.width - 3))
    if isWrong {
      let at = area.origin.moved(y: 2)
      canvas.put(theme.cross, at: at, style: theme.bad)
      canvas.write(
        context.wording(.recoveryWrongGroup(number: String(group + 1))),
        at: at.moved(x: 2),
        style: theme.bad,
        ellipsis: theme.ellipsis
      )
    }
  }
}
