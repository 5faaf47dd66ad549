import ArgumentParser
import Wording

/// `cardcase card`: the commands about payment cards.
struct CardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "card",
    abstract: .helpCard,
    subcommands: [
      List.self, Show.self, Copy.self, Fill.self, Edit.self, Delete.self, Join.self, Check.self,
      New.self, Add.self, Import.self, Export.self,
    ]
  )
}
