import DeckFormats
import Devices
import Glibc
import ReaderProtocol
import SealedFiles
import Secrets
import Store
import Vault
package import Wording

extension FailureReason {
  /// The reason behind any error of the program's work with the vault, secrets and files.
  init(_ error: any Error) {
    self =
      switch error {
      case let reason as FailureReason: reason
      case let failure as VaultFailure: FailureReason(failure)
      case let failure as SecretFailure: FailureReason(failure)
      case let failure as UnlockFailure: FailureReason(failure)
      case let failure as SessionFailure: FailureReason(failure)
      case let failure as AttemptStorageFailure: FailureReason(failure)
      case let failure as PrivateFile.Failure: FailureReason(failure)
      case let failure as CardTransferFailure: FailureReason(failure)
      case let failure as CardFileFailure: FailureReason(failure)
      case let failure as ToolFailure: FailureReason(failure)
      case let failure as ReaderFailure: FailureReason(failure)
      case let failure as PackageTransferFailure: FailureReason(failure)
      case is DeckFileFailure: .unknownFormat
      default: .other(String(describing: error))
      }
  }

  init(_ failure: VaultFailure) {
    self =
      switch failure {
      case .missing: .missing
      case .exists: .exists
      case .symbolicLink, .directory, .notARegularFile, .severalNames: .notARegularFile
      case .otherOwner, .unreadable: .notPermitted
      case .readOnly: .readOnly
      case .notAVault, .newerFormat, .olderFormat: .unknownFormat
      case .diskFull: .diskFull
      case .damaged(.file), .damaged(.log): .vaultReadOnly
      case .damaged: .damaged
      case .busy, .inUse: .inUse
      case .noRecord: .gone
      case .closed: .locked
      case .wrongKey: .otherVault
      case .notEnoughMemory: .noMemory
      case .noDeviceKey: .noDeviceKey
      case .recoveryKeyPending: .notPermitted
      case .secret(let failure): FailureReason(failure)
      case .system(let code): FailureReason(errorNumber: code)
      case .database(let code): .other("SQLite \(code)")
      }
  }

  init(_ failure: SecretFailure) {
    self =
      switch failure {
      case .arenaUnavailable, .arenaExhausted, .bufferFull, .notEnoughMemory: .noMemory
      case .wrongLength, .notAuthentic: .damaged
      case .keyDestroyed: .locked
      case .libraryUnavailable: .other("libsodium")
      }
  }

  init(_ failure: UnlockFailure) {
    self =
      switch failure {
      case .wrong: .otherVault
      case .damaged: .damaged
      case .notEnoughMemory: .noMemory
      case .noDeviceKey: .noDeviceKey
      case .noPasscode: .gone
      case .failed(let failure): FailureReason(failure)
      }
  }

  init(_ failure: SessionFailure) {
    self =
      switch failure {
      case .damaged, .unreadable: .damaged
      case .unknownVersion: .unknownFormat
      case .secret(let failure): FailureReason(failure)
      }
  }

  init(_ failure: AttemptStorageFailure) {
    self =
      switch failure {
      case .noPlace: .missing
      case .occupied: .notARegularFile
      case .system(let code): FailureReason(errorNumber: code)
      }
  }

  init(_ failure: PrivateFile.Failure) {
    self =
      switch failure {
      case .exists: .exists
      case .notARegularFile, .symbolicLink, .terminal: .notARegularFile
      case .system(let code): FailureReason(errorNumber: code)
      }
  }

  init(_ failure: CardTransferFailure) {
    self =
      switch failure {
      case .file(let failure): FailureReason(failure)
      case .missing: .missing
      case .notARegularFile, .symbolicLink, .terminal, .terminalInput: .notARegularFile
      case .key(_, .brokenKeyFile): .damaged
      case .keyFileTooLarge: .fileTooLarge
      case .key, .noItems, .onlyDuplicates, .onlyUpdates, .onlyRefused: .unknownFormat
      case .readerEnded: .readerFailed
      case .readerTooSlow: .readerTooSlow
      case .exists, .changed: .exists
      case .system(let code): FailureReason(errorNumber: code)
      }
  }

  init(_ failure: CardFileFailure) {
    self =
      switch failure {
      case .tooLarge: .fileTooLarge
      case .noMemory: .noMemory
      case .broken, .brokenArchive, .tooDeep, .duplicateName, .entities, .damaged, .brokenKeyFile:
        .damaged
      case .explained, .unknownFormat, .notUTF8, .otherArchive, .encryptedArchive, .newerVersion,
        .needsPassword, .wrongPassword, .tooCostly, .unauthenticated, .unsupported:
        .unknownFormat
      }
  }

  init(_ failure: CardToolFailure) {
    self =
      switch failure {
      case .noMatchForNumber, .noValue: .gone
      case .patch: .unknownFormat
      case .program(_, let code): FailureReason(errorNumber: code)
      case .output, .terminal, .terminalInput, .clipboard: .notARegularFile
      }
  }

  init(_ failure: ToolFailure) {
    self =
      switch failure {
      case .vault(let failure, _): FailureReason(failure)
      case .refused(let failure): FailureReason(failure)
      case .transfer(let failure, _): FailureReason(failure)
      case .file(_, let code): FailureReason(errorNumber: code)
      case .fileExists: .exists
      case .exportFormat, .partOfCollection, .notFlashcards, .notParameters: .unknownFormat
      case .noBackup: .missing
      case .noDeck, .deckName, .noMatch, .several: .gone
      case .card(let failure): FailureReason(failure)
      case .passcodeDescriptor(_, .system(let code)): FailureReason(errorNumber: code)
      case .passcodeDescriptor, .recoveryKey: .unknownFormat
      case .wrongRecoveryKey: .otherVault
      case .unconfirmed, .needsPasscode: .notPermitted
      case .damagedFlashcards, .damagedCards: .damaged
      case .letterbox(.system(let code), _): FailureReason(errorNumber: code)
      case .letterbox, .letterboxNotEmpty: .inUse
      case .note, .cardObject: .unknownFormat
      case .sync(let failure): FailureReason(failure)
      case .foreign(let reason, _): reason
      case .due(.file(let failure), _): FailureReason(failure)
      case .due(.missing, _), .due(.over, _), .due(.early, _): .missing
      case .due(.newer, _), .due(.otherVault, _): .unknownFormat
      case .due(.damaged, _): .damaged
      case .cancelled: .calledOff
      case .notDue: .locked
      case .terminal, .noTerminalForWord: .notARegularFile
      }
  }

  init(_ failure: SyncToolFailure) {
    self = if case .device(.reason(let reason)) = failure { reason } else { .unknownFormat }
  }

  /// The reason for an error number of the system.
  package init(errorNumber code: Int32) {
    self =
      switch code {
      case ENOSPC, EDQUOT: .diskFull
      case EIO: .diskError
      case EROFS: .readOnly
      case EACCES, EPERM: .notPermitted
      case ENOENT, ENOTDIR: .missing
      case EEXIST: .exists
      case EISDIR, ENXIO, ENOTSUP, ELOOP: .notARegularFile
      case EFBIG: .fileTooLarge
      case ENOMEM: .noMemory
      case EBUSY, ETXTBSY, EAGAIN: .inUse
      default: .other(String(cString: strerror(code)))
      }
  }
}

extension Error {
  /// True if the cause is a lack of guarded memory only, so that a later attempt may succeed.
  var isLackOfMemory: Bool {
    switch self as any Error {
    case SecretFailure.arenaExhausted, SecretFailure.arenaUnavailable,
      SecretFailure.notEnoughMemory, VaultFailure.notEnoughMemory:
      true
    case VaultFailure.secret(let failure), SessionFailure.secret(let failure):
      failure.isLackOfMemory
    default: false
    }
  }
}

/// The result of `body`; nil if it failed for any other reason than a lack of memory.
///
/// - Throws: errors that are a lack of guarded memory.
func unlessMemoryLacks<T>(_ body: () throws -> T) throws -> T? {
  do {
    return try body()
  } catch  where !error.isLackOfMemory {
    return nil
  }
}
