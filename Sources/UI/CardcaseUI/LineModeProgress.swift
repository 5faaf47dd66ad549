import Screens
import WindowLevels
import Wording

/// Reports of the progress of slow work, every few seconds at most.
struct LineModeProgress: Sendable {
  /// The minimum time between two reports.
  static let pause = Duration.seconds(5)

  /// The work that was told of last, by the name of its scene.
  private var work: String?
  private var toldAt = Instant(nanoseconds: 0)
  private var toldPercent: Int?

  /// The report that is due. The scene of the work itself tells the progress at its beginning.
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
