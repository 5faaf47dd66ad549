/// A reason to stop the clocks that run against the user.
package enum Interruption: Hashable, Sendable, CaseIterable {
  /// The screen is locked.
  case locked
  /// The terminal lost the focus.
  case focusLost
  /// Another screen lies above.
  case covered
}
