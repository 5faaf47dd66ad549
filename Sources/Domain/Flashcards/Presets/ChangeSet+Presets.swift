extension ChangeSet {
  /// Has all decks that follow a preset have its options: what the changes make of a deck's options becomes
  /// its preset's, unless they change the preset itself, and what they make of a preset its decks'. A deck
  /// whose preset is deleted keeps its options.
  ///
  /// - Parameters:
  ///   - stored: the presets without the changes.
  ///   - decks: the decks without the changes.
  ///   - takesUp: false if the options of presets count, whatever the changes make of decks.
  public mutating func keepPresets(
    _ stored: [OptionsPreset],
    decks: [Deck],
    takesUp: Bool = true
  ) {
    keepChoices(of: decks)
    var known = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
    for preset in presets { known[preset.id] = preset }
    for id in removedPresets { known[id] = nil }
    if takesUp { takeUpOptions(of: decks, &known) }
    var written = Dictionary(self.decks.enumerated().map { ($1.id, $0) }) { _, last in last }
    for deck in self.decks
      + decks.filter({ written[$0.id] == nil && !removedDecks.contains($0.id) })
    {
      guard let use = deck.preset, let id = use.id else { continue }
      var kept = deck
      if let preset = known[id] {
        kept.options = deck.options.following(preset.options, but: use.own)
      } else if written[deck.id] != nil || removedPresets.contains(id) {
        kept = deck.withOwnOptions
      }
      guard kept != deck else { continue }
      if let place = written[deck.id] {
        self.decks[place] = kept
      } else {
        written[deck.id] = self.decks.count
        self.decks.append(kept)
      }
    }
  }

  /// Has decks from Anki follow what they follow on, if they were read before that was known.
  private mutating func keepChoices(of stored: [Deck]) {
    let chosen = Dictionary(stored.map { ($0.id, $0.preset) }) { first, _ in first }
    for place in decks.indices where decks[place].preset == nil && decks[place].carried != nil {
      decks[place].preset = chosen[decks[place].id] ?? nil
    }
  }

  /// Changes presets as the options of decks were changed that follow them.
  ///
  /// - Parameter stored: the decks without the changes: one that comes to follow a preset, or gives up what
  ///   it has of its own, takes the preset's options.
  private mutating func takeUpOptions(
    of stored: [Deck],
    _ known: inout [OptionsPresetID: OptionsPreset]
  ) {
    let followed = Dictionary(stored.map { ($0.id, $0.preset) }) { first, _ in first }
    let given = Set(presets.map(\.id))
    var changed: Set<OptionsPresetID> = []
    for deck in decks {
      guard let use = deck.preset, let id = use.id, !given.contains(id),
        let before = followed[deck.id] ?? nil, before.id == id, var preset = known[id]
      else { continue }
      preset.options = preset.options.following(deck.options, but: use.own.union(before.own))
      guard preset != known[id] else { continue }
      known[id] = preset
      changed.insert(id)
    }
    presets += changed.sorted().compactMap { known[$0] }
  }

  /// Makes presets of those with which decks came from Anki before there were any here: decks that came
  /// with one have it in common if they differ in nothing but what a deck can have of its own, and the
  /// others have options of their own.
  public mutating func makePresets(
    of decks: [Deck],
    among presets: [OptionsPreset],
    _ ids: inout IDSource,
    at now: Timestamp
  ) {
    let came = decks.filter { $0.preset == nil && $0.carried != nil }
    for (ankiID, decks) in Dictionary(grouping: came, by: { $0.carried?.presetID ?? 0 })
      .sorted(by: { $0.key < $1.key })
    {
      let decks = decks.sorted { $0.id < $1.id }
      guard let first = decks.first, let carried = first.carried else { continue }
      let known = presets.first { preset in
        preset.ankiID == ankiID && preset.carried == carried.preset
          && first.options.own(besides: preset.options) != nil
      }
      let preset =
        known
        ?? OptionsPreset(
          id: ids.next(at: now),
          ankiID: ankiID,
          name: carried.presetName,
          options: first.options,
          carried: carried.preset
        )
      if known == nil { self.presets.append(preset) }
      self.decks += decks.map { deck in
        var deck = deck
        let own = deck.options.own(besides: preset.options)
        deck.preset = own.map { DeckPreset(preset.id, own: $0) } ?? DeckPreset(nil)
        return deck
      }
    }
  }
}
