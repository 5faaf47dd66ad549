import ArgumentParser
import CardcaseApp
import FoundationEssentials
import Wording

/// `cardcase vault`: the commands about the vault's file.
struct VaultCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "vault",
    abstract: .helpVault,
    subcommands: [Status.self, Backup.self, Verify.self, Restore.self, Rekey.self, DeviceKey.self]
  )

  /// Where the vault is. `--vault` may stand before or behind the command.
  struct Place: ParsableArguments {
    @Option(help: ArgumentHelp(.helpPlaceVault, value: .helpValuePath))
    var vault: String?

    func validate() throws {
      if vault == "" {
        throw ValidationError(.usageEmptyVault)
      }
    }

    /// Does something with the vault, and says on standard error why it can't be done.
    func use<T>(_ root: Cardcase, _ body: (VaultTool) throws -> T) throws -> T {
      try use(root) { path, state, wording in
        try body(VaultTool(path: path, stateDirectory: state, wording: wording))
      }
    }

    /// Does something with the vault's decks, likewise.
    func useDecks<T>(_ root: Cardcase, _ body: (DeckTool) throws -> T) throws -> T {
      try use(root) { path, state, wording in
        try body(DeckTool(path: path, stateDirectory: state, wording: wording))
      }
    }

    /// Does something with the vault's group of devices, likewise.
    func useSync<T>(_ root: Cardcase, _ body: (SyncTool) throws -> T) throws -> T {
      try use(root) { path, state, wording in
        try body(
          SyncTool(
            path: path,
            stateDirectory: state,
            environment: ProcessInfo.processInfo.environment,
            wording: wording
          )
        )
      }
    }

    private func use<T>(
      _ root: Cardcase,
      _ body: (_ path: String, _ state: String?, Wording) throws -> T
    ) throws -> T {
      let wording = Wording.preferred
      do {
        let environment = ProcessInfo.processInfo.environment
        guard let path = vault ?? root.vault ?? VaultPath.standard(in: environment) else {
          throw LaunchFailure.noHome
        }
        return try body(path, StateDirectory.standard(in: environment), wording)
      } catch let failure as LaunchFailure {
        throw Self.told(failure.sentence(wording))
      } catch let failure as ToolFailure {
        throw Self.told(failure.sentence(wording))
      }
    }

    private static func told(_ sentence: String) -> ExitCode {
      StandardStreams.complain(sentence)
      return .failure
    }
  }

  /// The current time in seconds since 1970 (UTC).
  static var now: Int64 { Int64(Date().timeIntervalSince1970) }
}
