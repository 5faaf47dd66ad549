/// Choosing a passcode: its kind, then the passcode, then the same once more.
public struct NewPasscodeFlow: Sendable {
  /// Which step it is at.
  public enum Step: Hashable, Sendable {
    /// The kind is chosen.
    case kind
    /// The passcode is typed.
    case first
    /// The passcode is typed again.
    case second
    /// Both agree, and the vault is at work.
    case done
  }

  /// Why the flow went back a step.
  public enum Problem: Hashable, Sendable {
    /// The two differ.
    case mismatch
    /// A passphrase that is too short.
    case tooShort(minimum: Int)
    /// It is the present passcode.
    case unchanged
    /// The vault could not take it.
    case failed
    /// The device key that it needs could not be written.
    case noDeviceKey
    /// There is no guarded memory left for it.
    case notEnoughMemory
  }

  /// Which step it is at.
  public private(set) var step = Step.kind
  /// What went wrong last, until something is typed.
  public private(set) var problem: Problem?
  /// The kind that is chosen, or about to be.
  public private(set) var kind: PasscodeKind
  /// What is typed in this step.
  public private(set) var entry: PasscodeEntry
  /// The keypad beneath it.
  public var keypad = Keypad()
  /// Why the passcode that was typed first is easy to guess. Typing it again takes it all the same.
  public private(set) var warning: ObviousPasscode?
  private var first: PasscodeEntry
  private let present: PasscodeEntry?

  /// A flow at its first step.
  ///
  /// - Parameters:
  ///   - kind: the kind offered first.
  ///   - present: the passcode there is, which the new one must not be.
  public init(kind: PasscodeKind = .digits6, replacing present: PasscodeEntry? = nil) {
    self.kind = kind
    self.present = present
    entry = PasscodeEntry(kind: kind)
    first = PasscodeEntry(kind: kind)
  }

  /// Chooses the next or an earlier kind, at the first step.
  public mutating func selectKind(offset: Int) {
    let all = PasscodeKind.allCases
    guard step == .kind, let index = all.firstIndex(of: kind) else { return }
    kind = all[min(max(0, index + offset), all.count - 1)]
  }

  /// Goes from the choice of a kind to typing.
  public mutating func confirmKind() {
    guard step == .kind else { return }
    entry = PasscodeEntry(kind: kind)
    first = PasscodeEntry(kind: kind)
    keypad = Keypad()
    step = .first
  }

  /// Types a character; the last digit goes on to the next step.
  public mutating func type(_ scalar: Unicode.Scalar) -> LockFlow.Outcome {
    guard step == .first || step == .second, entry.hasRoom(for: scalar) else { return .ignored }
    guard entry.append(scalar) else {
      startOver(.notEnoughMemory)
      return .changed
    }
    problem = nil
    return entry.count == kind.digitCount ? submit() : .changed
  }

  /// Takes the last character back.
  public mutating func delete() -> LockFlow.Outcome {
    entry.removeLast() ? .changed : .ignored
  }

  /// Takes everything of this step back.
  public mutating func clear() -> LockFlow.Outcome {
    guard entry.count > 0 else { return .ignored }
    entry.clear()
    return .changed
  }

  /// Goes on with what is typed.
  ///
  /// - Returns: `verify` when both are in and agree, so that the passcode can be taken from `entry`.
  public mutating func submit() -> LockFlow.Outcome {
    guard step == .first || step == .second, entry.count > 0 else { return .ignored }
    guard entry.isLongEnough else {
      problem = .tooShort(minimum: kind.minimumLength)
      return .changed
    }
    if step == .first {
      if let present, entry.matches(present) {
        startOver(.unchanged)
        return .changed
      }
      warning = ObviousPasscode(entry)
      swap(&entry, &first)
      entry.clear()
      step = .second
      return .changed
    }
    guard entry.matches(first) else {
      startOver(.mismatch)
      return .changed
    }
    step = .done
    return .verify
  }

  /// Goes one step back.
  ///
  /// - Returns: false at the first step.
  public mutating func back() -> Bool {
    let target: Step
    switch step {
    case .kind, .done: return false
    case .first: target = .kind
    case .second: target = .first
    }
    startOver(nil)
    step = target
    return true
  }

  /// The vault could not take the passcode: it has to be typed again.
  public mutating func fail(_ problem: Problem = .failed) {
    startOver(problem)
  }

  private mutating func startOver(_ problem: Problem?) {
    entry.clear()
    first.clear()
    step = .first
    warning = nil
    self.problem = problem
  }
}
