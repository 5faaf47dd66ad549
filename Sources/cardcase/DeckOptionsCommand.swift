import ArgumentParser
import CardcaseApp
import Commands
import DomainWords
import Wording

extension DeckCommand {
  /// `cardcase deck options`.
  struct Options: ParsableCommand {
    private static let names = DeckOption.rows.map(\.name)

    static let configuration = CommandConfiguration(
      abstract: .helpDeckOptions,
      discussion: .helpDeckOptionsText(names: names.joined(separator: ", "))
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
    var deck: String

    @Option(
      help: ArgumentHelp(.helpDeckOptionsSet, value: .helpValueSetting),
      completion: .list(names.map { $0 + "=" })
    )
    var set: [String] = []

    @Flag(help: ArgumentHelp(.helpDeckOptionsThisDeck))
    var thisDeck = false

    @Option(help: ArgumentHelp(.helpDeckOptionsPreset, value: .helpValueName))
    var preset: String?

    @Flag(help: ArgumentHelp(.helpDeckOptionsOwn))
    var own = false

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    /// The values that are given.
    private func assignments() throws -> [DeckOptionAssignment] {
      try set.map { text in
        do throws(DeckOptionAssignment.Failure) {
          return try DeckOptionAssignment(text, isOwn: thisDeck)
        } catch {
          throw ValidationError(error.sentence(.preferred))
        }
      }
    }

    func validate() throws {
      if preset != nil, own {
        throw ValidationError(.usageOneOf(option: "--preset", other: "--own"))
      }
      if thisDeck, set.isEmpty { throw ValidationError(.usageMissingArgument(argument: "--set")) }
      _ = try assignments()
    }

    func run() throws {
      let request = DeckOptionsRequest(
        source: own ? .own : preset.map { .preset($0) },
        try assignments()
      )
      try options.use(root) {
        try DeckTool(in: $0).options(of: deck, changing: request, asJSON: json)
      }.show()
    }
  }
}
