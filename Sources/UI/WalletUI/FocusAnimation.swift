import WindowLevels

/// The movement of the focus frame from one area of a card to another.
struct FocusAnimation: Hashable, Sendable {
  /// The layout of the card on which it moves.
  let layout: CardLayout
  private let from: Rect
  private let target: Rect
  private let animation: Animation

  /// The duration of the movement.
  static let duration = Duration.milliseconds(180)

  init(from: Rect, to target: Rect, on layout: CardLayout, at now: Instant) {
    self.layout = layout
    self.from = from
    self.target = target
    animation = Animation(start: now, duration: Self.duration)
  }

  /// The frame at `now`; each edge moves on a straight line.
  func rect(at now: Instant) -> Rect {
    let progress = animation.progress(at: now)
    func between(_ edge: KeyPath<Rect, Int>) -> Int {
      let way = Double(target[keyPath: edge] - from[keyPath: edge]) * progress
      return from[keyPath: edge] + Int(way.rounded())
    }
    let (x, y) = (between(\.minX), between(\.minY))
    return Rect(x: x, y: y, width: between(\.maxX) - x, height: between(\.maxY) - y)
  }

  /// The moment of the next frame; nil at the end.
  func nextFrame(after now: Instant) -> Instant? { animation.nextFrame(after: now) }
}
