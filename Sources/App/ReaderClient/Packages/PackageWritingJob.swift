package import AppSupport
import DeckFormats
import DomainWords
package import Flashcards
import ReaderProtocol
package import Secrets
import Store
package import Vault
package import Wording

/// Writes notes to one of Anki's packages.
package struct PackageWritingJob {
  private let path: String
  private let scope: ExportScope
  private let options: PackageExportOptions
  private let readers: ReaderStarter
  private let replaces: Bool

  /// The writing of a package.
  ///
  /// - Parameter replaces: true to replace an existing file.
  package init(
    path: String,
    scope: ExportScope,
    _ options: PackageExportOptions = PackageExportOptions(),
    readers: ReaderStarter,
    replaces: Bool = false
  ) {
    (self.path, self.scope, self.options) = (path, scope, options)
    (self.readers, self.replaces) = (readers, replaces)
  }

  /// True if a file of this name is to be a package.
  package static func isPackage(_ path: String) -> Bool {
    FlashcardExportFormat(path: path)?.isPackage == true
  }

  /// What came of writing a package.
  package struct Written: Sendable {
    /// The number of notes.
    package let notes: Int
    /// The names of media that only other devices have, and that were left out.
    package let absentMedia: Set<String>
    /// True if these come with the next round of devices.
    package var haveAskedForMedia: Bool
    /// The remark on a whole collection.
    fileprivate let collectionRemark: Phrase?

    /// What is to be told besides.
    package var remark: Phrase? {
      guard !absentMedia.isEmpty else { return collectionRemark }
      let files = "\(absentMedia.count)"
      return haveAskedForMedia
        ? .exportMediaComes(files: files) : .exportMediaNotHere(files: files)
    }
  }

  /// Writes the package. Media that only other devices have are left out; they are asked for where the vault may
  /// be written to.
  ///
  /// - Throws: `ExportProblem`, what the vault or the reader throws, or
  ///   `SecretFailure.keyDestroyed`.
  package func run(
    in vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle
  ) throws -> Written {
    guard !isCollection || scope == .all else { throw ExportProblem.explained(.exportPart) }
    do {
      return try write(vault, key, at: now, pace)
    } catch let failure as PrivateFile.Failure {
      throw ExportProblem(failure)
    }
  }

  private func write(
    _ vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle
  ) throws -> Written {
    let output = try PrivateOutput(HomePath.expanded(path), replacing: replaces)
    let reader = try readers.start(.packageOut)
    let study = StudyStore(vault)
    var (collection, damaged) = try study.collection(under: key)
    guard damaged == 0 else { throw FailureReason.damaged }
    collection = collection.limited(to: scope)
    let notes = collection.notes.count
    let reviews = try study.reviews(under: key).reviews
    let parameters = try study.parameters(under: key)
    let boundary = try study.dayBoundary(under: key)
    let media = MediaStore(vault)
    let names = try media.entries(under: key).map(\.name)
    let total = notes + collection.cards.count + reviews.count
    var done = 0
    var absent: Set<String> = []
    var export = PackageExport()
    export.withEmptyDecks = scope == .all
    export.withCollection = isCollection
    if isCollection { export.searches = try BrowserMemoryStore(vault).load(under: key).saved }
    if options.isForOlderAnki { export.format = .legacy2 }
    // In place of a whole collection nothing is left out.
    export.withScheduling = isCollection || options.withSchedule
    export.withPresets = isCollection || options.withPresets
    try reader.write { send in
      try export.records(
        of: &collection,
        parameters: parameters,
        reviews: reviews,
        boundary: boundary,
        now: now,
        zone: WallClock.zoneOffset,
        media: { used throws(any Error) in
          absent = try SyncStore(vault).askForMedia(
            used.subtracting(names.lazy.map(\.text)),
            under: key
          )
          for name in names where isCollection || used.contains(name.text) {
            try media.send(name, under: key, send)
          }
        }
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
    return Written(
      notes: notes,
      absentMedia: absent,
      haveAskedForMedia: vault.access == .readWrite,
      collectionRemark: isCollection ? Self.remark(collection.carried) : nil
    )
  }

  /// True if Anki puts the package in the place of all that it has.
  private var isCollection: Bool { PackageImport.isCollection(path) }

  /// The remark on what Anki does with a whole collection, and whose configuration it has.
  private static func remark(_ carried: [CarriedCollection]) -> Phrase {
    guard let latest = carried.first else { return .exportReplacesBare }
    return .exportReplaces(name: latest.name)
  }
}

extension MediaStore {
  /// Hands on a picture or sound as records. The bytes of several blocks go in one.
  fileprivate func send(
    _ name: MediaName,
    under key: VaultKey,
    _ emit: (PackageRecord) throws -> Void
  ) throws {
    var piece: [UInt8] = []
    piece.reserveCapacity(PackageReader.step)
    try emit(.media(PackageMedia(name: name.text)))
    try read(name.file, under: key) { bytes in
      piece.append(contentsOf: bytes)
      guard piece.count >= PackageReader.step / 2 else { return }
      try emit(.mediaPiece(piece))
      piece.removeAll(keepingCapacity: true)
    }
    if !piece.isEmpty { try emit(.mediaPiece(piece)) }
    try emit(.mediaEnd(sha1: ""))
  }
}
