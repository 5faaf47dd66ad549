import ArgumentParser
import CWipingAllocator

/// Measures what a vault full of flashcards takes, next to Anki where that is installed.
@main
struct StudyBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "study-bench",
    abstract: "Measures Cardcase with many flashcards.",
    subcommands: [Compare.self, Fill.self, Measure.self],
    defaultSubcommand: Compare.self
  )

  /// What is freed is overwritten, as in the program.
  static func main() {
    cwiping_begin()
    main(nil)
  }
}
