import AnkiPackages
import ByteCoding
import DeckFormats
import Flashcards
package import Foundation
import ReaderProtocol
package import SearchLanguage
import Secrets
import Store
import Vault

/// A collection that Anki's engine was asked about, in a vault of its own.
package final class ComparedCollection {
  private let store: StudyStore
  private let key: VaultKey
  /// The circumstances in which the engine was asked, but for the letters.
  private let context: SearchContext
  /// The searches, with what the engine found.
  package let searches: [ComparedSearch]
  private var cardIDs: [FlashcardID: Int64] = [:]
  private var noteIDs: [NoteID: Int64] = [:]

  /// Imports `NAME.colpkg`, with the searches in `NAME.txt` beside it.
  package init(_ package: URL) throws {
    let lines = try String(
      contentsOf: package.deletingPathExtension().appendingPathExtension("txt"),
      encoding: .utf8
    ).split(separator: "\n")
    let head = Dictionary(
      lines[0].split(separator: " ").map { pair in
        let parts = pair.split(separator: "=")
        return (parts[0], Int64(parts[1]) ?? 0)
      }
    ) { first, _ in first }
    searches = lines.dropFirst().compactMap(ComparedSearch.init)
    let zone = Int32(head["zone_min"] ?? 0) * 60
    let now = LocalMoment(
      time: Timestamp(milliseconds: head["moment_ms"] ?? 0),
      zoneOffset: zone
    )
    let boundary = DayBoundary(rolloverHour: Int(head["rollover"] ?? 4))
    context = SearchContext(now: now, boundary: boundary, currentDeck: DeckName("Default"))
    let creation = try Vault.create(
      at: .memory,
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: .least,
      random: SystemRandom()
    )
    (store, key) = (StudyStore(creation.vault), creation.key)
    let change = try Self.change(package, now, boundary, zone)
    try store.apply(change, under: key)
    while try store.proceedWithIndex(under: key) {}
    for card in change.cards { cardIDs[card.id] = card.ankiID }
    for note in change.notes { noteIDs[note.id] = note.ankiID }
  }

  private static func change(
    _ package: URL,
    _ now: LocalMoment,
    _ boundary: DayBoundary,
    _ zone: Int32
  ) throws -> ChangeSet {
    var planner = PackageImportPlanner(
      into: PackageImportPlanner.Vault(
        StudyCollection(decks: [], noteTypes: [], notes: [], cards: [], carried: []),
        parameters: [],
        hasReview: { _, _ in false }
      ),
      collectionName: package.lastPathComponent,
      ids: IDSource(),
      now: now,
      boundary: boundary,
      zone: { _ in zone }
    )
    let file = try FileHandle(forReadingFrom: package)
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: scratch)
    let scratchFile = try FileHandle(forUpdating: scratch)
    try FileManager.default.removeItem(at: scratch)
    var records: [PackageRecord] = []
    try PackageReading.run(
      package: file.fileDescriptor,
      scratch: scratchFile.fileDescriptor,
      limits: .standard
    ) { bytes in
      var reader = MemoryReader(bytes)
      while let record = try reader.next() { records.append(record) }
    }
    for record in records { try planner.take(record) }
    return try planner.finish().change
  }

  /// Searches as the engine did.
  package func answer(
    to search: ComparedSearch,
    _ letters: LetterMatching
  ) throws -> ComparedSearch.Answer? {
    guard let query = try? CardQuery(search.text) else { return nil }
    var context = context
    context.letters = letters
    let found = try store.cards(matching: query, context, under: key).cards
    return ComparedSearch.Answer(
      cards: found.compactMap { cardIDs[$0.card] },
      notes: Set(found.map(\.note)).compactMap { noteIDs[$0] }
    )
  }
}
