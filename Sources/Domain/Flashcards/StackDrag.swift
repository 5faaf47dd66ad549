/// The side to which a card leaves the stack, and its meaning.
public enum DragSide: Sendable, Codable, Hashable {
  /// To the left.
  case wrong
  /// To the right.
  case right

  /// −1 for left, 1 for right.
  var sign: Double { self == .right ? 1 : -1 }
}

/// The appearance of the top card while it moves.
public struct DragLook: Sendable, Hashable {
  /// The offset from its place: 1 is where it leaves the stack; negative to the left.
  public let offset: Double
  /// The side whose colour, sign and word it shows; nil at rest.
  public let side: DragSide?
  /// The strength of the side's colour, 0 to 1.
  public let tint: Double
  /// The opacity of the card, 0 to 1.
  public let opacity: Double
  /// True if the answer is given, and the card is leaving.
  public let isLeaving: Bool

  /// Creates a card at rest.
  public static let rest = DragLook(offset: 0, side: nil, tint: 0, opacity: 1, isLeaving: false)
}

/// The motion of the top card by keys. A terminal reports no key release, so a pause lets go of the
/// card.
///
/// Distances are fractions of the distance beyond which a card is gone: the colour is full halfway,
/// and the card fades from there on. Instants are durations since any fixed point.
public struct StackDrag: Sendable, Hashable {
  /// The number of nudges after which the card leaves.
  public static let steps = 4
  /// The pause after which the card is let go.
  public static let pause = Duration.milliseconds(600)
  /// The duration of the spring back.
  public static let springTime = Duration.milliseconds(120)
  /// The duration of leaving.
  public static let leaveTime = Duration.milliseconds(160)
  /// The duration of a frame.
  public static let frame = Duration.milliseconds(16)

  private enum Motion: Hashable {
    case rest
    case held(DragSide, steps: Int, since: Duration)
    case springing(DragSide, from: Double, since: Duration)
    case leaving(DragSide, from: Double, since: Duration)
  }

  private var motion = Motion.rest
  /// True if motion is reduced to its end states, without frames in between.
  public var reducesMotion: Bool

  /// A card at rest.
  public init(reducesMotion: Bool = false) {
    self.reducesMotion = reducesMotion
  }

  /// Moves the card one step. The opposite key lets go of the card. A motion still under way ends
  /// first.
  ///
  /// - Returns: the side to which the card leaves if this was the last step; the answer is then
  ///   given at once.
  public mutating func nudge(_ side: DragSide, at now: Duration) -> DragSide? {
    guard case .held(let heldSide, let steps, _) = motion(at: now) else {
      motion = .held(side, steps: 1, since: now)
      return nil
    }
    guard side == heldSide else {
      letGo(at: now)
      return nil
    }
    if steps + 1 < Self.steps {
      motion = .held(side, steps: steps + 1, since: now)
      return nil
    }
    leave(side, at: now)
    return side
  }

  /// Sends the card off to a side, from wherever it is: an answer by key.
  public mutating func leave(_ side: DragSide, at now: Duration) {
    let look = look(at: now)
    let from = look.side == side && !look.isLeaving ? abs(look.offset) : 0
    motion = reducesMotion ? .rest : .leaving(side, from: from, since: now)
  }

  /// Lets the card spring back from where it is held.
  public mutating func letGo(at now: Duration) {
    guard case .held(let side, let steps, _) = motion(at: now) else { return }
    motion =
      reducesMotion
      ? .rest : .springing(side, from: Double(steps) / Double(Self.steps), since: now)
  }

  /// Ends any motion, as every key does.
  public mutating func endMotion() {
    motion = .rest
  }

  /// The appearance at an instant.
  public func look(at now: Duration) -> DragLook {
    switch motion(at: now) {
    case .rest:
      return .rest
    case .held(let side, let steps, _):
      return Self.look(side, at: Double(steps) / Double(Self.steps), isLeaving: false)
    case .springing(let side, let from, let since):
      // Decelerates and never overshoots: beyond its place lies the other side's colour.
      let rest = 1 - Self.part(of: Self.springTime, from: since, to: now)
      return Self.look(side, at: from * rest * rest * rest, isLeaving: false)
    case .leaving(let side, let from, let since):
      let part = Self.part(of: Self.leaveTime, from: since, to: now)
      return Self.look(side, at: from + (2 - from) * part, isLeaving: true)
    }
  }

  /// The instant at which the appearance changes next; nil while it stays as it is.
  public func nextChange(after now: Duration) -> Duration? {
    switch motion(at: now) {
    case .rest: nil
    case .held(_, _, let since): since + Self.pause
    case .springing(_, _, let since): min(now + Self.frame, since + Self.springTime)
    case .leaving(_, _, let since): min(now + Self.frame, since + Self.leaveTime)
    }
  }

  /// The motion at an instant.
  private func motion(at now: Duration) -> Motion {
    switch motion {
    case .held(let side, let steps, let since) where now >= since + Self.pause:
      let letGo = since + Self.pause
      guard !reducesMotion, now < letGo + Self.springTime else { return .rest }
      return .springing(side, from: Double(steps) / Double(Self.steps), since: letGo)
    case .springing(_, _, let since) where now >= since + Self.springTime:
      return .rest
    case .leaving(_, _, let since) where now >= since + Self.leaveTime:
      return .rest
    default:
      return motion
    }
  }

  private static func look(_ side: DragSide, at distance: Double, isLeaving: Bool) -> DragLook {
    guard distance > 0 || isLeaving else { return .rest }
    return DragLook(
      offset: side.sign * distance,
      side: side,
      // A decided answer shows its full colour from the first frame on.
      tint: isLeaving ? 1 : min(1, distance * 2),
      opacity: min(1, max(0, 2 - distance * 2)),
      isLeaving: isLeaving
    )
  }

  private static func part(of whole: Duration, from start: Duration, to now: Duration) -> Double {
    ((now - start) / whole).clamped(to: 0...1)
  }
}
