import ArgumentParser

/// `cardcase card`: what can be done with payment cards outside the screens.
struct Card: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card",
    abstract: "Payment cards: check numbers, ask for one, import and export.",
    subcommands: [Check.self, New.self, Import.self, Export.self]
  )
}
