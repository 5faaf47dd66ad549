import GRDB
import GRDBSQLite
import Glibc
import Secrets

extension VaultFailure {
  /// The typed failure for an error of the database.
  init(_ error: any Error) {
    self =
      switch error {
      case let failure as VaultFailure: failure
      case let failure as SecretFailure: VaultFailure(secret: failure)
      case let error as DatabaseError: VaultFailure(database: error)
      default: .damaged(.file)
      }
  }

  /// The typed failure for an error of work through a connection, whose error number tells more
  /// about failures of files.
  init(_ error: any Error, in db: Database) {
    if let error = error as? DatabaseError {
      self.init(database: error, errorNumber: Self.errorNumber(in: db))
    } else {
      self.init(error)
    }
  }

  /// The typed failure for a secret's; lack of memory has only one case.
  init(secret failure: SecretFailure) {
    self = failure == .notEnoughMemory ? .notEnoughMemory : .secret(failure)
  }

  private init(database error: DatabaseError, errorNumber: Int32? = nil) {
    self =
      switch error.resultCode {
      case .SQLITE_FULL: .diskFull
      case .SQLITE_READONLY where error.extendedResultCode == .SQLITE_READONLY_DBMOVED: .missing
      case .SQLITE_READONLY, .SQLITE_PERM: .readOnly
      case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_MISMATCH: .damaged(.file)
      // All statements are this program's own and correct: an error of one comes from a schema, a
      // row or a length in the file that was changed.
      case .SQLITE_ERROR, .SQLITE_SCHEMA, .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_FORMAT,
        .SQLITE_INTERNAL, .SQLITE_NOTFOUND, .SQLITE_EMPTY:
        .damaged(.file)
      case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHORT_READ: .damaged(.file)
      case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_NOMEM: .notEnoughMemory
      case .SQLITE_NOMEM: .notEnoughMemory
      case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .busy
      case .SQLITE_MISUSE: .closed
      case .SQLITE_IOERR: Self.inputOutput(errorNumber)
      case .SQLITE_NOLFS: .system(EFBIG)
      default: .database(error.extendedResultCode.rawValue)
      }
  }

  /// The typed failure of a file that SQLite could not read or write.
  private static func inputOutput(_ errorNumber: Int32?) -> VaultFailure {
    switch errorNumber {
    case nil, 0?: .system(EIO)
    case ENOMEM?: .notEnoughMemory
    case let code?: VaultFile.failure(creating: code)
    }
  }

  /// The error number that the journal or the database's file failed with last; nil if neither did.
  private static func errorNumber(in db: Database) -> Int32? {
    for operation in [SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER] {
      var file: UnsafeMutablePointer<sqlite3_file>?
      var number: Int32 = 0
      guard sqlite3_file_control(db.sqliteConnection, nil, operation, &file) == SQLITE_OK,
        let file, let control = file.pointee.pMethods?.pointee.xFileControl,
        control(file, SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK, number != 0
      else { continue }
      return number
    }
    return nil
  }
}
