public import Secrets

/// Why something with the vault's file could not be done.
public enum VaultFailure: Error, Equatable, Sendable {
  /// There is no vault at this place.
  case missing
  /// There is something at this place already.
  case exists
  /// The vault or a file beside it is a symbolic link, which is not followed.
  case symbolicLink
  /// There is a directory in the file's place.
  case directory
  /// There is a pipe, a socket or a device in the file's place.
  case notARegularFile
  /// The file has a second name, under which SQLite would not find its journal.
  case severalNames
  /// The file belongs to another user.
  case otherOwner
  /// The file may not be read.
  case unreadable
  /// The file, its directory or the file system can't be written to.
  case readOnly
  /// The file is something else.
  case notAVault
  /// The file was made by a newer version of the program, in this format. It was not touched.
  case newerFormat(Int)
  /// The disk is full.
  case diskFull
  /// Something in the vault is not as it was written.
  case damaged(Damage)
  /// Another process uses the file.
  case busy
  /// Another process, whose number this is as far as it is known, has the vault open for writing. It
  /// can be read meanwhile.
  case inUse(by: Int32?)
  /// There is no record of this id to be changed.
  case noRecord(table: String, id: Int64)
  /// The vault was closed or destroyed.
  case closed
  /// The key belongs to another vault.
  case wrongKey
  /// The machine has not the memory to derive a key, not even at the lowest cost.
  case notEnoughMemory
  /// The device key that the passcode is to need could not be written.
  case noDeviceKey
  /// Something with a secret failed; `keyDestroyed` where the vault is locked.
  case secret(SecretFailure)
  /// The operating system said no, with this error number.
  case system(Int32)
  /// SQLite said no, with this extended result code.
  case database(Int32)
}

/// What in a vault is not as it was written.
public enum Damage: Hashable, Sendable {
  /// The database itself: SQLite can't read it.
  case file
  /// What is known of the vault as a whole: its id, and the proof of the key that belongs to it.
  case header
  /// A way in.
  case slot(Slot)
  /// What it costs to derive the key is beyond all reason; it was not tried.
  case cost(memory: Int, passes: Int)
  /// The recovery key that was kept until it is confirmed.
  case pendingRecoveryKey
  /// The settings that the lock needs.
  case settings
  /// What says which records there must be. Records can still be read, but none can be written.
  case manifest
  /// A table of records: some are missing, older than they should be, or too many.
  case records(table: String)
  /// One record.
  case record(table: String, id: Int64)

  /// The ways into a vault.
  public enum Slot: String, Hashable, Sendable, CaseIterable {
    /// By a passcode, made slow to guess by Argon2id.
    case passcode
    /// By the recovery key.
    case recovery
  }
}

/// Why a vault did not open. A wrong passcode and damage are never taken for one another.
public enum UnlockFailure: Error, Equatable, Sendable {
  /// The passcode or the recovery key is not the right one.
  case wrong
  /// The vault is not as it was written; what was entered may have been right.
  case damaged(Damage)
  /// The machine has not the memory that the derivation takes. Its cost is never lowered for that.
  case notEnoughMemory
  /// The passcode needs a device key besides, whose file is missing or is another's.
  case noDeviceKey
  /// The file could not be read, or the key not held.
  case failed(VaultFailure)

  init(_ failure: VaultFailure) {
    self =
      switch failure {
      case .damaged(let damage): .damaged(damage)
      case .notEnoughMemory: .notEnoughMemory
      default: .failed(failure)
      }
  }
}
