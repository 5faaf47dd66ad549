import ArgumentParser
import CardcaseApp
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
        let lines = try ConfigurationTool(wording: .preferred).show(
          vault: root.vault ?? VaultPath.standard(in: environment),
          stateDirectory: StateDirectory.standard(in: environment)
        )
        StandardStreams.show(lines)
      } catch {
        StandardStreams.complain(error.sentence(.preferred))
        throw ExitCode(.failed)
      }
    }
  }
}
