public import Wording

/// The state machine of entering a passcode, in separate steps: typing changes the entry; a full
/// entry asks for verification; a refusal is shown; and then the entry is reset. It draws nothing,
/// derives nothing and never waits.
///
/// Times are on any monotonic clock.
public struct LockFlow: Sendable {
  /// The reason why a passcode did not open the vault.
  public enum Refusal: Hashable, Sendable {
    /// The passcode is wrong.
    case wrong
    /// The slot that the passcode would open is damaged.
    case damaged
    /// The machine lacks the memory for the derivation.
    case notEnoughMemory
    /// The vault needs a device key as well, which is missing.
    case noDeviceKey
    /// It is a copy without a passcode, which the recovery key alone opens.
    case noPasscode
    /// The vault could not be read; the passcode was not tried.
    case failed(FailureReason)
  }

  /// The stage of the flow.
  public enum Stage: Hashable, Sendable {
    /// The user is typing, or about to.
    case entering
    /// The passcode is being verified; input is ignored.
    case verifying
    /// The dots shake.
    case shaking(Refusal, since: Duration)
    /// The refusal is told in words, with ways out.
    case refused(Refusal)
    /// Too many wrong passcodes: input is ignored until the countdown ends.
    case waiting
  }

  /// The result of a step, for the caller to act on.
  public enum Outcome: Hashable, Sendable {
    /// Nothing changed.
    case ignored
    /// The view must be updated.
    case changed
    /// The entry is complete: verify it.
    case verify
  }

  /// The time after the last key at which a half-typed passcode is discarded.
  public static let patience = Duration.seconds(10)

  /// The stage of the flow.
  public private(set) var stage = Stage.entering
  /// The entry.
  public private(set) var entry: PasscodeEntry
  /// The on-screen keypad.
  public var keypad = Keypad()
  /// The countdown to the next attempt, if there is one. It runs while the dots shake and while a
  /// refusal is shown, too.
  public private(set) var countdown: Countdown?
  /// The last typed input that a passcode of digits can't have, until something else is done.
  public private(set) var foreign: ForeignInput?
  private var typedAt: Duration?

  /// Creates a flow with an empty entry.
  public init(kind: PasscodeKind) {
    entry = PasscodeEntry(kind: kind)
  }

  /// Creates a flow that shows a refusal in words.
  public init(kind: PasscodeKind, refused refusal: Refusal) {
    self.init(kind: kind)
    stage = .refused(refusal)
  }

  /// Types a character. It ends a shake and closes the message about the last refusal. During a
  /// countdown it is ignored, and not kept for later either.
  public mutating func type(_ scalar: Unicode.Scalar, at now: Duration) -> Outcome {
    guard stage != .verifying else { return .ignored }
    guard entry.accepts(scalar) else { return notice(scalar) }
    foreign = nil
    endCountdown(at: now)
    guard countdown == nil else { return endShake() ? .changed : .ignored }
    reset()
    guard entry.hasRoom(for: scalar) else { return .ignored }
    guard entry.append(scalar) else {
      entry.clear()
      stage = .refused(.notEnoughMemory)
      return .changed
    }
    typedAt = now
    if entry.kind.digitCount == entry.count {
      return submit()
    }
    return .changed
  }

  /// Remembers what was typed on a keyboard with another layout. It counts for nothing.
  private mutating func notice(_ scalar: Unicode.Scalar) -> Outcome {
    guard stage == .entering, entry.kind.digitCount != nil, let found = ForeignInput(scalar) else {
      return .ignored
    }
    foreign = found
    return .changed
  }

  /// Deletes the last character. This never asks for verification.
  public mutating func delete(at now: Duration) -> Outcome {
    let wasTold = foreign != nil
    foreign = nil
    guard stage == .entering else { return dismiss() }
    typedAt = now
    return entry.removeLast() || wasTold ? .changed : .ignored
  }

  /// Deletes everything.
  public mutating func clear() -> Outcome {
    foreign = nil
    guard stage == .entering else { return dismiss() }
    guard entry.count > 0 else { return .ignored }
    entry.clear()
    return .changed
  }

  /// Asks for verification of the entry: automatically once the last digit is in, by Enter for a
  /// passphrase.
  public mutating func submit() -> Outcome {
    guard stage == .entering, entry.count > 0 else { return .ignored }
    if let digits = entry.kind.digitCount, entry.count < digits {
      return .ignored
    }
    stage = .verifying
    return .verify
  }

  /// Reports a refusal. With motion the dots shake first.
  public mutating func refuse(_ refusal: Refusal, motion: Bool, at now: Duration) {
    guard stage == .verifying else { return }
    if motion, refusal == .wrong {
      stage = .shaking(refusal, since: now)
    } else {
      entry.clear()
      stage = .refused(refusal)
    }
  }

  /// Sets the time of the next attempt; nil if it is allowed now. If it has to wait, the entry is
  /// discarded, unless its verification is still running.
  public mutating func wait(until end: Duration?) {
    countdown = end.map { Countdown(end: $0) }
    if stage == .waiting || stage == .entering && countdown != nil {
      rest()
    }
  }

  /// Reports that the passcode was not verified because it came too early: it must be typed again
  /// later.
  public mutating func postpone() {
    if stage == .verifying {
      rest()
    }
  }

  /// Ends a shake, or closes the message about a refusal.
  public mutating func dismiss() -> Outcome {
    if endShake() { return .changed }
    guard case .refused = stage else { return .ignored }
    rest()
    return .changed
  }

  /// Advances the time: a finished shake turns into the message, a countdown ends, and a half-typed
  /// passcode is discarded after `patience`.
  public mutating func advance(to now: Duration) {
    if case .shaking(_, let since) = stage, now - since >= Shake.duration {
      endShake()
    }
    endCountdown(at: now)
    if let typedAt, stage == .entering, now - typedAt >= Self.patience {
      entry.clear()
      self.typedAt = nil
    }
  }

  /// The time at which `advance(to:)` has something to do, or the dots move.
  public func nextChange(after now: Duration) -> Duration? {
    if case .shaking(_, let since) = stage {
      return since + (Shake.nextMove(after: now - since) ?? Shake.duration)
    }
    if let countdown, stage != .verifying {
      return countdown.nextChange(after: now)
    }
    if stage == .entering, entry.count > 0, let typedAt {
      return typedAt + Self.patience
    }
    return nil
  }

  /// The offset of the dots, in columns to the right.
  public func dotsOffset(at now: Duration) -> Int {
    guard case .shaking(_, let since) = stage else { return 0 }
    return Shake.offset(after: now - since)
  }

  private mutating func reset() {
    if stage != .entering {
      rest()
    }
  }

  /// Returns with an empty entry to typing, now or after the countdown.
  private mutating func rest() {
    entry.clear()
    stage = countdown == nil ? .entering : .waiting
  }

  private mutating func endCountdown(at now: Duration) {
    guard let countdown, countdown.isOver(at: now) else { return }
    self.countdown = nil
    if stage == .waiting {
      stage = .entering
    }
  }

  /// - Returns: false if nothing shakes.
  @discardableResult
  private mutating func endShake() -> Bool {
    guard case .shaking(let refusal, _) = stage else { return false }
    entry.clear()
    stage = .refused(refusal)
    return true
  }
}
