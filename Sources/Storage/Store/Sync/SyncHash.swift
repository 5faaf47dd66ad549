import Flashcards
import Secrets

/// The keys of objects: hashes of what identifies them on every device.
enum SyncHash {
  /// The key of a note with a guid.
  static func note(guid: String) -> ObjectKey { key(.note, .text(guid)) }

  /// The key of a note's card.
  static func card(of note: ObjectKey, ordinal: Int) -> ObjectKey {
    key(.card, .number(note.id), .number(Int64(ordinal)))
  }

  /// The key of an object that has nothing to tell it by but its id in the vault where it was made.
  static func own(_ kind: ObjectKind, _ local: Int64, in vault: [UInt8]) -> ObjectKey {
    key(kind, .bytes(vault), .number(local))
  }

  /// The key of a note type: that of its id in Anki and its fields, or of where it was made.
  static func noteType(_ type: NoteType, in vault: [UInt8]) -> ObjectKey {
    if StandardNoteType(type.id) != nil { return ObjectKey(.noteType, type.id.rawValue) }
    guard let ankiID = type.ankiID else { return own(.noteType, type.id.rawValue, in: vault) }
    let names = type.fields.map(\.name) + [""] + type.templates.map(\.name)
    return key(
      .noteType,
      .number(ankiID),
      .number(Int64(type.kind.rawValue)),
      .bytes(Array(names.joined(separator: "\u{0}").utf8))
    )
  }

  /// The key of a filtered deck: that of its id in Anki, or of where it was made.
  static func filteredDeck(_ deck: FilteredDeck, in vault: [UInt8]) -> ObjectKey {
    deck.ankiID.map { key(.filteredDeck, .number($0)) }
      ?? own(.filteredDeck, deck.id.rawValue, in: vault)
  }

  /// The key of a preset of options: that of its id in Anki and what it was when it came, or of where it was
  /// made.
  static func preset(_ preset: OptionsPreset, in vault: [UInt8]) -> ObjectKey {
    preset.ankiID.map { key(.preset, .number($0), .bytes(preset.carried ?? [])) }
      ?? own(.preset, preset.id.rawValue, in: vault)
  }

  /// The key of a set of parameters, which never changes.
  static func parameters(content: [UInt8]) -> ObjectKey { key(.parameters, .bytes(content)) }

  /// The key of the name of a picture or a sound.
  static func mediaName(_ text: String) -> ObjectKey { key(.mediaName, .text(text)) }

  /// The number of an answer that was taken back.
  static func withdrawn(_ id: LogEntryID) -> Int64 {
    key(id.object.kind, .number(id.object.id), .number(id.time), .number(Int64(id.edition))).id
  }

  private static func key(_ kind: ObjectKind, _ parts: AssociatedData.Field...) -> ObjectKey {
    var data = AssociatedData(.text("sync"), .number(Int64(kind.rawValue)))
    for part in parts { data.append(part) }
    let sum = Checksum.of(data.bytes)
    let number = sum.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return ObjectKey(kind, max(Int64(number >> 1), 16))
  }
}
