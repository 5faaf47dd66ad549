/// The reason why a player did not play a sound to its end.
package enum SoundPlayerFailure: Error, Hashable, Sendable {
  /// A part of its path, up to the one that is named, belongs to others, or can be written by others.
  case unguarded(path: String)
  /// It can't be started, or ended before it had played the sound.
  case ended
  /// It did not take the samples, or did not end after the last ones, in time.
  case stalled
  /// It was stopped, by a key, the next card or a lock.
  case stopped
}
