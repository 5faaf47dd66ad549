import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension SimulationScreen {
  /// A line of the form.
  enum Item: Sendable {
    /// The number of days.
    case days
    /// An option that is tried.
    case option(DeckOption)
    /// The way to the table of what each retention costs.
    case retentions
    /// Saves the options that are tried.
    case keep

    /// The names of the options that a simulation depends on most.
    private static let names: Set<String> = [
      "new_per_day", "reviews_per_day", "desired_retention", "learning_steps", "relearning_steps",
      "maximum_interval_days", "review_sort_order",
    ]

    /// The lines that have a value.
    static let values =
      [.days] + DeckOption.rows.filter { names.contains($0.name) }.map(Item.option)

    /// All lines, the one that saves last.
    static let all = values + [.retentions, .keep]

    /// The label.
    var label: Phrase {
      switch self {
      case .days: .simulatorDays
      case .option(let option): option.label
      case .retentions: .simulatorRetentions
      case .keep: .simulatorKeep
      }
    }
  }

  /// The numbers of days that can be simulated.
  static let dayCounts = [30, 90, 365, 1_825]

  /// The lines: that which saves is there only where there is something to save.
  var items: [Item] { changed == deck ? Item.all.dropLast() : Item.all }

  /// The focused line.
  var selected: Item { items[min(list.selected, items.count - 1)] }

  /// The words for the value of a line; empty without one.
  func words(for item: Item, _ wording: Wording) -> String {
    switch item {
    case .days: wording(.days(dayCount))
    case .option(let option): option.words(changed, wording)
    case .retentions, .keep: ""
    }
  }

  /// The values that a line can have; nil without any.
  func values(for item: Item, _ wording: Wording) -> OptionValues? {
    switch item {
    case .days:
      OptionValues(
        Self.dayCounts.map { String($0) },
        current: Self.dayCounts.firstIndex(of: dayCount)
      )
    case .option(let option): option.choices(in: changed, wording)
    case .retentions, .keep: nil
    }
  }
}
