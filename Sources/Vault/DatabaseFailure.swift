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
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
      case .SQLITE_MISUSE: .closed
      default: .database(error.extendedResultCode.rawValue)
      }
  }
}
