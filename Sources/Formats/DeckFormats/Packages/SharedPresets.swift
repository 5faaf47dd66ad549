import Flashcards
import ReaderProtocol

/// The presets of an export: one for each here that its decks follow, or for each that there is.
struct SharedPresets {
  /// The presets by their ids in Anki.
  private(set) var records: [Int64: PackagePreset] = [:]
  private var ids: [OptionsPresetID: Int64] = [:]
  /// The parameters that go out with each. Decks with others can't share it in Anki.
  private var parameters: [OptionsPresetID: ParameterSetID?] = [:]

  /// - Parameters:
  ///   - presets: the presets here.
  ///   - decks: the decks that go out.
  ///   - rest: what is kept of collections that came; its presets have other ids, unless they are these.
  ///   - withUnused: true for those that none of the decks follows, too.
  init(
    _ presets: [OptionsPreset],
    _ decks: [Deck],
    _ sets: [ParameterSetID: FSRSParameters],
    besides rest: PackageExportRest,
    withUnused: Bool
  ) {
    for deck in decks {
      guard let id = deck.preset?.id, parameters[id] == nil else { continue }
      parameters[id] = .some(deck.options.parameters)
    }
    let wanted = presets.filter { withUnused || parameters[$0.id] != nil }
    let taken = decks.compactMap(\.carried?.presetID) + rest.presets.map(\.id)
    let ids = AnkiIDs(
      wanted.map { (id: $0.id.rawValue, ankiID: $0.ankiID) } + taken.map { (id: -$0, ankiID: $0) }
    )
    for preset in wanted {
      guard let id = ids[preset.id.rawValue] else { continue }
      let base = preset.carriedRecord
      var options = preset.options
      options.parameters = parameters[preset.id] ?? nil
      self.ids[preset.id] = id
      records[id] = WantedOptions(options, base, .plain, sets).preset(id, name: preset.name)
    }
  }

  /// Has a deck follow the preset that it follows here.
  ///
  /// - Returns: false for one that can't.
  func follow(_ deck: Deck, _ record: inout PackageDeck) -> Bool {
    guard let use = deck.preset, let id = use.id, let ankiID = ids[id],
      parameters[id] == deck.options.parameters
    else { return false }
    record.preset = ankiID
    let options = deck.options
    func own<Value>(_ option: OwnOptions, _ value: Value) -> Value? {
      use.own.contains(option) ? value : nil
    }
    record.newPerDay = own(.newPerDay, UInt32(clamping: options.newPerDay))
    record.reviewsPerDay = own(.reviewsPerDay, UInt32(clamping: options.reviewsPerDay))
    record.retention = own(.retention, Float(options.scheduling.retention))
    return true
  }
}

extension PackageDeck {
  /// A deck that has nothing of its own.
  static let plain = PackageDeck(id: 0, name: "", modified: 0, preset: nil)

  /// The options that it has of its own.
  var own: OwnOptions {
    var own: OwnOptions = []
    if newPerDay != nil { own.insert(.newPerDay) }
    if reviewsPerDay != nil { own.insert(.reviewsPerDay) }
    if retention != nil { own.insert(.retention) }
    return own
  }
}

extension OptionsPreset {
  /// The preset as it came; nil if that is not known, or it does not come from Anki.
  var carriedRecord: PackagePreset? { carried.flatMap { CarriedDeck.preset(in: $0) } }
}
