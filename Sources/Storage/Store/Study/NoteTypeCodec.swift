import Flashcards
import FoundationEssentials

/// The encoding of a note type's record: JSON, as there are few.
enum NoteTypeCodec {
  static func bytes(of type: NoteType) throws -> [UInt8] {
    Array(try JSONEncoder().encode(type))
  }

  static func noteType(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> NoteType {
    let type = try JSONDecoder().decode(NoteType.self, from: Data(bytes))
    guard type.id.rawValue == id else { throw UnreadableRecord() }
    return type
  }
}
