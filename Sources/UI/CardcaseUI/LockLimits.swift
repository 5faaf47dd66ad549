import Preferences

/// The times after which the lock comes up by itself. They are read from the preferences when these
/// change: each key press asks for them several times.
struct LockLimits: Sendable {
  /// The time without a key; nil if there is none.
  let idle: Duration?
  /// The time since the vault was opened; nil if there is none.
  let session: Duration?

  init(_ preferences: Preferences) {
    idle = preferences.idleLimit
    session = preferences.sessionLimit
  }
}
