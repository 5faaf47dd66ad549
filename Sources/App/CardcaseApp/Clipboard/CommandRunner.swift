import Secrets

/// Runs other programs, without their output on our terminal.
protocol CommandRunner {
  /// Runs a command with bytes, or nothing, as its standard input.
  ///
  /// - Returns: whether it ended well.
  func callAsFunction(_ command: [String], input: SecretBytes?) -> Bool

  /// Runs a command for what it writes.
  func output(of command: [String], atMost count: Int) -> CommandOutput

  /// Gives a program that goes on behind our back a moment.
  func pause()
}

/// What a command wrote.
enum CommandOutput: Equatable {
  /// Its output, or the beginning of it.
  case bytes(SecretBytes)
  /// It ended with an error.
  case refused
  /// It could not be started, or did not end in time.
  case failed
}
