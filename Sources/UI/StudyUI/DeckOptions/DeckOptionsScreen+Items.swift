import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension DeckOptionsScreen {
  /// A line of the screen.
  enum Item: Sendable {
    /// The preset, with the choice of another.
    case preset
    /// A row of the table.
    case option(DeckOption)
    /// The simulation of options, which has its own screen.
    case simulation
    /// The parameters, which have their own screen.
    case parameters

    /// The lines of each group with its head, in the order of the list. The ways to other
    /// screens are the last ones, without a head, as is the preset, which comes first.
    static let groups: [(heading: Phrase?, items: [Item])] =
      [(heading: nil, items: [.preset])]
      + DeckOptionGroup.allCases.map { group -> (heading: Phrase?, items: [Item]) in
        (group.heading, DeckOption.rows.filter { $0.group == group }.map(Item.option))
      } + [(heading: nil, items: [.simulation, .parameters])]

    /// Every line in its order.
    static let all = groups.flatMap(\.items)

    /// The head of the group of each line; nil without one.
    static let headings: [Phrase?] = groups.flatMap { heading, items in items.map { _ in heading } }

    /// The label.
    var label: Phrase {
      switch self {
      case .preset: .factPreset
      case .option(let option): option.label
      case .simulation: .simulatorTitle
      case .parameters: .optionParameters
      }
    }

    /// The explanation.
    var note: Phrase {
      switch self {
      case .preset: .presetNote
      case .option(let option): option.note
      case .simulation: .simulatorNote
      case .parameters: .optionParametersNote
      }
    }

    /// The way in which a value is typed; nil if none is.
    var typing: OptionTyping? {
      switch self {
      case .option(let option): option.typing
      case .preset, .simulation, .parameters: nil
      }
    }

    /// What a deck has of its own if it does not follow its preset in this; nil if it always does.
    var own: OwnOptions? {
      if case .option(let option) = self { option.own } else { nil }
    }

    /// The values that can be chosen; nil for what has a choice of its own.
    func choices(in deck: Deck, _ wording: Wording) -> OptionValues? {
      if case .option(let option) = self { option.choices(in: deck, wording) } else { nil }
    }

    /// The words for the current value, that of the preset if the deck follows none.
    func words(in deck: Deck, _ wording: Wording) -> String {
      switch self {
      case .preset: wording(.presetNone)
      case .option(let option): option.words(deck, wording)
      case .simulation: ""
      case .parameters:
        wording(deck.options.parameters == nil ? .parametersStandard : .parametersOwn)
      }
    }
  }
}

extension DeckOption {
  /// The values that can be chosen in a deck.
  func choices(in deck: Deck, _ wording: Wording) -> OptionValues {
    let (words, current) = values(deck, wording)
    return OptionValues(words, current: current)
  }
}
