import DomainWords
import Flashcards
import MarkupRendering
import SearchLanguage
import TextSearch
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

/// The store's part in flashcards, played in memory. It can be told to refuse.
struct StudyVault {
  var decks: [DeckID: Deck] = [:]
  var notes: [NoteID: Note] = [:]
  var cards: [FlashcardID: Flashcard] = [:]
  var reviews: [Review] = []
  var filtered: [FilteredDeckID: FilteredDeck] = [:]
  /// The presets of options.
  var presets: [OptionsPresetID: OptionsPreset] = [:]
  /// The types that were made or changed.
  var noteTypes: [NoteTypeID: NoteType] = [:]
  var parameters: [ParameterSetID: ParameterSet] = [:]
  /// True if nothing can be written.
  var refuses = false
  /// True if nothing can be read.
  var isUnreadable = false
  /// True if fitting parameters never comes to an end.
  var fitsForever = false
  /// The changes that were written.
  var changes: [ChangeSet] = []
  /// The pictures by the names of their files.
  var pictures: [String: LoadedPicture] = [:]
  /// True if pictures are left to the test.
  var holdsPictures = false
  /// The names of what was added, and whether it lost the place where it was taken.
  var addedMedia: [(name: String, losesLocation: Bool)] = []
  /// What a check of pictures and sounds finds.
  var mediaUse = MediaUse(missing: [], unused: [], unreadableNotes: 0)
  /// The number of contents that are known to be damaged.
  var damagedMedia = 0
  /// What the browser remembers.
  var browserMemory = BrowserMemory()
  /// True if work that takes a while is left to the test.
  var leavesSlowWork = false
  /// A deck of basic notes; the first has the lowest place.
  init(_ pairs: [(String, String)] = [("one", "eins"), ("two", "zwei"), ("three", "drei")]) {
    addDeck("Numbers", id: 1)
    for (index, pair) in pairs.enumerated() {
      add(.basic, pair.0, pair.1, deck: 1, id: Int64(100 + 10 * index))
    }
  }

  mutating func addDeck(_ name: String, id: Int64) {
    guard let deckName = DeckName(name) else { return }
    let id = DeckID(rawValue: id)
    decks[id] = Deck(id: id, name: deckName)
  }

  mutating func add(
    _ kind: StandardNoteType,
    _ prompt: String,
    _ answer: String,
    deck: Int64,
    id: Int64
  ) {
    guard let words = try? NoteContent(kind: kind, prompt: prompt, answer: answer) else { return }
    let note = NoteID(rawValue: id)
    notes[note] = Note(
      id: note,
      guid: "g\(id)",
      content: words,
      tags: .none,
      modified: Timestamp(rawValue: 0)
    )
    for ordinal in words.ordinals {
      let card = FlashcardID(rawValue: id + 1 + Int64(ordinal))
      cards[card] = Flashcard(
        id: card,
        note: note,
        ordinal: ordinal,
        deck: DeckID(rawValue: deck),
        position: Int(id)
      )
    }
  }

  mutating func apply(_ change: ChangeSet) {
    changes.append(change)
    browserMemory.take(change.searches)
    for set in change.parameters where parameters[set.id] == nil { parameters[set.id] = set }
    for preset in change.presets { presets[preset.id] = preset }
    presets = presets.filter { !change.removedPresets.contains($0.key) }
    for deck in change.decks { decks[deck.id] = deck }
    for deck in change.filteredDecks { filtered[deck.id] = deck }
    filtered = filtered.filter { !change.removedFilteredDecks.contains($0.key) }
    for type in change.noteTypes { take(type) }
    for id in change.removedNoteTypes { noteTypes[id] = nil }
    for note in change.notes { notes[note.id] = note }
    for card in change.cards { cards[card.id] = card }
    reviews.removeAll { change.withdrawn.contains($0) }
    reviews += change.reviews
    decks = decks.filter { !change.removedDecks.contains($0.key) }
    cards = cards.filter {
      !change.removedCards.contains($0.key) && !change.removedDecks.contains($0.value.deck)
        && !change.removedNotes.contains($0.value.note)
    }
    let used = Set(cards.values.map(\.note))
    notes = notes.filter { used.contains($0.key) }
    reviews.removeAll { cards[$0.card] == nil }
  }

  private static func rendered(_ request: FaceRequest) -> RenderedFace {
    CardRendering.face(of: request).map { .face($0) } ?? .missing
  }

  /// The store's answer to an effect; nil if it is left to the test.
  mutating func answer(_ effect: StudyEffect) -> StudyReply? {
    switch effect {
    case .loadDecks(let moment, let boundary):
      return .loaded(
        isUnreadable
          ? .decksUnreadable(.damaged)
          : .decks(
            summaries(moment, boundary),
            filtered: filteredSummaries(moment, boundary),
            presets: Array(presets.values),
            damaged: 0
          )
      )
    case .loadFilteredDeck(let deck, _, _, _):
      let newest = cards.keys.map(\.rawValue).max() ?? 0
      return .loaded(
        filteredContents(deck).map { .deck($0, newest: newest, damaged: 0) }
          ?? .deckUnreadable(StudySource.filtered(deck).contents, .damaged)
      )
    case .build(let deck, _, let requiresCards):
      guard !refuses else { return .notSaved(.diskFull) }
      return build(deck, requiresCards: requiresCards)
    case .empty(let deck, let deletes):
      guard !refuses else { return .notSaved(.diskFull) }
      let change = emptying(deck, deletes: deletes)
      apply(change)
      return .saved(change)
    case .loadDeck(let deck, let scope, let moment, let boundary):
      let found = shelf(deck, moment, boundary).map { $0.limited(to: scope, moment, boundary) }
      let newest = cards.keys.map(\.rawValue).max() ?? 0
      return .loaded(
        found.map { .deck($0, newest: newest, damaged: 0) } ?? .deckUnreadable(deck, .damaged)
      )
    case .previewParameters(let deck, let set, let moment, let boundary):
      return parameterChange(of: deck, to: set, moment, boundary)
    case .previewLoad(let request, let moment, let boundary):
      guard !isUnreadable else { return .unreadable(.damaged) }
      return .response(.loadChange(loadChange(by: request, moment, boundary), for: request))
    case .moveDays(let request, let moment, let boundary):
      guard !refuses else { return .notSaved(.diskFull) }
      let change = moving(by: request, moment, boundary)
      apply(change)
      return .saved(change)
    case .planExam(let exam, let deck, let moment, let boundary):
      return plan(exam, of: deck, moment, boundary)
    case .keepExams(let deck, _, _):
      return keepExams(of: deck)
    case .loadAnswers(let card):
      let own = reviews.filter { $0.card == card }
      return isUnreadable ? nil : .response(.answers(ReviewHistory(own), of: card))
    case .loadStatistics(let deck, let moment, let boundary):
      return past(of: deck).map { past in
        let schedulers = past.schedulers(boundary: boundary)
        let standard = Scheduler(model: FSRS6(), settings: .defaults)
        let statistics = StudyStatistics(
          reviews: past.reviews,
          cards: past.cards,
          now: moment,
          boundary: boundary
        ) { schedulers[$0] ?? standard }
        return .response(.statistics(statistics, of: deck))
      } ?? .answersUnreadable(.damaged)
    case .loadCalibration(let deck, let boundary):
      return past(of: deck).flatMap { past in
        CalibrationReport(
          of: past.decks,
          cards: Dictionary(past.cards.map { ($0.id, $0.deck) }) { first, _ in first },
          reviews: past.reviews,
          schedulers: past.schedulers(boundary: boundary),
          boundary: boundary
        ).map { .response(.calibration($0, of: deck)) }
      } ?? .answersUnreadable(.damaged)
    case .loadFitOutlook(let deck, let boundary):
      let (set, data) = fittingData(deck, boundary)
      return .response(.fitOutlook(FitOutlook(of: set, on: data), of: deck))
    case .countDeck(let deck):
      return count(deck).map { .response(.totals($0, of: deck)) } ?? .unreadable(.damaged)
    case .renderFaces(let wanted):
      return .response(
        .faces(
          Dictionary(
            wanted.map { ($0.card, Self.rendered($0.request)) },
            uniquingKeysWith: { $1 }
          )
        )
      )
    case .loadPicture(let wanted):
      guard !holdsPictures else { return nil }
      return .response(.picture(pictures[wanted.file] ?? .missing, for: wanted))
    case .renderPreview(let request):
      return .response(.previewedFace(Self.rendered(request)))
    case .fitParameters(let deck, let boundary):
      return fitsForever ? nil : fit(deck, boundary)
    case .planParameters(let moment, let boundary):
      return fitsForever ? nil : plan(moment, boundary)
    case .simulate(let request, let moment, let boundary):
      return fitsForever ? nil : simulate(request, moment, boundary)
    case .save(let change, let operation):
      guard !leavesSlowWork || !operation.isSlow else { return nil }
      guard !refuses else { return .notSaved(.diskFull) }
      var kept = change
      kept.keepPresets(Array(presets.values), decks: Array(decks.values))
      apply(kept)
      return .saved(kept)
    case .edit(let edit, let targets, _):
      guard !refuses else { return .notSaved(.diskFull) }
      let change = self.change(by: edit, of: targets)
      apply(change)
      return .saved(change)
    case .deleteForGood(let change):
      guard !refuses else { return .notSaved(.diskFull) }
      apply(change)
      return .saved(change)
    case .addMedia, .checkMedia, .deleteUnusedMedia: return answerAboutMedia(effect)
    // No voice answers here.
    case .hear, .play, .hush: return nil
    case .findNotes(let text):
      let words = SearchWords(text)
      let found = notes.values.filter { words.match($0.content.prompt, $0.content.answer) }
        .sorted { $0.id > $1.id }
      return .response(
        .foundNotes(
          found.compactMap { note in
            cards.values.first { $0.note == note.id }.map {
              FoundNote(id: note.id, deck: $0.deck, prompt: note.content.prompt)
            }
          },
          for: text
        )
      )
    case .listCards, .loadRows, .loadNotes: return browse(effect)
    case .previewReplacing, .loadNoteTypes, .countEdit, .findDuplicates: return plan(effect)
    case .listNoteTypes, .loadSampleNote, .countNoteType, .saveNoteType, .deleteNoteType:
      return answerAboutTypes(effect)
    case .loadSearchVocabulary:
      return .response(
        .searchVocabulary(
          SearchVocabulary([
            .decks: decks.values.map(\.name.description).sorted(),
            .tags: Set(notes.values.flatMap(\.tags.names)).sorted(),
            .fields: Set(notes.values.flatMap { $0.content.type.fields.map(\.name) }).sorted(),
          ])
        )
      )
    case .loadBrowserMemory: return .response(.browserMemory(browserMemory))
    case .saveBrowserMemory(let memory):
      guard !refuses else { return .notSaved(.diskFull) }
      browserMemory = memory
      return .response(.browserMemory(memory))
    case .readImport, .export, .stopFitting, .stopSimulating, .stopCalibrating, .releaseMemory:
      return nil
    }
  }

  /// Finds cards by the words, tags and states of a search, as far as tests of screens need it.
  func find(
    _ text: String,
    _ moment: LocalMoment
  ) -> Result<[FlashcardID], SearchProblem> {
    let node: SearchNode
    do {
      node = try SearchParser.parse(text)
    } catch {
      return .failure(SearchProblem(error))
    }
    let found = cards.values.filter { card in
      notes[card.note].map { matches(node, card, $0) } ?? false
    }
    return .success(found.map(\.id))
  }

  private func matches(_ node: SearchNode, _ card: Flashcard, _ note: Note) -> Bool {
    switch node {
    case .everything: true
    case .and(let nodes): nodes.allSatisfy { matches($0, card, note) }
    case .or(let nodes): nodes.contains { matches($0, card, note) }
    case .not(let node): !matches(node, card, note)
    case .term(.text(let pattern)):
      SearchWords(pattern.literal ?? "").match(note.content.fields.map(\.plain) + [note.tags.text])
    case .term(.tag(.pattern(let pattern))): note.tags.contains(pattern.literal ?? "")
    case .term(.state(.suspended)): card.isSuspended
    case .term(.flag(let flag)): card.flag == flag
    case .term(.deck(let pattern)):
      pattern.literal.flatMap { DeckName($0) }.map { name in
        decks[card.deck].map { name.contains($0.name) } == true
          || card.stay.flatMap { filtered[$0.deck]?.name } == name
      } ?? false
    case .term(.filteredDeck): card.stay != nil
    case .term(.state(.new)): card.progress.phase == .new
    case .term: false
    }
  }

  private func count(_ id: DeckID) -> DeckTotals? {
    guard !isUnreadable, let deck = decks[id] else { return nil }
    let family = Set([id] + inner(deck).map(\.id))
    let own = Set(cards.values.filter { family.contains($0.deck) }.map(\.id))
    return DeckTotals(
      innerDecks: family.count - 1,
      cards: own.count,
      answers: reviews.count { own.contains($0.card) }
    )
  }

  private func inner(_ deck: Deck) -> [Deck] {
    decks.values.filter { deck.name.contains($0.name) && $0.id != deck.id }
      .sorted { $0.name < $1.name }
  }

  private func fit(_ deck: DeckID, _ boundary: DayBoundary) -> StudyReply? {
    let (set, data) = fittingData(deck, boundary)
    return FitReport(on: data, current: set?.parameters ?? .defaults, relearningSteps: 1)
      .map { .response(.fitted($0, of: deck)) }
  }

  private func fittingData(
    _ deck: DeckID,
    _ boundary: DayBoundary
  ) -> (ParameterSet?, FittingData) {
    let decks = Set(sharing(deck).map(\.id))
    let own = cards.values.filter { decks.contains($0.deck) }.map(\.id)
    let data = FittingData(
      reviews.sorted { $0.moment.time < $1.moment.time },
      of: Set(own),
      boundary: boundary
    )
    return (self.decks[deck]?.options.parameters.flatMap { parameters[$0] }, data)
  }

  private func simulate(
    _ request: SimulationRequest,
    _ moment: LocalMoment,
    _ boundary: DayBoundary
  ) -> StudyReply? {
    guard let deck = decks[request.deck] else { return .answersUnreadable(.damaged) }
    let set = deck.options.parameters.flatMap { parameters[$0] }
    var simulation = DeckSimulation(
      parameters: set?.parameters ?? .defaults,
      habits: AnswerHabits(of: reviews, boundary: boundary),
      doneToday: DayCounts(),
      newIgnoreReviewLimit: false,
      balancesLoad: false,
      now: moment,
      boundary: boundary
    )
    for card in cards.values.sorted(by: { $0.id < $1.id }) where card.deck == deck.id {
      simulation.add(card)
    }
    return SimulationReport(of: simulation, request, present: deck.options)
      .map { .response(.simulated($0, of: request)) }
  }

  private func past(of id: DeckID?) -> StudyHistory? {
    let family = id.map { id in decks[id].map { [$0] + inner($0) } ?? [] } ?? Array(decks.values)
    guard !isUnreadable, !family.isEmpty else { return nil }
    let ids = Set(family.map(\.id))
    return StudyHistory(
      of: id,
      decks: family.sorted { $0.name < $1.name },
      cards: cards.values.filter { ids.contains($0.deck) }.sorted { $0.id < $1.id },
      reviews: reviews
    )
  }

  private func shelf(_ id: DeckID, _ moment: LocalMoment, _ boundary: DayBoundary) -> DeckContents?
  {
    guard !isUnreadable, let deck = decks[id] else { return nil }
    let inner = inner(deck)
    let ids = Set([id] + inner.map(\.id))
    let cards = cards.values.filter { ids.contains($0.deck) }.sorted { $0.id < $1.id }
    let shown = Set(cards.map(\.note))
    var contents = DeckContents(
      deck: deck,
      inner: inner,
      notes: notes.values.filter { shown.contains($0.id) }.sorted { $0.id > $1.id },
      cards: cards,
      parameters: ([deck] + inner).compactMap { $0.options.parameters.flatMap { parameters[$0] } },
      noteTypes: types.filter { StandardNoteType($0.id) == nil }
    )
    let today = boundary.day(of: moment)
    for card in cards {
      guard case .day(let day)? = card.progress.due,
        (today..<today + LoadBalance.dayCount).contains(day)
      else { continue }
      contents.load[card.deck, default: Array(repeating: 0, count: LoadBalance.dayCount)][
        day - today
      ] += 1
    }
    return contents
  }

  private func summaries(_ moment: LocalMoment, _ boundary: DayBoundary) -> [DeckSummary] {
    decks.values.sorted { $0.name < $1.name }.map { deck in
      guard let shelf = shelf(deck.id, moment, boundary) else { return DeckSummary(deck: deck) }
      let session = StudySession(
        StudyRequest(
          selected: deck.name,
          decks: [deck] + shelf.inner,
          cards: shelf.cards,
          now: moment,
          boundary: boundary
        )
      )
      var tally = StudyTally(at: moment, boundary: boundary)
      tally.add(shelf.cards.map(\.dueState), of: deck.id)
      return DeckSummary(
        deck: deck,
        due: session.counts,
        cards: shelf.cards.count,
        ahead: tally.summaries(of: [deck], doneToday: [:]).first?.ahead ?? []
      )
    }
  }
}

extension StudyVault {
  /// The change of an edit.
  func change(by edit: BulkEdit, of targets: CardTargets) -> ChangeSet {
    let cards = self.targets(targets)
    let notes = Set(cards.map(\.note)).sorted().compactMap { self.notes[$0] }
    let now = LocalMoment(time: Timestamp(milliseconds: 1), zoneOffset: 0)
    var change = edit.change(of: cards, edit.isOfNotes ? notes : [], context(of: edit, now))
    if case .move(let deck) = edit, decks[deck.id] == nil { change.decks = [deck] }
    return change
  }
}

extension UndoableOperation {
  /// True if it takes a while.
  fileprivate var isSlow: Bool { kind == .importing || kind == .deckRemoval }
}

extension DeckContents {
  /// The part of it that the store gives where less is wanted.
  fileprivate func limited(
    to extent: LoadScope,
    _ moment: LocalMoment,
    _ boundary: DayBoundary
  ) -> DeckContents {
    if case .notes(let ids) = extent {
      var shelf = self
      shelf.positions = positions
      shelf.notes.removeAll { !ids.contains($0.id) }
      shelf.cards.removeAll { !ids.contains($0.note) }
      shelf.isWhole = false
      return shelf
    }
    guard case .session(let held) = extent else { return self }
    let words = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0.content) })
    let request = StudyRequest(
      selected: deck.name,
      decks: [deck] + inner,
      cards: cards.filter { words[$0.note]?.ordinals.contains($0.ordinal) == true },
      now: moment,
      boundary: boundary
    )
    let wanted = Set(StudySession(request).known).union(held)
    let shown = Set(cards.filter { wanted.contains($0.id) }.map(\.note))
    var shelf = self
    shelf.notes.removeAll { !shown.contains($0.id) }
    shelf.cards.removeAll { !shown.contains($0.note) }
    shelf.isWhole = shelf.cards.count == cards.count
    return shelf
  }
}

extension StudyVault {
  /// A vault with decks within others besides: Languages with Welsh in it, and Zoo.
  static func deckTree() -> StudyVault {
    var study = StudyVault()
    study.addDeck("Languages", id: 2)
    study.addDeck("Languages::Welsh", id: 3)
    study.addDeck("Zoo", id: 4)
    study.add(.basic, "ci", "dog", deck: 3, id: 900)
    study.add(.basic, "oen", "lamb", deck: 4, id: 910)
    return study
  }
}
