import AppSupport
import DeckFormats
import DomainWords
import Flashcards
import Glibc
import ReaderProtocol
import Secrets
import Store
import Vault
import Wording

/// Reads one of Anki's packages and plans its import.
struct PackageImport {
  /// The ending of the names of packages with a whole collection; nothing in them says so.
  static let collectionEnding = ".colpkg"
  /// The first bytes of a zip archive.
  static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// The name of the file; empty for standard input.
  let name: String
  /// The package, open at its beginning.
  let package: Int32
  let readers: ReaderStarter

  /// True if a file of this name is a whole collection.
  static func isCollection(_ path: String) -> Bool { path.lowercased().hasSuffix(collectionEnding) }

  /// True if an open file is a zip archive; what is in it, its reader says.
  static func isArchive(_ descriptor: Int32) -> Bool {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return false }
    var start = [UInt8](repeating: 0, count: signature.count)
    return pread(descriptor, &start, start.count, 0) == start.count && start == signature
  }

  /// The preview of the import.
  ///
  /// - Throws: `ImportProblem`, what the vault or the planning throws, or
  ///   `SecretFailure.keyDestroyed`.
  func preview(
    in vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    do {
      return try preview(by: readers.start(.packageIn), vault, key, at: now, pace)
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
    by reader: PackageReader,
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
        memory: try BrowserMemoryStore(vault).load(under: key),
        media: try MediaStore(vault).entries(under: key).map(\.name),
        mediaElsewhere: try SyncStore(vault).mediaElsewhere(at: now.time, under: key),
        hasReview: log.has
      ),
      collectionName: Self.isCollection(name) ? name : nil,
      ids: try study.ids(under: key),
      now: now,
      boundary: boundary,
      zone: WallClock.zoneOffset
    )
    var info = stat()
    let size = fstat(package, &info) == 0 ? Int(info.st_size) : 0
    var records = try reader.records(of: package) { pace.advance($0, size) }
    while let record = try records.next() {
      guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
      guard case .media(let media) = record else {
        try planner.take(record)
        continue
      }
      guard let next = try take(media, &records, &planner, vault, key, at: now.time) else { break }
      try planner.take(next)
    }
    let (change, report) = try planner.finish()
    if let failure = log.failure { throw failure }
    guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
    return ImportPreview(
      new: report.new,
      replaced: report.changed,
      unchanged: report.same,
      arrivals: ImportArrivals(report),
      losses: report.losses.map(ImportLoss.init),
      forecast: ImportForecast(change, collection, boundary),
      decks: ImportedDeck.all(in: change, same: report.sameNotes, of: collection),
      change: change
    )
  }
}

extension PackageImport {
  /// Takes pictures and sounds: their contents are in the vault before the change is agreed on, which gives
  /// them names. One that is declined, or that a lock ends, leaves contents that are removed again, unless it is
  /// tried once more. What other devices have under the same names is there from then on in any case.
  ///
  /// - Returns: the first record after them.
  private func take(
    _ first: PackageMedia,
    _ records: inout PackageRecordStream,
    _ planner: inout PackageImportPlanner,
    _ vault: Vault,
    _ key: VaultKey,
    at now: Timestamp
  ) throws -> PackageRecord? {
    var next: PackageRecord? = .media(first)
    // Of an import that is only looked at nothing is written.
    guard vault.access == .readWrite else {
      var count: Int64 = 0
      while case .media(let media)? = next {
        count -= 1
        try records.skip()
        planner.take(
          ArrivedMedia(name: media.name, file: MediaFileID(rawValue: count), sha1: records.sha1)
        )
        next = try records.next()
      }
      return next
    }
    var arrived: [ArrivedMedia] = []
    try vault.addMedia(under: key) { writer in
      while case .media(let media)? = next {
        let added = try writer.add { try records.read(into: $0) }
        let file = MediaFileID(rawValue: added.id)
        arrived.append(ArrivedMedia(name: media.name, file: file, sha1: records.sha1))
        next = try records.next()
      }
    }
    planner.learn(try MediaStore(vault).settle(arrived.lazy.map(\.name), at: now, under: key).here)
    for media in arrived { planner.take(media) }
    return next
  }
}

extension ImportLoss {
  fileprivate init(_ loss: PackageLoss) {
    self.init(Kind(loss.kind), count: loss.count, loss.phrase)
  }
}

extension ImportLoss.Kind {
  fileprivate init(_ kind: PackageLoss.Kind) {
    self =
      switch kind {
      case .otherTypes, .longNotes: .notes
      case .fieldCounts, .faultyText, .twins: .repairedNotes
      case .missingMedia: .media
      case .mediaNames, .otherMedia: .files
      case .scripts: .scripts
      case .hiding: .styles
      case .descriptions: .descriptions
      case .displayOrder, .otherLimits, .customScheduling, .loadBalancer,
        .ignoredAnswers:
        .options
      case .strays: .records
      }
  }
}

extension ImportArrivals {
  fileprivate init(_ report: PackageImportReport) {
    self.init()
    (cards, answers, moved) = (report.cards, report.answers, report.moved)
    (suspended, resumed, flagged) = (report.suspended, report.resumed, report.flagged)
    searches = report.searches > 0 ? report.searches : nil
    settings = report.settings > 0 ? report.settings : nil
    media = report.media > 0 ? report.media : nil
  }
}
