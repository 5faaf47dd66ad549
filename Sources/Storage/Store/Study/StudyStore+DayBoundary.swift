public import Flashcards
import Preferences
public import Secrets
public import Vault

extension StudyStore {
  /// The boundary of days of study set by the user; that of a new vault if it can't be read.
  public func dayBoundary(under key: VaultKey) throws(VaultFailure) -> DayBoundary {
    let settings = try SettingsStore(vault).verified(under: key) ?? Preferences()
    return DayBoundary(rolloverHour: settings.rolloverHour)
  }

  /// The rows of the list of decks on the user's day of study, and the number of unreadable
  /// records.
  public func summaries(
    at now: LocalMoment,
    under key: VaultKey
  ) throws(VaultFailure) -> (decks: [DeckSummary], damaged: Int) {
    try summaries(at: now, boundary: dayBoundary(under: key), under: key)
  }
}
