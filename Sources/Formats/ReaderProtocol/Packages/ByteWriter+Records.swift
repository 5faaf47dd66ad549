package import ByteCoding

/// An Anki collection as bytes for a pipe: numbers compact, texts behind their length.
extension ByteWriter {
  /// The longest text or list of bytes in a record.
  package static let longest = 8 << 20

  /// Writes a record.
  package mutating func write(_ record: PackageRecord) {
    switch record {
    case .collection(let collection): write(collection)
    case .preset(let preset): write(preset)
    case .deck(let deck): write(deck)
    case .noteType(let type): write(type)
    case .media(let media):
      append(tag: .media)
      append(compact: media.name.utf8)
    case .mediaPiece(let bytes): bytes.withUnsafeBytes { write(mediaPiece: $0) }
    case .mediaEnd(let sha1):
      append(tag: .mediaEnd)
      append(compact: sha1.utf8)
    case .note(let note): write(note)
    case .card(let card): write(card)
    case .answer(let answer): write(answer)
    case .end(let counts): write(counts)
    case .setting(let setting):
      append(tag: .setting)
      append(compact: setting.name.utf8)
      append(compact: setting.value.utf8)
    case .tag(let record):
      append(tag: .tag)
      append(compact: record.name.utf8)
      append(record.isCollapsed)
    case .savedSearch(let saved):
      append(tag: .savedSearch)
      append(compact: saved.name.utf8)
      append(compact: saved.search.utf8)
    case .remark(let remark):
      append(tag: .remark)
      append(remark.kind.rawValue)
      append(signed: remark.id)
      append(compact: remark.name.utf8)
    }
  }

  private mutating func append(tag: RecordTag) { append(tag.rawValue) }

  private mutating func write(_ collection: PackageCollection) {
    append(tag: .collection)
    append(collection.format.rawValue)
    append(signed: collection.schema)
    append(signed: collection.created)
    append(signed: collection.modified)
    append(collection.rolloverHour) { $0.append(signed: $1) }
    append(collection.creationOffset) { $0.append(signed: $1) }
    append(collection.localOffset) { $0.append(signed: $1) }
    append(collection.usesFSRS)
    append(collection.balancesLoad)
  }

  private mutating func write(_ preset: PackagePreset) {
    append(tag: preset.options.order == nil ? .preset : .orderedPreset)
    append(signed: preset.id)
    append(compact: preset.name.utf8)
    append(signed: preset.modified)
    write(preset.options)
    append(compact: preset.configuration)
    guard let order = preset.options.order else { return }
    append(order.buriesDaySteps)
    for number in [
      order.newMix, order.dayStepMix, order.newSort, order.reviewSort, order.newGather,
    ] {
      append(compact: UInt64(number))
    }
  }

  private mutating func write(_ options: PresetOptions) {
    floats(options.learningSteps)
    floats(options.relearningSteps)
    floats(options.parameters)
    append(compact: UInt64(options.newPerDay))
    append(compact: UInt64(options.reviewsPerDay))
    append(compact: UInt64(options.maximumInterval))
    append(compact: UInt64(options.leechThreshold))
    append(options.onlyTagsLeeches)
    append(options.buriesNew)
    append(options.buriesReviews)
    float(options.retention)
    float(options.historicalRetention)
    floats(options.easyDays)
    append(compact: options.ignoresBefore.utf8)
  }

  private mutating func write(_ deck: PackageDeck) {
    append(tag: deck.filter == nil ? .deck : .filteredDeck)
    append(signed: deck.id)
    append(compact: deck.name.utf8)
    append(signed: deck.modified)
    append(deck.preset) { $0.append(signed: $1) }
    append(deck.newPerDay) { $0.append(compact: UInt64($1)) }
    append(deck.reviewsPerDay) { $0.append(compact: UInt64($1)) }
    append(deck.retention) { $0.float($1) }
    append(deck.isDescribed)
    append(compact: deck.common)
    append(compact: deck.kind)
    guard let filter = deck.filter else { return }
    list(filter.searches) { writer, search in
      writer.append(compact: search.text.utf8)
      writer.append(compact: UInt64(search.limit))
      writer.append(compact: UInt64(search.order))
    }
    append(filter.reschedules)
    for delay in [filter.again, filter.hard, filter.good] { append(compact: UInt64(delay)) }
  }

  private mutating func write(_ type: PackageNoteType) {
    append(tag: .noteType)
    append(signed: type.id)
    append(compact: type.name.utf8)
    append(signed: type.modified)
    append(type.isCloze)
    append(type.isImageOcclusion)
    append(compact: type.css.utf8)
    list(type.fields) { writer, field in
      writer.append(compact: field.name.utf8)
      writer.append(compact: field.configuration)
    }
    list(type.templates) { writer, template in
      writer.append(compact: template.name.utf8)
      writer.append(signed: template.modified)
      writer.append(compact: template.front.utf8)
      writer.append(compact: template.back.utf8)
      writer.append(compact: template.configuration)
    }
    append(compact: type.configuration)
  }

  /// Writes bytes of the picture or sound before it.
  package mutating func write(mediaPiece bytes: UnsafeRawBufferPointer) {
    append(tag: .mediaPiece)
    append(compact: bytes)
  }

  private mutating func write(_ counts: PackageCounts) {
    append(tag: .end)
    append(compact: counts.notes)
    append(compact: counts.cards)
    append(compact: counts.answers)
  }

  private mutating func write(_ note: PackageNote) {
    startNote(id: note.id, noteType: note.noteType, modified: note.modified)
    append(compact: note.guid.utf8)
    append(compact: note.tags.utf8)
    let size = note.fields.reduce(max(0, note.fields.count - 1)) { $0 + $1.utf8.count }
    append(compact: UInt64(size))
    for (index, field) in note.fields.enumerated() {
      if index > 0 { append(PackageNote.separator) }
      append(raw: field.utf8)
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
    append(compact: guid)
    append(compact: tags)
    append(compact: fields)
  }

  private mutating func startNote(id: Int64, noteType: Int64, modified: Int64) {
    append(tag: .note)
    append(signed: id)
    append(signed: noteType)
    append(signed: modified)
  }

  /// Writes a card.
  package mutating func write(_ card: PackageCard) {
    append(tag: .card)
    for value in [card.id, card.note, card.deck, card.modified] { append(signed: value) }
    for value in [card.ordinal, card.type, card.queue] { append(signed: value) }
    append(signed: card.due)
    for value in [card.interval, card.factor, card.reviews, card.lapses, card.left] {
      append(signed: value)
    }
    append(signed: card.originalDue)
    append(signed: card.originalDeck)
    append(signed: card.flags)
    append(compact: card.data.utf8)
  }

  /// Writes a row of the review log.
  package mutating func write(_ answer: PackageAnswer) {
    append(tag: .answer)
    append(signed: answer.id)
    append(signed: answer.card)
    append(answer.ease)
    append(signed: answer.interval)
    append(signed: answer.lastInterval)
    append(signed: answer.factor)
    append(compact: UInt64(answer.duration))
    append(answer.kind)
  }
  private mutating func float(_ value: Float) { append(compact: UInt64(value.bitPattern)) }

  private mutating func floats(_ values: [Float]) { list(values) { $0.float($1) } }

  private mutating func list<Value>(_ values: [Value], _ write: (inout Self, Value) -> Void) {
    append(compact: UInt64(values.count))
    for value in values { write(&self, value) }
  }
}
