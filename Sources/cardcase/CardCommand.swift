import ArgumentParser

/// `cardcase card`: payment cards for scripts.
struct Card: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card",
    abstract: "Payment cards for scripts.",
    subcommands: [Check.self, New.self]
  )
}
