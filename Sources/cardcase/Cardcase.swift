import ArgumentParser
import CWipingAllocator
import CardcaseApp
import FoundationEssentials
import Wording

/// The program: without a subcommand it opens the vault on the terminal.
@main
struct Cardcase: ParsableCommand {
  static let configuration = CommandConfiguration(
    "cardcase",
    abstract: .helpCardcase,
    version: Version.current,
    subcommands: [
      Card.self, DeckCommand.self, SyncCommand.self, Schedule.self, VaultCommand.self,
      ConfigurationCommand.self,
    ]
  )

  @Option(
    help: ArgumentHelp(
      .helpCardcaseVault,
      discussion: .helpCardcaseVaultDefault,
      value: .helpValuePath
    )
  )
  var vault: String?

  @Flag(help: ArgumentHelp(.helpCardcaseDemo))
  var demo = false

  @Flag(help: ArgumentHelp(.helpCardcaseReducedMotion))
  var reducedMotion = false

  @Flag(help: ArgumentHelp(.helpCardcasePlain))
  var plain = false

  /// Without arguments there is nothing to parse, and to do so would take a fifth of the start.
  static func main() {
    cwiping_begin()
    do {
      guard CommandLine.arguments.count > 1 else { return try open(vault: nil, demo: false) }
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(with: error)
    }
  }

  func validate() throws {
    if demo, vault != nil {
      throw ValidationError(.usageDemoAndVault)
    }
    if vault == "" {
      throw ValidationError(.usageEmptyVault)
    }
  }

  func run() throws {
    try Self.open(vault: vault, demo: demo) { dependencies in
      if reducedMotion { dependencies.keepsStill = true }
      if plain { dependencies.isPlain = true }
    }
  }

  private static func open(
    vault: String?,
    demo: Bool,
    _ adjust: (inout Dependencies) -> Void = { _ in }
  ) throws {
    let wording = Wording.preferred
    do {
      var dependencies = try dependencies()
      adjust(&dependencies)
      let runtime = try Runtime(
        launch(vault: vault, demo: demo),
        in: dependencies,
        wording: wording
      )
      runtime.run()
    } catch let failure as LaunchFailure {
      StandardStreams.complain(failure.sentence(wording))
      throw ExitCode(failure.status)
    }
  }

  /// The vault to open.
  static func launch(vault: String?, demo: Bool) throws(LaunchFailure) -> LaunchMode {
    if demo { return .demo }
    guard let path = vault ?? VaultPath.standard(in: ProcessInfo.processInfo.environment) else {
      throw LaunchFailure.noHome
    }
    return .vault(path: path)
  }

  private static func dependencies() throws -> Dependencies {
    do {
      return try Dependencies()
    } catch {
      throw LaunchFailure.terminal(error)
    }
  }
}
