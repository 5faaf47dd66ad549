import ArgumentParser
import CWipingAllocator

/// Measures flashcards in large vaults, next to Anki if that is installed.
@main
struct StudyBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "study-bench",
    abstract: "Measures Cardcase with many flashcards.",
    subcommands: [Compare.self, Fill.self, Measure.self],
    defaultSubcommand: Compare.self
  )

  /// Overwrites freed memory, as the program does.
  static func main() {
    cwiping_begin()
    main(nil)
  }
}
