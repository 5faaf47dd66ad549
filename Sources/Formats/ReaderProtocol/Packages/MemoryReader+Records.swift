package import ByteCoding

extension MemoryReader {
  /// The next record; nil at the end of the bytes.
  ///
  /// - Throws: `UnreadableBytes` if what follows is none.
  package mutating func next() throws(UnreadableBytes) -> PackageRecord? {
    guard !isEmpty else { return nil }
    guard let tag = RecordTag(rawValue: try byte()) else { throw .invalid }
    switch tag {
    case .collection: return .collection(try collection())
    case .preset:
      var preset = try preset()
      preset.options.order = nil
      return .preset(preset)
    case .orderedPreset:
      var preset = try preset()
      preset.options.order = try order()
      return .preset(preset)
    case .deck: return .deck(try deck())
    case .filteredDeck:
      var deck = try deck()
      deck.filter = try filter()
      return .deck(deck)
    case .noteType: return .noteType(try noteType())
    case .media: return .media(PackageMedia(name: try words()))
    case .mediaPiece: return .mediaPiece(Array(try record()))
    case .mediaEnd: return .mediaEnd(sha1: try words())
    case .note: return .note(try note())
    case .card: return .card(try card())
    case .answer: return .answer(try answer())
    case .end: return .end(try counts())
    case .setting: return .setting(PackageSetting(name: try words(), value: try words()))
    case .tag: return .tag(PackageTag(name: try words(), isCollapsed: try flag()))
    case .savedSearch:
      return .savedSearch(PackageSavedSearch(name: try words(), search: try words()))
    case .remark:
      guard let kind = PackageRemark.Kind(rawValue: try byte()) else { throw .invalid }
      return .remark(PackageRemark(kind, id: try signed(), name: try words()))
    }
  }

  private mutating func collection() throws(UnreadableBytes) -> PackageCollection {
    guard let format = PackageFormat(rawValue: try byte()) else { throw .invalid }
    return PackageCollection(
      format: format,
      schema: try signed32(),
      created: try signed(),
      modified: try signed(),
      rolloverHour: try optional { reader throws(UnreadableBytes) in try reader.signed32() },
      creationOffset: try optional { reader throws(UnreadableBytes) in try reader.signed32() },
      localOffset: try optional { reader throws(UnreadableBytes) in try reader.signed32() },
      usesFSRS: try flag(),
      balancesLoad: try flag()
    )
  }

  private mutating func preset() throws(UnreadableBytes) -> PackagePreset {
    PackagePreset(
      id: try signed(),
      name: try words(),
      modified: try signed(),
      options: try options(),
      configuration: Array(try record())
    )
  }

  private mutating func options() throws(UnreadableBytes) -> PresetOptions {
    var options = PresetOptions()
    options.learningSteps = try floats()
    options.relearningSteps = try floats()
    options.parameters = try floats()
    options.newPerDay = try whole()
    options.reviewsPerDay = try whole()
    options.maximumInterval = try whole()
    options.leechThreshold = try whole()
    options.onlyTagsLeeches = try flag()
    options.buriesNew = try flag()
    options.buriesReviews = try flag()
    options.retention = try float()
    options.historicalRetention = try float()
    options.easyDays = try floats()
    options.ignoresBefore = try words()
    return options
  }

  private mutating func order() throws(UnreadableBytes) -> PresetOrder {
    var order = PresetOrder()
    order.buriesDaySteps = try flag()
    order.newMix = try whole()
    order.dayStepMix = try whole()
    order.newSort = try whole()
    order.reviewSort = try whole()
    order.newGather = try whole()
    return order
  }

  private mutating func deck() throws(UnreadableBytes) -> PackageDeck {
    PackageDeck(
      id: try signed(),
      name: try words(),
      modified: try signed(),
      preset: try optional { reader throws(UnreadableBytes) in try reader.signed() },
      newPerDay: try optional { reader throws(UnreadableBytes) in try reader.whole() },
      reviewsPerDay: try optional { reader throws(UnreadableBytes) in try reader.whole() },
      retention: try optional { reader throws(UnreadableBytes) in try reader.float() },
      isDescribed: try flag(),
      common: Array(try record()),
      kind: Array(try record())
    )
  }

  private mutating func filter() throws(UnreadableBytes) -> PackageFilter {
    PackageFilter(
      searches: try all { reader throws(UnreadableBytes) in
        PackageFilter.Search(
          text: try reader.words(),
          limit: try reader.whole(),
          order: try reader.whole()
        )
      },
      reschedules: try flag(),
      again: try whole(),
      hard: try whole(),
      good: try whole()
    )
  }

  private mutating func noteType() throws(UnreadableBytes) -> PackageNoteType {
    PackageNoteType(
      id: try signed(),
      name: try words(),
      modified: try signed(),
      isCloze: try flag(),
      isImageOcclusion: try flag(),
      css: try words(),
      fields: try all { reader throws(UnreadableBytes) in
        PackageNoteType.Field(name: try reader.words(), configuration: Array(try reader.record()))
      },
      templates: try all { reader throws(UnreadableBytes) in
        PackageNoteType.Template(
          name: try reader.words(),
          modified: try reader.signed(),
          front: try reader.words(),
          back: try reader.words(),
          configuration: Array(try reader.record())
        )
      },
      configuration: Array(try record())
    )
  }

  private mutating func note() throws(UnreadableBytes) -> PackageNote {
    let id = try signed()
    let type = try signed()
    let modified = try signed()
    let guid = try words()
    let tags = try words()
    let text = try record()
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

  private mutating func card() throws(UnreadableBytes) -> PackageCard {
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
      data: try words()
    )
  }

  private mutating func answer() throws(UnreadableBytes) -> PackageAnswer {
    PackageAnswer(
      id: try signed(),
      card: try signed(),
      ease: try byte(),
      interval: try signed32(),
      lastInterval: try signed32(),
      factor: try signed32(),
      duration: try whole(),
      kind: try byte()
    )
  }

  private mutating func counts() throws(UnreadableBytes) -> PackageCounts {
    var counts = PackageCounts()
    counts.notes = try whole()
    counts.cards = try whole()
    counts.answers = try whole()
    return counts
  }
  /// The next bytes behind their length.
  private mutating func record() throws(UnreadableBytes) -> UnsafeRawBufferPointer {
    let bytes = try content()
    guard bytes.count <= ByteWriter.longest else { throw .tooLong }
    return bytes
  }

  /// A text; what is not UTF-8 in it becomes replacement characters.
  private mutating func words() throws(UnreadableBytes) -> String {
    String(decoding: try record(), as: UTF8.self)
  }

  private mutating func whole<Number: FixedWidthInteger>() throws(UnreadableBytes) -> Number {
    guard let number = Number(exactly: try compact()) else { throw .invalid }
    return number
  }

  private mutating func signed32() throws(UnreadableBytes) -> Int32 {
    guard let number = Int32(exactly: try signed()) else { throw .invalid }
    return number
  }

  private mutating func float() throws(UnreadableBytes) -> Float {
    Float(bitPattern: try whole())
  }

  private mutating func floats() throws(UnreadableBytes) -> [Float] {
    try all { reader throws(UnreadableBytes) in try reader.float() }
  }

  private mutating func all<Value>(
    _ read: (inout Self) throws(UnreadableBytes) -> Value
  ) throws(UnreadableBytes) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try read(&self)) }
    return values
  }
}
