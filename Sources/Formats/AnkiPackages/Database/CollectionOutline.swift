import ReaderProtocol

/// The tags, presets, decks and note types of a collection: all but notes, cards and answers.
struct CollectionOutline {
  /// The most rows of a table that is kept in memory.
  static let most = 200_000

  private(set) var tags: [PackageTag] = []
  private(set) var presets: [PackagePreset] = []
  private(set) var decks: [PackageDeck] = []
  private(set) var noteTypes: [PackageNoteType] = []

  /// Reads them from texts of JSON.
  init(_ texts: CollectionTexts) throws(PackageFailure) {
    // The older schema has no tags that are collapsed; Anki makes them so.
    tags = texts.tags.members.map { PackageTag(name: $0.name, isCollapsed: true) }
    for member in texts.presets.members { presets.append(try PresetJSON.preset(member.value)) }
    for member in texts.decks.members { decks.append(try DeckJSON.deck(member.value)) }
    for member in texts.noteTypes.members {
      noteTypes.append(try NoteTypeJSON.noteType(member.value))
    }
    presets.sort { $0.id < $1.id }
    decks.sort { $0.id < $1.id }
    noteTypes.sort { $0.id < $1.id }
  }

  /// Reads them from tables.
  init(tables database: PackageDatabase) throws(PackageFailure) {
    for table in ["deck_config", "decks", "notetypes", "fields", "templates"] {
      guard try database.hasTable(table) else { throw .damagedDatabase }
    }
    try readTags(database)
    try readPresets(database)
    try readDecks(database)
    try readNoteTypes(database)
  }

  private mutating func readTags(_ database: PackageDatabase) throws(PackageFailure) {
    guard try database.hasTable("tags") else { return }
    let row = try PackageStatement(database, "SELECT tag, collapsed FROM tags")
    while try row.step() {
      guard tags.count < Self.most else { throw .tooMuchWork }
      tags.append(PackageTag(name: try row.text(0), isCollapsed: row.integer(1) != 0))
    }
  }

  private mutating func readPresets(_ database: PackageDatabase) throws(PackageFailure) {
    let row = try PackageStatement(
      database,
      "SELECT id, name, mtime_secs, config FROM deck_config ORDER BY rowid"
    )
    while try row.step() {
      guard presets.count < Self.most else { throw .tooMuchWork }
      let configuration = try row.array(3)
      presets.append(
        PackagePreset(
          id: row.integer(0),
          name: try row.text(1),
          modified: row.integer(2),
          options: try PresetConfiguration.options(configuration),
          configuration: configuration
        )
      )
    }
  }

  private mutating func readDecks(_ database: PackageDatabase) throws(PackageFailure) {
    let row = try PackageStatement(
      database,
      "SELECT id, name, mtime_secs, common, kind FROM decks ORDER BY rowid"
    )
    while try row.step() {
      guard decks.count < Self.most else { throw .tooMuchWork }
      // Between the levels of a name is the byte that is also between fields.
      let levels = try row.array(1).split(
        separator: PackageNote.separator,
        omittingEmptySubsequences: false
      )
      decks.append(
        try DeckConfiguration.deck(
          id: row.integer(0),
          name: levels.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "::"),
          modified: row.integer(2),
          common: try row.array(3),
          kind: try row.array(4)
        )
      )
    }
  }

  private mutating func readNoteTypes(_ database: PackageDatabase) throws(PackageFailure) {
    var places: [Int64: Int] = [:]
    let row = try PackageStatement(
      database,
      "SELECT id, name, mtime_secs, config FROM notetypes ORDER BY rowid"
    )
    while try row.step() {
      guard noteTypes.count < Self.most else { throw .tooMuchWork }
      places[row.integer(0)] = noteTypes.count
      noteTypes.append(
        try NoteTypeConfiguration.noteType(
          id: row.integer(0),
          name: try row.text(1),
          modified: row.integer(2),
          configuration: try row.array(3)
        )
      )
    }
    let field = try PackageStatement(
      database,
      "SELECT ntid, name, config FROM fields ORDER BY ntid, ord"
    )
    var count = 0
    while try field.step() {
      count += 1
      guard count < Self.most else { throw .tooMuchWork }
      guard let place = places[field.integer(0)] else { continue }
      noteTypes[place].fields.append(
        PackageNoteType.Field(name: try field.text(1), configuration: try field.array(2))
      )
    }
    let template = try PackageStatement(
      database,
      "SELECT ntid, name, mtime_secs, config FROM templates ORDER BY ntid, ord"
    )
    while try template.step() {
      count += 1
      guard count < Self.most else { throw .tooMuchWork }
      guard let place = places[template.integer(0)] else { continue }
      noteTypes[place].templates.append(
        try NoteTypeConfiguration.template(
          name: try template.text(1),
          modified: template.integer(2),
          configuration: try template.array(3)
        )
      )
    }
  }
}
