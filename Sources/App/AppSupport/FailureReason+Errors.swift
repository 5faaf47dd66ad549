import Glibc
package import Secrets
package import Store
package import Vault
package import Wording

extension VaultFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
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
    case .secret(let failure): failure.reason
    case .system(let code): FailureReason(errorNumber: code)
    case .database(let code): .other("SQLite \(code)")
    }
  }
}

extension SecretFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .arenaUnavailable, .arenaExhausted, .bufferFull, .notEnoughMemory: .noMemory
    case .wrongLength, .notAuthentic: .damaged
    case .keyDestroyed: .locked
    case .libraryUnavailable: .other("libsodium")
    }
  }
}

extension UnlockFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .wrong: .otherVault
    case .damaged: .damaged
    case .notEnoughMemory: .noMemory
    case .noDeviceKey: .noDeviceKey
    case .noPasscode: .gone
    case .failed(let failure): failure.reason
    }
  }
}

extension SessionFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .damaged, .unreadable: .damaged
    case .unknownVersion: .unknownFormat
    case .secret(let failure): failure.reason
    }
  }
}

extension AttemptStorageFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .noPlace: .missing
    case .occupied: .notARegularFile
    case .system(let code): FailureReason(errorNumber: code)
    }
  }
}

extension PrivateFile.Failure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .exists: .exists
    case .notARegularFile, .symbolicLink, .terminal: .notARegularFile
    case .system(let code): FailureReason(errorNumber: code)
    }
  }
}

extension FailureReason {
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
