import ArgumentParser

/// The program's commands.
@main
struct Cardcase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cardcase",
    abstract: "A locked case for your cards, in the terminal.",
    subcommands: [Card.self]
  )
}
