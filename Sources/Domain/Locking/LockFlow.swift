/// Entering a passcode and what comes of it, as separate steps: what is typed changes the entry; a
/// full entry asks for a verdict; the verdict, when it is a refusal, is shown; and then the entry is
/// reset. Nothing here draws, derives or waits.
///
/// Times are on any clock that does not go back.
public struct LockFlow: Sendable {
  /// Why a passcode did not open the vault.
  public enum Refusal: Hashable, Sendable {
    /// It is not the passcode.
    case wrong
    /// What the passcode would open is damaged.
    case damaged
    /// The machine has not the memory that the derivation needs.
    case notEnoughMemory
    /// The passcode needs a device key besides, which is not there.
    case noDeviceKey
  }

  /// Where the flow stands.
  public enum Stage: Hashable, Sendable {
    /// Something is typed, or about to be.
    case entering
    /// The passcode is being checked; input is not taken.
    case verifying
    /// The dots shake.
    case shaking(Refusal, since: Duration)
    /// The refusal is told in words, with ways out.
    case refused(Refusal)
    /// There were too many wrong ones: until the countdown is over, input is not taken.
    case waiting
  }

  /// What a step asks of the caller.
  public enum Outcome: Hashable, Sendable {
    /// Nothing changed.
    case ignored
    /// The view has to follow.
    case changed
    /// The entry is full: check it.
    case verify
  }

  /// A half-typed passcode is forgotten this long after the last key.
  public static let patience = Duration.seconds(10)

  /// Where the flow stands.
  public private(set) var stage = Stage.entering
  /// What is typed.
  public private(set) var entry: PasscodeEntry
  /// The keypad beneath it.
  public var keypad = Keypad()
  /// The time before the next attempt, while there is one. It runs under a shake and under words too.
  public private(set) var countdown: Countdown?
  private var typedAt: Duration?

  /// A flow with nothing typed.
  public init(kind: PasscodeKind) {
    entry = PasscodeEntry(kind: kind)
  }

  /// A flow whose passcode opened nothing, as is told in words.
  public init(kind: PasscodeKind, refused refusal: Refusal) {
    self.init(kind: kind)
    stage = .refused(refusal)
  }

  /// Types a character. It ends a shake, and closes the words about the last refusal. During a
  /// countdown it is not taken, and not kept for later either.
  public mutating func type(_ scalar: Unicode.Scalar, at now: Duration) -> Outcome {
    guard stage != .verifying else { return .ignored }
    guard entry.accepts(scalar) else { return .ignored }
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

  /// Takes the last character back. This never asks for a verdict.
  public mutating func delete(at now: Duration) -> Outcome {
    guard stage == .entering else { return dismiss() }
    typedAt = now
    return entry.removeLast() ? .changed : .ignored
  }

  /// Takes everything back.
  public mutating func clear() -> Outcome {
    guard stage == .entering else { return dismiss() }
    guard entry.count > 0 else { return .ignored }
    entry.clear()
    return .changed
  }

  /// Asks for a verdict on what is typed: by itself once the last digit is in, by Enter for a
  /// passphrase.
  public mutating func submit() -> Outcome {
    guard stage == .entering, entry.count > 0 else { return .ignored }
    if let digits = entry.kind.digitCount, entry.count < digits {
      return .ignored
    }
    stage = .verifying
    return .verify
  }

  /// The verdict was a refusal. With motion the dots shake first.
  public mutating func refuse(_ refusal: Refusal, motion: Bool, at now: Duration) {
    guard stage == .verifying else { return }
    if motion, refusal == .wrong {
      stage = .shaking(refusal, since: now)
    } else {
      entry.clear()
      stage = .refused(refusal)
    }
  }

  /// The next attempt has to wait until then; nil where it need not. Where it has to, what was typed
  /// is forgotten, unless a verdict on it is still to come.
  public mutating func wait(until end: Duration?) {
    countdown = end.map { Countdown(end: $0) }
    if stage == .waiting || stage == .entering && countdown != nil {
      rest()
    }
  }

  /// The passcode was not looked at, as it came too early: it is to be typed again later.
  public mutating func postpone() {
    if stage == .verifying {
      rest()
    }
  }

  /// Ends a shake, or closes the words about a refusal.
  public mutating func dismiss() -> Outcome {
    if endShake() { return .changed }
    guard case .refused = stage else { return .ignored }
    rest()
    return .changed
  }

  /// Time has passed: a shake that is over turns into words, a countdown ends, and a half-typed
  /// passcode that was left alone is forgotten.
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

  /// When `advance(to:)` has something to do, or the dots have to be drawn elsewhere.
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

  /// How many columns to the right of their place the dots stand.
  public func dotsOffset(at now: Duration) -> Int {
    guard case .shaking(_, let since) = stage else { return 0 }
    return Shake.offset(after: now - since)
  }

  private mutating func reset() {
    if stage != .entering {
      rest()
    }
  }

  /// With nothing typed, back to where typing begins, now or after the countdown.
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

  /// - Returns: false where nothing shakes.
  @discardableResult
  private mutating func endShake() -> Bool {
    guard case .shaking(let refusal, _) = stage else { return false }
    entry.clear()
    stage = .refused(refusal)
    return true
  }
}
