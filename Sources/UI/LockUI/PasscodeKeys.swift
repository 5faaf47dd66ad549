import Locking

extension LockFlow {
  /// Performs a key's action while a passcode is entered. Ignores actions that leave the entry.
  mutating func perform(_ action: LockAction, at now: Duration) -> Outcome {
    switch action {
    case .walk(let direction):
      _ = dismiss()
      keypad.move(direction)
      return .changed
    case .press:
      switch keypad.focused {
      case .digit(let digit): return type(digit.scalar, at: now)
      case .delete: return delete(at: now)
      }
    case .submit: return submit()
    case .delete: return delete(at: now)
    case .clear: return clear()
    case .choose, .confirm, .back, .forgotten, .toggleDeviceKey, .drawWords: return .ignored
    }
  }
}

extension NewPasscodeFlow {
  /// Performs a key's action while a passcode is chosen.
  ///
  /// - Returns: Nil if the action leaves the choice.
  mutating func perform(_ action: LockAction) -> LockFlow.Outcome? {
    guard step != .done else { return .ignored }
    switch action {
    case .choose(let offset): selectKind(offset: offset)
    case .confirm: confirmKind()
    case .walk(let direction): keypad.move(direction)
    case .press:
      switch keypad.focused {
      case .digit(let digit): return type(digit.scalar)
      case .delete: return delete()
      }
    case .submit: return submit()
    case .delete: return delete()
    case .clear: return clear()
    case .back: return back() ? .changed : nil
    case .forgotten, .toggleDeviceKey, .drawWords: return .ignored
    }
    return .changed
  }
}

extension Int {
  /// The ASCII character of a digit, 0 to 9.
  fileprivate var scalar: Unicode.Scalar { Unicode.Scalar(UInt8(0x30 + self)) }
}
