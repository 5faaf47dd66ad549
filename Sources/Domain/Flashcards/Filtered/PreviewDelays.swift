/// The delays, in seconds, after which a card comes again when answers change no schedule.
public struct PreviewDelays: Sendable, Codable, Hashable {
  /// The delay after Again; 0 has the card go home.
  public var again: UInt32
  /// The delay after Hard; 0 has the card go home.
  public var hard: UInt32
  /// The delay after Good; 0 has the card go home.
  public var good: UInt32

  /// Anki's: one minute, ten minutes, and home.
  public static let usual = PreviewDelays(again: 60, hard: 600, good: 0)

  /// Creates delays.
  public init(again: UInt32, hard: UInt32, good: UInt32) {
    self.again = again
    self.hard = hard
    self.good = good
  }

  /// The delay after an answer; nil if the card goes home, as it always does after Easy.
  public func seconds(after rating: Rating) -> UInt32? {
    let delay = PerRating(again: again, hard: hard, good: good, easy: 0)[rating]
    return delay == 0 ? nil : delay
  }
}
