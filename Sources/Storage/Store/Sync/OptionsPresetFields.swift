import Flashcards

/// The fields of a preset of options, each option by itself and by the number that it has in decks. The raw
/// values are part of the format.
enum OptionsPresetFields {
  static let name = FieldID(rawValue: 1)
  static let carried = FieldID(rawValue: 16)
  static let ankiID = FieldID(rawValue: 17)

  /// The numbers of the fields, all of which are in its record.
  static let numbers = Set(all.map(\.id))

  static let all: [SyncField<OptionsPreset>] =
    [
      SyncField(
        name,
        { preset, _ in Array(preset.name.utf8) },
        { preset, value, _ in preset.name = value.text }
      ),
      SyncField(
        carried,
        { preset, _ in preset.carried ?? [] },
        { preset, value, _ in preset.carried = value.isEmpty ? nil : value }
      ),
      SyncField(ankiID, { preset, _ in [UInt8](value: preset.ankiID ?? 0) }, { _, _, _ in }),
    ]
    + DeckFields.options.map { option in
      SyncField(
        option.id,
        { preset, references in try option.value(preset.deck, references) },
        { preset, value, references in
          var deck = preset.deck
          try option.set(&deck, value, references)
          preset.options = deck.options
        }
      )
    }
}

extension OptionsPreset: SyncedObject {
  static var syncKind: ObjectKind { .preset }
  static var syncFields: [SyncField<OptionsPreset>] { OptionsPresetFields.all }

  /// A deck with its options, by which they are encoded and said.
  var deck: Deck { Deck(id: DeckID(rawValue: 0), name: DeckName(nearest: name), options: options) }
}

extension Deck {
  /// True if the value of a field is that of the preset that the deck follows.
  func hasFromPreset(_ field: FieldID) -> Bool {
    guard let preset, preset.id != nil, DeckFields.options.contains(where: { $0.id == field })
    else {
      return false
    }
    return switch field {
    case DeckFields.newPerDay: !preset.own.contains(.newPerDay)
    case DeckFields.reviewsPerDay: !preset.own.contains(.reviewsPerDay)
    case DeckFields.retention: !preset.own.contains(.retention)
    default: true
    }
  }
}
