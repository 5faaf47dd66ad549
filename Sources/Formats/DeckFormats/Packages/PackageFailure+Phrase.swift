package import ReaderProtocol
package import Wording

extension PackageFailure {
  /// The sentence that tells what is wrong with a package; nil where the system has refused something.
  package var phrase: Phrase? {
    switch self {
    case .noPackage: .packageNone
    case .damagedArchive, .damagedDatabase, .damagedRecords: .packageDamaged
    case .newerPackage(let version): .packageNewer(version: "package \(version)")
    case .newerSchema(let version), .olderSchema(let version):
      .packageNewer(version: "schema \(version)")
    case .firstScheduler: .packageNewer(version: "V1 scheduler")
    case .tooLarge, .tooManyEntries, .tooDense, .tooLong, .tooMuchWork: .packageTooLarge
    case .updateNotice: .packageUpdateNotice
    case .deepDecks: .packageDeepDecks
    case .system: nil
    }
  }
}
