import Flashcards
import ReaderProtocol

/// The options of a deck, or of a preset here, as those of one of Anki's presets, and what the deck has of its own.
struct WantedOptions {
  /// The options for the preset.
  let options: PresetOptions
  private let base: PackagePreset?
  private let newPerDay: UInt32?
  private let reviewsPerDay: UInt32?
  private let retention: Float?

  /// - Parameters:
  ///   - wanted: the options.
  ///   - base: Anki's preset as it came; nil for none.
  ///   - record: the deck as it came.
  init(
    _ wanted: DeckOptions,
    _ base: PackagePreset?,
    _ record: PackageDeck,
    _ sets: [ParameterSetID: FSRSParameters]
  ) {
    self.base = base
    let own = wanted.parameters.flatMap { sets[$0] }
    var options = base?.options ?? PresetOptions()
    let given = options.deckOptions(of: record, parameters: wanted.parameters)
    let isKept = given == wanted && options.fsrsParameters ?? .defaults == own ?? .defaults
    if !isKept {
      let scheduling = wanted.scheduling
      let minutes = { (step: Int64) in Float(step) / 60_000 }
      options.learningSteps = scheduling.learningSteps.map(minutes)
      options.relearningSteps = scheduling.relearningSteps.map(minutes)
      options.maximumInterval = UInt32(clamping: scheduling.maximumIntervalDays)
      options.leechThreshold = UInt32(clamping: scheduling.leechThreshold)
      options.onlyTagsLeeches = wanted.leechAction == .tag
      options.buriesNew = wanted.buriesNewSiblings
      options.buriesReviews = wanted.buriesReviewSiblings
      if options.order != nil || given.order != wanted.order
        || given.buriesDayStepSiblings != wanted.buriesDayStepSiblings
      {
        options.order = PresetOrder(wanted)
      }
      if given.easyDays != wanted.easyDays {
        options.easyDays = wanted.easyDays.map(\.part)
      }
      if options.fsrsParameters ?? .defaults != own ?? .defaults {
        options.parameters = own?.values.map { Float($0) } ?? []
      }
      // A limit that the deck alone has stays its own.
      if record.newPerDay == nil { options.newPerDay = UInt32(clamping: wanted.newPerDay) }
      if record.reviewsPerDay == nil {
        options.reviewsPerDay = UInt32(clamping: wanted.reviewsPerDay)
      }
      if record.retention == nil { options.retention = Float(scheduling.retention) }
    }
    self.options = options
    newPerDay = record.newPerDay.map { isKept ? $0 : UInt32(clamping: wanted.newPerDay) }
    reviewsPerDay = record.reviewsPerDay.map {
      isKept ? $0 : UInt32(clamping: wanted.reviewsPerDay)
    }
    retention = record.retention.map {
      isKept ? $0 : Float(wanted.scheduling.retention)
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
