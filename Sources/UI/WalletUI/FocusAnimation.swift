import Screens
import Widgets
import WindowLevels

/// The focus frame on its way from one area of a card to another.
struct FocusAnimation: Hashable, Sendable {
  private let from: Rect
  private let target: Rect
  private let animation: Animation

  /// How long it takes.
  static let duration = Duration.milliseconds(180)

  init(from: Rect, to target: Rect, at now: Instant) {
    self.from = from
    self.target = target
    animation = Animation(start: now, duration: Self.duration)
  }

  /// The frame at a moment, each of its edges on a straight way.
  func rect(at now: Instant) -> Rect {
    let progress = animation.progress(at: now)
    func between(_ edge: KeyPath<Rect, Int>) -> Int {
      let way = Double(target[keyPath: edge] - from[keyPath: edge]) * progress
      return from[keyPath: edge] + Int(way.rounded())
    }
    let (x, y) = (between(\.minX), between(\.minY))
    return Rect(x: x, y: y, width: between(\.maxX) - x, height: between(\.maxY) - y)
  }

  /// When to draw next; nil once it is there.
  func nextFrame(after now: Instant) -> Instant? { animation.nextFrame(after: now) }
}
