import ArgumentParser
import Commands
import DomainWords
import Flashcards
import Wording

extension DeckCommand {
  /// `cardcase deck filter`.
  struct Filter: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckFilter,
      discussion: .helpDeckFilterText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpDeckFilterName, value: .helpValueName))
    var name: String

    @Argument(help: ArgumentHelp(.helpNoteQuery, value: .helpValueQuery))
    var query: String

    @Option(help: ArgumentHelp(.helpDeckFilterLimit, value: .helpValueNumber))
    var limit: Int?

    @Option(help: ArgumentHelp(.helpDeckFilterOrder, value: .helpValueOrder))
    var order: FormatArgument<FilteredOrder>?

    @Option(help: ArgumentHelp(.helpDeckFilterAlso, value: .helpValueQuery))
    var also: String?

    @Flag(help: ArgumentHelp(.helpDeckFilterPreview))
    var preview = false

    func validate() throws {
      guard limit.map({ (1...CustomStudy.unlimited).contains($0) }) ?? true else {
        throw ValidationError(
          .optionOutOfRange(low: "1", high: String(CustomStudy.unlimited))
        )
      }
    }

    func run() throws {
      let searches = [query, also].compactMap(\.self).map {
        FilteredSearch(
          $0,
          limit: limit ?? FilteredSearch.usualLimit,
          order: order?.format ?? .random
        )
      }
      let wanted = FilteredOptions(searches: searches, reschedules: !preview)
      try options.use(root) { try DeckTool(in: $0).filter(name, by: wanted) }.show()
    }
  }

  /// `cardcase deck rebuild`.
  struct Rebuild: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckRebuild
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
    var deck: String

    func run() throws {
      try options.use(root) { try DeckTool(in: $0).rebuild(deck) }.show()
    }
  }

  /// `cardcase deck empty`.
  struct Empty: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckEmpty
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
    var deck: String

    func run() throws {
      try options.use(root) { try DeckTool(in: $0).empty(deck) }.show()
    }
  }
}
