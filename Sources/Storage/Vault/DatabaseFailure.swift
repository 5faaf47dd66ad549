import CSQLite
import CSealedPages
import Glibc
import Secrets

extension VaultFailure {
  /// The typed failure for an error.
  package init(_ error: any Error) {
    self =
      switch error {
      case let failure as VaultFailure: failure
      case let failure as SecretFailure: VaultFailure(secret: failure)
      case let error as DatabaseError: VaultFailure(database: error)
      default: .damaged(.file)
      }
  }

  /// The typed failure for an error of work with a vault's database. What was found damaged is named,
  /// and nothing fails for another reason once the key is gone.
  init(_ error: any Error, of name: String, under key: VaultKey) {
    guard let error = error as? DatabaseError else {
      self.init(error)
      return
    }
    if key.isDestroyed {
      self = .secret(.keyDestroyed)
    } else if error.isCorruption, let damage = Damage(sealed_pages_found(name)) {
      self = .damaged(damage)
    } else {
      self.init(database: error)
    }
  }

  /// The typed failure for a secret's; lack of memory has only one case.
  init(secret failure: SecretFailure) {
    self = failure == .notEnoughMemory ? .notEnoughMemory : .secret(failure)
  }

  private init(database error: DatabaseError) {
    self =
      switch error.primaryCode {
      case SQLITE_FULL: .diskFull
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_MISMATCH: .damaged(.file)
      // All statements are this program's own and correct: an error of one comes from a schema, a
      // row or a length in the file that was changed.
      case SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_FORMAT,
        SQLITE_INTERNAL, SQLITE_NOTFOUND, SQLITE_EMPTY:
        .damaged(.file)
      case SQLITE_NOMEM: .notEnoughMemory
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
      case SQLITE_MISUSE: .closed
      case SQLITE_INTERRUPT: .secret(.keyDestroyed)
      case SQLITE_IOERR: Self.inputOutput(error)
      case SQLITE_CANTOPEN: Self.inputOutput(error)
      case SQLITE_NOLFS: .system(EFBIG)
      default: .database(error.code)
      }
  }

  /// The typed failure of a file that SQLite could not read or write.
  private static func inputOutput(_ error: DatabaseError) -> VaultFailure {
    switch error.code {
    case SQLITE_IOERR | 2 << 8: return .damaged(.file)  // SQLITE_IOERR_SHORT_READ
    case SQLITE_IOERR | 12 << 8: return .notEnoughMemory  // SQLITE_IOERR_NOMEM
    case SQLITE_IOERR | 28 << 8: return .secret(.keyDestroyed)  // SQLITE_IOERR_AUTH
    default: break
    }
    if error.isCorruption { return .damaged(.file) }
    switch error.errorNumber {
    case 0: return .system(EIO)
    case ENOMEM: return .notEnoughMemory
    case let code: return VaultFile.failure(creating: code)
    }
  }
}
