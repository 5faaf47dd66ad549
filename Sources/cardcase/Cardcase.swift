import AppSupport
import ArgumentParser
import CWipingAllocator
import CardcaseApp
import Commands
import Flashcards
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
      ReviewCommand.self, RoundCommand.self, CardCommand.self, DeckCommand.self, NoteCommand.self,
      NoteTypeCommand.self, MediaCommand.self, StatisticsCommand.self, DueCommand.self,
      SyncCommand.self, Schedule.self, VaultCommand.self,
      LockCommand.self, ConfigurationCommand.self,
    ]
  )

  @Option(
    help: ArgumentHelp(
      .helpCardcaseVault,
      discussion: .helpCardcaseVaultDefault,
      value: .helpValueFile
    ),
    completion: .file()
  )
  var vault: String?

  @Flag(help: ArgumentHelp(.helpCardcaseDemo))
  var demo = false

  @Flag(help: ArgumentHelp(.helpCardcaseReducedMotion))
  var reducedMotion = false

  @Flag(help: ArgumentHelp(.helpCardcasePlain))
  var plain = false

  /// Only for the help: `LanguageOption` takes it from the arguments before they are parsed.
  @Option(
    help: ArgumentHelp(.helpCardcaseLanguage, value: .helpValueLanguage),
    completion: .languages
  )
  var language: String?

  /// Without arguments there is nothing to parse, and to do so would take a fifth of the start.
  static func main() {
    cwiping_begin()
    do {
      let option = LanguageOption.current
      if let problem = option.problem(.preferred) { throw ValidationError(problem) }
      guard !option.rest.isEmpty else {
        try open(launch(vault: nil, demo: false))
        return
      }
      var command = try parseAsRoot(NoteCommand.Find.arranged(option.rest))
      try command.run()
    } catch {
      end(with: error)
    }
    end(with: ExitStatus.done.rawValue)
  }

  func validate() throws {
    if demo, vault != nil {
      throw ValidationError(.usageOneOf(option: "--demo", other: "--vault"))
    }
    if vault == "" {
      throw ValidationError(.usageNeedsPath(option: "--vault"))
    }
  }

  func run() throws {
    try run(Self.launch(vault: vault, demo: demo))
  }

  /// Runs the full screen or line mode, as the options say.
  ///
  /// - Returns: true if the right passcode ended the lock of a terminal.
  @discardableResult
  func run(_ launch: @autoclosure () throws -> LaunchMode) throws -> Bool {
    try Self.open(launch()) { dependencies in
      if reducedMotion { dependencies.keepsStill = true }
      if plain { dependencies.isPlain = true }
    }
  }

  /// Opens the vault on the terminal.
  ///
  /// - Parameter opening: the study to begin with after unlocking; nil for none.
  /// - Returns: true if the right passcode ended the lock of a terminal.
  @discardableResult
  static func open(
    _ launch: @autoclosure () throws -> LaunchMode,
    opening: StudyOpening? = nil,
    _ adjust: (inout Dependencies) -> Void = { _ in }
  ) throws -> Bool {
    let wording = Wording.preferred
    do {
      var dependencies = try dependencies()
      adjust(&dependencies)
      return try Runtime(launch(), opening: opening, in: dependencies, wording: wording).run()
    } catch let failure as LaunchFailure {
      StandardStreams.complain(failure.sentence(wording))
      throw ExitCode(failure.status)
    }
  }

  /// The vault to open.
  static func launch(vault: String?, demo: Bool) throws(LaunchFailure) -> LaunchMode {
    try demo ? .demo : .vault(path: path(of: vault))
  }

  /// The path of the vault that the user named, or of the standard one.
  static func path(of vault: String?) throws(LaunchFailure) -> String {
    guard let path = vault ?? VaultPath.standard(in: ProcessInfo.processInfo.environment) else {
      throw LaunchFailure.noHome
    }
    return path
  }

  private static func dependencies() throws -> Dependencies {
    do {
      return try Dependencies()
    } catch {
      throw LaunchFailure.terminal(error)
    }
  }
}
