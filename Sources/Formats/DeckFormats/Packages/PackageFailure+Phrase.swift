package import ReaderProtocol
package import Wording

extension PackageFailure {
  /// The sentence that tells what is wrong with a package; nil where the system has refused something.
  package var phrase: Phrase? {
    switch self {
    case .noPackage: .packageNone
    case .damagedArchive: .packageDamaged
    case .damagedDatabase: .packageDatabaseDamaged
    case .newerPackage(let version): .packageNewer(version: "\(version)")
    case .newerSchema(let version), .olderSchema(let version):
      .packageSchemaUnknown(version: "\(version)")
    case .firstScheduler: .packageFirstScheduler
    case .tooLarge: .packageTooLarge
    case .tooManyEntries: .packageTooManyEntries
    case .tooDense: .packageTooDense
    case .tooLong: .packageTooLong
    case .updateNotice: .packageUpdateNotice
    case .deepDecks: .packageDeepDecks
    case .tooMuchWork: .packageTooMuchWork
    case .damagedRecords: .packageDisagrees
    case .system: nil
    }
  }
}
