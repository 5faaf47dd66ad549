import ByteCoding
import Flashcards
import FoundationEssentials

/// The encoding of a note type's record: JSON, as there are few.
enum NoteTypeCodec {
  static func bytes(of type: NoteType) throws -> [UInt8] {
    let encoder = JSONEncoder()
    // Equal types have equal bytes, on every device.
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(type))
  }

  static func noteType(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> NoteType {
    let type = try noteType(from: bytes)
    guard type.id.rawValue == id else { throw UnreadableBytes.invalid }
    return type
  }

  /// The note type in bytes, with the id of the vault where they were made.
  static func noteType(from bytes: UnsafeRawBufferPointer) throws -> NoteType {
    try JSONDecoder().decode(NoteType.self, from: Data(bytes))
  }
}
