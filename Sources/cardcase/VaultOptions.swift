import AppSupport
import ArgumentParser
import CardcaseApp
import Commands
import FoundationEssentials
import Wording

/// The options of a command about a vault. `--vault` may stand before or behind the command.
struct VaultOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.helpCardcaseVault, value: .helpValueFile), completion: .file())
  var vault: String?

  @Option(help: ArgumentHelp(.helpPasscodeFd, value: .helpValueNumber))
  var passcodeFd: Int32?

  @Flag(help: ArgumentHelp(.helpRecoveryKey))
  var recoveryKey = false

  @Option(help: ArgumentHelp(.helpWait, value: .helpValueSeconds))
  var wait: Int?

  func validate() throws {
    if vault == "" {
      throw ValidationError(.usageNeedsPath(option: "--vault"))
    }
    if let passcodeFd, passcodeFd < 0 {
      throw ValidationError(.usageNeedsDescriptor(option: "--passcode-fd"))
    }
    if let wait, !(0...86_400).contains(wait) {
      throw ValidationError(.usageWait)
    }
  }

  /// Does something with a vault. Where that fails, says why on standard error and ends with the
  /// failure's status.
  ///
  /// - Parameter isConfirmed: true if what is asked for by a typed word is confirmed already.
  func use<T>(
    _ root: Cardcase,
    isConfirmed: Bool = false,
    _ body: (CommandContext) throws -> T
  ) throws -> T {
    try Self.tellingFailures { wording in
      try body(context(root, isConfirmed: isConfirmed, wording))
    }
  }

  /// Does something about a vault. Where that fails, says why on standard error and ends with the
  /// failure's status.
  static func tellingFailures<T>(_ body: (Wording) throws -> T) throws -> T {
    let wording = Wording.preferred
    do {
      return try body(wording)
    } catch let failure as LaunchFailure {
      throw Self.told(failure.sentence(wording), failure.status)
    } catch let failure as ToolFailure {
      throw Self.told(failure.sentence(wording), failure.status)
    }
  }

  private func context(
    _ root: Cardcase,
    isConfirmed: Bool,
    _ wording: Wording
  ) throws(LaunchFailure) -> CommandContext {
    let environment = ProcessInfo.processInfo.environment
    return CommandContext(
      try Cardcase.launch(vault: vault ?? root.vault, demo: root.demo),
      stateDirectory: StateDirectory.standard(in: environment),
      environment: environment,
      passcode: passcodeFd.map { .descriptor($0) } ?? .terminal,
      usesRecoveryKey: recoveryKey,
      wait: .seconds(wait ?? 0),
      isConfirmed: isConfirmed,
      wording: wording
    )
  }

  private static func told(_ sentence: String, _ status: ExitStatus) -> ExitCode {
    StandardStreams.complain(sentence)
    return ExitCode(status)
  }
}

extension ExitCode {
  /// The exit code with a status of ours.
  init(_ status: ExitStatus) { self.init(status.rawValue) }
}

extension CommandReport {
  /// Writes the report: remarks to standard error, all else to standard output.
  ///
  /// - Throws: `ExitCode` with the report's status if it is not good.
  func show() throws {
    StandardStreams.tell(remarks)
    StandardStreams.show(lines)
    if !isGood { throw ExitCode(status) }
  }
}
