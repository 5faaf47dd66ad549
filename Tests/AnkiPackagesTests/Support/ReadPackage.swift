import AnkiPackages
import ByteCoding
import Foundation
import ReaderProtocol

/// The records of a package, by kind.
struct ReadPackage {
  /// A picture or sound.
  struct Media: Hashable {
    let name: String
    var bytes: [UInt8] = []
    var sha1 = ""
  }

  var all: [PackageRecord] = []
  var collection: PackageCollection?
  var settings: [PackageSetting] = []
  var searches: [PackageSavedSearch] = []
  var tags: [PackageTag] = []
  var remarks: [PackageRemark] = []
  var presets: [PackagePreset] = []
  var decks: [PackageDeck] = []
  var noteTypes: [PackageNoteType] = []
  var media: [Media] = []
  var notes: [PackageNote] = []
  var cards: [PackageCard] = []
  var answers: [PackageAnswer] = []
  var counts: PackageCounts?

  /// Reads a fixture.
  init(fixture name: String) throws {
    try self.init(bytes: Data(contentsOf: Fixtures.url(name)))
  }

  /// Reads a package from memory.
  init(bytes: some DataProtocol, limits: PackageLimits = .standard) throws {
    let package = try TemporaryFile(Data(bytes))
    let scratch = try TemporaryFile()
    let collector = Collector()
    try PackageReading.run(
      package: package.descriptor,
      scratch: scratch.descriptor,
      limits: limits
    ) { bytes in
      var reader = MemoryReader(bytes)
      while let record = try reader.next() { collector.records.append(record) }
    }
    for record in collector.records { take(record) }
  }

  private mutating func take(_ record: PackageRecord) {
    all.append(record)
    switch record {
    case .collection(let record): collection = record
    case .setting(let record): settings.append(record)
    case .savedSearch(let record): searches.append(record)
    case .tag(let record): tags.append(record)
    case .remark(let record): remarks.append(record)
    case .preset(let record): presets.append(record)
    case .deck(let record): decks.append(record)
    case .noteType(let record): noteTypes.append(record)
    case .media(let record): media.append(Media(name: record.name))
    case .mediaPiece(let bytes): media[media.count - 1].bytes += bytes
    case .mediaEnd(let sha1): media[media.count - 1].sha1 = sha1
    case .note(let record): notes.append(record)
    case .card(let record): cards.append(record)
    case .answer(let record): answers.append(record)
    case .end(let record): counts = record
    }
  }
}

private final class Collector {
  var records: [PackageRecord] = []
}
