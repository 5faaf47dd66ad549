import ArgumentParser
import CWipingAllocator
import CardcaseApp
import Foundation
import Wording

/// The program: without a subcommand it opens the vault on the terminal.
@main
struct Cardcase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cardcase",
    abstract: "A locked case for your payment cards and flashcards, in the terminal.",
    version: Version.current,
    subcommands: [Card.self, DeckCommand.self, Schedule.self, VaultCommand.self]
  )

  @Option(
    help: ArgumentHelp(
      "The vault's file. It is made where there is none.",
      discussion: "Default: cardcase/cardcase.vault in $XDG_DATA_HOME, else in ~/.local/share.",
      valueName: "path"
    )
  )
  var vault: String?

  @Flag(help: "Show samples in a throw-away vault; nothing is kept. The passcode is 5566.")
  var demo = false

  @Flag(help: "Let nothing move. REDUCED_MOTION=1 does the same.")
  var reducedMotion = false

  @Flag(
    help: """
      Talk in lines instead of drawing on the screen, for screen readers and any terminal. \
      ACCESSIBLE=1 does the same.
      """
  )
  var plain = false

  /// Without arguments there is nothing to parse, and to do so would take a fifth of the start.
  static func main() {
    cwiping_begin()
    guard CommandLine.arguments.count == 1 else {
      main(nil)
      return
    }
    do {
      try open(vault: nil, demo: false)
    } catch {
      exit(withError: error)
    }
  }

  func validate() throws {
    if demo, vault != nil {
      throw ValidationError("--demo has a vault of its own: leave --vault out.")
    }
    if vault == "" {
      throw ValidationError("--vault needs the path of a file.")
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
    let wording = Wording()
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
      throw ExitCode.failure
    }
  }

  private static func launch(vault: String?, demo: Bool) throws -> LaunchMode {
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
