import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// The round that runs: answers, its end, and what they are for the schedule.
extension RoundScreen {
  var shownCard: FlashcardID? { round?.stack.first }

  func answersBefore(_ context: StudyContext) -> Int? {
    let now = context.now.sinceStart
    guard stage == .playing, let round, round.state(at: now) == .running else { return nil }
    let told = round.summary(at: now)
    return told.right + told.wrong
  }

  mutating func play(
    _ action: Action,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    let now = context.now.sinceStart
    guard let round, round.state(at: now) == .running else {
      return notRunning(context)
    }
    switch action {
    case .flip:
      showsAnswer.toggle()
      if context.preferences.readingMode { scroll = 0 }
      scroll(by: 0, shelf, context)
      if context.moves {
        flip = Animation(start: context.now, duration: .milliseconds(160), curve: .linear)
      }
    case .answer(let isRight):
      answer(isRight, context)
    case .nudge(let side):
      drag.reducesMotion = !context.moves
      if drag.nudge(side, at: now) != nil { answer(side == .right, context) }
    case .scroll(let step): scroll(by: step, shelf, context)
    case .offer(let offer): return use(offer, context) ?? notRunning(context)
    default: break
    }
    return []
  }

  private func notRunning(_ context: StudyContext) -> [Request] {
    [.tell(StatusMessage(.roundOver(key: context.keyName(.character("R")))))]
  }

  private mutating func scroll(by step: Int, _ shelf: LoadedDeck, _ context: StudyContext) {
    let view = RoundView(screen: self, context: context)
    guard let face = view.face(shelf) else { return }
    let most = view.stack(for: face).layout(of: face).mostScroll
    scroll = min(max(0, scroll + step), most)
  }

  /// Ends the round, which shows its summary.
  mutating func end(_ context: StudyContext) {
    round?.end(at: context.now.sinceStart)
    list = ListState()
  }

  private mutating func answer(_ isRight: Bool, _ context: StudyContext) {
    let now = context.now.sinceStart
    let face = context.data.deck(deck).flatMap {
      RoundView(screen: self, context: context).face($0)
    }
    guard round?.answer(isRight: isRight, at: now) == true else { return }
    leaving = context.moves ? face : nil
    drag.reducesMotion = !context.moves
    drag.leave(isRight ? .right : .wrong, at: now)
    showNext()
  }

  func edit(_ shelf: LoadedDeck, _ context: StudyContext) -> [Request] {
    guard let top = round?.top(at: context.now.sinceStart), let card = shelf.card(top),
      let note = shelf.note(card.note)
    else { return notRunning(context) }
    return [.open(NoteForm(editing: note, in: deck))]
  }

  mutating func again(_ context: StudyContext) {
    round?.startAgain(at: context.now.sinceStart)
    showFirst()
  }

  /// Shows the first card of a round, unturned.
  mutating func showFirst() {
    list = ListState()
    isGraded = false
    showNext()
  }

  private mutating func showNext() {
    showsAnswer = false
    opened = nil
    scroll = 0
  }

  /// Grades the schedule by the first answer to each card.
  mutating func grade(_ shelf: LoadedDeck, _ context: StudyContext) -> [Request] {
    guard let round, round.state(at: context.now.sinceStart).isOver else {
      return [.tell(StatusMessage(.roundGradeLater))]
    }
    guard !isGraded, !isGrading else { return [.tell(StatusMessage(.roundGraded))] }
    let change = RoundFlashcards(shelf).grading(round.firstAnswers, context)
    guard !change.isEmpty else { return [.tell(StatusMessage(.browserNothing))] }
    isGrading = true
    return [.run(.save(change, UndoableOperation(.round, shelf.deck.name.description)))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isGrading = false
    isGraded = true
    return [.tell(StatusMessage(tone: .success, .roundGraded))]
  }

  mutating func didFail(because reason: FailureReason) {
    isGrading = false
  }

  /// The question before the round is ended.
  func dialog(_ context: StudyContext) -> Dialog? {
    guard stage == .playing, context.data.deck(deck) != nil,
      round?.state(at: context.now.sinceStart).isOver != true
    else { return nil }
    return ending?.dialog(
      .roundEndText,
      go: .keyStop,
      keep: .keySubmit,
      context.wording
    )
  }
}
