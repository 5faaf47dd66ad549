import DomainWords
import Flashcards

/// The options of a deck with its preset, as `deck options` tells them.
struct DeckOptionsReport: Encodable {
  /// The preset, with what a deck can have of its own besides.
  private struct Preset: Encodable {
    let name: String
    /// The number of decks that follow it.
    let decks: Int
    let newPerDay: Int
    let reviewsPerDay: Int
    let retention: Double

    enum CodingKeys: String, CodingKey {
      case name, decks
      case newPerDay = "new_per_day"
      case reviewsPerDay = "reviews_per_day"
      case retention = "desired_retention"
    }
  }

  private let deck: String
  private let preset: Preset?
  /// The names of the options that the deck has of its own though it follows a preset.
  private let own: [String]
  private let language: String?
  private let options: DeckOptionsJSON
  /// The names of all options with their values, as they are set.
  private let values: [(name: String, text: String)]
  private let presetName: String

  private enum CodingKeys: CodingKey {
    case deck, preset, own, language, options
  }

  /// - Parameters:
  ///   - sharing: the number of decks that follow the preset.
  ///   - presetName: the name of the preset, also of one that is none here yet.
  init(_ deck: Deck, _ preset: OptionsPreset?, sharing: Int, _ presetName: String?) {
    self.deck = deck.name.description
    self.preset = preset.map {
      Preset(
        name: $0.name,
        decks: sharing,
        newPerDay: $0.options.newPerDay,
        reviewsPerDay: $0.options.reviewsPerDay,
        retention: $0.options.scheduling.retention
      )
    }
    let has = preset == nil ? [] : deck.preset?.own ?? []
    own = DeckOption.rows.filter { $0.own.map(has.contains) ?? false }.map(\.name)
    language = deck.language?.tag
    options = DeckOptionsJSON(deck.options)
    values = DeckOption.rows.map { ($0.name, $0.argument(deck)) }
    self.presetName = presetName ?? ""
  }

  /// The preset, what the deck has of its own, and all options, a line each: `name: value`.
  var lines: [String] {
    let all =
      [("preset", presetName), ("own", own.joined(separator: " "))] + values
    return all.map { name, text in text.isEmpty ? "\(name):" : "\(name): \(text)" }
  }
}
