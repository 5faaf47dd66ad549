import Flashcards
import Preferences

/// The user's settings of the file of what is due.
struct DueSettings: Equatable {
  /// True if the file is written.
  let isOn: Bool
  /// True if it tells the names of decks.
  let tellsNames: Bool
  /// The end of a day of study.
  let boundary: DayBoundary

  init(_ preferences: Preferences = Preferences()) {
    isOn = preferences.writesDueFile
    tellsNames = preferences.namesDueDecks
    boundary = DayBoundary(rolloverHour: preferences.rolloverHour)
  }
}

extension Preferences {
  /// The standard settings with the names of decks in the file of what is due.
  static var namingDecks: Preferences { Preferences().with(\.namesDueDecks, true) }
}
