/// A reason for which time does not count against the user.
package enum Interruption: Hashable, Sendable, CaseIterable {
  /// The screen is locked.
  case locked
  /// The terminal lost the focus.
  case focusLost
  /// Another screen lies above.
  case covered
}
