import ByteCoding
import Flashcards
import FoundationEssentials
import Vault

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

/// The note types that the notes of one transaction have, read when one is first needed.
final class NoteTypeTable {
  private let records: RecordReader
  private var types: [NoteTypeID: NoteType]?

  init(_ records: RecordReader) {
    self.records = records
  }

  /// A note type by its id.
  ///
  /// - Throws: `UnreadableBytes` if there is none, or it can't be read.
  func type(_ id: NoteTypeID) throws -> NoteType {
    if let standard = StandardNoteType(id) { return standard.type }
    if types == nil { types = try records.noteTypes() }
    guard let type = types?[id] else { throw UnreadableBytes.invalid }
    return type
  }
}

extension RecordReader {
  /// The stored note types that can be read. A note of one that can't be is told of instead.
  func noteTypes() throws -> [NoteTypeID: NoteType] {
    var types: [NoteTypeID: NoteType] = [:]
    _ = try openAll(in: .noteType) { header, content in
      if let type = try? NoteTypeCodec.noteType(header.id, from: content) { types[type.id] = type }
    }
    return types
  }
}
