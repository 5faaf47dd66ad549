import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Asks which cards of a deck to study beyond its queue, and begins with them as a filtered deck.
struct CustomStudyScreen: StudyScreen {
  /// A row, in their order. The raw values are in sealed sessions.
  enum Row: String, CaseIterable, Codable, Sendable {
    case kind, number, included, excluded
  }

  /// What can be chosen.
  enum Choice: Hashable, Codable, Sendable {
    /// More new cards, or more reviews, than the limits of today leave.
    case moreNew, moreReviews
    /// Cards beyond the queue.
    case cards(CustomStudy.Kind)

    static let all = [moreNew, moreReviews] + CustomStudy.Kind.allCases.map(Choice.cards)

    /// The cards beyond the queue; nil for more of those in it.
    var kind: CustomStudy.Kind? { if case .cards(let kind) = self { kind } else { nil } }
    /// True if tags are asked for.
    var hasTags: Bool { kind?.countsDays == false }
    /// The number that is proposed.
    var usualNumber: Int { kind?.usualNumber ?? 10 }
    /// The numbers that can be typed.
    var numbers: ClosedRange<Int> { kind?.numbers ?? -9_999...9_999 }

    /// The name.
    var name: Phrase {
      switch self {
      case .moreNew: .customMoreNew
      case .moreReviews: .customMoreReviews
      case .cards(let kind): kind.name
      }
    }

    /// The words before the number.
    var numberLabel: Phrase {
      switch self {
      case .moreNew, .moreReviews: .keyCards
      case .cards(let kind): kind.countsDays ? .customDays : .filteredRowLimit
      }
    }
  }

  enum Action: Sendable {
    case build, close, move(ListState.Move), change(Int), field(FieldAction), complete
    /// Chooses the cards, or begins to type the value of the focused row, and ends it: in line mode.
    case choose(Choice), type, done
  }

  /// The deck that is studied.
  let deck: Deck
  private(set) var choice = Choice.moreNew
  var number = TextField(String(Choice.moreNew.usualNumber), limit: 10)
  var included = TextField(limit: longestTags)
  var excluded = TextField(limit: longestTags)
  /// The focused row.
  var row = Row.kind
  /// True once the tags that were chosen last are in their fields.
  private var hasTags = false
  /// True while line mode asks for the value of the focused row.
  private(set) var isTyping = false
  /// The reason why there is nothing to study, until something is changed.
  private(set) var problem: FilteredDeckForm.Problem?
  /// What the tag that is typed can be completed to.
  private(set) var completions: [String]?
  /// True while the filtered deck is being built.
  private var isBuilding = false

  private enum CodingKeys: CodingKey {
    case deck, choice, number, included, excluded, row, hasTags, isTyping
  }

  private static let longestTags = 1_000

  init(_ deck: Deck) {
    self.deck = deck
  }

  // MARK: Keys

  private static let build = KeyBinding(
    .enter,
    .control("s"),
    does: Action.build,
    .keyStudy,
    named: "start"
  )
  private static let close = KeyBinding(.escape, does: Action.close, .keyBack)

  /// The keys in the row of what is studied.
  static let bindings: [KeyBinding<Action>] =
    [build] + OptionRow.bindings { .change($0) } + [close]
    + ListState.bindings { .move($0) }

  /// The keys in a row in which something is typed.
  static let typingBindings: [KeyBinding<Action>] =
    [build, KeyBinding(.tab, does: .complete, .keyComplete), close]
    + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }

  static let tables: [[KeyBinding<Action>]] = [bindings, typingBindings]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    (takesText ? Self.typingBindings : Self.bindings).map { binding in
      switch binding.action {
      case .complete where !completes(context): binding.idle
      // What was refused is refused again.
      case .build where problem != nil: binding.idle
      default: binding
      }
    }
  }

  /// True if Tab changes what is typed, or says what it can become.
  private func completes(_ context: StudyContext) -> Bool {
    guard isOfTags, var trial = field else { return false }
    let names = trial.completeWord(among: context.data.tags)
    return trial != field || !names.isEmpty && names != completions
  }

  var requirement: StudyRequirement? { .decks }
  var takesText: Bool { row != .kind }
  var completesNames: Bool { isOfTags }

  /// True in a row of tags.
  private var isOfTags: Bool { row == .included || row == .excluded }

  /// The rows that are shown.
  var rows: [Row] { choice.hasTags ? Row.allCases : [.kind, .number] }

  /// The field of the focused row; nil in the first.
  var field: TextField? {
    get {
      switch row {
      case .kind: nil
      case .number: number
      case .included: included
      case .excluded: excluded
      }
    }
    set {
      guard let newValue else { return }
      switch row {
      case .kind: break
      case .number: number = newValue
      case .included: included = newValue
      case .excluded: excluded = newValue
      }
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    (problem, completions) = (nil, nil)
    field?.type(scalar)
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    if case .complete = action {
      let names = field?.completeWord(among: context.data.tags) ?? []
      completions = isOfTags && !names.isEmpty ? names : nil
      return []
    }
    completions = nil
    switch action {
    case .close: return [.close]
    case .build: return build(context)
    case .move(let move): (row, isTyping) = (move.from(row, in: rows), false)
    case .change(let step):
      let all = Choice.all
      let index = (all.firstIndex(of: choice) ?? 0) + step
      choose(all[(index + all.count) % all.count], context)
    case .choose(let choice): choose(choice, context)
    case .field(let action):
      problem = nil
      field?.perform(action)
    case .type: isTyping = true
    case .done: isTyping = false
    case .complete: break
    }
    return []
  }

  /// Chooses the cards, with the number that is usual for them where it is one of something else, and
  /// the tags that were chosen last.
  private mutating func choose(_ new: Choice, _ context: StudyContext) {
    if new.hasTags, !hasTags, let memory = context.data.browserMemory {
      hasTags = true
      let tags = memory.studyTags(of: deck.id)
      included = TextField(tags?.included.joined(separator: " ") ?? "", limit: Self.longestTags)
      excluded = TextField(tags?.excluded.joined(separator: " ") ?? "", limit: Self.longestTags)
    }
    problem = nil
    if new.numberLabel != choice.numberLabel {
      number = TextField(String(new.usualNumber), limit: 10)
    }
    choice = new
    if !rows.contains(row) { row = .kind }
  }

  private mutating func build(_ context: StudyContext) -> [Request] {
    guard !isBuilding else { return [] }
    do throws(OptionTextError) {
      let number = try OptionText.number(number.text, in: choice.numbers)
      guard let kind = choice.kind else { return extend(by: number, context) }
      let study = CustomStudy(
        kind,
        number: number,
        including: Tags(included.text).names,
        excluding: Tags(excluded.text).names
      )
      let decks = context.data.filteredDecks.map(\.deck)
      let session = study.filteredDeck(of: deck.name, among: decks, context.wording.written)
      isBuilding = true
      return [.run(.build(session, as: .customStudy, requiresCards: true))]
    } catch {
      (row, problem) = (.number, .number(error))
      return []
    }
  }

  /// Adds to the limits of today, of the deck and of those around it, as Anki does.
  private mutating func extend(by number: Int, _ context: StudyContext) -> [Request] {
    let (new, reviews) = choice == .moreNew ? (number, 0) : (0, number)
    let day = context.boundary.day(of: context.moment)
    var change = ChangeSet()
    change.decks = context.data.decks.map(\.deck).filter { $0.name.contains(deck.name) }
    for index in change.decks.indices {
      change.decks[index].extend(on: day, new: new, reviews: reviews)
    }
    guard !change.decks.isEmpty else { return [.close] }
    isBuilding = true
    return [.run(.save(change, UndoableOperation(.customStudy, deck.name.description)))]
  }

  // MARK: Replies

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isBuilding = false
    guard let built = change.filteredDecks.first else {
      return [.close, .bring(ReviewScreen(deck: deck.id))]
    }
    return remember(context) + [.close, .open(ReviewScreen(.filtered(built.id)))]
  }

  /// Keeps the tags for the next custom study of the deck.
  private func remember(_ context: StudyContext) -> [Request] {
    guard choice.hasTags, let old = context.data.browserMemory else { return [] }
    var memory = old
    memory.remember(
      StudyTags(
        deck: deck.id,
        included: Tags(included.text).names,
        excluded: Tags(excluded.text).names
      )
    )
    return memory == old ? [] : [.run(.saveBrowserMemory(memory))]
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .notBuilt(let wrong) = response else { return [] }
    isBuilding = false
    problem = .phrase(wrong?.phrase ?? .filteredNoCards)
    return []
  }

  mutating func didFail(because reason: FailureReason) { isBuilding = false }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { isBuilding = false }
  }
}
