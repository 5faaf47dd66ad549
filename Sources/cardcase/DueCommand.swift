import AppSupport
import ArgumentParser
import Commands
import FoundationEssentials
import Wording

/// `cardcase due`: the number of due flashcards, for prompts and status bars.
struct DueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "due",
    abstract: .helpDue,
    discussion: .helpDueText
  )

  @ParentCommand var root: Cardcase

  @Option(help: ArgumentHelp(.helpCardcaseVault, value: .helpValueFile), completion: .file())
  var vault: String?

  @Flag(help: ArgumentHelp(.helpDueShort))
  var short = false

  @Flag(help: ArgumentHelp(.helpDeckJSON))
  var json = false

  func validate() throws {
    if vault == "" {
      throw ValidationError(.usageNeedsPath(option: "--vault"))
    }
    if short, json {
      throw ValidationError(.usageOneOf(option: "--short", other: "--json"))
    }
  }

  func run() throws {
    try VaultOptions.tellingFailures { wording in
      let environment = ProcessInfo.processInfo.environment
      let context = CommandContext(
        try Cardcase.launch(vault: vault ?? root.vault, demo: root.demo),
        stateDirectory: StateDirectory.standard(in: environment),
        environment: environment,
        wording: wording
      )
      return try DueTool(in: context).report(short ? .short : json ? .json : .words)
    }.show()
  }
}
