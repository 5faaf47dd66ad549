package import Secrets

/// Runs other programs, and keeps their output off the terminal.
package protocol CommandRunner {
  /// Runs a command with bytes, or nothing, as its standard input.
  ///
  /// - Returns: true if it took its input and exited with status 0.
  func callAsFunction(_ command: [String], input: SecretBytes?) -> Bool

  /// Runs a command and reads at most `count` bytes of its output.
  func output(of command: [String], atMost count: Int) -> CommandOutput

  /// Pauses briefly for a program that goes on in the background.
  func pause()
}

/// The output of a command.
package enum CommandOutput: Equatable {
  /// Its output, or the beginning of it.
  case bytes(SecretBytes)
  /// It exited with an error.
  case refused
  /// It could not be started, or did not end in time.
  case failed
}
