import AppSupport
import ArgumentParser
import CardcaseApp
import Commands
import FoundationEssentials
import Wording

/// `cardcase config`: the commands about the configuration file of this machine.
struct ConfigurationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "config",
    abstract: .helpConfig,
    subcommands: [Check.self, Show.self]
  )

  /// `cardcase config check`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpConfigCheck)

    func run() throws {
      let (lines, isSound) = ConfigurationTool(wording: .preferred).check()
      StandardStreams.show(lines)
      if !isSound { throw ExitCode(.failed) }
    }
  }

  /// `cardcase config show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpConfigShow)

    @ParentCommand var root: Cardcase

    func run() throws {
      let environment = ProcessInfo.processInfo.environment
      do {
        let vault = root.vault ?? VaultPath.standard(in: environment)
        let preferences = try vault.flatMap { path throws(ToolFailure) in
          let context = CommandContext(
            .vault(path: path),
            stateDirectory: StateDirectory.standard(in: environment),
            wording: .preferred
          )
          return try VaultTool(in: context).unverifiedPreferences()
        }
        StandardStreams.show(ConfigurationTool(wording: .preferred).show(preferences))
      } catch {
        StandardStreams.complain(error.sentence(.preferred))
        throw ExitCode(.failed)
      }
    }
  }
}
