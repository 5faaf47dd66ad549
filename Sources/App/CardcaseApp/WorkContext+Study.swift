import AppSupport
import CardcaseUI
import Collation
import DomainWords
import Flashcards
import ReaderClient
import Secrets
import Store
import StudyUI
import TextSearch
import Vault
import Wording

/// Work on flashcards that takes more than one step of the store.
extension WorkContext {
  /// The greatest number of notes that are found by words, and of those that were added last.
  private static let (foundNotes, newestNotes) = (20, 40)

  func notes(with text: String) throws -> [FoundNote] {
    let limit = text.isEmpty ? Self.newestNotes : Self.foundNotes
    return try study.notes(with: SearchWords(text), limit: limit, under: key)
  }

  /// The number of rows that come with their list.
  private static let firstRows = 100

  func list(
    _ request: CardListRequest,
    at moment: LocalMoment
  ) throws -> StudyReply {
    let query: CardQuery
    do throws(SearchFailure) {
      query = try Self.query(request.search)
    } catch {
      let problem = ListProblem.search(error.problem(in: request.search))
      return .response(.listed(.failure(problem), for: request, first: [], damaged: 0))
    }
    let context = try study.searchContext(at: moment, in: request.scope.deck, under: key)
    let collation = wording.collation
    let (list, damaged) = try study.list(
      request,
      query,
      context,
      texts: { collation.append($0, to: &$1) },
      under: key
    )
    let ids =
      request.unit == .cards
      ? list.cards.prefix(Self.firstRows).map(\.rawValue)
      : list.notes.prefix(Self.firstRows).map(\.rawValue)
    let first = try rows(ids, request.unit, at: moment)
    return .response(.listed(.success(list), for: request, first: first, damaged: damaged))
  }

  private static func query(_ search: String) throws(SearchFailure) -> CardQuery {
    try search.allSatisfy(\.isWhitespace) ? .everything : CardQuery(search)
  }

  func build(
    _ deck: FilteredDeck,
    as kind: UndoableOperation.Kind,
    requiresCards: Bool
  ) throws -> StudyReply {
    var queries: [CardQuery] = []
    for search in deck.options.searches {
      do throws(SearchFailure) {
        queries.append(try Self.query(search.text))
      } catch {
        return .response(.notBuilt(error.problem(in: search.text)))
      }
    }
    let built = try study.build(
      deck,
      finding: queries,
      study.searchContext(at: now, under: key),
      as: kind,
      requiresCards: requiresCards,
      chance: random.number(),
      under: key,
      progress: pace.advance
    )
    return built.changes.isEmpty ? .response(.notBuilt(nil)) : .saved(built.changes)
  }

  /// Tries plans for an exam, without writing anything.
  ///
  /// - Returns: nil if it was stopped.
  func plan(
    _ exam: Exam,
    of deck: DeckID,
    at moment: LocalMoment,
    _ boundary: DayBoundary
  ) throws -> StudyReply? {
    gate()
    let query: CardQuery
    do throws(SearchFailure) {
      query = try Self.query(exam.search)
    } catch {
      return .response(.examRefused(error.problem(in: exam.search)))
    }
    let preview = try study.preview(
      of: exam,
      matching: query,
      in: deck,
      at: moment,
      boundary: boundary,
      under: key,
      while: { !key.isDestroyed }
    )
    return key.isDestroyed ? nil : .response(.plannedExam(preview, of: deck, for: exam))
  }

  func rows(
    _ ids: [Int64],
    _ unit: BrowserUnit,
    at moment: LocalMoment
  ) throws -> [CardRow] {
    try study.rows(ids, unit, at: moment, boundary: study.dayBoundary(under: key), under: key)
  }

  /// The number of changed fields on a page of a preview.
  private static let previewedFields = 200

  func preview(
    _ request: FindReplaceRequest,
    of targets: CardTargets,
    after last: NoteID?
  ) throws -> StudyReply {
    let replace: FindReplace
    do {
      replace = try FindReplace(request)
    } catch {
      let problem = SearchFailure.expression(error, request.search).problem(in: request.search)
      return .response(.replaced(.failure(problem), by: request, after: last))
    }
    let page = try study.previewReplacing(
      replace,
      of: targets,
      after: last,
      most: Self.previewedFields,
      under: key
    )
    return .response(.replaced(.success(page), by: request, after: last))
  }

  /// Saves a note type, with what becomes of its notes and cards.
  func save(_ draft: NoteTypeDraft) throws -> StudyReply {
    try study.save(draft, at: now.time, under: key, progress: pace.advance).reply
  }

  func save(_ change: ChangeSet, _ operation: UndoableOperation) throws -> StudyReply {
    .saved(try study.apply(change, as: operation, at: now.time, under: key, progress: pace.advance))
  }

  /// The reply that tells the settings, where a change has switched some on.
  func settings(switchedBy change: ChangeSet) throws -> [Reply] {
    guard change.limitRules != LimitRules(),
      let preferences = try SettingsStore(vault).verified(under: key)
    else { return [] }
    return [.system(.saved(preferences))]
  }

  func change(
    _ targets: CardTargets,
    by edit: BulkEdit,
    named name: String
  ) throws -> ChangeSet {
    try study.edit(
      targets,
      by: edit,
      named: name,
      at: now,
      boundary: study.dayBoundary(under: key),
      seed: random.number(),
      under: key,
      progress: pace.advance
    ).change
  }

  func preview(
    _ path: String,
    as format: FlashcardImportFormat?,
    into deck: DeckID?
  ) throws -> StudyReply {
    let reply: StudyReply
    do {
      let preview = try DeckFileTransfer(path: path, random: random)
        .preview(as: format, into: deck, in: vault, key, at: now, readers, pace)
      reply = .response(.preview(preview))
    } catch let problem as ImportProblem {
      reply = .response(.unreadable(problem))
    }
    try openStudy.requireKey()
    return reply
  }

  func export(
    _ scope: ExportScope,
    to path: String,
    _ options: PackageExportOptions
  ) throws -> StudyReply {
    do {
      guard PackageWritingJob.isPackage(path) else {
        let written = try DeckFileTransfer(path: path, random: random).export(scope, openStudy)
        return .response(.exported(written))
      }
      let written = try PackageWritingJob(path: path, scope: scope, options, readers: readers)
        .run(in: vault, key, at: now, pace)
      return .response(.exported(.notes(written.notes), remark: written.remark))
    } catch let problem as ExportProblem {
      return .response(.exportFailed(problem))
    }
  }

  /// Fits a deck's parameters to its reviews, without writing anything. Tells its progress at most
  /// four times a second.
  ///
  /// - Returns: nil if it was stopped, or the deck is gone.
  func fit(_ id: DeckID, _ boundary: DayBoundary) throws -> StudyReply? {
    gate()
    let (deck, set, data) = try study.fittingData(of: id, boundary: boundary, under: key)
    let report = FitReport(
      on: data,
      current: set?.parameters ?? .defaults,
      relearningSteps: deck.options.scheduling.relearningSteps.count,
      progress: progress { .fitProgress(done: $0, of: $1) }
    )
    return report.map { .response(.fitted($0, of: id)) }
  }

  /// Fits the parameters of all decks, without writing anything.
  ///
  /// - Returns: nil if it was stopped.
  func plan(at moment: LocalMoment, _ boundary: DayBoundary) throws -> StudyReply? {
    gate()
    let (data, _) = try study.planData(under: key)
    var ids = try study.ids(under: key)
    let plan = ParameterPlan(
      data,
      at: moment,
      boundary: boundary,
      ids: &ids,
      progress: progress { .fitProgress(done: $0, of: $1) }
    )
    return plan.map { .response(.parameterPlan($0)) }
  }

  /// Simulates a deck, without writing anything. Tells its progress at most four times a second.
  ///
  /// - Returns: nil if it was stopped.
  func simulate(
    _ request: SimulationRequest,
    at moment: LocalMoment,
    _ boundary: DayBoundary
  ) throws -> StudyReply? {
    gate()
    let (deck, simulation, _) = try study.deckSimulation(
      of: request.deck,
      at: moment,
      boundary: boundary,
      under: key
    )
    let report = SimulationReport(
      of: simulation,
      request,
      present: deck.options,
      progress: progress { .simulationProgress(done: $0, of: $1) }
    )
    return report.map { .response(.simulated($0, of: request)) }
  }

  /// A closure that tells the work done and the total at most four times a second, and returns false
  /// once the work was stopped.
  private func progress(
    _ response: @escaping (_ done: Int, _ total: Int) -> StudyResponse
  ) -> (_ done: Int, _ total: Int) -> Bool {
    var told = ContinuousClock.now
    return { done, total in
      if told.duration(to: .now) >= .milliseconds(250) {
        told = .now
        tell(.study(.response(response(done, total))))
      }
      return !key.isDestroyed
    }
  }
}

extension NoteTypeResult {
  /// The reply to the screen that asked.
  var reply: StudyReply {
    switch self {
    case .done(_, let change): .saved(change)
    case .refused(let refusal): .response(.noteTypeRefused(refusal))
    }
  }
}
