import ByteCoding
import Flashcards

/// The encoding of what is kept of an Anki collection: the format's number (8 bits), when it was made
/// and when it came (64 bits each), the file's name, and Anki's own encoding.
enum CollectionCodec {
  private static let number: UInt8 = 1

  static func bytes(of collection: CarriedCollection) -> [UInt8] {
    var bytes = ByteWriter(room: 64 + collection.records.count)
    bytes.append(number)
    bytes.append(collection.created)
    bytes.append(collection.imported.rawValue)
    bytes.append(collection.name)
    bytes.append(collection.records)
    return bytes.bytes
  }

  static func collection(
    _ id: Int64,
    from bytes: UnsafeRawBufferPointer
  ) throws -> CarriedCollection {
    var parts = MemoryReader(bytes)
    try parts.form(among: number...number)
    let created = try parts.number(Int64.self)
    let imported = Timestamp(milliseconds: try parts.number())
    return CarriedCollection(
      id: CollectionID(rawValue: id),
      created: created,
      name: try parts.repairedText(),
      imported: imported,
      records: Array(try parts.counted())
    )
  }
}
