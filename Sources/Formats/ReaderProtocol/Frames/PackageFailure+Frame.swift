import ByteCoding

extension PackageFailure: NumberedReason {
  package static let reasons: [PackageFailure] = [
    .noPackage, .damagedArchive, .damagedDatabase, .newerPackage(version: 0),
    .newerSchema(version: 0), .olderSchema(version: 0), .firstScheduler, .tooLarge, .tooManyEntries,
    .tooDense, .tooLong, .tooMuchWork, .damagedRecords, .system(0), .updateNotice, .deepDecks,
  ]

  package var told: Int64 {
    switch self {
    case .newerPackage(let version): Int64(clamping: version)
    case .newerSchema(let version), .olderSchema(let version): version
    case .system(let code): Int64(code)
    case .noPackage, .damagedArchive, .damagedDatabase, .firstScheduler, .tooLarge,
      .tooManyEntries, .tooDense, .tooLong, .tooMuchWork, .damagedRecords, .updateNotice,
      .deepDecks:
      0
    }
  }

  package func telling(_ number: Int64) -> PackageFailure {
    switch self {
    case .newerPackage: .newerPackage(version: UInt64(clamping: number))
    case .newerSchema: .newerSchema(version: number)
    case .olderSchema: .olderSchema(version: number)
    case .system: .system(Int32(clamping: number))
    default: self
    }
  }
}
