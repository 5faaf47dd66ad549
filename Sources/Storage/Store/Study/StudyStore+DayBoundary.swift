public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// Where days of study end, as the user has set it; as in a new vault where that can't be told.
  public func dayBoundary(under key: VaultKey) throws(VaultFailure) -> DayBoundary {
    let settings = try SettingsStore(vault).verified(under: key) ?? Settings()
    return DayBoundary(rolloverHour: settings.rolloverHour)
  }

  /// The decks of the list by the day of study that the user has set, and how many records can't be
  /// read.
  public func summaries(
    at now: LocalMoment,
    under key: VaultKey
  ) throws(VaultFailure) -> (decks: [DeckSummary], damaged: Int) {
    try summaries(at: now, boundary: dayBoundary(under: key), under: key)
  }
}
