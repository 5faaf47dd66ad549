import ArgumentParser
import Wording

/// `cardcase card`: what can be done with payment cards outside the screens.
struct Card: ParsableCommand {
  static let configuration = CommandConfiguration(
    "card",
    abstract: .helpCard,
    subcommands: [Check.self, New.self, Import.self, Export.self]
  )
}
