import PackageRecords

/// The reason why a package was not read or written.
enum PackageTransferFailure: Error, Hashable, Sendable {
  /// The reader did not do its work.
  case reader(ReaderFailure)
  /// The reader says what is wrong with the package.
  case package(PackageFailure)
  /// The package's file can't be read, with the system's error number.
  case file(Int32)
}
