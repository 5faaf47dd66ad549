import ByteCoding
import Flashcards

/// The changes of one transaction that are in no frame yet, by the ids of this vault. Values are read
/// when the frame is made, so that an answer costs one short record.
struct OutboxEntry {
  /// A changed object.
  struct Change {
    let kind: ObjectKind
    let local: Int64
    /// The changed fields; none if it is new, which is all.
    let fields: Set<FieldID>
  }

  /// The time in milliseconds since 1970; 0 if it is unknown.
  var time: Int64 = 0
  var changes: [Change] = []
  var added: [Review] = []
  var withdrawn: [Review] = []
  /// The deleted objects that other devices know of.
  var deleted: [ObjectKey] = []
  /// Fields whose present value is set again, so that it replaces all others.
  var settled: [(key: ObjectKey, field: FieldID)] = []
  /// Objects that exist as others need them.
  var held: [ObjectKey] = []
  /// Decks in whose place one of the same name is.
  var aliases: [(loser: ObjectKey, winner: ObjectKey)] = []
  /// Names of media whose contents were put on the remote, with the value of the field that says where.
  var placed: [(key: ObjectKey, place: [UInt8])] = []

  var isEmpty: Bool {
    changes.isEmpty && added.isEmpty && withdrawn.isEmpty && deleted.isEmpty && settled.isEmpty
      && held.isEmpty && aliases.isEmpty && placed.isEmpty
  }
}

/// The encoding: the time; the changes, each with kind, id and fields; the answers added and taken
/// back as records of answers have them; the deleted, the settled and the held
/// keys, pairs of decks, and places of media, which entries of earlier programs lack.
extension OutboxEntry {
  var bytes: [UInt8] {
    var bytes = ByteWriter()
    bytes.append(signed: time)
    bytes.append(compact: UInt64(changes.count))
    for change in changes {
      bytes.append(change.kind.rawValue)
      bytes.append(signed: change.local)
      bytes.append(compact: change.fields.map(\.rawValue).sorted())
    }
    for reviews in [added, withdrawn] {
      bytes.append(compact: reviews.isEmpty ? [] : ReviewCodec.bytes(of: reviews))
    }
    bytes.append(compact: UInt64(deleted.count))
    for key in deleted { Self.append(key, to: &bytes) }
    bytes.append(compact: UInt64(settled.count))
    for (key, field) in settled {
      Self.append(key, to: &bytes)
      bytes.append(field.rawValue)
    }
    bytes.append(compact: UInt64(held.count))
    for key in held { Self.append(key, to: &bytes) }
    bytes.append(compact: UInt64(aliases.count))
    for (loser, winner) in aliases {
      Self.append(loser, to: &bytes)
      Self.append(winner, to: &bytes)
    }
    bytes.append(compact: UInt64(placed.count))
    for (key, place) in placed {
      Self.append(key, to: &bytes)
      bytes.append(compact: place)
    }
    return bytes.bytes
  }

  init(_ content: UnsafeRawBufferPointer) throws {
    var bytes = ByteReader(Array(content))
    time = try bytes.signed()
    for _ in 0..<(try bytes.count()) {
      let kind = ObjectKind(rawValue: try bytes.byte())
      let local = try bytes.signed()
      let fields = Set(try bytes.content().map { FieldID(rawValue: $0) })
      changes.append(Change(kind: kind, local: local, fields: fields))
    }
    added = try Self.reviews(&bytes)
    withdrawn = try Self.reviews(&bytes)
    for _ in 0..<(try bytes.count()) { deleted.append(try Self.key(&bytes)) }
    for _ in 0..<(try bytes.count()) {
      let key = try Self.key(&bytes)
      settled.append((key, FieldID(rawValue: try bytes.byte())))
    }
    for _ in 0..<(try bytes.count()) { held.append(try Self.key(&bytes)) }
    for _ in 0..<(try bytes.count()) {
      let loser = try Self.key(&bytes)
      aliases.append((loser, try Self.key(&bytes)))
    }
    guard !bytes.isEmpty else { return }
    for _ in 0..<(try bytes.count()) {
      let key = try Self.key(&bytes)
      placed.append((key, Array(try bytes.content())))
    }
  }

  private static func reviews(_ bytes: inout ByteReader) throws -> [Review] {
    let content = Array(try bytes.content())
    return content.isEmpty ? [] : try content.withUnsafeBytes { try ReviewCodec.reviews(in: $0) }
  }

  private static func append(_ key: ObjectKey, to bytes: inout ByteWriter) {
    bytes.append(key.kind.rawValue)
    bytes.append(signed: key.id)
  }

  private static func key(_ bytes: inout ByteReader) throws(UnreadableBytes) -> ObjectKey {
    let kind = ObjectKind(rawValue: try bytes.byte())
    return ObjectKey(kind, try bytes.signed())
  }
}
