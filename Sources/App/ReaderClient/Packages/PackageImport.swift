package import AppSupport
import DeckFormats
package import DomainWords
package import Flashcards
import Glibc
import ReaderProtocol
package import Secrets
import Store
package import Vault
import Wording

/// Reads one of Anki's packages and plans its import.
package struct PackageImport {
  /// The ending of the names of packages with a whole collection; nothing in them says so.
  static let collectionEnding = ".colpkg"
  /// The first bytes of a zip archive.
  static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  package let path: String
  private let opened: Int32?
  private let readers: ReaderStarter

  /// The import of a package.
  ///
  /// - Parameter opened: the package where it is open already, at its beginning.
  package init(path: String, opened: Int32? = nil, readers: ReaderStarter) {
    (self.path, self.opened, self.readers) = (path, opened, readers)
  }

  /// True if a file of this name is a whole collection.
  static func isCollection(_ path: String) -> Bool { path.lowercased().hasSuffix(collectionEnding) }

  /// True if a file is a zip archive; what is in it, its reader says.
  package static func isArchive(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isArchive(descriptor)
  }

  /// True if an open file is a zip archive.
  package static func isArchive(_ descriptor: Int32) -> Bool {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return false }
    var start = [UInt8](repeating: 0, count: signature.count)
    return pread(descriptor, &start, start.count, 0) == start.count && start == signature
  }

  /// The preview of the import.
  ///
  /// - Throws: `ImportProblem`, what the vault or the planning throws, or
  ///   `SecretFailure.keyDestroyed`.
  package func preview(
    in vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    let descriptor = opened ?? open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw PackageTransferFailure.file(errno) }
    defer { if opened == nil { close(descriptor) } }
    do {
      return try preview(of: descriptor, readers.start(.packageIn), vault, key, at: now, pace)
    } catch PackageTransferFailure.package(let failure) {
      throw Self.problem(failure)
    } catch let failure as PackageFailure {
      throw Self.problem(failure)
    }
  }

  private static func problem(_ failure: PackageFailure) -> ImportProblem {
    if let phrase = failure.phrase { return .explained(phrase) }
    guard case .system(let code) = failure else { return .unknownFormat }
    return .unreadable(FailureReason(errorNumber: code))
  }

  private func preview(
    of package: Int32,
    _ reader: PackageReader,
    _ vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    let study = StudyStore(vault)
    let (collection, damaged) = try study.collection(under: key)
    guard damaged == 0 else { throw FailureReason.damaged }
    let boundary = try study.dayBoundary(under: key)
    let log = KnownReviews(study, key)
    var planner = PackageImportPlanner(
      into: PackageImportPlanner.Vault(
        collection,
        parameters: try study.parameters(under: key),
        hasReview: log.has
      ),
      collectionName: Self.isCollection(path)
        ? path.split(separator: "/").last.map(String.init) : nil,
      ids: try study.ids(under: key),
      now: now,
      boundary: boundary,
      zone: WallClock.zoneOffset
    )
    var info = stat()
    let size = fstat(package, &info) == 0 ? Int(info.st_size) : 0
    try reader.read(package) { sent in
      pace.advance(sent, size)
    } _: { record in
      guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
      try planner.take(record)
    }
    let (change, report) = try planner.finish()
    if let failure = log.failure { throw failure }
    guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
    let forecast = PackageForecast(change, collection, boundary)
    return ImportPreview(
      new: report.new,
      replaced: report.changed,
      unchanged: report.same,
      arrivals: ImportArrivals(report),
      notKept: report.losses.map(\.phrase) + [forecast?.phrase].compactMap(\.self),
      decks: change.filled(in: collection),
      change: change
    )
  }
}

extension ChangeSet {
  /// The names of the decks that the change adds cards to.
  package func filled(in collection: StudyCollection) -> [DeckName] {
    let filled = cards.reduce(into: Set<DeckID>()) { $0.insert($1.deck) }
    let names = (decks + collection.decks).filter { filled.contains($0.id) }.map(\.name)
    return Set(names).sorted()
  }
}

extension ImportArrivals {
  fileprivate init(_ report: PackageImportReport) {
    self.init()
    (cards, answers, moved) = (report.cards, report.answers, report.moved)
    (suspended, resumed, flagged) = (report.suspended, report.resumed, report.flagged)
  }
}
