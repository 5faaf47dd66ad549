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

  enum Action: FormAnswering, DialogAnswering {
    case form(FormAction), close, dialog(DialogAction)
  }

  /// The deck that is changed; nil for a new one.
  let deck: FilteredDeck?
  private(set) var form: FormState<FilteredDeckForm>
  /// True once a name is proposed.
  private var hasName: Bool
  private(set) var counts = SearchCounts()
  /// True once the search that is focused was refused, until something is changed.
  private(set) var isRefused = false
  /// True while the deck is being built.
  private var isBuilding = false
  /// The focused answer to the question before the form is left; nil unless it is asked.
  private var leaving: LeaveAnswer?

  private enum CodingKeys: CodingKey {
    case deck, form, hasName, isRefused, leaving
  }

  /// The form of a new deck.
  ///
  /// - Parameter search: the search that it has at first.
  init(search: String = "") {
    (deck, form, hasName) = (nil, FormState(FilteredDeckForm(nil, search: search)), false)
  }

  /// The form of a deck.
  init(_ deck: FilteredDeck) {
    self.deck = deck
    form = FormState(FilteredDeckForm(deck, search: ""))
    hasName = true
  }

  // MARK: Keys

  private static let build = KeyBinding(
    .enter,
    .control("s"),
    does: Action.form(.submit),
    .keyBuild,
    named: "save"
  )

  static let bindings = Action.choosingKeys(build)

  static let tables: [[KeyBinding<Action>]] = [
    bindings, Action.typingKeys(build, Action.completeKey),
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    form.keys(isRefused ? Self.build.idle : Self.build, completes: true, context)
  }

  var requirement: StudyRequirement? { .decks }
  var takesText: Bool { form.takesText && leaving == nil }
  var completesNames: Bool { form.isSearch }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    isRefused = false
    form.type(scalar, context)
    return []
  }

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOut(input, context) + count(context)
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return leave()
    case .dialog(let action): return answer(action, context)
    case .form(.submit): return build(context)
    case .form(let action):
      switch action {
      case .move, .field: isRefused = false
      case .change, .complete, .type, .done, .submit: break
      }
      form.perform(action, context)
      return []
    }
  }

  /// Closes the form, or asks whether to build the deck first.
  private mutating func leave() -> [Request] {
    guard form.isChanged, !isBuilding else { return [.close] }
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
    form.perform(.submit, context)
    let taken = Set(context.data.deckNames.filter { $0 != deck?.name })
    do throws(FilteredDeckForm.Refusal) {
      let read = try form.content.read(deck, taken: taken)
      for (search, row) in zip(form.content.used, [Row.search, .second]) {
        guard counts.problem(search.text.text) != nil else { continue }
        // It is told at the search.
        (form.content.row, isRefused) = (row, true)
        return []
      }
      isBuilding = true
      return [.run(.build(read, as: .filteredBuild, requiresCards: true))]
    } catch {
      form.refuse(error.problem.words(context.wording), at: error.row)
      return []
    }
  }

  // MARK: Counting

  /// The searches that are typed.
  private var typed: [String] { form.content.used.map(\.text.text) }

  private mutating func count(_ context: StudyContext) -> [Request] {
    counts.ask(typed, for: deck?.name).map { [.run(.listCards($0, at: context.moment))] } ?? []
  }

  /// What is wrong with the search in a row, once what may still come is not missed.
  func problem(_ row: Row) -> SearchProblem? {
    guard let index = row.search, index < form.content.used.count,
      let wrong = counts.problem(form.content.used[index].text.text)
    else { return nil }
    let isTyped = row == form.content.row && !isRefused
    return isTyped && wrong.mayEnd(with: form.content.used[index].text.text) ? nil : wrong
  }

  /// The words for the numbers of cards that are found.
  func found(_ wording: Wording) -> [String] {
    zip(form.content.used, [Row.search, .second]).compactMap { search, row in
      let text = search.text.text
      let words =
        counts.cards(text).map { wording(.filteredFound($0)) }
        ?? (row == form.content.row ? nil : problem(row).map { wording($0.phrase) })
      guard let words else { return nil }
      guard form.content.used.count > 1 else { return words }
      return wording(.lineModeItem(label: wording(form.content.label(row)), value: words))
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
      form.content.name = TextField(context.wording.written(.filteredName(time: time)), limit: 200)
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
      form.refuse(context.wording(wrong?.phrase ?? .filteredNoCards))
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
