import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// The round: a stack of cards against the clock, as in the seed. It changes the schedule only if
/// the user asks for it at the end.
struct RoundScreen: CardShowing {
  enum Action: DialogAnswering, CardOfferAction {
    case move(ListState.Move), change(Int), start, mark
    case flip, answer(Bool), nudge(DragSide), edit, scroll(Int)
    case offer(CardOffer)
    case again, grade, end, close
    /// Asks before a round that runs is ended.
    case askToEnd
    case dialog(DialogAction)
  }

  /// A stage of the round.
  enum Stage: String, Codable, Sendable {
    /// Cards and length are chosen.
    case setup
    /// Cards are picked one by one.
    case picking
    /// The round is running, or is over.
    case playing
  }

  /// The choice of cards.
  enum Choice: Int, Codable, CaseIterable, Sendable {
    case all, due, forgotten, flagged, picked
  }

  let deck: DeckID
  var stage = Stage.setup
  var list = ListState()
  var choice = Choice.all
  var seconds = Int(Round.usualLength.components.seconds)
  var picked: Set<FlashcardID> = []
  var round: Round?
  var showsAnswer = false
  var scroll = 0
  /// The number of hints that were opened on the card; nil for none.
  var opened: Int?
  /// True if the schedule was graded by the answers.
  var isGraded = false
  var isGrading = false
  /// The question before the round is ended; its clock stands still meanwhile.
  var ending: BulkConfirmation<Bool>?
  var flip: Animation?
  var drag = StackDrag()
  var leaving: CardFaceRows?
  /// True while what is shown may be read aloud, or its sounds be played.
  var isHeard = false
  /// The side whose sounds were played last as it came up; nil for none.
  var sounded: SoundedSide?

  private enum CodingKeys: CodingKey {
    case deck, stage, list, choice, seconds, picked, round, showsAnswer, scroll, opened, isGraded
    case ending, sounded
  }

  /// The choices of the length, in seconds.
  static let lengths = [30, 60, 100, 180, 300, 600]

  init(deck: DeckID) {
    self.deck = deck
  }

  /// Decodes the screen, with its clock stopped until the cards are loaded.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    deck = try container.decode(DeckID.self, forKey: .deck)
    stage = try container.decode(Stage.self, forKey: .stage)
    list = try container.decode(ListState.self, forKey: .list)
    choice = try container.decode(Choice.self, forKey: .choice)
    seconds = try container.decode(Int.self, forKey: .seconds)
    picked = try container.decode(Set<FlashcardID>.self, forKey: .picked)
    round = try container.decodeIfPresent(Round.self, forKey: .round)
    showsAnswer = try container.decode(Bool.self, forKey: .showsAnswer)
    scroll = try container.decode(Int.self, forKey: .scroll)
    opened = try container.decodeIfPresent(Int.self, forKey: .opened)
    isGraded = try container.decode(Bool.self, forKey: .isGraded)
    ending = try container.decodeIfPresent(BulkConfirmation<Bool>.self, forKey: .ending)
    sounded = try container.decodeIfPresent(SoundedSide.self, forKey: .sounded)
    round?.hold(.locked)
  }

  var requirement: StudyRequirement? { .deck(deck) }

  func shownFaces(_ data: StudyData, _ size: Size) -> [(card: FlashcardID, request: FaceRequest?)] {
    // The top card, and three that come after it.
    data.deck(deck)?.faceRequests(round?.stack.prefix(4) ?? []) ?? []
  }

  func nextFrame(after now: Instant) -> Instant? {
    [round?.nextTick(after: now.sinceStart), drag.nextChange(after: now.sinceStart)]
      .map { $0.map { Instant.zero.advanced(by: $0) } }
      .reduce([flip?.nextFrame(after: now)]) { $0 + [$1] }
      .compactMap(\.self).filter { $0 > now }.min()
  }

  // MARK: The clock

  mutating func pause(_ reason: PauseReason, at now: Instant) {
    round?.pause(reason.pause, at: now.sinceStart)
  }

  mutating func resume(_ reason: PauseReason, at now: Instant) {
    round?.resume(reason.pause, at: now.sinceStart)
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    guard context.data.deck(deck) != nil else { return [] }
    // The vault is unlocked and the cards are loaded, so the clock runs again.
    for reason in [RoundPause.locked, .suspended, .editor] {
      round?.resume(reason, at: context.now.sinceStart)
    }
    round?.settle(at: context.now.sinceStart)
    return soundNewSide(context)
  }

  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    guard let shelf = context.data.deck(deck), let round else { return }
    let all = round.cards.filter { shelf.hasFace($0) }
    let new = created.sorted().filter { shelf.hasFace($0) && choice == .all }
    self.round?.follow(cards: new + all, at: context.now.sinceStart)
  }

  // MARK: Keys

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    if case .action(.nudge) = input {} else { drag.endMotion() }
    flip = nil
    leaving = nil
    round?.settle(at: context.now.sinceStart)
    return carryOutAfterHush(input, context) + soundNewSide(context)
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    if case .close = action {
      guard stage == .picking else { return [.close] }
      stage = .setup
      list = ListState()
      return []
    }
    guard let shelf = context.data.deck(deck) else { return [.reload] }
    switch action {
    case .move(let move):
      let (count, height) = listed(shelf, context)
      list.move(move, count: count, height: height)
    case .change(let step): change(by: step)
    case .mark: mark(shelf, context)
    case .start: return start(shelf, context)
    case .again: again(context)
    case .grade: return grade(shelf, context)
    case .end: end(context)
    case .askToEnd:
      ending = BulkConfirmation(true)
      round?.pause(.question, at: context.now.sinceStart)
    case .dialog(let action):
      let isOpen = ending != nil
      if ending.answer(action) != nil { end(context) }
      if isOpen, ending == nil { round?.resume(.question, at: context.now.sinceStart) }
    case .edit: return edit(shelf, context)
    default: return play(action, shelf, context)
    }
    return []
  }

  /// The number of rows of the list that is shown, and of those that are visible.
  private func listed(_ shelf: LoadedDeck, _ context: StudyContext) -> (count: Int, height: Int) {
    let height = RoundView.list(in: context.size).height
    return switch stage {
    case .setup: (2, height)
    case .picking: (RoundFlashcards(shelf).all.count, height)
    case .playing:
      (
        round?.missed.count ?? 0,
        Table.rows(in: RoundView.missed(in: context.size)).height
      )
    }
  }

  // MARK: Setup

  private mutating func change(by step: Int) {
    if list.selected == 0 {
      choice = choice.advanced(by: step)
    } else {
      let index = Self.lengths.firstIndex(of: seconds) ?? 2
      seconds = Self.lengths[(index + step + Self.lengths.count) % Self.lengths.count]
    }
  }

  private mutating func mark(_ shelf: LoadedDeck, _ context: StudyContext) {
    let all = RoundFlashcards(shelf).all
    guard all.indices.contains(list.selected) else { return }
    let card = all[list.selected]
    if picked.remove(card) == nil { picked.insert(card) }
    list.move(.down, count: all.count, height: RoundView.list(in: context.size).height)
  }

  private mutating func start(_ shelf: LoadedDeck, _ context: StudyContext) -> [Request] {
    if stage == .setup, choice == .picked {
      stage = .picking
      list = ListState()
      return []
    }
    let cards = RoundFlashcards(shelf).cards(choice, picked: picked, context)
    guard !cards.isEmpty else { return [.tell(StatusMessage(.browserNothing))] }
    var round = Round(cards: cards, length: .seconds(seconds))
    round.start(at: context.now.sinceStart)
    self.round = round
    stage = .playing
    showFirst()
    return []
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    RoundView(screen: self, context: context).draw(into: &canvas)
  }
}
