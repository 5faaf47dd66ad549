package import Flashcards
package import ReaderProtocol

/// The scope of an export to a package, and its format.
package struct PackageExport: Sendable {
  /// The version of the package.
  package var format = PackageFormat.latest
  /// True if due days, states and the review log go along.
  package var withScheduling = true
  /// True if the options of the decks go along.
  package var withPresets = true
  /// True if all decks go along, also those without cards.
  package var withEmptyDecks = false
  /// True if it takes the place of a whole collection, as a `.colpkg` does: everything else that is kept
  /// of one goes along.
  package var withCollection = false
  /// The saved searches, which go along with a whole collection.
  package var searches: [SavedSearch] = []

  /// The latest version, with everything.
  package init() {}

  /// Makes the records of a package, one after another.
  ///
  /// - Parameters:
  ///   - collection: what is written; its notes are gone afterwards, as those of large collections take
  ///     much memory.
  ///   - reviews: the reviews of the cards, the oldest first.
  ///   - now: the time of the export.
  ///   - zone: the seconds that local time is ahead of UTC at a time.
  ///   - media: hands on the pictures and sounds that the notes and their types refer to, by these names.
  package func records<Failure: Error>(
    of collection: inout StudyCollection,
    parameters: [ParameterSet],
    reviews: [Review],
    boundary: DayBoundary,
    now: LocalMoment,
    zone: @escaping @Sendable (Timestamp) -> Int32,
    media: (Set<String>) throws(Failure) -> Void,
    _ emit: (PackageRecord) throws(Failure) -> Void
  ) throws(Failure) {
    let rest = PackageExportRest(withCollection ? collection.carried : [])
    let facts = facts(collection, reviews, rest.facts, boundary, now, zone)
    let calendar = CollectionCalendar(facts, boundary: boundary, zone: zone)
    try emit(.collection(facts))
    for saved in withCollection ? searches : [] {
      try emit(.savedSearch(PackageSavedSearch(name: saved.name, search: saved.search)))
    }
    for record in rest.settings { try emit(record) }
    let outline = PackageExportOutline(collection, parameters, rest, self)
    for preset in outline.presets { try emit(.preset(preset)) }
    for deck in outline.decks { try emit(.deck(deck)) }
    let types = PackageExportTypes(collection, rest, self)
    for type in types.records { try emit(.noteType(type)) }
    try media(collection.mediaNames)
    var counts = PackageCounts()
    var guids: Set<String>?
    let notes = AnkiIDs(collection.notes.lazy.map { ($0.id.rawValue, $0.ankiID) })
    for (note, id) in notes.ordered(collection.notes) {
      counts.notes += 1
      var record = record(of: note, id, types.id(of: note.content.type))
      if let shared = record.sharedGUID {
        let all = guids ?? Set(collection.notes.lazy.map(\.guid))
        if all.contains(shared) { record.guid = shared }
        guids = all
      }
      try emit(.note(record))
    }
    // Anki counts cards by the places of templates as they are now.
    let changed = collection.typesWithLayout
    collection.notes = []
    collection.cards.removeAll { changed.lacksTemplate(of: $0) }
    let cards = AnkiIDs(collection.cards.lazy.map { ($0.id.rawValue, $0.ankiID) })
    let writing = PackageExportCards(collection, parameters, self, boundary, calendar, now)
    let places = FilteredPlaces(withScheduling ? collection.filteredDecks : [])
    for (card, id) in cards.ordered(collection.cards) {
      guard let note = notes[card.note.rawValue] else { continue }
      counts.cards += 1
      var record = writing.record(of: card, id, note: note, deck: outline.id(of: card.deck))
      if let index = changed[card.note]?.template(ofOrdinal: card.ordinal) {
        record.ordinal = Int32(clamping: index)
      }
      places.send(card, outline, &record)
      try emit(.card(record))
    }
    if withScheduling {
      var log = PackageExportLog(collection.cards, cards, writing.schedulers)
      for review in reviews {
        guard let answer = log.record(of: review) else { continue }
        counts.answers += 1
        try emit(.answer(answer))
      }
    }
    try emit(.end(counts))
  }

  private func facts(
    _ collection: StudyCollection,
    _ reviews: [Review],
    _ given: PackageCollection?,
    _ boundary: DayBoundary,
    _ now: LocalMoment,
    _ zone: @escaping @Sendable (Timestamp) -> Int32
  ) -> PackageCollection {
    // Days are counted from the first that anything happened on or is due on.
    var first = boundary.day(of: now)
    if let review = reviews.first { first = min(first, boundary.day(of: review.moment)) }
    for card in collection.cards {
      if case .day(let day)? = card.progress.due { first = min(first, day) }
    }
    let start = boundary.start(of: first, zoneOffset: 0)
    let offset = zone(start)
    var facts = PackageCollection(
      format: format,
      schema: format == .latest ? 18 : 11,
      created: boundary.start(of: first, zoneOffset: offset).rawValue / 1_000,
      modified: now.time.rawValue,
      rolloverHour: boundary.rolloverHour == 4 ? nil : Int32(boundary.rolloverHour),
      creationOffset: -offset / 60,
      usesFSRS: true
    )
    guard let given else { return facts }
    facts.balancesLoad = given.balancesLoad
    facts.localOffset = given.localOffset
    facts.rolloverHour = facts.rolloverHour ?? given.rolloverHour.map { _ in 4 }
    let calendar = CollectionCalendar(given, boundary: boundary, zone: zone)
    // The days that the collection counted stay the same, unless something is older than it.
    if calendar.days(first) >= 0 {
      (facts.created, facts.creationOffset) = (given.created, given.creationOffset)
    }
    return facts
  }

  private func record(of note: Note, _ id: Int64, _ type: Int64) -> PackageNote {
    var tags = note.tags
    if !withScheduling {
      tags.remove("marked")
      tags.remove(Tags.leech)
    }
    let hasGaps = note.content.type.kind == .cloze
    return PackageNote(
      id: id,
      guid: note.guid,
      noteType: type,
      modified: note.modified.rawValue / 1_000,
      tags: tags.text.isEmpty ? "" : " \(tags.text) ",
      fields: note.content.fields.map { FieldExport.html(of: $0, hasGaps: hasGaps) }
    )
  }
}

extension StudyCollection {
  /// The names of the pictures and sounds that the notes refer to, and of the files of their types.
  fileprivate var mediaNames: Set<String> {
    var names: Set<String> = []
    var types: Set<NoteTypeID> = []
    for note in notes {
      names.formUnion(note.mediaNames)
      let type = note.content.type
      guard types.insert(type.id).inserted else { continue }
      for text in type.templates.flatMap({ [$0.front, $0.back] }) + [type.css] {
        names.formUnion(text.staticMediaNames)
      }
    }
    return names
  }

  /// The changed types of notes whose cards are not counted by the places of templates.
  fileprivate var typesWithLayout: [NoteID: NoteType] {
    let changed = notes.lazy.filter {
      $0.content.type.layout != nil && $0.content.type.kind == .normal
    }
    return Dictionary(changed.map { ($0.id, $0.content.type) }) { first, _ in first }
  }
}

extension [NoteID: NoteType] {
  /// True for a card whose template is deleted.
  fileprivate func lacksTemplate(of card: Flashcard) -> Bool {
    self[card.note].map { $0.template(ofOrdinal: card.ordinal) == nil } ?? false
  }
}
