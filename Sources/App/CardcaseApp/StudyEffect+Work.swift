import AppSupport
import CMalloc
import CardcaseUI
import Collation
import DomainWords
import Flashcards
import ReaderClient
import Secrets
import Store
package import StudyUI
import TextSearch
package import WindowLevels
import Wording

extension StudyEffect {
  /// What the effect does, for a window.
  package func work(for window: WindowID?) -> EffectWork {
    switch self {
    case .loadDecks(let moment, let boundary):
      .study(.now) {
        let found = try $0.study.summaries(at: moment, boundary: boundary, under: $0.key)
        let filtered = try $0.study
          .filteredDecks(at: moment, boundary: boundary, under: $0.key)
        return .loaded(
          .decks(
            found.decks,
            filtered: filtered,
            presets: try $0.study.presets(under: $0.key),
            damaged: found.damaged
          )
        )
      } failed: {
        .loaded(.decksUnreadable($0))
      }
    case .loadDeck(let deck, let scope, let moment, let boundary):
      .study(.now) {
        let (contents, damaged) = try $0.study.contents(
          of: deck,
          scope: scope,
          at: moment,
          boundary: boundary,
          under: $0.key
        )
        let newest = try $0.study.ids(under: $0.key).latest
        return .loaded(.deck(contents, newest: newest, damaged: damaged))
      } failed: {
        .loaded(.deckUnreadable(deck, $0))
      }
    case .loadFilteredDeck(let deck, let held, let moment, let boundary):
      .study(.now) {
        let (contents, damaged) = try $0.study.filteredContents(
          of: deck,
          holding: held,
          at: moment,
          boundary: boundary,
          under: $0.key
        )
        let newest = try $0.study.ids(under: $0.key).latest
        return .loaded(.deck(contents, newest: newest, damaged: damaged))
      } failed: {
        .loaded(.deckUnreadable(StudySource.filtered(deck).contents, $0))
      }
    case .previewParameters(let deck, let set, let moment, let boundary):
      .study(.worker(.fitting)) {
        let change = try $0.study.parameterChange(
          of: deck,
          to: set,
          at: moment,
          boundary: boundary,
          under: $0.key
        ).change
        return .response(.parameterChange(change, of: deck))
      } failed: {
        .answersUnreadable($0)
      }
    case .planExam(let exam, let deck, let moment, let boundary):
      .study(.worker(.fitting)) {
        try $0.plan(exam, of: deck, at: moment, boundary)
      } failed: {
        .unreadable($0)
      }
    case .keepExams(let deck, let name, let boundary):
      .study(.exclusive) {
        .saved(
          try $0.study
            .keepExams(of: deck, named: name, at: $0.now, boundary: boundary, under: $0.key)
        )
      } failed: {
        .notSaved($0)
      }
    case .previewLoad(let request, let moment, let boundary):
      .study(.worker(.preview)) {
        let found = try $0.study
          .loadChange(by: request, at: moment, boundary: boundary, under: $0.key)
        return .response(.loadChange(found.change, for: request))
      } failed: {
        .unreadable($0)
      }
    case .moveDays(let request, let moment, let boundary):
      .study(.exclusive) {
        .saved(
          try $0.study.moveDays(
            by: request,
            at: moment,
            boundary: boundary,
            under: $0.key,
            progress: $0.pace.advance
          ).written
        )
      } failed: {
        .notSaved($0)
      }
    case .countDeck(let deck):
      .study(.now) {
        .response(.totals(try $0.study.totals(of: deck, under: $0.key), of: deck))
      } failed: {
        .unreadable($0)
      }
    case .loadAnswers(let card):
      // Without them the screen shows the rest; unlocking and the daily work tell of damage.
      .study(.worker(.answers)) {
        .response(.answers(try $0.study.history(of: card, under: $0.key).history, of: card))
      } failed: { _ in
        nil
      }
    case .loadStatistics(let deck, let moment, let boundary):
      .study(.worker(.statistics(window))) {
        let found = try $0.study
          .statistics(of: deck, at: moment, boundary: boundary, under: $0.key)
        return .response(.statistics(found, of: deck))
      } failed: {
        .answersUnreadable($0)
      }
    case .loadCalibration(let deck, let boundary):
      .study(.worker(.calibration(window))) {
        let key = $0.key
        let report = try $0.study
          .calibration(of: deck, boundary: boundary, under: key) { !key.isDestroyed }
        return report.map { .response(.calibration($0, of: deck)) }
      } failed: {
        .answersUnreadable($0)
      }
    case .loadFitOutlook(let deck, let boundary):
      .study(.worker(.calibration(window))) {
        let (_, set, data) = try $0.study
          .fittingData(of: deck, boundary: boundary, under: $0.key)
        return .response(.fitOutlook(FitOutlook(of: set, on: data), of: deck))
      } failed: {
        .answersUnreadable($0)
      }
    case .findNotes(let text):
      // What can't be read is not found; unlocking and the daily work tell of damage.
      .study(.worker(text.isEmpty ? .newest : .search)) {
        .response(.foundNotes(try $0.notes(with: text), for: text))
      } failed: { _ in
        .response(.foundNotes([], for: text))
      }
    case .listCards(let request, let moment):
      .study(.worker(.cards)) {
        try $0.list(request, at: moment)
      } failed: {
        .response(.listed(.failure(.unreadable($0)), for: request, first: [], damaged: 0))
      }
    case .loadRows(let ids, let unit, let moment):
      .study(.now) {
        .response(.rows(try $0.rows(ids, unit, at: moment), unit))
      } failed: {
        .unreadable($0)
      }
    case .loadNotes(let targets):
      .study(.now) {
        .response(.notes(try $0.study.notes(of: targets, under: $0.key)))
      } failed: {
        .unreadable($0)
      }
    case .previewReplacing(let request, let targets, let last):
      .study(.worker(.preview)) {
        try $0.preview(request, of: targets, after: last)
      } failed: {
        .unreadable($0)
      }
    case .loadNoteTypes(let targets):
      .study(.now) {
        let types = try $0.study.noteTypes(of: targets, under: $0.key)
        return .response(.noteTypes(types.own, all: types.all))
      } failed: {
        .unreadable($0)
      }
    case .listNoteTypes:
      .study(.now) {
        .response(.noteTypeList(try $0.study.noteTypeSummaries(under: $0.key)))
      } failed: {
        .unreadable($0)
      }
    case .loadSampleNote(let type, let place):
      // Without one the preview shows the names of fields.
      .study(.now) {
        let found = try $0.study.sampleNote(of: type, at: place, under: $0.key)
        return .response(.sampleNote(found.note, count: found.count, of: type))
      } failed: { _ in
        .response(.sampleNote(nil, count: 0, of: type))
      }
    case .countNoteType(let draft):
      .study(.worker(.preview)) {
        .response(.countedNoteType(try $0.study.outlook(on: draft, under: $0.key), for: draft))
      } failed: {
        .unreadable($0)
      }
    case .saveNoteType(let draft):
      .study(draft.base == nil ? .now : .exclusive) {
        try $0.save(draft)
      } failed: {
        .notSaved($0)
      }
    case .deleteNoteType(let id):
      .study(.now) {
        try $0.study.deleteNoteType(id, at: $0.now.time, under: $0.key).reply
      } failed: {
        .notSaved($0)
      }
    case .countEdit(let edit, let targets, let moment):
      .study(.worker(.preview)) {
        let outlook = try $0.study.outlook(
          on: edit,
          of: targets,
          at: moment,
          boundary: $0.study.dayBoundary(under: $0.key),
          under: $0.key
        )
        return .response(.counted(outlook, by: edit))
      } failed: {
        .unreadable($0)
      }
    case .findDuplicates(let field, let scope):
      .study(.worker(.cards)) {
        let found = try $0.study.duplicates(in: field, of: scope.deck, under: $0.key)
        return .response(.duplicates(found.groups, in: field, damaged: found.damaged))
      } failed: {
        .unreadable($0)
      }
    case .loadSearchVocabulary:
      .study(.worker(.vocabulary)) {
        .response(.searchVocabulary(try $0.study.searchVocabulary(under: $0.key)))
      } failed: { _ in
        // Whoever types a search can do without.
        nil
      }
    case .loadBrowserMemory:
      .study(.now) {
        .response(.browserMemory(try BrowserMemoryStore($0.vault).load(under: $0.key)))
      } failed: { _ in
        // Without it the browser begins anew; unlocking and the daily work tell of damage.
        .response(.browserMemory(BrowserMemory()))
      }
    case .saveBrowserMemory(let memory):
      .study(.now) {
        try BrowserMemoryStore($0.vault).save(memory, under: $0.key)
        return .response(.browserMemory(memory))
      } failed: {
        .notSaved($0)
      }
    case .fitParameters(let deck, let boundary):
      .study(.worker(.fitting)) {
        try $0.fit(deck, boundary)
      } failed: {
        .answersUnreadable($0)
      }
    case .planParameters(let moment, let boundary):
      .study(.worker(.fitting)) {
        try $0.plan(at: moment, boundary)
      } failed: {
        .answersUnreadable($0)
      }
    case .simulate(let request, let moment, let boundary):
      .study(.worker(.simulating)) {
        try $0.simulate(request, at: moment, boundary)
      } failed: {
        .answersUnreadable($0)
      }
    case .save(let change, let operation):
      .study(change.isSlow || operation.kind == .importing ? .exclusive : .now) {
        try $0.save(change, operation)
      } others: {
        try $0.settings(switchedBy: change)
      } failed: {
        .notSaved($0)
      }
    case .edit(let edit, let targets, let name):
      .study(targets.isMany ? .exclusive : .now) {
        .saved(try $0.change(targets, by: edit, named: name))
      } failed: {
        .notSaved($0)
      }
    case .build(let deck, let kind, let requiresCards):
      .study(.exclusive) {
        try $0.build(deck, as: kind, requiresCards: requiresCards)
      } failed: {
        .notSaved($0)
      }
    case .empty(let deck, let deletes):
      .study(.exclusive) {
        let now = $0.now.time
        let report =
          try deletes
          ? $0.study.remove(deck, at: now, under: $0.key)
          : $0.study.empty(deck, at: now, under: $0.key)
        return .saved(report.change)
      } failed: {
        .notSaved($0)
      }
    case .deleteForGood(let change):
      .study(.exclusive) {
        try $0.undo.deleteForGood(change, under: $0.key)
        return .saved(change)
      } failed: {
        .notSaved($0)
      }
    case .readImport(let path, let format, let deck):
      .study(.exclusive) {
        try $0.preview(path, as: format, into: deck)
      } failed: {
        .response(.unreadable(.unreadable($0)))
      }
    case .export(let scope, let path, let options):
      .study(PackageWritingJob.isPackage(path) ? .exclusive : .now) {
        try $0.export(scope, to: path, options)
      } failed: {
        .response(.exportFailed(.failed($0)))
      }
    // Rendering needs no vault, and so does not wait for work that has it for itself.
    case .renderFaces(let wanted):
      .runtime { runtime, effectID in
        runtime.rendering.render(wanted, for: effectID)
      } locked: {
        .response(.faces(wanted.reduce(into: [:]) { $0[$1.card] = .failed(.locked) }))
      }
    case .renderPreview(let card):
      .runtime {
        $0.rendering.render(card, for: $1)
      } locked: {
        .response(.previewedFace(.failed(.locked)))
      }
    case .loadPicture(let wanted):
      .study(.worker(.picture(wanted.file))) {
        .response(.picture(try $0.picture(wanted), for: wanted))
      } failed: {
        .response(.picture(.failed($0), for: wanted))
      }
    case .addMedia(let sources, let location):
      .study(.exclusive) {
        try $0.add(sources, location)
      } failed: {
        .notSaved($0)
      }
    case .checkMedia:
      .study(.worker(.mediaCheck)) {
        try $0.checkMedia()
      } failed: {
        .unreadable($0)
      }
    case .deleteUnusedMedia(let names):
      .study(.exclusive) {
        try $0.deleteUnused(names)
      } failed: {
        .notSaved($0)
      }
    case .hear(let heard):
      .runtime {
        $0.voice.hear(heard, for: $1)
      } locked: {
        .heard(.failure(.notReached))
      }
    case .play(let names, let isAsked):
      .runtime {
        $0.play(names, isAsked: isAsked, for: $1)
      } locked: {
        .notPlayed(.failed(.locked))
      }
    case .hush:
      .runtime { runtime, _ in
        runtime.voice.hush()
        runtime.hushSounds()
      }
    case .stopFitting: .runtime { runtime, _ in runtime.custody.open?.leases.stop(.fitting) }
    case .stopSimulating:
      .runtime { runtime, _ in runtime.custody.open?.leases.stop(.simulating) }
    case .stopCalibrating:
      .runtime { runtime, _ in runtime.custody.open?.leases.stop(.calibration(window)) }
    case .releaseMemory:
      // The allocator keeps what was freed between what is in use.
      .runtime { _, _ in malloc_trim(0) }
    }
  }
}

extension EffectWork {
  /// Work on flashcards.
  fileprivate static func study(
    _ lane: VaultWork.Lane,
    _ run: @escaping @Sendable (WorkContext) throws -> StudyReply?,
    others: @escaping @Sendable (WorkContext) throws -> [Reply] = { _ in [] },
    failed: @escaping @Sendable (FailureReason) -> StudyReply?
  ) -> Self {
    .vault(
      VaultWork(lane: lane) { context in
        let reply = try run(context).map { Reply.study($0) }
        return WorkResult(reply: reply, others: try others(context))
      } failed: { reason in
        failed(reason).map { .study($0) }
      }
    )
  }

  fileprivate static func runtime(
    _ run: @escaping (Runtime, EffectID) -> Void,
    locked: () -> StudyReply
  ) -> Self {
    .runtime(locked: .study(locked()), run)
  }
}
