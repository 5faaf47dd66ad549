import ArgumentParser
import CardcaseApp
import Commands
import DomainWords
import Flashcards
import Wording

extension DeckCommand {
  /// `cardcase deck load`.
  struct Load: ParsableCommand {
    private static let tools = LoadTool.Name.allCases.map(\.rawValue)

    static let configuration = CommandConfiguration(
      abstract: .helpDeckLoad,
      discussion: .helpDeckLoadText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpDeckLoadTool, value: .helpValueDeck), completion: .decks)
    var deck: String

    @Argument(
      help: ArgumentHelp(.helpDeckLoadTool, value: .helpValueName),
      completion: .list(tools)
    )
    var tool: String?

    @Option(help: ArgumentHelp(.helpDeckLoadCards, value: .helpValueNumber))
    var cards: Int?

    @Option(help: ArgumentHelp(.helpDeckLoadPerDay, value: .helpValueNumber))
    var perDay: Int?

    @Option(help: ArgumentHelp(.helpDeckLoadFrom, value: .helpValueDate))
    var from: String?

    @Option(help: ArgumentHelp(.helpDeckLoadTo, value: .helpValueDate))
    var to: String?

    @Option(
      help: ArgumentHelp(.helpDeckLoadSides, value: .helpValueName),
      completion: .list(HolidaySides.allCases.map(\.rawValue))
    )
    var sides: FormatArgument<HolidaySides>?

    @Option(help: ArgumentHelp(.helpDeckLoadSpread, value: .helpValueNumber))
    var spread: Int?

    @Option(help: ArgumentHelp(.helpDeckLoadDate, value: .helpValueDate))
    var date: [String] = []

    @Flag(help: ArgumentHelp(.helpDeckLoadBeyond))
    var beyond = false

    @Flag(help: ArgumentHelp(.helpPreview))
    var preview = false

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    /// The tool with its numbers. A day that is over is no error here: no card is due on it.
    private func wanted() throws -> LoadTool {
      guard let name = LoadTool.Name(rawValue: tool ?? deck) else {
        throw ValidationError(
          .usageLoadTool(tool: tool ?? deck, tools: Self.tools.joined(separator: ", "))
        )
      }
      for (option, isGiven, tools) in optionsOfTools where isGiven && !tools.contains(name) {
        let tools = tools.map(\.rawValue).joined(separator: ", ")
        throw ValidationError(.usageLoadOption(option: option, tools: tools))
      }
      func required(_ value: String?, _ option: String) throws -> String {
        guard let value else { throw ValidationError(.usageMissingArgument(argument: option)) }
        return value
      }
      do {
        switch name {
        case .postpone: return .postpone(cards: try LoadToolText.cards(String(cards ?? 10)))
        case .advance: return .advance(cards: try LoadToolText.cards(String(cards ?? 10)))
        case .flatten: return .flatten(perDay: try LoadToolText.cards(String(perDay ?? 100)))
        case .holiday:
          let days = try LoadToolText.holiday(
            from: required(from, "--from"),
            to: required(to, "--to"),
            today: .min
          )
          let spread = try LoadToolText.days(String(spread ?? 7))
          return .holiday(days, sides?.format ?? .both, spread: spread)
        case .easy:
          let dates = try required(date.isEmpty ? nil : date.joined(separator: " "), "--date")
          return .easyDates(try LoadToolText.dates(dates, from: .min), beyond: beyond)
        case .forget:
          let dates = date.joined(separator: " ")
          return .forget(date.isEmpty ? [] : try LoadToolText.dates(dates, from: .min))
        case .disperse: return .disperse
        case .balance: return .balance
        }
      } catch let problem as LoadToolText.Problem {
        throw ValidationError(problem.words(.preferred))
      }
    }

    /// The options that are for some tools alone, whether they are given, and these tools.
    private var optionsOfTools: [(option: String, isGiven: Bool, tools: [LoadTool.Name])] {
      [
        ("--cards", cards != nil, [.postpone, .advance]),
        ("--per-day", perDay != nil, [.flatten]),
        ("--from", from != nil, [.holiday]),
        ("--to", to != nil, [.holiday]),
        ("--sides", sides != nil, [.holiday]),
        ("--spread", spread != nil, [.holiday]),
        ("--date", !date.isEmpty, [.easy, .forget]),
        ("--beyond", beyond, [.easy]),
      ]
    }

    func validate() throws { _ = try wanted() }

    func run() throws {
      let wanted = try wanted()
      let query = tool == nil ? nil : deck
      try options.use(root) {
        try DeckTool(in: $0).load(wanted, of: query, isPreview: preview, asJSON: json)
      }.show()
    }
  }
}
