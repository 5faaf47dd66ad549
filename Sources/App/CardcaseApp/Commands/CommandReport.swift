/// The output of a command.
package struct CommandReport: Sendable {
  /// The lines for standard output.
  package var lines: [String] = []
  /// The lines for standard error.
  package var remarks: [String] = []
  /// True if the command succeeded completely.
  package var isGood = true
}
