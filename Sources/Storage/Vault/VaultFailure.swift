public import Secrets

/// The reason why an operation on the vault's file failed.
public enum VaultFailure: Error, Equatable, Sendable {
  /// There is no vault at this location.
  case missing
  /// There is something at this location already.
  case exists
  /// The vault or a file beside it is a symbolic link, which is not followed.
  case symbolicLink
  /// There is a directory in the file's place.
  case directory
  /// There is a pipe, a socket or a device in the file's place.
  case notARegularFile
  /// The file has a second name (hard link), under which SQLite would not find its journal.
  case severalNames
  /// The file belongs to another user.
  case otherOwner
  /// The file may not be read.
  case unreadable
  /// The file, its directory or the file system can't be written to.
  case readOnly
  /// The file is no vault.
  case notAVault
  /// The file was made by a newer version of the program, in this format. It was not touched.
  case newerFormat(Int)
  /// The file is of this older format, which this version of the program can't read.
  case olderFormat(Int)
  /// The disk is full.
  case diskFull
  /// A part of the vault is damaged.
  case damaged(Damage)
  /// Another process uses the file.
  case busy
  /// Another process has the vault open for writing; its process id, if known. The vault can be
  /// read meanwhile.
  case inUse(by: Int32?)
  /// There is no record with this id to be changed.
  case noRecord(table: String, id: Int64)
  /// The vault was closed or destroyed.
  case closed
  /// The key belongs to another vault.
  case wrongKey
  /// The machine lacks the memory to derive a key, even at the lowest cost.
  case notEnoughMemory
  /// The recovery key is not confirmed to be written down, so that nobody may have it.
  case recoveryKeyPending
  /// The device key for the passcode could not be written.
  case noDeviceKey
  /// An operation on a secret failed; `keyDestroyed` if the vault is locked.
  case secret(SecretFailure)
  /// A system call failed with this error number.
  case system(Int32)
  /// SQLite failed with this extended result code.
  case database(Int32)
}

/// The part of a vault that is not as it was written.
public enum Damage: Hashable, Sendable {
  /// The database itself: SQLite can't read it.
  case file
  /// A page of the database, by its number.
  case page(Int)
  /// The log beside the file, with the latest changes.
  case log
  /// The clear header at the beginning of the file.
  case header
  /// A slot.
  case slot(Slot)
  /// The derivation cost in a slot is out of range; it was not tried.
  case cost(memory: Int, passes: Int)
  /// The recovery key that is stored until it is confirmed, or what is kept of it afterwards.
  case pendingRecoveryKey
  /// The settings that the lock needs.
  case settings
  /// A table of records: some can't be read.
  case records(table: String)
  /// One record.
  case record(table: String, id: Int64)
  /// A picture or a sound, by its name; empty for one that has none any more.
  case medium(name: String, MediaFault)

  /// The kinds of slots.
  public enum Slot: String, Hashable, Sendable, CaseIterable {
    /// For a passcode, made slow to guess by Argon2id.
    case passcode
    /// For the recovery key.
    case recovery
  }
}

/// The reason why a vault did not open. A wrong passcode and damage are never mistaken for each
/// other.
public enum UnlockFailure: Error, Equatable, Sendable {
  /// The passcode or the recovery key is wrong.
  case wrong
  /// The vault is damaged; the passcode or recovery key may have been right.
  case damaged(Damage)
  /// The machine lacks the memory for the derivation. Its cost is never lowered for that.
  case notEnoughMemory
  /// The passcode needs a device key as well, whose file is missing or another's.
  case noDeviceKey
  /// It is a copy without a passcode, which the recovery key alone opens.
  case noPasscode
  /// The file could not be read, or the key could not be held.
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
