import Flashcards
import ReaderProtocol

/// The note types of an import: found again by Anki's id if fields and templates are the same, made
/// otherwise.
struct PackageTypePlan {
  /// All of the package's.
  private(set) var all: [PackageNoteType] = []
  private(set) var made: [NoteType] = []
  private var known: [Int64: NoteType] = [:]
  private var types: [Int64: [NoteType]]
  private var names: Set<String>

  init(_ types: [NoteType]) {
    self.types = Dictionary(grouping: types.filter { $0.ankiID != nil }) { $0.ankiID ?? 0 }
    names = Set(types.map(\.name))
  }

  /// The type here of one of the package's.
  subscript(_ id: Int64) -> NoteType? { known[id] }

  mutating func take(
    _ given: PackageNoteType,
    _ ids: inout IDSource,
    _ now: Timestamp
  ) {
    all.append(given)
    if let type = types[given.id]?.first(where: { Self.isSame($0, given) }) {
      known[given.id] = type
      return
    }
    var name = given.name
    while names.contains(name) { name += "+" }
    names.insert(name)
    let type = NoteType(
      id: ids.next(at: now),
      ankiID: given.id,
      name: name,
      kind: given.isCloze ? .cloze : .normal,
      fields: given.fields.map { NoteField(name: $0.name, configuration: $0.configuration) },
      templates: given.templates.map {
        CardTemplate(
          name: $0.name,
          front: $0.front,
          back: $0.back,
          configuration: $0.configuration
        )
      },
      css: given.css,
      configuration: given.configuration
    )
    types[given.id, default: []].append(type)
    known[given.id] = type
    made.append(type)
  }

  /// Tells what notes of some of the package's types have that can't be shown.
  func addLosses(ofTypes ids: Set<Int64>, to losses: inout PackageLossList) {
    for type in all where ids.contains(type.id) {
      // What Anki's script for shapes over pictures draws is drawn here without it.
      if !type.isImageOcclusion,
        type.templates.contains(where: { $0.front.hasScript || $0.back.hasScript })
      {
        losses.add(.scripts, type.name)
      }
      if HidingRules(type.css).hidesOtherwise { losses.add(.hiding, type.name) }
    }
  }

  /// True if notes of one type are such of the other.
  private static func isSame(_ type: NoteType, _ given: PackageNoteType) -> Bool {
    (type.kind == .cloze) == given.isCloze
      && type.fields.map(\.name) == given.fields.map(\.name)
      && type.templates.map(\.name) == given.templates.map(\.name)
  }
}

extension String {
  /// True if there is a script in it.
  fileprivate var hasScript: Bool {
    utf8.indices.contains { index in
      utf8[index] == UInt8(ascii: "<")
        && utf8[index...].dropFirst().prefix(6).map { $0 | 0x20 }.elementsEqual("script".utf8)
    }
  }
}
