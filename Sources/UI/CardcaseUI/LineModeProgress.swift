import Screens
import WindowLevels
import Wording

/// What is said of work that goes on: how much of it is done, every few seconds at most.
struct LineModeProgress: Sendable {
  /// How long it says nothing after each time.
  static let pause = Duration.seconds(5)

  /// The work that was told of last, by the name of its scene.
  private var work: String?
  private var toldAt = Instant(nanoseconds: 0)
  private var toldPercent: Int?

  /// What is due to be said. The scene of the work says how far it is when it begins.
  mutating func lines(
    for scene: LineModeScene<AnyScreenAction>,
    _ wording: Wording,
    at now: Instant
  ) -> [SpokenLine] {
    guard let percent = scene.percent else {
      work = nil
      return []
    }
    guard work == scene.name else {
      work = scene.name
      toldAt = now
      toldPercent = percent
      return []
    }
    guard percent != toldPercent, now >= toldAt.advanced(by: Self.pause) else { return [] }
    toldAt = now
    toldPercent = percent
    return [.text(wording(.lineModePercent(percent: String(percent))))]
  }
}
