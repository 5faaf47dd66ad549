import ArgumentParser
import Commands
import Wording

extension DeckCommand {
  /// `cardcase deck list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckList
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try DeckTool(in: $0).list(asJSON: json) }.show()
    }
  }

  /// `cardcase deck show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckShow
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
    var deck: String

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try DeckTool(in: $0).show(deck, asJSON: json) }.show()
    }
  }
}
