package import Vault
package import Wording

/// The reason why nothing is known of what is due today without the passcode.
package enum DueFailure: Error, Equatable, Sendable {
  /// Nothing is written down for the vault: the setting is off, or it was not locked since.
  case missing
  /// The numbers reach no further than some days ago; they were written that many days ago.
  case over(days: Int)
  /// By the clock of this machine the first day of the numbers has not come yet.
  case early
  /// The file is damaged.
  case damaged
  /// The file is of a newer version of the program.
  case newer
  /// The file is about another vault.
  case otherVault
  /// The file can't be read, or is no regular file of the user's own.
  case file(VaultFailure)

  /// The failure and the remedy, for the user.
  package func sentence(path: String, _ wording: Wording) -> String {
    switch self {
    case .missing: wording(.dueNone(setting: wording(.settingsDueFile)))
    case .over, .early: wording(.dueOtherDays)
    case .damaged, .file(.damaged): wording(.dueDamaged(path: path))
    case .newer: wording(.vaultNewer(path: path))
    case .otherVault, .file(.symbolicLink), .file(.severalNames), .file(.otherOwner),
      .file(.directory), .file(.notARegularFile):
      wording(.dueForeignFile(path: path))
    case .file(let failure):
      wording(.commandFileFailed(path: path, reason: wording(FailureReason(failure))))
    }
  }
}
