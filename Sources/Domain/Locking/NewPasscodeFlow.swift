public import Wording

/// The state machine of choosing a passcode: its kind, then the passcode, then the same once more.
public struct NewPasscodeFlow: Sendable {
  /// A step of the flow.
  public enum Step: Hashable, Sendable {
    /// Choosing the kind.
    case kind
    /// Typing the passcode.
    case first
    /// Showing a passphrase that was drawn, in place of typing one.
    case offered
    /// Typing the passcode again.
    case second
    /// Both agree, and the vault is changing the passcode.
    case done
  }

  /// The reason why the flow went back a step.
  public enum Problem: Hashable, Sendable {
    /// The two passcodes differ.
    case mismatch
    /// The passphrase is too short.
    case tooShort(minimum: Int)
    /// It is the current passcode.
    case unchanged
    /// The vault could not store it.
    case failed(FailureReason)
    /// The device key that it needs could not be written.
    case noDeviceKey
    /// There is no guarded memory left for it.
    case notEnoughMemory
    /// Something was typed that a passcode of digits can't have.
    case foreign(ForeignInput)
  }

  /// The current step.
  public private(set) var step = Step.kind
  /// The last problem, until something is typed.
  public private(set) var problem: Problem?
  /// The chosen kind, or the one with the focus.
  public private(set) var kind: PasscodeKind
  /// The entry of this step.
  public private(set) var entry: PasscodeEntry
  /// The on-screen keypad.
  public var keypad = Keypad()
  /// The reason why the passcode typed first is easy to guess. Typing it again accepts it all the
  /// same.
  public private(set) var warning: ObviousPasscode?
  /// The reason why the passphrase typed first takes its layout of the keyboard.
  public private(set) var layout: PassphraseLayout?
  /// The passcode typed first, or the one that was drawn.
  private var first: PasscodeEntry
  /// True if the passphrase was drawn.
  private var isDrawn = false
  private let current: PasscodeEntry?

  /// Creates a flow at its first step.
  ///
  /// - Parameters:
  ///   - kind: the kind offered first.
  ///   - present: the current passcode, which the new one must not equal.
  public init(kind: PasscodeKind = .digits6, replacing current: PasscodeEntry? = nil) {
    self.kind = kind
    self.current = current
    entry = PasscodeEntry(kind: kind)
    first = PasscodeEntry(kind: kind)
  }

  /// Moves the choice of the kind, at the first step.
  public mutating func selectKind(offset: Int) {
    let all = PasscodeKind.allCases
    guard step == .kind, let index = all.firstIndex(of: kind) else { return }
    kind = all[min(max(0, index + offset), all.count - 1)]
  }

  /// Confirms the kind and goes on to typing.
  public mutating func confirmKind() {
    guard step == .kind else { return }
    entry = PasscodeEntry(kind: kind)
    first = PasscodeEntry(kind: kind)
    keypad = Keypad()
    step = .first
  }

  /// The passphrase that was drawn, while it is shown.
  public var offered: PasscodeEntry? { step == .offered ? first : nil }

  /// True if a passphrase can be drawn now.
  public var canOffer: Bool { kind == .passphrase && (step == .first || step == .offered) }

  /// Shows a passphrase that was drawn, in place of one that is typed or was drawn before.
  public mutating func offer(_ passphrase: PasscodeEntry) {
    guard canOffer else { return }
    startOver(nil)
    first = passphrase
    isDrawn = true
    step = .offered
  }

  /// Types a character; the last digit goes on to the next step.
  public mutating func type(_ scalar: Unicode.Scalar) -> LockFlow.Outcome {
    guard step == .first || step == .second else { return .ignored }
    guard entry.accepts(scalar) else {
      guard kind.digitCount != nil, let foreign = ForeignInput(scalar) else { return .ignored }
      problem = .foreign(foreign)
      return .changed
    }
    guard entry.hasRoom(for: scalar) else { return .ignored }
    guard entry.append(scalar) else {
      startOver(.notEnoughMemory)
      return .changed
    }
    problem = nil
    return entry.count == kind.digitCount ? submit() : .changed
  }

  /// Deletes the last character.
  public mutating func delete() -> LockFlow.Outcome {
    entry.removeLast() ? .changed : .ignored
  }

  /// Deletes everything typed in this step.
  public mutating func clear() -> LockFlow.Outcome {
    guard entry.count > 0 else { return .ignored }
    entry.clear()
    return .changed
  }

  /// Submits the entry of this step.
  ///
  /// - Returns: `verify` if both entries agree, so that the passcode can be taken from `entry`.
  public mutating func submit() -> LockFlow.Outcome {
    if step == .offered {
      problem = nil
      step = .second
      return .changed
    }
    guard step == .first || step == .second, entry.count > 0 else { return .ignored }
    guard entry.isLongEnough else {
      problem = .tooShort(minimum: kind.minimumLength)
      return .changed
    }
    if step == .first {
      if let current, entry.matches(current) {
        startOver(.unchanged)
        return .changed
      }
      warning = ObviousPasscode(entry)
      layout = PassphraseLayout(entry)
      swap(&entry, &first)
      entry.clear()
      step = .second
      return .changed
    }
    guard entry.matches(first) else {
      startAgain(.mismatch)
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
    case .offered: target = .first
    case .second where isDrawn:
      startAgain(nil)
      return true
    case .second: target = .first
    }
    startOver(nil)
    step = target
    return true
  }

  /// Reports that the vault could not store the passcode: it must be typed again.
  public mutating func fail(_ problem: Problem) {
    startOver(problem)
  }

  /// Starts over, or with what was drawn, which is shown once more.
  private mutating func startAgain(_ problem: Problem?) {
    guard isDrawn else { return startOver(problem) }
    entry.clear()
    step = .offered
    self.problem = problem
  }

  private mutating func startOver(_ problem: Problem?) {
    isDrawn = false
    entry.clear()
    first.clear()
    step = .first
    warning = nil
    layout = nil
    self.problem = problem
  }
}
