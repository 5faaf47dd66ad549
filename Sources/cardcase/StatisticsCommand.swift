import ArgumentParser
import CardcaseApp
import Wording

/// `cardcase stats`: the statistics of study.
struct StatisticsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "stats",
    abstract: .helpStats
  )

  @ParentCommand var root: Cardcase
  @OptionGroup var options: VaultOptions

  @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
  var deck: String?

  @Flag(help: ArgumentHelp(.helpDeckJSON))
  var json = false

  func run() throws {
    try options.use(root) { try DeckTool(in: $0).statistics(of: deck, asJSON: json) }.show()
  }
}
