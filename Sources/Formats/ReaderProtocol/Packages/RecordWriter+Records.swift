extension RecordWriter {
  /// Writes a record.
  package mutating func write(_ record: PackageRecord) {
    switch record {
    case .collection(let collection): write(collection)
    case .preset(let preset): write(preset)
    case .deck(let deck): write(deck)
    case .noteType(let type): write(type)
    case .media(let media): write(media)
    case .note(let note): write(note)
    case .card(let card): write(card)
    case .answer(let answer): write(answer)
    case .end(let counts): write(counts)
    case .setting(let setting):
      tag(.setting)
      text(setting.name)
      text(setting.value)
    case .tag(let record):
      tag(.tag)
      text(record.name)
      flag(record.isCollapsed)
    case .remark(let remark):
      tag(.remark)
      byte(remark.kind.rawValue)
      signed(remark.id)
      text(remark.name)
    }
  }

  private mutating func tag(_ tag: RecordTag) { byte(tag.rawValue) }

  private mutating func write(_ collection: PackageCollection) {
    tag(.collection)
    byte(collection.format.rawValue)
    signed(collection.schema)
    signed(collection.created)
    signed(collection.modified)
    optional(collection.rolloverHour) { $0.signed($1) }
    optional(collection.creationOffset) { $0.signed($1) }
    optional(collection.localOffset) { $0.signed($1) }
    flag(collection.usesFSRS)
    flag(collection.balancesLoad)
  }

  private mutating func write(_ preset: PackagePreset) {
    tag(.preset)
    signed(preset.id)
    text(preset.name)
    signed(preset.modified)
    write(preset.options)
    raw(preset.configuration)
  }

  private mutating func write(_ options: PresetOptions) {
    floats(options.learningSteps)
    floats(options.relearningSteps)
    floats(options.parameters)
    number(UInt64(options.newPerDay))
    number(UInt64(options.reviewsPerDay))
    number(UInt64(options.maximumInterval))
    number(UInt64(options.leechThreshold))
    flag(options.onlyTagsLeeches)
    flag(options.buriesNew)
    flag(options.buriesReviews)
    float(options.retention)
    float(options.historicalRetention)
    floats(options.easyDays)
    text(options.ignoresBefore)
  }

  private mutating func write(_ deck: PackageDeck) {
    tag(.deck)
    signed(deck.id)
    text(deck.name)
    signed(deck.modified)
    optional(deck.preset) { $0.signed($1) }
    optional(deck.newPerDay) { $0.number(UInt64($1)) }
    optional(deck.reviewsPerDay) { $0.number(UInt64($1)) }
    optional(deck.retention) { $0.float($1) }
    flag(deck.isDescribed)
    raw(deck.common)
    raw(deck.kind)
  }

  private mutating func write(_ type: PackageNoteType) {
    tag(.noteType)
    signed(type.id)
    text(type.name)
    signed(type.modified)
    flag(type.isCloze)
    flag(type.isImageOcclusion)
    text(type.css)
    list(type.fields) { writer, field in
      writer.text(field.name)
      writer.raw(field.configuration)
    }
    list(type.templates) { writer, template in
      writer.text(template.name)
      writer.signed(template.modified)
      writer.text(template.front)
      writer.text(template.back)
      writer.raw(template.configuration)
    }
    raw(type.configuration)
  }

  private mutating func write(_ media: PackageMedia) {
    tag(.media)
    text(media.name)
    number(media.size)
  }

  private mutating func write(_ counts: PackageCounts) {
    tag(.end)
    number(counts.notes)
    number(counts.cards)
    number(counts.answers)
  }

  private mutating func write(_ note: PackageNote) {
    startNote(id: note.id, noteType: note.noteType, modified: note.modified)
    text(note.guid)
    text(note.tags)
    let size = note.fields.reduce(max(0, note.fields.count - 1)) { $0 + $1.utf8.count }
    number(UInt64(size))
    for (index, field) in note.fields.enumerated() {
      if index > 0 { byte(PackageNote.separator) }
      append(field.utf8)
    }
  }

  /// Writes a note from the columns of a database.
  package mutating func writeNote(
    id: Int64,
    noteType: Int64,
    modified: Int64,
    guid: UnsafeRawBufferPointer,
    tags: UnsafeRawBufferPointer,
    fields: UnsafeRawBufferPointer
  ) {
    startNote(id: id, noteType: noteType, modified: modified)
    raw(guid)
    raw(tags)
    raw(fields)
  }

  private mutating func startNote(id: Int64, noteType: Int64, modified: Int64) {
    tag(.note)
    signed(id)
    signed(noteType)
    signed(modified)
  }

  /// Writes a card.
  package mutating func write(_ card: PackageCard) {
    tag(.card)
    for value in [card.id, card.note, card.deck, card.modified] { signed(value) }
    for value in [card.ordinal, card.type, card.queue] { signed(value) }
    signed(card.due)
    for value in [card.interval, card.factor, card.reviews, card.lapses, card.left] {
      signed(value)
    }
    signed(card.originalDue)
    signed(card.originalDeck)
    signed(card.flags)
    text(card.data)
  }

  /// Writes a row of the review log.
  package mutating func write(_ answer: PackageAnswer) {
    tag(.answer)
    signed(answer.id)
    signed(answer.card)
    byte(answer.ease)
    signed(answer.interval)
    signed(answer.lastInterval)
    signed(answer.factor)
    number(UInt64(answer.duration))
    byte(answer.kind)
  }
}
