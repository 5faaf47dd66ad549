import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// What the screen asks for, and what it makes of the replies and of changes.
extension BrowserScreen {
  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    let before = id(list.selected)
    let requests = carryOut(input, context)
    if id(list.selected) != before { focused.wait(from: context.now) }
    return requests + ask(context)
  }

  func nextFrame(after now: Instant) -> Instant? { focused.nextChange(after: now) }

  mutating func advance(_ context: StudyContext) -> [Request] {
    ask(context) + readAnswers(context)
  }

  /// Asks for the answers to the focused card where they are shown.
  private mutating func readAnswers(_ context: StudyContext) -> [Request] {
    guard BrowserView.hasPane(in: context.size), let card = selected?.card.id else { return [] }
    return focused.ask(for: card, at: context.now) ? [.run(.loadAnswers(of: card))] : []
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    switch response {
    case .answers(let found, let id):
      guard let row = selected, row.card.id == id else { return [] }
      focused.receive(CardInformation(row, found, at: context.moment, context.boundary))
    case .listed(let result, let request, let first, let damaged):
      if request == self.request { rows.receive(first, request.unit) }
      receive(result, request, context)
      defer { toldDamage = damaged }
      guard damaged > toldDamage else { break }
      return ask(context)
        + [.tell(StatusMessage(tone: .problem, .recordsUnreadable(damaged)))]
    case .rows(let read, let unit): if unit == self.unit { rows.receive(read, unit) }
    case .notes(let notes): return receive(notes, context)
    default: break
    }
    return ask(context) + readAnswers(context)
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    defer { keeping = nil }
    refresh(change, context)
    return (keeping.map { [.tell($0.message(change))] } ?? []) + ask(context)
  }

  mutating func didFail(because reason: FailureReason) {
    (keeping, awaiting) = (nil, nil)
  }

  mutating func receive(_ news: WorkEvent) {
    if case .stopped = news { keeping = nil }
  }

  mutating func applyExternal(_ change: StudyData.Change, _ context: StudyContext) -> [Request] {
    guard case .saved(let change, _) = change else { return [] }
    refresh(change, context)
    // What was restored or added gets the focus.
    if let note = change.notes.first {
      start = note.id
      select(note.id, context)
    }
    return []
  }

  /// Has rows listed again after a change. Those that were deleted go at once.
  private mutating func refresh(_ change: ChangeSet, _ context: StudyContext) {
    listing.remove { change.removedCards.contains($0) || change.removedNotes.contains($1) }
    list.fit(count: found?.count ?? 0, height: BrowserView.list(in: context.size).height)
    listing.outdate()
    rows.outdate()
    focused.outdate()
  }
}
