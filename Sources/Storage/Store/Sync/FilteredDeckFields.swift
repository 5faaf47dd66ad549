import Flashcards
import FoundationEssentials

/// The fields of a filtered deck. The raw values are part of the format.
enum FilteredDeckFields {
  static let name = FieldID(rawValue: 1)
  static let ankiID = FieldID(rawValue: 5)

  /// The numbers of the fields, all of which are in its record.
  static let numbers = Set(all.map(\.id))

  static let all: [SyncField<FilteredDeck>] = [
    SyncField(
      name,
      { deck, _ in Array(deck.name.description.utf8) },
      { deck, value, _ in deck.name = DeckName(nearest: value.text) }
    ),
    SyncField(
      FieldID(rawValue: 2),
      { deck, _ in try DeckFields.json(deck.options.searches) },
      { deck, value, _ in
        deck.options = FilteredOptions(
          searches: try JSONDecoder().decode([FilteredSearch].self, from: Data(value)),
          reschedules: deck.options.reschedules,
          delays: deck.options.delays
        )
      }
    ),
    SyncField(
      FieldID(rawValue: 3),
      { deck, _ in [UInt8](value: deck.options.reschedules ? 1 : 0) },
      { deck, value, _ in deck.options.reschedules = try value.number() != 0 }
    ),
    SyncField(
      FieldID(rawValue: 4),
      { deck, _ in try DeckFields.json(deck.options.delays) },
      { deck, value, _ in
        deck.options.delays = try JSONDecoder().decode(PreviewDelays.self, from: Data(value))
      }
    ),
    SyncField(ankiID, { deck, _ in [UInt8](value: deck.ankiID ?? 0) }, { _, _, _ in }),
    SyncField(
      FieldID(rawValue: 6),
      { deck, _ in deck.carried ?? [] },
      { deck, value, _ in deck.carried = value.isEmpty ? nil : value }
    ),
  ]
}

extension FilteredDeck: SyncedObject {
  static var syncKind: ObjectKind { .filteredDeck }
  static var syncFields: [SyncField<FilteredDeck>] { FilteredDeckFields.all }
}
