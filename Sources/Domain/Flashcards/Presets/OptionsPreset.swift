/// A preset: options under a name, which decks share.
public struct OptionsPreset: Sendable, Codable, Hashable {
  /// The identifier, which a rename keeps.
  public let id: OptionsPresetID
  /// The id in Anki; nil if it does not come from there.
  public let ankiID: Int64?
  /// The name. Others may have the same.
  public var name: String
  /// The options. The parameters among them have no effect: each deck has its own.
  public var options: DeckOptions
  /// Anki's own encoding of the preset as it came; nil if it does not come from there.
  public var carried: [UInt8]?

  /// Creates a preset.
  public init(
    id: OptionsPresetID,
    ankiID: Int64? = nil,
    name: String,
    options: DeckOptions,
    carried: [UInt8]? = nil
  ) {
    self.id = id
    self.ankiID = ankiID
    self.name = name
    self.options = options
    self.options.parameters = nil
    self.carried = carried
  }
}

/// The preset that a deck follows.
public struct DeckPreset: Sendable, Codable, Hashable {
  /// The preset; nil for a deck with options of its own, also where it came from Anki with a preset.
  public let id: OptionsPresetID?
  /// The options that the deck has of its own all the same.
  public var own: OwnOptions

  /// Creates a value; nothing of its own by default.
  public init(_ id: OptionsPresetID?, own: OwnOptions = []) {
    self.id = id
    self.own = own
  }
}

/// The options that a deck with a preset can have of its own, as in Anki. The raw values are part of the
/// format.
public struct OwnOptions: OptionSet, Sendable, Codable, Hashable {
  /// The stored bits.
  public let rawValue: UInt8
  /// Wraps stored bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The number of new cards a day.
  public static let newPerDay = OwnOptions(rawValue: 1)
  /// The number of reviews a day.
  public static let reviewsPerDay = OwnOptions(rawValue: 2)
  /// The probability of recall at which cards are due.
  public static let retention = OwnOptions(rawValue: 4)
}

extension DeckOptions {
  /// The options of others, but for the parameters and those that stay its own.
  public func following(_ others: DeckOptions, but own: OwnOptions = []) -> DeckOptions {
    var options = others
    options.parameters = parameters
    if own.contains(.newPerDay) { options.newPerDay = newPerDay }
    if own.contains(.reviewsPerDay) { options.reviewsPerDay = reviewsPerDay }
    if own.contains(.retention) {
      options.scheduling = options.scheduling.keepingRetention(of: scheduling)
    }
    return options
  }

  /// The options that a deck must have of its own to follow others; nil if it differs in more.
  func own(besides others: DeckOptions) -> OwnOptions? {
    var own: OwnOptions = []
    if newPerDay != others.newPerDay { own.insert(.newPerDay) }
    if reviewsPerDay != others.reviewsPerDay { own.insert(.reviewsPerDay) }
    if scheduling.retention != others.scheduling.retention { own.insert(.retention) }
    return following(others, but: own) == self ? own : nil
  }
}

extension Deck {
  /// The deck with the options of a preset, which it follows from now on.
  public func following(_ preset: OptionsPreset) -> Deck {
    var deck = self
    deck.preset = DeckPreset(preset.id)
    deck.options = options.following(preset.options)
    return deck
  }

  /// The deck with an option as its own, which it keeps as it is, or with that of the preset again. One that
  /// does not follow this preset stays as it is.
  public func switching(_ option: OwnOptions, in preset: OptionsPreset) -> Deck {
    guard var use = self.preset, use.id == preset.id else { return self }
    use.own.formSymmetricDifference(option)
    var deck = self
    deck.preset = use
    deck.options = options.following(preset.options, but: use.own)
    return deck
  }

  /// The other decks that follow the deck's preset; none where it has options of its own.
  package func others(sharing preset: OptionsPreset?, among decks: [Deck]) -> [Deck] {
    guard let preset, self.preset?.id == preset.id else { return [] }
    return decks.filter { $0.preset?.id == preset.id && $0.id != id }
  }

  /// The deck with the options that it has, as its own.
  public var withOwnOptions: Deck {
    var deck = self
    deck.preset = DeckPreset(nil)
    return deck
  }
}

extension Collection where Element == OptionsPreset {
  /// The preset of a deck; nil for a deck with options of its own.
  public func preset(of deck: Deck) -> OptionsPreset? {
    deck.preset?.id.flatMap { id in first { $0.id == id } }
  }

  /// The name of a deck's preset; nil for a deck with options of its own. One whose preset was not made a
  /// preset here yet has that with which it came from Anki.
  public func name(of deck: Deck) -> String? {
    deck.preset == nil ? deck.carried?.presetName : preset(of: deck)?.name
  }
}
