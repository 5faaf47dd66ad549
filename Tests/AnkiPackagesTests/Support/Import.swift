import AnkiPackages
import DeckFormats
import Flashcards
import Foundation
import ReaderProtocol

/// Imports of packages into a vault that is a value.
enum Import {
  /// The learner of the fixtures, at the time of their making.
  static let now = LocalMoment(
    time: Timestamp(milliseconds: 1_780_386_000_000),
    zoneOffset: 7_200
  )

  /// The time in Berlin, which is an hour ahead of UTC, and two from the end of March on.
  static let zone: @Sendable (Timestamp) -> Int32 = { time in
    time.rawValue >= 1_774_746_000_000 ? 7_200 : 3_600
  }

  /// The day of study of a second at which a collection was made.
  static func day(of second: Int64) -> Int64 { (second + 3_600) / 86_400 }

  static func fixture(
    _ fixture: String,
    into vault: ChangeSet = ChangeSet()
  ) throws -> (change: ChangeSet, report: PackageImportReport) {
    let name = fixture.hasSuffix(".colpkg") ? fixture : nil
    return try records(ReadPackage(fixture: fixture).all, into: vault, collectionName: name)
  }

  static func records(
    _ records: some Sequence<PackageRecord>,
    into vault: ChangeSet = ChangeSet(),
    mediaElsewhere: Set<String> = [],
    learning names: [MediaName] = [],
    collectionName: String? = nil
  ) throws -> (change: ChangeSet, report: PackageImportReport) {
    let times = Set(vault.reviews.map { Pair(card: $0.card, time: $0.moment.time) })
    var memory = BrowserMemory()
    memory.take(vault.searches)
    var planner = PackageImportPlanner(
      into: PackageImportPlanner.Vault(
        collection(vault),
        parameters: vault.parameters,
        memory: memory,
        media: vault.mediaNames,
        mediaElsewhere: mediaElsewhere,
        hasReview: { times.contains(Pair(card: $0, time: $1)) }
      ),
      collectionName: collectionName,
      ids: IDSource(above: vault.cards.map(\.id.rawValue).max() ?? 0),
      now: now,
      boundary: DayBoundary(),
      zone: zone
    )
    planner.learn(names)
    var media: ReadPackage.Media?
    for record in records {
      switch record {
      case .media(let record): media = ReadPackage.Media(name: record.name)
      case .mediaPiece(let bytes): media?.bytes += bytes
      case .mediaEnd(let sha1):
        guard let media else { continue }
        planner.take(ArrivedMedia(name: media.name, file: file(of: media.bytes), sha1: sha1))
      default: try planner.take(record)
      }
    }
    return try planner.finish()
  }

  /// The id of a content: the same for the same bytes.
  static func file(of bytes: [UInt8]) -> MediaFileID {
    MediaFileID(rawValue: Int64(bytes.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }))
  }

  /// The collection that a change makes of an empty vault. What was done to its decks since goes to their
  /// presets, as the store has it.
  static func collection(_ change: ChangeSet) -> StudyCollection {
    var edited = ChangeSet()
    edited.decks = change.decks
    edited.keepPresets(change.presets, decks: change.decks)
    let presets = Dictionary((change.presets + edited.presets).map { ($0.id, $0) }) { $1 }
    return StudyCollection(
      decks: edited.decks.sorted { $0.name < $1.name },
      presets: presets.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) },
      filteredDecks: change.filteredDecks,
      noteTypes: change.noteTypes,
      notes: change.notes,
      cards: change.cards,
      carried: change.collections.sorted { ($0.imported, $0.id) > ($1.imported, $1.id) }
    )
  }

  private struct Pair: Hashable {
    let card: FlashcardID
    let time: Timestamp
  }
}
