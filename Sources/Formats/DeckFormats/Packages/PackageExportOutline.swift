import Flashcards
import ReaderProtocol

/// The decks and presets of an export: those of its cards with the decks around them, or all.
struct PackageExportOutline {
  private static let standardID = PackageDeck.standardID
  private static let standardName = DeckName(nearest: "Default")

  private(set) var presets: [PackagePreset] = []
  private(set) var decks: [PackageDeck] = []
  private let ids: AnkiIDs

  init(
    _ collection: StudyCollection,
    _ parameters: [ParameterSet],
    _ rest: PackageExportRest,
    _ export: PackageExport
  ) {
    let filled = Set(collection.cards.map(\.deck))
    let names = collection.decks.filter { filled.contains($0.id) }.flatMap(\.name.lineage)
    let wanted = Set(names)
    let all = collection.decks.filter { export.withEmptyDecks || wanted.contains($0.name) }
    let filtered = export.withScheduling ? collection.filteredDecks : []
    ids = AnkiIDs(
      all.map { ($0.id.rawValue, $0.name == Self.standardName ? Self.standardID : $0.ankiID) }
        + filtered.map { ($0.id.rawValue, $0.ankiID) }
    )
    let used = all.compactMap { deck in ids[deck.id.rawValue].map { (deck, $0) } }
      .sorted { $0.1 < $1.1 }
    let filteredRecords = filtered.compactMap { deck in ids[deck.id.rawValue].map(deck.record) }
    guard export.withScheduling, export.withPresets else {
      decks = used.map { deck, id in
        var record = Self.base(deck, id)
        (record.preset, record.newPerDay, record.reviewsPerDay) = (Self.standardID, nil, nil)
        if !export.withScheduling { record.common = [] }
        return record
      }
      decks += filteredRecords
      return
    }
    addPresets(
      used,
      collection.presets,
      parameters,
      rest,
      withUnused: export.withEmptyDecks
    )
    decks += filteredRecords
    addDecks(of: rest)
  }

  /// The id in Anki of a filtered deck; nil if it is not exported.
  func id(of deck: FilteredDeckID) -> Int64? { ids[deck.rawValue] }

  /// The id of a deck in Anki.
  func id(of deck: DeckID) -> Int64 { ids[deck.rawValue] ?? Self.standardID }

  /// A deck as it came, with the name and the id of today.
  private static func base(_ deck: Deck, _ id: Int64) -> PackageDeck {
    var record =
      deck.carried?.deckRecord
      ?? PackageDeck(id: id, name: "", modified: 0, preset: standardID)
    record.id = id
    record.name = "\(deck.name)"
    return record
  }

  /// Adds decks that are kept for export, as far as nothing here has their place.
  private mutating func addDecks(of rest: PackageExportRest) {
    var names = Set(decks.map { DeckName(nearest: $0.name) })
    let taken = Set(decks.map(\.id))
    for deck in rest.decks.sorted(by: { $0.name.utf8.count < $1.name.utf8.count })
    where !taken.contains(deck.id) {
      let name = DeckName(nearest: deck.name)
      guard name.parent.map(names.contains) ?? true, names.insert(name).inserted else { continue }
      decks.append(deck)
    }
    decks.sort { $0.id < $1.id }
  }

  private mutating func addPresets(
    _ used: [(deck: Deck, id: Int64)],
    _ known: [OptionsPreset],
    _ parameters: [ParameterSet],
    _ rest: PackageExportRest,
    withUnused: Bool
  ) {
    let sets = Dictionary(
      parameters.map { ($0.id, $0.parameters) },
      uniquingKeysWith: { one, _ in one }
    )
    var taken: [Int64: PackagePreset] = [:]
    if let standard = rest.presets.first(where: { $0.id == Self.standardID }) {
      taken[Self.standardID] = standard
    }
    let shared = SharedPresets(known, used.map(\.deck), sets, besides: rest, withUnused: withUnused)
    taken.merge(shared.records) { $1 }
    // Decks that came with one preset keep it as long as they have options in common.
    var usedIDs = Set(used.compactMap { $0.deck.carried?.presetID }).union([Self.standardID])
      .union(rest.presets.map(\.id)).union(taken.keys)
    for (deck, id) in used {
      var record = Self.base(deck, id)
      if shared.follow(deck, &record) {
        decks.append(record)
        continue
      }
      let wanted = WantedOptions(deck.options, deck.carried?.presetRecord, record, sets)
      // One that was given options of its own shares none.
      let own = deck.preset == nil ? deck.carried?.presetID ?? Self.standardID : nil
      if let own, let present = taken[own] ?? (own == Self.standardID ? Self.standard : nil),
        present.options == wanted.options
      {
        if own != Self.standardID || deck.carried != nil { taken[own] = present }
        record.preset = own
      } else if let own, taken[own] == nil, own != Self.standardID || deck.carried != nil {
        taken[own] = wanted.preset(own)
        record.preset = own
      } else if let same = taken.first(where: {
        $0.value.options == wanted.options && shared.records[$0.key] == nil
      }) {
        record.preset = same.key
      } else {
        var made = id
        while !usedIDs.insert(made).inserted { made += 1 }
        taken[made] = wanted.preset(made, name: "\(deck.name)")
        record.preset = made
      }
      wanted.setOverrides(of: &record)
      decks.append(record)
    }
    for preset in rest.presets where taken[preset.id] == nil { taken[preset.id] = preset }
    presets = taken.values.sorted { $0.id < $1.id }
  }

  private static var standard: PackagePreset {
    PackagePreset(
      id: standardID,
      name: "Default",
      modified: 0,
      options: PresetOptions(),
      configuration: []
    )
  }
}
