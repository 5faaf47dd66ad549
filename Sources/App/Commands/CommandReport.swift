/// The output of a command.
package struct CommandReport: Sendable {
  /// The lines for standard output.
  package var lines: [String] = []
  /// The lines for standard error.
  package var remarks: [String] = []
  /// The exit status.
  package var status = ExitStatus.done

  /// True if the command succeeded completely.
  package var isGood: Bool {
    get { status == .done }
    set { status = newValue ? .done : .failed }
  }
}
