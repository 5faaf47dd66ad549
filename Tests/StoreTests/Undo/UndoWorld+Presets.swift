import Flashcards
import Store
import TestSupport

extension UndoWorld {
  /// Makes a preset of a deck's options, changes, renames or deletes one, has a deck follow one or leave it,
  /// or have a limit of its own or that of its preset.
  mutating func changePresets(_ collection: StudyCollection) throws {
    guard let deck = collection.decks.randomElement(using: &random) else {
      return try addDeck(collection)
    }
    var change = ChangeSet()
    guard var preset = collection.presets.randomElement(using: &random),
      random.next(below: 4) > 0
    else {
      let made = OptionsPreset(
        id: OptionsPresetID(rawValue: id()),
        name: "Preset \(step)",
        options: deck.options
      )
      change.presets = [made]
      change.decks = [deck.following(made)]
      return try apply(.presetAddition, change)
    }
    switch random.next(below: 7) {
    case 0:
      preset.name = "Renamed \(step)"
      change.presets = [preset]
      try apply(.presetRename, change)
    case 1:
      change.removedPresets = [preset.id]
      try apply(.presetRemoval, change)
    case 2:
      guard deck.withOwnOptions != deck else { return try changeSetting() }
      change.decks = [deck.withOwnOptions]
      try apply(.presetChoice, change)
    case 3:
      var changed = collection.decks.first { $0.preset?.id == preset.id } ?? deck
      changed.options.reviewsPerDay += Int(step)
      change.decks = [changed]
      try apply(.deckOptions, change)
    case 4:
      let option: OwnOptions = random.next(below: 2) == 0 ? .newPerDay : .reviewsPerDay
      let follower = collection.decks.first { $0.preset?.id == preset.id } ?? deck
      guard follower.switching(option, in: preset) != follower else { return try changeSetting() }
      change.decks = [follower.switching(option, in: preset)]
      try apply(.deckOptions, change)
    default:
      var follower = deck.following(preset)
      if random.next(below: 3) == 0 { follower.preset?.own = .newPerDay }
      guard follower != deck else { return try changeSetting() }
      change.decks = [follower]
      try apply(.presetChoice, change)
    }
  }
}
