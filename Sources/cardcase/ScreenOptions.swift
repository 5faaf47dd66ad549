import ArgumentParser
import CardcaseApp
import Flashcards
import Wording

/// The options of a command that opens the program on the terminal. Each may stand before or behind
/// the command.
struct ScreenOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.helpCardcaseVault, value: .helpValueFile), completion: .file())
  var vault: String?

  @Flag(help: ArgumentHelp(.helpCardcaseDemo))
  var demo = false

  @Flag(help: ArgumentHelp(.helpCardcaseReducedMotion))
  var reducedMotion = false

  @Flag(help: ArgumentHelp(.helpCardcasePlain))
  var plain = false

  func validate() throws {
    if demo, vault != nil {
      throw ValidationError(.usageOneOf(option: "--demo", other: "--vault"))
    }
    if vault == "" {
      throw ValidationError(.usageNeedsPath(option: "--vault"))
    }
  }

  /// Opens the vault on the terminal.
  ///
  /// - Parameter opening: the study to begin with after unlocking.
  func open(_ root: Cardcase, _ opening: StudyOpening) throws {
    let isDemo = demo || root.demo
    let path = vault ?? root.vault
    guard !isDemo || path == nil else {
      throw ValidationError(.usageOneOf(option: "--demo", other: "--vault"))
    }
    try Cardcase.open(Cardcase.launch(vault: path, demo: isDemo), opening: opening) {
      dependencies in
      if reducedMotion || root.reducedMotion { dependencies.keepsStill = true }
      if plain || root.plain { dependencies.isPlain = true }
    }
  }
}
