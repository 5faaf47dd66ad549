import Flashcards
import FoundationEssentials
import Vault

/// The encoding of the record of a preset of options: JSON, as that of decks.
enum OptionsPresetCodec {
  /// The contents of a preset without its id.
  private struct Content: Codable {
    let name: String
    let options: DeckOptions
    var ankiID: Int64?
    var carried: [UInt8]?
  }

  static func bytes(of preset: OptionsPreset) throws -> [UInt8] {
    let content = Content(
      name: preset.name,
      options: preset.options,
      ankiID: preset.ankiID,
      carried: preset.carried
    )
    return Array(try JSONEncoder().encode(content))
  }

  static func preset(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> OptionsPreset {
    let content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    return OptionsPreset(
      id: OptionsPresetID(rawValue: id),
      ankiID: content.ankiID,
      name: content.name,
      options: content.options,
      carried: content.carried
    )
  }
}

extension OptionsPreset: NamedOptions {
  static var studyKind: StudyKind { .preset }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws
    -> OptionsPreset
  {
    try OptionsPresetCodec.preset(id, from: content)
  }

  func recordContent() throws -> RecordContent { .plain(try OptionsPresetCodec.bytes(of: self)) }
}
