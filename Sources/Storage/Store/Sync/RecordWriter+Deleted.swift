import ByteCoding
import Flashcards
import Vault

/// A deleted object, as it was.
struct DeletedObject {
  let kind: ObjectKind
  /// The id that it had in this vault.
  let local: Int64
  /// The content of its record.
  let content: [UInt8]
  /// The answers to it, if it is a card.
  var reviews: [Review] = []
}

extension DeletedObject {
  var bytes: [UInt8] {
    var bytes = ByteWriter()
    bytes.append(kind.rawValue)
    bytes.append(signed: local)
    bytes.append(compact: content)
    bytes.append(compact: reviews.isEmpty ? [] : ReviewCodec.bytes(of: reviews))
    return bytes.bytes
  }

  init(_ content: UnsafeRawBufferPointer) throws {
    var bytes = ByteReader(Array(content))
    kind = ObjectKind(rawValue: try bytes.byte())
    local = try bytes.signed()
    self.content = Array(try bytes.content())
    let log = Array(try bytes.content())
    reviews = log.isEmpty ? [] : try log.withUnsafeBytes { try ReviewCodec.reviews(in: $0) }
  }
}

extension RecordWriter {
  /// Keeps the objects that are about to be deleted and that other devices know of.
  ///
  /// - Returns: their keys.
  func keepDeleted(
    _ pending: StudyWriter.PendingDeletion,
    _ objects: SyncObjects
  ) throws -> [ObjectKey] {
    var reviews: [FlashcardID: [Review]] = [:]
    if !pending.cards.isEmpty {
      _ = try eachReview {
        if pending.cards.contains($0.card) { reviews[$0.card, default: []].append($0) }
      }
    }
    var keys: [ObjectKey] = []
    func keep(_ kind: ObjectKind, _ ids: [Int64], in table: RecordTable) throws {
      for id in ids.sorted() {
        guard let key = try objects.key(of: kind, id),
          let content = try row(of: id, in: table, { try $0.storedContent(in: table) })
        else { continue }
        var object = DeletedObject(kind: kind, local: id, content: content)
        if kind == .card { object.reviews = reviews[FlashcardID(rawValue: id)] ?? [] }
        try put(key.id, .plain(object.bytes), in: .syncDeleted)
        keys.append(key)
      }
    }
    try keep(.preset, pending.presets.map(\.rawValue), in: .preset)
    try keep(.deck, pending.decks.map(\.rawValue), in: .deck)
    try keep(.filteredDeck, pending.filteredDecks.map(\.rawValue), in: .filteredDeck)
    try keep(.noteType, pending.noteTypes.map(\.rawValue), in: .noteType)
    try keep(.note, pending.notes.map(\.rawValue), in: .note)
    try keep(.card, pending.cards.map(\.rawValue), in: .flashcard)
    return keys
  }

  /// A deleted object; nil if it is not kept.
  func deleted(_ key: ObjectKey) throws -> DeletedObject? {
    try open(key.id, in: .syncDeleted) { try DeletedObject($1) }
  }
}
