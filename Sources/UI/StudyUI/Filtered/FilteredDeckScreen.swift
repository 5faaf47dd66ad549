import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The form of a filtered deck, new or changed: its name, its searches, and what answers do. It counts
/// the cards that the searches find, and builds the deck.
struct FilteredDeckScreen: StudyScreen {
  typealias Row = FilteredDeckForm.Row

  enum Action: DialogAnswering {
    case build, close, move(ListState.Move), change(Int), field(FieldAction), complete
    /// Begins to type the value of the focused row, and ends it: in line mode.
    case type, done
    case dialog(DialogAction)
  }

  /// The deck that is changed; nil for a new one.
  let deck: FilteredDeck?
  private(set) var form: FilteredDeckForm
  /// True once a name is proposed.
  private var hasName: Bool
  /// True while line mode asks for the value of the focused row.
  private(set) var isTyping = false
  private(set) var counts = SearchCounts()
  /// True once the search that is focused was refused, until something is changed.
  private var isRefused = false
  /// The reason why nothing was built, until something is changed.
  private(set) var problem: FilteredDeckForm.Problem?
  /// What the focused search can be completed to.
  private(set) var completions: [String]?
  /// True while the deck is being built.
  private var isBuilding = false
  /// True once something was typed or chosen.
  private var isChanged = false
  /// The focused answer to the question before the form is left; nil unless it is asked.
  private var leaving: LeaveAnswer?

  private enum CodingKeys: CodingKey {
    case deck, form, hasName, isTyping, completions, isRefused, isChanged, leaving
  }

  /// The form of a new deck.
  ///
  /// - Parameter search: the search that it has at first.
  init(search: String = "") {
    (deck, form, hasName) = (nil, FilteredDeckForm(nil, search: search), false)
  }

  /// The form of a deck.
  init(_ deck: FilteredDeck) {
    self.deck = deck
    form = FilteredDeckForm(deck, search: "")
    hasName = true
  }

  // MARK: Keys

  private static let build = KeyBinding(
    .enter,
    .control("s"),
    does: Action.build,
    .keyBuild,
    named: "save"
  )
  private static let close = KeyBinding(.escape, does: Action.close, .keyBack)

  /// The keys in a row with values to choose.
  static let bindings: [KeyBinding<Action>] =
    [build] + OptionRow.bindings { .change($0) } + [close]
    + ListState.bindings { .move($0) }

  /// The keys in a row in which something is typed.
  static let typingBindings: [KeyBinding<Action>] =
    [build, KeyBinding(.tab, does: .complete, .keyComplete), close]
    + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }

  static let tables: [[KeyBinding<Action>]] = [bindings, typingBindings]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let completes =
      isSearch && form.field?.searchCompletion(in: context.data.names) != nil
    return (takesText ? Self.typingBindings : Self.bindings).map { binding in
      switch binding.action {
      case .complete where !completes: binding.idle
      // What was refused is refused again.
      case .build where problem != nil || isRefused: binding.idle
      default: binding
      }
    }
  }

  var requirement: StudyRequirement? { .decks }
  var takesText: Bool { form.field != nil && leaving == nil }
  var completesNames: Bool { isSearch }

  /// True in a row in which a search is typed.
  var isSearch: Bool { form.row == .search || form.row == .second }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    edit(context) { $0.type(scalar) }
    return []
  }

  private mutating func edit(
    _ context: StudyContext,
    _ change: (inout TextField) -> Void
  ) {
    (problem, isRefused) = (nil, false)
    guard var field = form.field else { return }
    change(&field)
    isChanged = isChanged || field.text != form.field?.text
    form.field = field
    completions = isSearch ? field.suggestedTerms(in: context.data.names) : nil
  }

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOut(input, context) + count(context)
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return leave()
    case .build: return build(context)
    case .dialog(let action): return answer(action, context)
    case .move(let move):
      form.row = move.from(form.row, in: form.rows)
      (completions, isTyping, isRefused) = (nil, false, false)
    case .change(let step):
      (problem, isChanged) = (nil, true)
      form.change(form.row, by: step)
    case .field(let action): edit(context) { $0.perform(action) }
    case .complete:
      guard isSearch, var field = form.field else { return [] }
      completions = field.completeTerm(in: context.data.names)
      isChanged = isChanged || field.text != form.field?.text
      form.field = field
    case .type: isTyping = true
    case .done: (completions, isTyping) = (nil, false)
    }
    return []
  }

  /// Closes the form, or asks whether to build the deck first.
  private mutating func leave() -> [Request] {
    guard isChanged, !isBuilding else { return [.close] }
    leaving = .save
    return []
  }

  private mutating func answer(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    guard let answer = leaving?.follow(action) else { return [] }
    leaving = nil
    return switch answer {
    case .stay: []
    case .discard: [.close]
    case .save: build(context)
    }
  }

  private mutating func build(_ context: StudyContext) -> [Request] {
    guard !isBuilding else { return [] }
    completions = nil
    let taken = Set(context.data.deckNames.filter { $0 != deck?.name })
    do throws(FilteredDeckForm.Refusal) {
      let read = try form.read(deck, taken: taken)
      for (search, row) in zip(form.used, [Row.search, .second]) {
        guard counts.problem(search.text.text) != nil else { continue }
        // It is told at the search.
        (form.row, isRefused) = (row, true)
        return []
      }
      isBuilding = true
      return [.run(.build(read, as: .filteredBuild, requiresCards: true))]
    } catch {
      (form.row, problem) = (error.row, error.problem)
      return []
    }
  }

  // MARK: Counting

  /// The searches that are typed.
  private var typed: [String] { form.used.map(\.text.text) }

  private mutating func count(_ context: StudyContext) -> [Request] {
    counts.ask(typed, for: deck?.name).map { [.run(.listCards($0, at: context.moment))] } ?? []
  }

  /// What is wrong with the search in a row, once what may still come is not missed.
  func problem(_ row: Row) -> SearchProblem? {
    guard let index = row.search, index < form.used.count,
      let wrong = counts.problem(form.used[index].text.text)
    else { return nil }
    let isTyped = row == form.row && !isRefused
    return isTyped && wrong.mayEnd(with: form.used[index].text.text) ? nil : wrong
  }

  /// The reason why nothing was built; nil for none.
  func refusal(_ wording: Wording) -> String? {
    problem?.words(wording) ?? (isRefused ? problem(form.row).map { wording($0.phrase) } : nil)
  }

  /// The words for the numbers of cards that are found.
  func found(_ wording: Wording) -> [String] {
    zip(form.used, [Row.search, .second]).compactMap { search, row in
      let text = search.text.text
      let words =
        counts.cards(text).map { wording(.filteredFound($0)) }
        ?? (row == form.row ? nil : problem(row).map { wording($0.phrase) })
      guard let words else { return nil }
      guard form.used.count > 1 else { return words }
      return wording(.lineModeItem(label: wording(form.label(row)), value: words))
    }
  }

  // MARK: Replies

  mutating func advance(_ context: StudyContext) -> [Request] {
    if !hasName {
      hasName = true
      // A name is kept, and so it is written wherever it was made.
      var environment = context.environment
      environment.wording = context.wording.written
      let time = environment.clock(at: context.moment.time)
      form.name = TextField(context.wording.written(.filteredName(time: time)), limit: 200)
    }
    return count(context)
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    switch response {
    case .listed(let result, let request, _, _):
      counts.receive(result, for: request, deck: deck?.name)
      return count(context)
    case .notBuilt(let wrong):
      isBuilding = false
      problem = .phrase(wrong?.phrase ?? .filteredNoCards)
    default: break
    }
    return []
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isBuilding = false
    let built = change.filteredDecks.first
    return [.close] + (built.map { [.tell($0.builtMessage(change, context.wording))] } ?? [])
  }

  mutating func didFail(because reason: FailureReason) { isBuilding = false }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { isBuilding = false }
  }

  mutating func applyExternal(_ change: StudyData.Change, _ context: StudyContext) -> [Request] {
    guard case .saved = change else { return [] }
    counts = SearchCounts()
    return count(context)
  }

  func dialog(_ context: StudyContext) -> Dialog? { leaving?.dialog(context.wording) }
}
