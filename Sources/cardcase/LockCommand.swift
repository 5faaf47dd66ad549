import AppSupport
import ArgumentParser
import Commands
import Wording

/// `cardcase lock`: the lock alone, in front of a terminal.
struct LockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "lock",
    abstract: .helpLock,
    discussion: .helpLockText
  )

  @ParentCommand var root: Cardcase

  @Option(help: ArgumentHelp(.helpCardcaseVault, value: .helpValueFile), completion: .file())
  var vault: String?

  func validate() throws {
    if vault == "" { throw ValidationError(.usageNeedsPath(option: "--vault")) }
    if root.demo { throw ValidationError(.usageDemoLock) }
  }

  func run() throws {
    let isUnlocked = try root.run(.terminalLock(path: Cardcase.path(of: vault ?? root.vault)))
    guard isUnlocked else { throw ExitCode(.failed) }
  }
}
