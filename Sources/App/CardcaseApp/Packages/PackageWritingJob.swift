import DeckFormats
import Flashcards
import Glibc
import PackageRecords
import ReaderProtocol
import Secrets
import Store
import StudyUI
import Vault
import Wording

/// Writes notes to one of Anki's packages.
struct PackageWritingJob {
  /// The endings of the names of packages.
  private static let endings = [".apkg", ".colpkg"]

  let path: String
  let scope: ExportScope
  let readers: ReaderStarter
  /// True to replace an existing file.
  var replaces = false

  /// True if a file of this name is to be a package.
  static func isPackage(_ path: String) -> Bool {
    let name = path.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// Writes the package.
  ///
  /// - Throws: what the vault or the reader throws, or `SecretFailure.keyDestroyed`.
  func run(
    in vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle
  ) throws -> StudyReply {
    do {
      return .response(.exported(try write(vault, key, at: now, pace), of: .notes))
    } catch PrivateFile.Failure.exists, PrivateFile.Failure.notARegularFile,
      PrivateFile.Failure.symbolicLink
    {
      return .response(.exportFailed(.exists))
    } catch PrivateFile.Failure.system(EACCES), PrivateFile.Failure.system(EPERM),
      PrivateFile.Failure.system(EROFS)
    {
      return .response(.exportFailed(.notAllowed))
    }
  }

  private func write(
    _ vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle
  ) throws -> Int {
    let output = try PrivateOutput(HomePath.expanded(path), replacing: replaces)
    let reader = try readers.start(.packageOut)
    let study = StudyStore(vault)
    let (whole, damaged) = try study.collection(under: key)
    guard damaged == 0 else { throw ToolFailure.damagedFlashcards }
    let collection = whole.limited(to: scope)
    let reviews = try study.reviews(under: key).reviews
    let parameters = try study.parameters(under: key)
    let boundary = try study.dayBoundary(under: key)
    let total = collection.notes.count + collection.cards.count + reviews.count
    var done = 0
    try reader.write { send in
      try PackageExport().records(
        of: collection,
        parameters: parameters,
        reviews: reviews,
        boundary: boundary,
        now: now,
        zone: WallClock.zoneOffset
      ) { record throws(any Error) in
        guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
        try send(record)
        done += 1
        pace.advance(done, total)
      }
    } _: { bytes in
      try output.write(bytes)
    }
    try output.settle()
    return collection.notes.count
  }
}
