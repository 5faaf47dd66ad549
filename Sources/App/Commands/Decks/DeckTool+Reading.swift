import AppSupport
import DomainWords
import Flashcards
import SearchLanguage
import Secrets
import Store
import Vault
import Wording

/// The commands that tell about decks, notes and statistics. Nothing is written.
extension DeckTool {
  /// Lists the decks with the numbers of their cards due now. Asks for the passcode.
  ///
  /// - Parameter asJSON: true for an array of objects in one line.
  package func list(asJSON: Bool = false) throws(ToolFailure) -> CommandReport {
    var (report, decks) = try listed()
    if asJSON {
      report.lines = [try json(of: decks.map { DeckJSON($0) })]
    } else {
      report.lines = decks.isEmpty ? [wording(.commandNoDecks)] : decks.map(line)
    }
    return report
  }

  /// Tells about one deck: its counts, its next days, its options and the decks within it. Asks for
  /// the passcode.
  ///
  /// - Throws: `noMatch` or `several` if the query does not fit one deck.
  package func show(_ query: String, asJSON: Bool) throws(ToolFailure) -> CommandReport {
    var (report, decks) = try listed()
    let deck = try only(query, of: DeckQuery(query).matches(among: decks, by: \.name))
    guard case .deck(let summary) = deck else {
      let searches = deck.filtered?.options.searches.map { $0.words(wording) } ?? []
      report.lines = asJSON ? [try json(of: DeckJSON(deck))] : [line(of: deck)] + searches
      return report
    }
    let inner = decks.filter { $0.name != deck.name && deck.name.contains($0.name) }
    if asJSON {
      report.lines = [try json(of: DeckJSON(summary, holding: inner))]
    } else {
      let words = DeckWords(summary, wording)
      report.lines =
        [line(of: deck), words.ahead]
        + words.options.map { wording(.lineModeItem(label: $0.label, value: $0.value)) }
        + inner.map(line)
    }
    return report
  }

  /// Lists the notes of which a search finds a card, the newest first, as the screens find them. Asks for
  /// the passcode.
  ///
  /// - Parameters:
  ///   - asJSON: true for one object in each line.
  ///   - tellsCards: true to tell all about the cards that are found, and not to list their notes.
  /// - Throws: `search` for one that can't be understood, before the passcode is asked for; `noMatch` if
  ///   there is no such note.
  package func find(
    _ search: String,
    asJSON: Bool,
    tellsCards: Bool = false
  ) throws(ToolFailure) -> CommandReport {
    guard !tellsCards else { return try findCards(search, asJSON: asJSON) }
    let query = try query(search)
    var hints: [SearchHint] = []
    let now = WallClock.now
    let report = try inVault(for: .readOnly) { store, key, report throws(VaultFailure) in
      let context = try store.searchContext(at: now, under: key)
      let (rows, damaged) = try store.rows(matching: query, context, under: key) {
        note,
        deck,
        cards in
        guard !asJSON else {
          return try CommandJSON.line(of: NoteJSON(note, in: deck, cards: cards))
        }
        return wording(
          .lineModeItem(label: deck?.name.description ?? "?", value: note.content.title)
        )
      }
      report.lines = rows
      noteUnread(damaged, in: &report)
      if rows.isEmpty { hints = try query.node.hints(among: store.searchVocabulary(under: key)) }
    }
    guard !report.lines.isEmpty || !report.isGood else { throw .nothingFound(search, hints) }
    return report
  }

  /// A search that was read.
  func query(_ search: String) throws(ToolFailure) -> CardQuery {
    do {
      return try CardQuery(search)
    } catch {
      throw .search(error.problem(in: search), search)
    }
  }

  /// Tells the statistics of a deck and those within it, or of all decks, as the screens have them.
  /// Asks for the passcode.
  ///
  /// - Throws: `noMatch` or `several` if the query does not fit one deck.
  package func statistics(of query: String?, asJSON: Bool) throws(ToolFailure) -> CommandReport {
    var fitting: [Deck] = []
    var found: StudyStatistics?
    let now = WallClock.now
    var report = try inVault(for: .readOnly) { store, key, report throws(VaultFailure) in
      let boundary = try store.dayBoundary(under: key)
      let read = try store.statistics(at: now, boundary: boundary, under: key) { decks in
        guard let query else { return .all }
        fitting = DeckQuery(query).matches(among: decks, by: \.name)
        return fitting.count == 1 ? .one(fitting[0].id) : .none
      }
      guard let read else { return }
      found = read.statistics
      found?.calibration = try store.calibration(
        of: fitting.first?.id,
        boundary: boundary,
        under: key
      )
      noteUnread(read.damaged, in: &report)
    }
    let deck = try query.map { text throws(ToolFailure) in try only(text, of: fitting) }
    guard let numbers = found else { throw .noMatch(query: query ?? "") }
    let name = deck?.name.description
    report.lines =
      asJSON
      ? [try json(of: StatisticsJSON(numbers, of: name))]
      : [name ?? wording(.statisticsAllDecks)] + StatisticsWords(numbers, wording).lines
    return report
  }

  // MARK: Parts

  /// The rows of the list of decks, with a report that tells what can't be read.
  private func listed() throws(ToolFailure) -> (CommandReport, [DeckRow]) {
    var rows: [DeckRow] = []
    let now = WallClock.now
    let report = try inVault(for: .readOnly) { store, key, report throws(VaultFailure) in
      let (decks, damaged) = try store.summaries(at: now, under: key)
      let boundary = try store.dayBoundary(under: key)
      let filtered = try store.filteredDecks(at: now, boundary: boundary, under: key)
      rows = (decks.map(DeckRow.deck) + filtered.map(DeckRow.filtered)).sorted { $0.name < $1.name }
      noteUnread(damaged, in: &report)
    }
    return (report, rows)
  }

  /// The only one that fits a query.
  func only<Item: NamedDeck>(
    _ query: String,
    of items: [Item]
  ) throws(ToolFailure) -> Item {
    guard let first = items.first else { throw .noMatch(query: query) }
    guard items.count == 1 else { throw .several(query: query, items.map(\.deckName)) }
    return first
  }

  func json(of value: some Encodable) throws(ToolFailure) -> String {
    do {
      return try CommandJSON.line(of: value)
    } catch {
      throw .foreign(
        FailureReason(error),
        path: wording.fileName(PrivateOutput.standardName, isOutput: true)
      )
    }
  }

  private func line(of row: DeckRow) -> String {
    let mark = row.filtered.map { [wording($0.mark)] } ?? []
    return wording(
      .commandDeckLine(
        deck: ([row.name.description] + mark).joined(separator: wording(.listComma)),
        new: "\(row.due.new)",
        learning: "\(row.due.learning)",
        review: "\(row.due.review)",
        cards: "\(row.cards)"
      )
    )
  }

  /// Notes that some of what the command needs can't be read.
  private func noteUnread(_ damaged: Int, in report: inout CommandReport) {
    guard damaged > 0 else { return }
    report.remarks.append(wording(.recordsUnreadable(damaged)))
    report.status = .damaged
  }
}

/// Something that is listed by its name: a deck by its full one.
protocol NamedDeck {
  var deckName: String { get }
}

extension Deck: NamedDeck {
  var deckName: String { name.description }
}

extension FilteredDeck: NamedDeck {
  var deckName: String { name.description }
}

extension DeckRow: NamedDeck {
  var deckName: String { name.description }
}
