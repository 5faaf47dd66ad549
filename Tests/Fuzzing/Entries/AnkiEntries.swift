import ByteCoding
import CSealedPages
import DeckFormats
import Flashcards
import Glibc
import ReaderProtocol

@testable import AnkiPackages

/// Packages of Anki's, and an import that is planned from what is in one.
enum AnkiEntries {
  private static let file = ScratchMemory()
  private static let scratch = ScratchMemory()

  /// A package, or what is compressed in one.
  static func archive(_ input: [UInt8]) throws {
    guard input.choice == 0 else { return try compressed(input.rest) }
    file.hold(input.rest)
    scratch.hold([])
    try plan { take in
      try PackageReading.run(
        package: file.descriptor,
        scratch: scratch.descriptor,
        emit: take
      )
    }
  }

  private static func compressed(_ bytes: [UInt8]) throws {
    let zstd = try ZstdDecompressor(.standard)
    try bytes.withUnsafeBytes { try zstd.decompress($0) { _ in } }
    try zstd.finish()
  }

  /// The database of a package of one of the formats, or that of hashcards.
  static func database(_ input: [UInt8]) throws {
    scratch.hold(input.rest)
    guard let format = PackageFormat(rawValue: input.choice) else {
      return try HashcardsReading.run(database: scratch.descriptor) { _, time, _ in
        _ = time.utf8.count
      }
    }
    try plan { take in
      var sink = RecordSink(take)
      let reader = try CollectionReader(PackageDatabase(reading: scratch.descriptor), format)
      try reader.read(to: &sink) { _ in }
      try sink.flush()
    }
  }

  /// The settings in a database, which are messages of protobuf or JSON.
  static func settings(_ input: [UInt8]) throws {
    let bytes = input.rest
    switch input.choice % 10 {
    case 0:
      let deck = try DeckConfiguration.deck(
        id: 1,
        name: "a",
        modified: 1,
        common: bytes,
        kind: bytes
      )
      _ = try DeckConfiguration.whole(deck)
    case 1: _ = try PresetConfiguration.options(bytes)
    case 2: _ = try FilterConfiguration.filter(bytes[...])
    case 3: _ = try NoteTypeConfiguration.sortField(bytes)
    case 4:
      let message = try ProtobufMessage(bytes)
      expect(try ProtobufMessage(message.bytes).bytes == message.bytes)
    default:
      guard let json = JSON(bytes) else { return }
      expect(JSON(Array(json.written.utf8)) == json)
      switch input.choice % 10 {
      case 5: _ = try DeckJSON.json(DeckJSON.deck(json))
      case 6: _ = try NoteTypeJSON.json(NoteTypeJSON.noteType(json))
      case 7: _ = try PresetJSON.json(PresetJSON.preset(json))
      default: _ = SavedSearchJSON.searches(in: json)
      }
    }
  }

  /// The planner of an import into an empty collection.
  static func planner() -> PackageImportPlanner {
    PackageImportPlanner(
      into: PackageImportPlanner.Vault(
        StudyCollection(),
        parameters: [],
        hasReview: { _, _ in false }
      ),
      ids: IDSource(),
      now: LocalMoment(time: Timestamp(milliseconds: 1_780_386_000_000)),
      boundary: DayBoundary(),
      zone: { _ in 7_200 }
    )
  }

  /// Plans an import of the records that `read` hands on, as the program does.
  private static func plan(
    _ read: (_ take: @escaping (UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    var planner = Self.planner()
    var failure: (any Error)?
    try read { piece in
      var reader = MemoryReader(piece)
      do {
        while let record = try reader.next() {
          if failure == nil { try planner.take(record) }
        }
      } catch let unreadable as UnreadableBytes {
        preconditionFailure("What was written of a package is \(unreadable)")
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    let (change, report) = try planner.finish()
    expect(change.notes.count == report.new)
  }
}

/// A file in memory that takes one content after another.
final class ScratchMemory: Sendable {
  let descriptor = sealed_pages_memory_file()

  /// Holds bytes, and nothing else.
  func hold(_ bytes: [UInt8]) {
    ftruncate(descriptor, 0)
    precondition(pwrite(descriptor, bytes, bytes.count, 0) == bytes.count)
  }

  /// What it holds.
  var content: [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
  }
}
