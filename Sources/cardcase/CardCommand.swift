import ArgumentParser
import Wording

/// `cardcase card`: the commands about payment cards.
struct Card: ParsableCommand {
  static let configuration = CommandConfiguration(
    "card",
    abstract: .helpCard,
    subcommands: [Check.self, New.self, Import.self, Export.self]
  )
}
