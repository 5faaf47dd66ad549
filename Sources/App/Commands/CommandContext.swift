package import AppSupport
package import Wording

/// The surroundings of a command about a vault.
package struct CommandContext: Sendable {
  /// The vault that the command is about.
  package let launch: LaunchMode
  /// The directory of the state of this machine; nil if there is none.
  package let stateDirectory: String?
  /// The variables of the environment, for programs that the command runs.
  package let environment: [String: String]
  /// The source of the passcode.
  package let passcode: PasscodeSource
  /// True if what comes from there is the recovery key.
  package let usesRecoveryKey: Bool
  /// The time for which a command waits where another process has the vault open for writing.
  package let wait: Duration
  /// True if questions that are answered by a typed word are answered already.
  package let isConfirmed: Bool
  /// The user's language.
  package let wording: Wording

  /// The surroundings of a command.
  package init(
    _ launch: LaunchMode,
    stateDirectory: String?,
    environment: [String: String] = [:],
    passcode: PasscodeSource = .terminal,
    usesRecoveryKey: Bool = false,
    wait: Duration = .zero,
    isConfirmed: Bool = false,
    wording: Wording
  ) {
    self.launch = launch
    self.stateDirectory = stateDirectory
    self.environment = environment
    self.passcode = passcode
    self.usesRecoveryKey = usesRecoveryKey
    self.wait = wait
    self.isConfirmed = isConfirmed
    self.wording = wording
  }

  /// The path of the vault, for sentences.
  package var path: String {
    switch launch {
    case .vault(let path), .terminalLock(let path): path
    case .demo: "--demo"
    }
  }

  /// Asks for a word that confirms what the question says, unless that was confirmed already.
  ///
  /// - Throws: `cancelled` if another word is typed, `unconfirmed` where there is no terminal.
  func confirm(_ question: Phrase, word: String) throws(ToolFailure) {
    guard !isConfirmed else { return }
    let answer: String
    do throws(ToolFailure) {
      answer = try WordPrompt.ask(wording(question))
    } catch .noTerminalForWord {
      throw .unconfirmed
    }
    guard answer.lowercased() == word else { throw .cancelled }
  }
}
