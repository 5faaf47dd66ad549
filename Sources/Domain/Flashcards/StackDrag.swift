/// A side to which a card leaves the stack, and what that means.
public enum DragSide: Sendable, Codable, Hashable {
  /// To the left.
  case wrong
  /// To the right.
  case right

  /// Leftwards is negative.
  var sign: Double { self == .right ? 1 : -1 }
}

/// How the top card looks while it is moved.
public struct DragLook: Sendable, Hashable {
  /// How far it is from its place: 1 is where it leaves the stack; negative to the left.
  public let offset: Double
  /// The side whose colour, sign and word it carries; nil at rest, where it is neutral.
  public let side: DragSide?
  /// How much of the colour shows, 0 to 1.
  public let tint: Double
  /// How much of the card shows, 0 to 1.
  public let opacity: Double
  /// Whether the answer is given, and the card on its way out.
  public let isLeaving: Bool

  /// A card in its place.
  public static let rest = DragLook(offset: 0, side: nil, tint: 0, opacity: 1, isLeaving: false)
}

/// Moves the top card by keys. A terminal reports no release, so a pause lets go of the card.
///
/// Its distances are the seed's, in parts of the 100 points beyond which a card is gone: the colour
/// is whole at half the way, and the card fades from there on. Instants are durations since any
/// fixed point.
public struct StackDrag: Sendable, Hashable {
  /// The nudges after which the card leaves.
  public static let steps = 4
  /// The pause after which the card is let go.
  public static let pause = Duration.milliseconds(600)
  /// How long it takes to spring back.
  public static let springTime = Duration.milliseconds(120)
  /// How long it takes to leave.
  public static let leaveTime = Duration.milliseconds(160)
  /// The time between two frames.
  public static let frame = Duration.milliseconds(16)

  private enum Motion: Hashable {
    case rest
    case held(DragSide, steps: Int, since: Duration)
    case springing(DragSide, from: Double, since: Duration)
    case leaving(DragSide, from: Double, since: Duration)
  }

  private var motion = Motion.rest
  /// Whether motion is reduced to its ends: no frames in between.
  public var reducesMotion: Bool

  /// A card at rest.
  public init(reducesMotion: Bool = false) {
    self.reducesMotion = reducesMotion
  }

  /// Moves the card one step; the side it leaves to if that was the last, to be answered at once.
  ///
  /// The opposite key lets go of the card. A motion still under way ends first.
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

  /// Ends whatever moves, as every key does.
  public mutating func endMotion() {
    motion = .rest
  }

  /// How the card looks.
  public func look(at now: Duration) -> DragLook {
    switch motion(at: now) {
    case .rest:
      return .rest
    case .held(let side, let steps, _):
      return Self.look(side, at: Double(steps) / Double(Self.steps), isLeaving: false)
    case .springing(let side, let from, let since):
      // Slowing down and never beyond its place: beyond it lies the other side's colour.
      let rest = 1 - Self.part(of: Self.springTime, from: since, to: now)
      return Self.look(side, at: from * rest * rest * rest, isLeaving: false)
    case .leaving(let side, let from, let since):
      let part = Self.part(of: Self.leaveTime, from: since, to: now)
      return Self.look(side, at: from + (2 - from) * part, isLeaving: true)
    }
  }

  /// When the look changes next; nil while it stays as it is.
  public func nextChange(after now: Duration) -> Duration? {
    switch motion(at: now) {
    case .rest: nil
    case .held(_, _, let since): since + Self.pause
    case .springing(_, _, let since): min(now + Self.frame, since + Self.springTime)
    case .leaving(_, _, let since): min(now + Self.frame, since + Self.leaveTime)
    }
  }

  /// The motion as time has brought it on.
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
      // A decided answer shows its whole colour from the first frame on.
      tint: isLeaving ? 1 : min(1, distance * 2),
      opacity: min(1, max(0, 2 - distance * 2)),
      isLeaving: isLeaving
    )
  }

  private static func part(of whole: Duration, from start: Duration, to now: Duration) -> Double {
    ((now - start) / whole).clamped(to: 0...1)
  }
}
