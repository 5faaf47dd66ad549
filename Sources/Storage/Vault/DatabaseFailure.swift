import GRDB
import Secrets

extension VaultFailure {
  /// The reason behind an error that came out of work on the database.
  init(_ error: any Error) {
    self =
      switch error {
      case let failure as VaultFailure: failure
      case let failure as SecretFailure: VaultFailure(secret: failure)
      case let error as DatabaseError: VaultFailure(database: error)
      default: .damaged(.file)
      }
  }

  /// A secret's failure; want of memory is told in one way only.
  init(secret failure: SecretFailure) {
    self = failure == .notEnoughMemory ? .notEnoughMemory : .secret(failure)
  }

  private init(database error: DatabaseError) {
    self =
      switch error.resultCode {
      case .SQLITE_FULL: .diskFull
      case .SQLITE_READONLY, .SQLITE_PERM: .readOnly
      case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_MISMATCH: .damaged(.file)
      // All statements are this program's own and right: what SQLite has against one comes from a
      // schema, a row or a length in the file that was changed.
      case .SQLITE_ERROR, .SQLITE_SCHEMA, .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_FORMAT,
        .SQLITE_INTERNAL, .SQLITE_NOTFOUND, .SQLITE_EMPTY:
        .damaged(.file)
      case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHORT_READ: .damaged(.file)
      case .SQLITE_NOMEM: .notEnoughMemory
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
      case .SQLITE_MISUSE: .closed
      default: .database(error.extendedResultCode.rawValue)
      }
  }
}
