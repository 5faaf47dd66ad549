package import Flashcards
package import ReaderProtocol

/// Plans the import of a package, record by record: what is there already stays, what is newer wins,
/// and nothing goes.
package struct PackageImportPlanner {
  /// The most names of a loss that are kept.
  static let namesKept = 200

  /// The facts of the vault that an import is planned against.
  package struct Vault {
    let collection: StudyCollection
    let parameters: [ParameterSet]
    let memory: BrowserMemory
    let media: [MediaName]
    let mediaElsewhere: Set<String>
    let hasReview: (FlashcardID, Timestamp) -> Bool

    /// - Parameters:
    ///   - memory: what the browser remembers, with the saved searches.
    ///   - media: the names of pictures and sounds.
    ///   - mediaElsewhere: those that other devices have for contents that are not here.
    ///   - hasReview: true if the log has a review of a card at a time.
    package init(
      _ collection: StudyCollection,
      parameters: [ParameterSet],
      memory: BrowserMemory = BrowserMemory(),
      media: [MediaName] = [],
      mediaElsewhere: Set<String> = [],
      hasReview: @escaping (FlashcardID, Timestamp) -> Bool
    ) {
      self.collection = collection
      self.parameters = parameters
      self.memory = memory
      self.media = media
      self.mediaElsewhere = mediaElsewhere
      self.hasReview = hasReview
    }
  }

  var decks: PackageDeckPlan
  var types: PackageTypePlan
  var notes: PackageNotePlan
  var cards: PackageCardPlan
  var media: PackageMediaPlan
  var losses = PackageLossList()
  var calendar: CollectionCalendar?
  private var ids: IDSource
  private var counts = PackageCounts()
  private var isComplete = false
  /// True if the first note is Anki's notice to old programs.
  private var isNotice: Bool?
  private let now: LocalMoment
  private let boundary: DayBoundary
  private let zone: @Sendable (Timestamp) -> Int32
  private let sets: [ParameterSet]
  private let known: [CarriedCollection]
  private var memory: BrowserMemory
  private var searches: [SavedSearch] = []
  /// The name of the file of a whole collection; nil for a part of one.
  private let collectionName: String?
  private var rest: CollectionRest?
  private var limitRules = LimitRules()
  private var format: PackageFormat?

  /// - Parameters:
  ///   - collectionName: the file's name, where it is a whole collection (`.colpkg`), of which the rest
  ///     is kept too.
  ///   - boundary: the end of the days of study.
  ///   - zone: the seconds that local time is ahead of UTC at a time.
  package init(
    into vault: Vault,
    collectionName: String? = nil,
    ids: IDSource,
    now: LocalMoment,
    boundary: DayBoundary,
    zone: @escaping @Sendable (Timestamp) -> Int32
  ) {
    decks = PackageDeckPlan(vault.collection, vault.parameters)
    types = PackageTypePlan(vault.collection.noteTypes)
    notes = PackageNotePlan(vault.collection.notes)
    cards = PackageCardPlan(vault.collection.cards, hasReview: vault.hasReview)
    media = PackageMediaPlan(vault.media, elsewhere: vault.mediaElsewhere)
    sets = vault.parameters
    known = vault.collection.carried
    memory = vault.memory
    self.collectionName = collectionName
    self.ids = ids
    self.now = now
    self.boundary = boundary
    self.zone = zone
  }

  /// Takes names of pictures and sounds that the vault has got since the beginning.
  package mutating func learn(_ names: [MediaName]) { media.learn(names) }

  /// Takes a picture or sound in the place of its records.
  package mutating func take(_ arrived: ArrivedMedia) {
    media.take(arrived, &ids, now.time, &losses)
  }

  /// Takes the next record, but for those of media.
  ///
  /// - Throws: `damagedRecords` where they are not in their order, or the numbers at the end are not
  ///   theirs.
  package mutating func take(_ record: PackageRecord) throws(PackageFailure) {
    guard !isComplete else { throw .damagedRecords }
    if case .collection(let collection) = record {
      guard calendar == nil else { throw .damagedRecords }
      calendar = CollectionCalendar(collection, boundary: boundary, zone: zone)
      if collection.balancesLoad { losses.add(.loadBalancer, "") }
      format = collection.format
      if collectionName != nil { rest = CollectionRest(collection) }
      return
    }
    guard let calendar else { throw .damagedRecords }
    rest?.take(record)
    switch record {
    case .collection: break
    case .preset(let preset): decks.take(preset, &losses)
    case .setting(let setting): take(setting)
    case .savedSearch(let saved):
      searches.append(SavedSearch(name: saved.name, search: saved.search))
    case .tag: break
    case .remark(let remark):
      switch remark.kind {
      case .longNote: notes.leave(remark, &losses)
      // It is told where a note refers to it.
      case .missingFile: break
      }
    case .deck(let deck): try decks.take(deck, &losses)
    case .noteType(let type): types.take(type, &ids, now.time)
    case .media, .mediaPiece, .mediaEnd: throw .damagedRecords
    case .note(var note):
      guard counts.answers == 0 else { throw .damagedRecords }
      counts.notes += 1
      isNotice = isNotice ?? note.isNotice
      note.renameMedia(media.renamed)
      notes.take(note, types, &ids, now.time, &losses)
    case .card(let card):
      guard counts.answers == 0 else { throw .damagedRecords }
      counts.cards += 1
      take(card, calendar)
    case .answer(let answer):
      if counts.answers == 0 { endCards() }
      counts.answers += 1
      cards.take(answer, calendar, &losses)
    case .end(let given):
      guard given == counts else { throw .damagedRecords }
      isComplete = true
    }
  }

  private mutating func take(_ card: PackageCard, _ calendar: CollectionCalendar) {
    guard let note = notes.known[card.note] else {
      if notes.isLeft(card.note) { cards.leave(card.id) } else { losses.add(.strays, "") }
      return
    }
    var card = card
    guard notes.place(&card) else { return cards.leave(card.id) }
    decks.fill(card.homeDeck)
    cards.take(card, of: note, &decks, calendar, &ids, now.time)
  }

  /// Forgets what notes and cards alone are found by, as there may be many more answers.
  private mutating func endCards() {
    notes.end()
    cards.endCards()
  }

  private mutating func take(_ setting: PackageSetting) {
    switch setting.name {
    case "newCardsIgnoreReviewLimit": if setting.isOn { take(\.newIgnoresReviews) }
    case "applyAllParentLimits": if setting.isOn { take(\.startsFromTop) }
    case "cardStateCustomizer": if setting.isOn { losses.add(.customScheduling, "") }
    default: break
    }
  }

  /// Takes a rule of limits that is on. Only the first collection that comes brings some: a later one would
  /// switch on what was switched off here since.
  private mutating func take(_ rule: WritableKeyPath<LimitRules, Bool>) {
    guard collectionName != nil, known.isEmpty else { return losses.add(.otherLimits, "") }
    limitRules[keyPath: rule] = true
  }

  /// The change that was planned, and what it does.
  ///
  /// - Throws: `damagedRecords` where the end is missing, `updateNotice` where there is nothing but Anki's
  ///   notice to old programs.
  package mutating func finish()
    throws(PackageFailure) -> (change: ChangeSet, report: PackageImportReport)
  {
    guard isComplete, let calendar else { throw .damagedRecords }
    if format == .legacy1, isNotice == true, counts.notes == 1, counts.answers == 0 {
      throw .updateNotice
    }
    types.addLosses(ofTypes: notes.givenTypes, to: &losses)
    decks.makeRest(&ids, now.time)
    endCards()
    var change = ChangeSet()
    var report = PackageImportReport()
    change.parameters = decks.madeParameters
    change.presets = decks.madePresets
    change.decks = decks.made
    change.filteredDecks = decks.madeFiltered
    let given = notes.givenTypes
    let kept = rest?.kept(
      besides: known,
      types.all.filter { !given.contains($0.id) },
      from: collectionName ?? "",
      &ids,
      now.time
    )
    change.collections = kept.map { [$0] } ?? []
    change.searches = memory.take(searches)
    change.limitRules = limitRules
    let used = notes.usedTypes
    change.noteTypes = types.made.filter { used.contains($0.id) }
    change.notes = notes.changed
    change.mediaNames = media.made
    media.addMissing(of: notes.changed, to: &losses)
    (report.new, report.changed, report.sameNotes) = (notes.new, notes.replaced, notes.same)
    report.searches = change.searches.count
    report.media = media.made.count
    report.settings = [limitRules.newIgnoresReviews, limitRules.startsFromTop].count { $0 }
    report.left = notes.left
    report.losses = losses.all
    cards.finish(decks, calendar, boundary, &change, &report)
    // What is to be written needs the memory of what it was planned by.
    (notes, cards) = (PackageNotePlan([]), PackageCardPlan([], hasReview: { _, _ in false }))
    return (change, report)
  }
}
