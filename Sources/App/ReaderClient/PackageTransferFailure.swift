import AppSupport
package import ReaderProtocol
package import Wording

/// The reason why a package was not read or written.
enum PackageTransferFailure: Error, Hashable, Sendable {
  /// The reader did not do its work.
  case reader(ReaderFailure)
  /// The reader says what is wrong with the package.
  case package(PackageFailure)
  /// The package's file can't be read, with the system's error number.
  case file(Int32)
}

extension PackageTransferFailure: ReasonedError {
  /// The reason, for the user.
  var reason: FailureReason {
    switch self {
    case .reader(let failure): failure.reason
    case .package(let failure):
      switch failure {
      case .noPackage, .newerPackage, .newerSchema, .olderSchema, .firstScheduler, .updateNotice:
        .unknownFormat
      case .damagedArchive, .damagedDatabase, .damagedRecords: .damagedFile
      case .tooLarge, .tooManyEntries, .tooDense, .tooLong, .tooMuchWork, .deepDecks:
        .fileTooLarge
      case .system(let code): FailureReason(errorNumber: code)
      }
    case .file(let code): FailureReason(errorNumber: code)
    }
  }
}

extension DeckFileFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason { .unknownFormat }
}
