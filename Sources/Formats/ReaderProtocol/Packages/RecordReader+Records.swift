extension RecordReader {
  /// The next record; nil at the end of the bytes.
  ///
  /// - Throws: `RecordFault` if what follows is none.
  package mutating func next() throws(RecordFault) -> PackageRecord? {
    guard !isAtEnd else { return nil }
    guard let tag = RecordTag(rawValue: try byte()) else { throw RecordFault() }
    switch tag {
    case .collection: return .collection(try collection())
    case .preset: return .preset(try preset())
    case .deck: return .deck(try deck())
    case .noteType: return .noteType(try noteType())
    case .media: return .media(PackageMedia(name: try text(), size: try number()))
    case .note: return .note(try note())
    case .card: return .card(try card())
    case .answer: return .answer(try answer())
    case .end: return .end(try counts())
    case .setting: return .setting(PackageSetting(name: try text(), value: try text()))
    case .tag: return .tag(PackageTag(name: try text(), isCollapsed: try flag()))
    case .remark:
      guard let kind = PackageRemark.Kind(rawValue: try byte()) else { throw RecordFault() }
      return .remark(PackageRemark(kind, id: try signed(), name: try text()))
    }
  }

  private mutating func collection() throws(RecordFault) -> PackageCollection {
    guard let format = PackageFormat(rawValue: try byte()) else { throw RecordFault() }
    return PackageCollection(
      format: format,
      schema: try signed32(),
      created: try signed(),
      modified: try signed(),
      rolloverHour: try optional { reader throws(RecordFault) in try reader.signed32() },
      creationOffset: try optional { reader throws(RecordFault) in try reader.signed32() },
      localOffset: try optional { reader throws(RecordFault) in try reader.signed32() },
      usesFSRS: try flag(),
      balancesLoad: try flag()
    )
  }

  private mutating func preset() throws(RecordFault) -> PackagePreset {
    PackagePreset(
      id: try signed(),
      name: try text(),
      modified: try signed(),
      options: try options(),
      configuration: try array()
    )
  }

  private mutating func options() throws(RecordFault) -> PresetOptions {
    var options = PresetOptions()
    options.learningSteps = try floats()
    options.relearningSteps = try floats()
    options.parameters = try floats()
    options.newPerDay = try number()
    options.reviewsPerDay = try number()
    options.maximumInterval = try number()
    options.leechThreshold = try number()
    options.onlyTagsLeeches = try flag()
    options.buriesNew = try flag()
    options.buriesReviews = try flag()
    options.retention = try float()
    options.historicalRetention = try float()
    options.easyDays = try floats()
    options.ignoresBefore = try text()
    return options
  }

  private mutating func deck() throws(RecordFault) -> PackageDeck {
    PackageDeck(
      id: try signed(),
      name: try text(),
      modified: try signed(),
      preset: try optional { reader throws(RecordFault) in try reader.signed() },
      newPerDay: try optional { reader throws(RecordFault) in try reader.number() },
      reviewsPerDay: try optional { reader throws(RecordFault) in try reader.number() },
      retention: try optional { reader throws(RecordFault) in try reader.float() },
      isDescribed: try flag(),
      common: try array(),
      kind: try array()
    )
  }

  private mutating func noteType() throws(RecordFault) -> PackageNoteType {
    PackageNoteType(
      id: try signed(),
      name: try text(),
      modified: try signed(),
      isCloze: try flag(),
      isImageOcclusion: try flag(),
      css: try text(),
      fields: try list { reader throws(RecordFault) in
        PackageNoteType.Field(name: try reader.text(), configuration: try reader.array())
      },
      templates: try list { reader throws(RecordFault) in
        PackageNoteType.Template(
          name: try reader.text(),
          modified: try reader.signed(),
          front: try reader.text(),
          back: try reader.text(),
          configuration: try reader.array()
        )
      },
      configuration: try array()
    )
  }

  private mutating func note() throws(RecordFault) -> PackageNote {
    let id = try signed()
    let type = try signed()
    let modified = try signed()
    let guid = try text()
    let tags = try text()
    let text = try raw()
    let fields = text.split(separator: PackageNote.separator, omittingEmptySubsequences: false)
    var note = PackageNote(
      id: id,
      guid: guid,
      noteType: type,
      modified: modified,
      tags: tags,
      fields: fields.map { String(decoding: $0, as: UTF8.self) }
    )
    note.isRepaired = String(validating: text, as: UTF8.self) == nil
    return note
  }

  private mutating func card() throws(RecordFault) -> PackageCard {
    let id = try signed()
    let note = try signed()
    let deck = try signed()
    let modified = try signed()
    return PackageCard(
      id: id,
      note: note,
      deck: deck,
      ordinal: try signed32(),
      modified: modified,
      type: try signed32(),
      queue: try signed32(),
      due: try signed(),
      interval: try signed32(),
      factor: try signed32(),
      reviews: try signed32(),
      lapses: try signed32(),
      left: try signed32(),
      originalDue: try signed(),
      originalDeck: try signed(),
      flags: try signed32(),
      data: try text()
    )
  }

  private mutating func answer() throws(RecordFault) -> PackageAnswer {
    PackageAnswer(
      id: try signed(),
      card: try signed(),
      ease: try byte(),
      interval: try signed32(),
      lastInterval: try signed32(),
      factor: try signed32(),
      duration: try number(),
      kind: try byte()
    )
  }

  private mutating func counts() throws(RecordFault) -> PackageCounts {
    var counts = PackageCounts()
    counts.notes = try number()
    counts.cards = try number()
    counts.answers = try number()
    return counts
  }
}
