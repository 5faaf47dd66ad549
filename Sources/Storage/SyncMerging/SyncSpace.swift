/// A part of a vault that is kept in step by itself: with a log, a key and a context of its own, so
/// that a device can have one without the other. The raw value is part of the format.
package enum SyncSpace: UInt8, Sendable, Hashable, Codable, CaseIterable {
  /// Flashcards.
  case study = 1
  /// Payment cards.
  case wallet = 2
}
