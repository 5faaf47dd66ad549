import Flashcards
import ReaderProtocol

/// The options of a deck as those of a preset, and what the deck has of its own.
struct WantedOptions {
  /// The options for the preset.
  let options: PresetOptions
  private let base: PackagePreset?
  private let newPerDay: UInt32?
  private let reviewsPerDay: UInt32?
  private let retention: Float?

  init(_ deck: Deck, _ record: PackageDeck, _ sets: [ParameterSetID: FSRSParameters]) {
    base = deck.carried?.presetRecord
    let own = deck.options.parameters.flatMap { sets[$0] }
    var options = base?.options ?? PresetOptions()
    let given = options.deckOptions(of: record, parameters: deck.options.parameters)
    let isKept = given == deck.options && options.fsrsParameters ?? .defaults == own ?? .defaults
    if !isKept {
      let scheduling = deck.options.scheduling
      let minutes = { (step: Int64) in Float(step) / 60_000 }
      options.learningSteps = scheduling.learningSteps.map(minutes)
      options.relearningSteps = scheduling.relearningSteps.map(minutes)
      options.maximumInterval = UInt32(clamping: scheduling.maximumIntervalDays)
      options.leechThreshold = UInt32(clamping: scheduling.leechThreshold)
      options.onlyTagsLeeches = deck.options.leechAction == .tag
      options.buriesNew = deck.options.buriesNewSiblings
      options.buriesReviews = deck.options.buriesReviewSiblings
      if options.order != nil || given.order != deck.options.order
        || given.buriesDayStepSiblings != deck.options.buriesDayStepSiblings
      {
        options.order = PresetOrder(deck.options)
      }
      if given.easyDays != deck.options.easyDays {
        options.easyDays = deck.options.easyDays.map(\.part)
      }
      if options.fsrsParameters ?? .defaults != own ?? .defaults {
        options.parameters = own?.values.map { Float($0) } ?? []
      }
      // A limit that the deck alone has stays its own.
      if record.newPerDay == nil { options.newPerDay = UInt32(clamping: deck.options.newPerDay) }
      if record.reviewsPerDay == nil {
        options.reviewsPerDay = UInt32(clamping: deck.options.reviewsPerDay)
      }
      if record.retention == nil { options.retention = Float(scheduling.retention) }
    }
    self.options = options
    newPerDay = record.newPerDay.map { isKept ? $0 : UInt32(clamping: deck.options.newPerDay) }
    reviewsPerDay = record.reviewsPerDay.map {
      isKept ? $0 : UInt32(clamping: deck.options.reviewsPerDay)
    }
    retention = record.retention.map {
      isKept ? $0 : Float(deck.options.scheduling.retention)
    }
  }

  /// The preset: as it came, where the options are.
  func preset(_ id: Int64, name: String? = nil) -> PackagePreset {
    PackagePreset(
      id: id,
      name: name ?? base?.name ?? "Default",
      modified: base?.modified ?? 0,
      options: options,
      configuration: base?.configuration ?? []
    )
  }

  /// Sets what the deck has of its own.
  func setOverrides(of record: inout PackageDeck) {
    (record.newPerDay, record.reviewsPerDay, record.retention) =
      (newPerDay, reviewsPerDay, retention)
  }
}
