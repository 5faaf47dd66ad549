import Flashcards
import ReaderProtocol

/// The note types of an export: those of its notes, or all.
struct PackageExportTypes {
  /// The ids of the standard types, alike in every export, so that Anki finds them again.
  private static let standardIDs: Int64 = 1_600_000_000_000

  private let types: [NoteType]
  private let ids: AnkiIDs
  private let rest: [PackageNoteType]

  init(_ collection: StudyCollection, _ rest: PackageExportRest, _ export: PackageExport) {
    var seen: Set<NoteTypeID> = []
    let own = export.withCollection ? collection.noteTypes : []
    types = (collection.notes.lazy.map(\.content.type) + own).filter { seen.insert($0.id).inserted }
    self.rest = rest.noteTypes
    ids = AnkiIDs(types.lazy.map { ($0.id.rawValue, $0.ankiID ?? Self.standardID($0)) })
  }

  private static func standardID(_ type: NoteType) -> Int64? {
    StandardNoteType(type.id).map { standardIDs + Int64($0.rawValue) }
  }

  /// The id of a type in Anki.
  func id(of type: NoteType) -> Int64 { ids[type.id.rawValue] ?? 0 }

  /// The records, ordered by id. Two types of one name get a sign behind it, as in Anki.
  var records: [PackageNoteType] {
    var names: Set<String> = []
    func free(_ wanted: String) -> String {
      var name = wanted
      while !names.insert(name.lowercased()).inserted { name += "+" }
      return name
    }
    let own = ids.ordered(types).map { record(of: $0, $1, free($0.name)) }
    let taken = Set(own.map(\.id))
    let others = rest.filter { !taken.contains($0.id) }.map { type in
      var type = type
      type.name = free(type.name)
      return type
    }
    return (own + others).sorted { $0.id < $1.id }
  }

  private func record(of type: NoteType, _ id: Int64, _ name: String) -> PackageNoteType {
    let isOwn = type.configuration.isEmpty && type.css.isEmpty
    return PackageNoteType(
      id: id,
      name: name,
      modified: 0,
      isCloze: type.kind == .cloze,
      css: isOwn ? NoteTypeStyle.standard(type.kind) : type.css,
      fields: type.fields.map {
        PackageNoteType.Field(name: $0.name, configuration: $0.configuration)
      },
      templates: type.templates.map {
        PackageNoteType.Template(
          name: $0.name,
          front: $0.front,
          back: $0.back,
          configuration: $0.configuration
        )
      },
      configuration: type.configuration
    )
  }
}
