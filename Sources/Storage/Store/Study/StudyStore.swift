public import Flashcards
import Preferences
public import Secrets
public import Vault

/// The flashcards of a vault: decks, notes, cards and answers, each a record, and the
/// answers of a closed day in one: an answer is quick to write, and years of them open fast.
///
/// Damaged records are counted by each operation that reads, and do not keep the rest from being
/// read.
public struct StudyStore: Sendable {
  package let vault: Vault

  /// The flashcards of this vault.
  public init(_ vault: Vault) {
    self.vault = vault
  }

  /// The undo log of the same vault.
  package var undoLog: UndoStore { UndoStore(vault) }

  /// The rows of the list of decks, ordered by name, and the number of unreadable decks and answers
  /// of the current day. Opens no card that was not answered today.
  public func summaries(
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> (decks: [DeckSummary], damaged: Int) {
    let limitRules = try settings(under: key).limitRules
    return try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decks()
      var tally = StudyTally(at: now, boundary: boundary, limitRules: limitRules)
      let tellsDaySteps = StudyReader.tellsDaySteps(decks)
      for deck in decks {
        let states = try reader.dueStates(
          of: deck.id,
          upTo: tally.today,
          tellsDaySteps: tellsDaySteps
        )
        tally.add(states.new, of: deck.id)
        tally.add(states.answered, of: deck.id)
        try reader.eachCount(of: deck.id, in: tally.ahead) { day, count in
          tally.add(count, of: deck.id, dueOn: day)
        }
        let others = try reader.countOfOthers(of: deck.id, from: tally.ahead.upperBound)
        tally.add(others, of: deck.id, dueOn: nil)
      }
      for deck in try reader.filteredDecks()
      where decks.contains(where: { $0.name.contains(deck.name) }) {
        tally.add(try reader.filteredCards(of: deck.id, on: tally.today), of: deck)
      }
      let done = try reader.counts(of: boundary.day(of: now), at: now, boundary: boundary)
      return (tally.summaries(of: decks, doneToday: done), reader.damaged)
    }
  }

  /// A deck with the decks within it, their notes and cards, and the number of unreadable ones.
  ///
  /// - Parameter scope: all notes and cards, only those that a session can show, or some notes.
  /// - Throws: `VaultFailure.noRecord` if there is no such deck, `damaged` if it can't be read.
  public func contents(
    of id: DeckID,
    scope: LoadScope = .whole,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> (contents: DeckContents, damaged: Int) {
    let settings = try settings(under: key)
    let limitRules = settings.limitRules
    return try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      guard let deck = try records.deck(id) else {
        throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id.rawValue)
      }
      let decks = try reader.decks()
      let inner = decks.filter { $0.id != id && deck.name.contains($0.name) }
      var contents = DeckContents(
        deck: deck,
        inner: inner,
        doneToday: try reader.counts(of: boundary.day(of: now), at: now, boundary: boundary),
        parameters: try reader.parameters(of: [deck] + inner),
        noteTypes: try reader.noteTypes()
      )
      if limitRules.startsFromTop {
        contents.outer = OuterDeck.all(
          above: deck.name,
          among: decks,
          doneToday: contents.doneToday
        )
      }
      if settings.balancesLoad {
        contents.load = try reader.load(of: [deck] + inner, from: boundary.day(of: now))
      }
      contents.examRetentions = decks.examRetentions(on: boundary.day(of: now))
      switch scope {
      case .whole:
        contents.cards = try reader.cards(in: Set(([deck] + inner).map(\.id)))
        contents.notes = try reader.notes(Set(contents.cards.lazy.map(\.note)))
      case .session(let held):
        let filtered = try reader.filteredDecks()
        contents.beneath = filtered.filter { deck.name.contains($0.name) }
        contents.previews = filtered.previews
        let guests = try contents.beneath.map {
          try reader.filteredCards(of: $0.id, on: boundary.day(of: now))
        }
        let homes = Set(guests.joined().map(\.deck)).subtracting(([deck] + inner).map(\.id))
        contents.homes = decks.filter { homes.contains($0.id) }
        contents.parameters += try reader.parameters(of: contents.homes)
        if settings.balancesLoad {
          let load = try reader.load(of: contents.homes, from: boundary.day(of: now))
          contents.load.merge(load) { $1 }
        }
        var request = StudyRequest(
          selected: deck.name,
          decks: [deck] + inner + contents.homes,
          cards: [],
          doneToday: contents.doneToday,
          limitRules: limitRules,
          outer: contents.outer,
          parameters: contents.parameters,
          now: now,
          boundary: boundary
        )
        request.beneath = contents.beneath
        (contents.cards, contents.notes, contents.siblings, contents.isWhole) = try reader.session(
          request,
          guests: zip(contents.beneath, guests).map { ($0, $1) },
          holding: held
        )
      case .notes(let ids):
        let decks = Set(([deck] + inner).map(\.id))
        contents.notes = try reader.notes(ids)
        let cards = try reader.cards(of: ids).filter { decks.contains($0.deck) }
        contents.cards = try reader.cards(cards.map(\.id))
        contents.isWhole = try reader.hasNoMore(than: contents.cards.count, in: decks.sorted())
        contents.positions = try reader.positions(in: decks)
      }
      // They come ordered by id, so that sorting only reverses them.
      contents.notes.sort { $0.id > $1.id }
      return (contents, reader.damaged)
    }
  }

  /// All decks, notes and cards, and the number of unreadable ones.
  ///
  /// - Parameter progress: called with the number of records read, and the total.
  public func collection(
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) -> (collection: StudyCollection, damaged: Int) {
    try vault.readRecords(under: key) { records in
      let notes = try records.count(of: .note)
      let cards = try records.count(of: .flashcard)
      let total = try records.count(of: .deck) + notes + cards
      var done = 0
      var reader = StudyReader(records) {
        done += 1
        progress?(done, total)
      }
      let collection = StudyCollection(
        decks: try reader.decks(),
        presets: try reader.presets(),
        filteredDecks: try reader.filteredDecks(),
        noteTypes: try reader.noteTypes(),
        notes: try reader.notes(capacity: notes),
        cards: try reader.cards(capacity: cards),
        carried: try reader.collections()
      )
      return (collection, reader.damaged)
    }
  }

  /// The sets of parameters that the decks use.
  public func parameters(under key: VaultKey) throws(VaultFailure) -> [ParameterSet] {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      return try reader.parameters(of: reader.decks())
    }
  }

  /// The source of ids for new objects.
  public func ids(under key: VaultKey) throws(VaultFailure) -> IDSource {
    try vault.readRecords(under: key) { try $0.idSource() }
  }
}
