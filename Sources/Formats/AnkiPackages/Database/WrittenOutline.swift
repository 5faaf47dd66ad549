import ReaderProtocol

/// The contents of a collection to be written, all but notes, cards and answers.
struct WrittenOutline {
  var settings: [PackageSetting] = []
  var searches: [PackageSavedSearch] = []
  var tags: [PackageTag] = []
  var presets: [PackagePreset] = []
  var decks: [PackageDeck] = []
  var noteTypes: [PackageNoteType] = []

  /// Adds what no collection is without, and makes the protobufs whole.
  mutating func complete() throws(PackageFailure) {
    if !presets.contains(where: { $0.id == 1 }) {
      let standard = PackagePreset(
        id: 1,
        name: "Default",
        modified: 0,
        options: try PresetConfiguration.options(PresetConfiguration.standard),
        configuration: []
      )
      presets.insert(standard, at: 0)
    }
    if !decks.contains(where: { $0.id == 1 }) {
      decks.insert(PackageDeck(id: 1, name: "Default", modified: 0, preset: 1), at: 0)
    }
    if noteTypes.isEmpty { noteTypes.append(DummyCollection.noteType) }
    for index in presets.indices {
      presets[index].configuration = try PresetConfiguration.whole(presets[index])
    }
    for index in decks.indices {
      // One that comes from Anki may have nothing there.
      if decks[index].kind.isEmpty, decks[index].common.isEmpty {
        decks[index].common = DeckConfiguration.common
      }
      decks[index].kind = try DeckConfiguration.whole(decks[index])
    }
    for index in noteTypes.indices {
      noteTypes[index] = try NoteTypeConfiguration.whole(noteTypes[index])
    }
  }

  /// Adds the tags of notes. Two that differ by case only are one.
  mutating func addTags(_ names: Set<String>) {
    var known = Set(tags.map { $0.name.lowercased() })
    for name in names.sorted() where known.insert(name.lowercased()).inserted {
      tags.append(PackageTag(name: name, isCollapsed: true))
    }
  }

  /// Writes them as the texts of JSON of schema 11.
  func writeTexts(
    _ database: PackageDatabase,
    _ settings: WrittenSettings
  ) throws(PackageFailure) {
    var models: [JSON.Member] = []
    for type in noteTypes {
      models.append(JSON.Member("\(type.id)", try NoteTypeJSON.json(type)))
    }
    var written: [JSON.Member] = []
    for deck in decks { written.append(JSON.Member("\(deck.id)", try DeckJSON.json(deck))) }
    var options: [JSON.Member] = []
    for preset in presets {
      options.append(JSON.Member("\(preset.id)", try PresetJSON.json(preset)))
    }
    let names = tags.map { JSON.Member($0.name, .integer(CollectionWriter.unsynced)) }
    let texts: [JSON] = [
      .object(settings.members), .object(models), .object(written), .object(options),
      .object(names),
    ]
    try writeRow(database, settings, schema: CollectionReader.jsonSchema, texts.map(\.written))
  }

  private func writeRow(
    _ database: PackageDatabase,
    _ settings: WrittenSettings,
    schema: Int64,
    _ texts: [String]
  ) throws(PackageFailure) {
    let row = try PackageStatement(
      database,
      "INSERT INTO col VALUES (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)"
    )
    row.bind(1, settings.created)
    row.bind(2, settings.modified)
    row.bind(3, settings.modified)
    row.bind(4, schema)
    for (index, text) in texts.enumerated() { row.bind(Int32(index + 5), text) }
    try row.run()
  }

  /// Writes them as the tables of schema 18.
  func writeTables(
    _ database: PackageDatabase,
    _ settings: WrittenSettings
  ) throws(PackageFailure) {
    try writeRow(
      database,
      settings,
      schema: CollectionReader.newestSchema,
      ["", "", "", "", ""]
    )
    let usn = CollectionWriter.unsynced
    let setting = try PackageStatement(database, "INSERT OR IGNORE INTO config VALUES (?, 0, 0, ?)")
    for member in settings.members {
      setting.bind(1, member.name)
      setting.bind(2, Array(member.value.written.utf8))
      try setting.run()
    }
    let tag = try PackageStatement(
      database,
      "INSERT OR IGNORE INTO tags VALUES (?, \(usn), ?, NULL)"
    )
    for record in tags {
      tag.bind(1, record.name)
      tag.bind(2, Int64(record.isCollapsed ? 1 : 0))
      try tag.run()
    }
    let preset = try PackageStatement(
      database,
      "INSERT INTO deck_config VALUES (?, ?, ?, \(usn), ?)"
    )
    for record in presets {
      preset.bind(1, record.id)
      preset.bind(2, record.name)
      preset.bind(3, record.modified)
      preset.bind(4, record.configuration)
      try preset.run()
    }
    let deck = try PackageStatement(database, "INSERT INTO decks VALUES (?, ?, ?, \(usn), ?, ?)")
    for record in decks {
      deck.bind(1, record.id)
      deck.bind(2, record.name.nativeDeckName)
      deck.bind(3, record.modified)
      deck.bind(4, record.common)
      deck.bind(5, record.kind)
      try deck.run()
    }
    for record in noteTypes { try write(record, database) }
  }

  private func write(
    _ record: PackageNoteType,
    _ database: PackageDatabase
  ) throws(PackageFailure) {
    let usn = CollectionWriter.unsynced
    let type = try PackageStatement(database, "INSERT INTO notetypes VALUES (?, ?, ?, \(usn), ?)")
    type.bind(1, record.id)
    type.bind(2, record.name)
    type.bind(3, record.modified)
    type.bind(4, record.configuration)
    try type.run()
    let field = try PackageStatement(database, "INSERT INTO fields VALUES (?, ?, ?, ?)")
    for (index, part) in record.fields.enumerated() {
      field.bind(1, record.id)
      field.bind(2, Int64(index))
      field.bind(3, part.name)
      field.bind(4, part.configuration)
      try field.run()
    }
    let template = try PackageStatement(
      database,
      "INSERT INTO templates VALUES (?, ?, ?, ?, \(usn), ?)"
    )
    for (index, part) in record.templates.enumerated() {
      template.bind(1, record.id)
      template.bind(2, Int64(index))
      template.bind(3, part.name)
      template.bind(4, part.modified)
      template.bind(5, part.configuration)
      try template.run()
    }
  }
}

extension String {
  /// A deck's name with the byte that is between the levels in a database.
  fileprivate var nativeDeckName: String {
    split(separator: "::", omittingEmptySubsequences: false).joined(separator: "\u{1F}")
  }
}
