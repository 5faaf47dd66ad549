import ArgumentParser
import CardcaseApp
import Commands
import DomainWords
import Wording

extension DeckCommand {
  /// `cardcase deck simulate`.
  struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckSimulate,
      discussion: .helpDeckSimulateText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
    var deck: String

    @Option(help: ArgumentHelp(.helpDeckSimulateDays, value: .helpValueDays))
    var days: Int?

    @Option(help: ArgumentHelp(.helpDeckSimulateRetention, value: .helpValueNumber))
    var retention: String?

    @Option(help: ArgumentHelp(.helpDeckSimulateNew, value: .helpValueNumber))
    var new: String?

    @Flag(help: ArgumentHelp(.helpDeckSimulateWorkload))
    var workload = false

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    private static let year = 365

    /// The options that are given.
    private func assignments() throws -> [DeckOptionAssignment] {
      let texts = [
        retention.map { "desired_retention=\($0)" }, new.map { "new_per_day=\($0)" },
      ]
      return try texts.compactMap(\.self).map { text in
        do throws(DeckOptionAssignment.Failure) {
          return try DeckOptionAssignment(text)
        } catch {
          throw ValidationError(error.sentence(.preferred))
        }
      }
    }

    func validate() throws {
      let range = DeckTool.simulatedDays
      guard range.contains(days ?? Self.year) else {
        throw ValidationError(
          .optionOutOfRange(low: String(range.lowerBound), high: String(range.upperBound))
        )
      }
      _ = try assignments()
    }

    func run() throws {
      let assignments = try assignments()
      try options.use(root) {
        try DeckTool(in: $0).simulate(
          deck,
          days: days ?? Self.year,
          changing: assignments,
          isWorkload: workload,
          asJSON: json
        )
      }.show()
    }
  }
}
