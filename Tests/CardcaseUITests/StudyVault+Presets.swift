import Flashcards
import Wording

@testable import StudyUI

extension StudyVault {
  /// Has decks follow a new preset with the standard options.
  mutating func share(_ name: String, _ ids: Int64...) {
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 9_000 + Int64(presets.count)),
      name: name,
      options: DeckOptions()
    )
    presets[preset.id] = preset
    for id in ids.map(DeckID.init) { decks[id] = decks[id]?.following(preset) }
  }

  /// A deck, and those that follow its preset.
  func sharing(_ id: DeckID) -> [Deck] {
    guard let deck = decks[id] else { return [] }
    let all = decks.values.sorted { $0.name < $1.name }
    return [deck] + deck.others(sharing: Array(presets.values).preset(of: deck), among: all)
  }

  /// New parameters for all decks.
  func plan(_ moment: LocalMoment, _ boundary: DayBoundary) -> StudyReply {
    guard !isUnreadable else { return .answersUnreadable(.damaged) }
    let dormant = cards.values.filter { notes[$0.note]?.content.asks($0.ordinal) != true }
    let data = ParameterPlan.Data(
      decks: decks.values.sorted { $0.name < $1.name },
      presets: Array(presets.values),
      sets: Array(parameters.values),
      cards: cards.values.sorted { $0.id < $1.id },
      dormant: Set(dormant.map(\.id)),
      reviews: reviews.sorted { $0.moment.time < $1.moment.time }
    )
    var ids = IDSource(above: 1_000_000)
    return ParameterPlan(data, at: moment, boundary: boundary, ids: &ids)
      .map { .response(.parameterPlan($0)) } ?? .answersUnreadable(.damaged)
  }

  /// What other parameters would do to a deck and those that follow its preset.
  func parameterChange(
    of id: DeckID,
    to set: ParameterSet?,
    _ moment: LocalMoment,
    _ boundary: DayBoundary
  ) -> StudyReply {
    guard !isUnreadable else { return .answersUnreadable(.damaged) }
    let shared = sharing(id)
    let known = cards.values.filter { card in shared.contains { $0.id == card.deck } }
    let dormant = known.filter { notes[$0.note]?.content.asks($0.ordinal) != true }
    let change = ParameterChange(
      of: shared,
      to: set,
      cards: known.sorted { $0.id < $1.id },
      dormant: Set(dormant.map(\.id)),
      reviews: reviews,
      now: moment,
      boundary: boundary
    )
    return .response(.parameterChange(change, of: id))
  }
}
