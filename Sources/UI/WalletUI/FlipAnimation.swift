import PaymentCards
import WindowLevels

/// The flip of a drawn card about its vertical axis, in steps: step 0 shows the whole front, the
/// last step the whole back, and in the middle the card is seen edge-on.
///
/// The step is a function of time. A flip reversed half-way goes back over the steps it took.
struct FlipAnimation: Hashable, Sendable {
  /// A side of the card.
  typealias Side = SecurityCodeFacts.Side

  /// The steps from one side to the other.
  static let steps = 8
  /// The duration of a step; a whole flip takes about the half second of TinyCreditCard.
  static let stepTime = Duration.milliseconds(60)

  /// The side that is visible at the end.
  private(set) var target: Side
  private var origin: Int
  private var start: Instant?

  /// A card at rest.
  init(showing side: Side = .front) {
    target = side
    origin = Self.step(of: side)
  }

  /// The step at `now`, 0 to `steps`.
  func step(at now: Instant) -> Int {
    let end = Self.step(of: target)
    guard let start else { return end }
    let taken = Int(max(.zero, start.duration(to: now)) / Self.stepTime)
    return origin < end ? min(end, origin + taken) : max(end, origin - taken)
  }

  /// True if one side is visible, whole and still.
  func isAtRest(at now: Instant) -> Bool { step(at: now) == Self.step(of: target) }

  /// Flips to a side from the current step; at once unless `moving`.
  mutating func turn(to side: Side, at now: Instant, moving: Bool) {
    guard side != target else { return }
    origin = step(at: now)
    target = side
    start = moving ? now : nil
  }

  /// Flips to the other side.
  mutating func turnOver(at now: Instant, moving: Bool) {
    turn(to: target == .front ? .back : .front, at: now, moving: moving)
  }

  /// Ends the flip at once.
  mutating func finish() {
    start = nil
  }

  /// The moment of the next step; nil at rest.
  func nextFrame(after now: Instant) -> Instant? {
    guard let start, !isAtRest(at: now) else { return nil }
    let taken = Int(max(.zero, start.duration(to: now)) / Self.stepTime)
    return start.advanced(by: Self.stepTime * (taken + 1))
  }

  private static func step(of side: Side) -> Int { side == .front ? 0 : steps }

  /// The visible columns of a card of `width` at a step: its width times the cosine of the angle,
  /// and at least one.
  static func width(of width: Int, at step: Int) -> Int {
    let fromSide = step <= steps / 2 ? step : steps - step
    return max(1, Int((Double(width) * cosines[fromSide]).rounded()))
  }

  /// The cosines of 0, 22.5, 45, 67.5 and 90 degrees.
  private static let cosines = [1, 0.923_879_532_511, 0.707_106_781_187, 0.382_683_432_365, 0]
}
