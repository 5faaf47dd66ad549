import ArgumentParser

/// Measures one part, in this process.
struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure one part, and write what was found as lines of JSON."
  )

  @Argument(help: "The part.")
  var part: Part

  @Argument(help: "How many notes there are.")
  var notes: Int

  @Argument(help: "The folder that holds the vault.")
  var folder: String

  func run() throws {
    print(try part.measure(notes, in: folder).lines, terminator: "")
  }
}

extension Part: ExpressibleByArgument {}
