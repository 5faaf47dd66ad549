/// The source of the passcode, or of the recovery key, for a command. It is never read from arguments, the environment or,
/// unless a descriptor names it, standard input.
package enum PasscodeSource: Hashable, Sendable {
  /// The terminal, without echo.
  case terminal
  /// An open descriptor, up to its first newline.
  case descriptor(Int32)
}
