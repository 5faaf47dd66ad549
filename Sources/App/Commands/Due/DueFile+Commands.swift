package import AppSupport
import Flashcards
import Preferences
import Secrets
import Store
import Vault

extension DueFile {
  /// Writes the file anew after a command changed the vault, if the user has chosen that.
  static func renew(for vault: Vault, under key: VaultKey, in stateDirectory: String?) {
    guard let file = DueFile(of: vault.location, in: stateDirectory) else { return }
    // A file that can't be renewed stays; it says when it was written.
    guard let preferences = try? SettingsStore(vault).verified(under: key),
      preferences.writesDueFile,
      let record = try? record(of: vault, under: key, preferences, path: file.vault)
    else { return }
    try? file.write(record, random: SystemRandom())
  }

  /// The record of the due cards of an open vault, as the file has it.
  static func record(
    of vault: Vault,
    under key: VaultKey,
    _ preferences: Preferences,
    path: String
  ) throws(VaultFailure) -> DueRecord {
    let (settings, now) = (DueSettings(preferences), WallClock.now)
    let store = StudyStore(vault)
    let projector = try store.dueProjector(
      at: now,
      boundary: settings.boundary,
      tellsNames: settings.tellsNames,
      under: key
    )
    return DueRecord(
      projector.projection(),
      vault: vault.id,
      path: path,
      at: now,
      boundary: settings.boundary
    )
  }
}

extension Preferences {
  /// The standard settings with the names of decks in the file of what is due.
  static var namingDecks: Preferences { Preferences().with(\.namesDueDecks, true) }
}

extension DueFailure {
  /// The exit status of the command.
  package var status: ExitStatus {
    switch self {
    case .missing, .over, .early: .noMatch
    case .damaged, .otherVault, .file(.damaged): .damaged
    case .newer, .file: .failed
    }
  }
}
