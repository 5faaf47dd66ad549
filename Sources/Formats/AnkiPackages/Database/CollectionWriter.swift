import ReaderProtocol

/// Writes a collection's database from records.
struct CollectionWriter {
  /// The update sequence number of what no server has seen.
  static let unsynced: Int32 = -1

  private let database: PackageDatabase
  private let collection: PackageCollection
  private let note: PackageStatement
  private let card: PackageStatement
  private let answer: PackageStatement
  private var outline = WrittenOutline()
  private var sortFields: [Int64: Int] = [:]
  private var tags: Set<String> = []
  private var counts = PackageCounts()
  private var nextPosition: Int64 = 1

  /// Writes the records that follow on the collection to an empty file.
  ///
  /// - Throws: `damagedRecords` where they don't end, or not with their numbers.
  static func write(
    _ collection: PackageCollection,
    to descriptor: Int32,
    _ next: () throws(PackageFailure) -> PackageRecord?
  ) throws(PackageFailure) {
    var writer = try CollectionWriter(collection, PackageDatabase(writing: descriptor))
    while let record = try next() {
      guard try writer.take(record) else { return }
    }
    throw .damagedRecords
  }

  private init(
    _ collection: PackageCollection,
    _ database: PackageDatabase
  ) throws(PackageFailure) {
    self.collection = collection
    self.database = database
    try database.execute("BEGIN")
    let own =
      collection.format == .latest ? CollectionSchema.latestTables : CollectionSchema.jsonTables
    for sql in CollectionSchema.tables + own { try database.execute(sql) }
    note = try PackageStatement(
      database,
      "INSERT INTO notes VALUES (?, ?, ?, ?, \(Self.unsynced), ?, ?, ?, ?, 0, '')"
    )
    card = try PackageStatement(
      database,
      """
      INSERT INTO cards VALUES (?, ?, ?, ?, ?, \(Self.unsynced), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    )
    answer = try PackageStatement(
      database,
      "INSERT INTO revlog VALUES (?, ?, \(Self.unsynced), ?, ?, ?, ?, ?, ?)"
    )
  }

  /// Writes a record. False after the last.
  private mutating func take(_ record: PackageRecord) throws(PackageFailure) -> Bool {
    switch record {
    case .collection: throw .damagedRecords
    case .setting(let setting): outline.settings.append(setting)
    case .savedSearch(let search): outline.searches.append(search)
    case .tag(let tag): outline.tags.append(tag)
    // A remark is for those who read.
    case .remark: break
    case .preset(let preset): outline.presets.append(preset)
    case .deck(let deck): outline.decks.append(deck)
    case .noteType(let type):
      sortFields[type.id] = try NoteTypeConfiguration.sortField(type.configuration)
      outline.noteTypes.append(type)
    // Pictures and sounds are no part of the database.
    case .media, .mediaPiece, .mediaEnd: throw .damagedRecords
    case .note(let note): try write(note)
    case .card(let card): try write(card)
    case .answer(let answer): try write(answer)
    case .end(let given):
      guard given == counts else { throw .damagedRecords }
      try finish()
      return false
    }
    return true
  }

  private mutating func write(_ record: PackageNote) throws(PackageFailure) {
    counts.notes += 1
    let tags = record.tags.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    self.tags.formUnion(tags)
    let columns = NoteColumns(record.fields, sortField: sortFields[record.noteType] ?? 0)
    note.bind(1, record.id)
    note.bind(2, record.guid)
    note.bind(3, record.noteType)
    note.bind(4, record.modified)
    note.bind(5, tags.isEmpty ? "" : " \(tags.joined(separator: " ")) ")
    note.bind(6, record.fields.joined(separator: "\u{1F}"))
    note.bind(7, columns.sorted)
    note.bind(8, Int64(columns.checksum))
    try note.run()
  }

  private mutating func write(_ record: PackageCard) throws(PackageFailure) {
    counts.cards += 1
    if record.type == 0, record.originalDeck == 0 {
      nextPosition = max(nextPosition, min(record.due, 1_000_000_000) + 1)
    }
    let numbers = [
      record.id, record.note, record.deck, Int64(record.ordinal), record.modified,
      Int64(record.type), Int64(record.queue), record.due, Int64(record.interval),
      Int64(record.factor), Int64(record.reviews), Int64(record.lapses), Int64(record.left),
      record.originalDue, record.originalDeck, Int64(record.flags),
    ]
    for (index, value) in zip(Int32(1)..., numbers) { card.bind(index, value) }
    card.bind(17, record.data)
    try card.run()
  }

  private mutating func write(_ record: PackageAnswer) throws(PackageFailure) {
    counts.answers += 1
    answer.bind(1, record.id)
    answer.bind(2, record.card)
    answer.bind(3, Int32(record.ease))
    answer.bind(4, record.interval)
    answer.bind(5, record.lastInterval)
    answer.bind(6, record.factor)
    answer.bind(7, Int64(record.duration))
    answer.bind(8, Int32(record.kind))
    try answer.run()
  }

  private func finish() throws(PackageFailure) {
    var outline = outline
    try outline.complete()
    let settings = WrittenSettings(
      collection,
      outline.settings,
      outline.searches,
      noteType: outline.noteTypes.first?.id ?? 0,
      nextPosition: nextPosition
    )
    outline.addTags(tags)
    if collection.format == .latest {
      try outline.writeTables(database, settings)
    } else {
      try outline.writeTexts(database, settings)
    }
    let own = collection.format == .latest ? CollectionSchema.latestIndexes : []
    for sql in CollectionSchema.indexes + own { try database.execute(sql) }
    try database.execute("COMMIT")
  }
}
