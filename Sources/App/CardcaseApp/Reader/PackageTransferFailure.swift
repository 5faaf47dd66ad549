import ReaderProtocol
import Wording

/// The reason why a package was not read or written.
enum PackageTransferFailure: Error, Hashable, Sendable {
  /// The reader did not do its work.
  case reader(ReaderFailure)
  /// The reader says what is wrong with the package.
  case package(PackageFailure)
  /// The package's file can't be read, with the system's error number.
  case file(Int32)
}

extension FailureReason {
  /// The reason behind a package that was not read or written.
  init(_ failure: PackageTransferFailure) {
    self =
      switch failure {
      case .reader(let failure): FailureReason(failure)
      case .package(let failure): FailureReason(failure)
      case .file(let code): FailureReason(errorNumber: code)
      }
  }

  private init(_ failure: PackageFailure) {
    self =
      switch failure {
      case .noPackage, .newerPackage, .newerSchema, .olderSchema, .firstScheduler, .updateNotice:
        .unknownFormat
      case .damagedArchive, .damagedDatabase, .damagedRecords: .damagedFile
      case .tooLarge, .tooManyEntries, .tooDense, .tooLong, .tooMuchWork, .deepDecks:
        .fileTooLarge
      case .system(let code): FailureReason(errorNumber: code)
      }
  }
}
