import DomainWords
import Flashcards
import Screens
import SearchLanguage
import Widgets
import WindowLevels
import Wording

/// Finds a text in the notes of chosen cards and replaces it, with a preview of each change.
struct ReplaceScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), change(Int), field(FieldAction), row(Row), close
    /// Asks for the text of a row in line mode, and takes it.
    case ask(Row), take
    /// Goes to the changes, or back to the form.
    case showChanges, hideChanges
    case replace
  }

  /// A row of the form, in their order. The raw values are in sealed sessions.
  enum Row: String, CaseIterable, Codable, Sendable {
    case search, replacement, place, letters, expression
  }

  /// The chosen rows of a browser, and what those are.
  let rows: RowMarks
  let unit: BrowserUnit
  private(set) var request = FindReplaceRequest("", by: "")
  private(set) var search = TextField(limit: 1_000)
  private(set) var replacement = TextField(limit: 1_000)
  /// The focused row of the form.
  private(set) var row = Row.search
  /// The changes; they have the focus while `isInList`.
  private(set) var list = ListState()
  private(set) var isInList = false
  /// The row whose text line mode asks for; nil for none.
  private(set) var asked: Row?
  private(set) var preview = ReplacePreview()
  private var isReplacing = false

  private enum CodingKeys: CodingKey {
    case rows, unit, request, search, replacement, row, list, isInList
  }

  init(_ rows: RowMarks, _ unit: BrowserUnit) {
    (self.rows, self.unit) = (rows, unit)
  }

  var takesText: Bool { !isInList && (row == .search || row == .replacement) }
  var completesNames: Bool { true }

  private var targets: CardTargets { CardTargets(rows, unit) }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    edit { $0.type(scalar) }
    return ask(context)
  }

  /// Changes the text of the focused row.
  private mutating func edit(_ change: (inout TextField) -> Void) {
    list = ListState()
    if row == .search { change(&search) } else { change(&replacement) }
    (request.search, request.replacement) = (search.text, replacement.text)
  }

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOut(input, context) + ask(context)
  }

  mutating func advance(_ context: StudyContext) -> [Request] { ask(context) }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    guard !isReplacing else { return [] }
    switch action {
    case .close: return [.close]
    case .move(let move) where isInList:
      let height = ReplaceView.list(in: context.size, isFocused: true).height
      list.move(move, count: preview.fields.count, height: height)
    case .move(let move): row = move.from(row, in: Row.allCases)
    case .row(let row): self.row = row
    case .ask(let row): (self.row, asked) = (row, row)
    case .take: asked = nil
    case .field(let action): edit { $0.perform(action) }
    case .change(let step): change(by: step, context)
    case .showChanges:
      guard !preview.fields.isEmpty else { return [.tell(StatusMessage(lack))] }
      isInList = true
    case .hideChanges: isInList = false
    case .replace:
      guard !preview.fields.isEmpty else { return [.tell(StatusMessage(lack))] }
      isReplacing = true
      return [.run(.edit(.replace(request), of: targets, name: ""))]
    }
    return []
  }

  /// The reason why nothing would change.
  var lack: Phrase { search.text.isEmpty ? .replaceEmpty : preview.problem?.phrase ?? .replaceNone }

  /// The places in which a text can be replaced: all fields, the tags, and each field by its name.
  static func places(_ context: StudyContext) -> [Place] {
    let names = context.data.names?[.fields] ?? []
    return [.fields, .tags] + names.map { .field($0) }
  }

  /// A place in which a text is replaced.
  enum Place: Hashable, Sendable {
    case fields, tags
    case field(String)

    func name(_ wording: Wording) -> String {
      switch self {
      case .fields: wording(.replaceAllFields)
      case .tags: wording(.noteTags)
      case .field(let name): name
      }
    }
  }

  /// The place that is chosen.
  var place: Place { request.isOfTags ? .tags : request.field.map { .field($0) } ?? .fields }

  private mutating func change(by step: Int, _ context: StudyContext) {
    list = ListState()
    switch row {
    case .search, .replacement: break
    case .letters: request.matchesCase.toggle()
    case .expression: request.isExpression.toggle()
    case .place:
      let places = Self.places(context)
      let index = (places.firstIndex(of: place) ?? 0) + step + places.count
      let next = places[index % places.count]
      request.isOfTags = next == .tags
      if case .field(let name) = next { request.field = name } else { request.field = nil }
    }
  }

  /// Asks for the changes that are visible and are not read.
  private mutating func ask(_ context: StudyContext) -> [Request] {
    guard !isReplacing else { return [] }
    let height = max(1, ReplaceView.list(in: context.size, isFocused: true).height)
    let count = max(list.top + 2 * height, Self.spokenRows)
    guard let after = preview.ask(for: request, rows: count) else { return [] }
    return [.run(.previewReplacing(request, of: targets, after: after))]
  }

  /// The number of changes that line mode tells.
  static let spokenRows = 20

  // MARK: Replies

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .replaced(let result, let request, let last) = response else { return [] }
    preview.receive(result, by: request, after: last)
    if preview.fields.isEmpty { isInList = false }
    return ask(context)
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isReplacing = false
    let done = BulkEdit.replace(request).done(EditReport(change))
    return [.close, .tell(StatusMessage(tone: .success, done))]
  }

  mutating func didFail(because reason: FailureReason) { isReplacing = false }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { isReplacing = false }
  }

  /// Has the changes read again after notes were changed.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    preview = ReplacePreview()
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    ReplaceView(screen: self, context: context).draw(into: &canvas)
  }
}

/// The keys.
extension ReplaceScreen {
  /// The keys at a row that has choices.
  static let bindings: [KeyBinding<Action>] =
    own + OptionRow.bindings { .change($0) } + ListState.bindings { .move($0) }

  /// The keys at a row in which a text is typed.
  private static let textBindings: [KeyBinding<Action>] =
    own + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }

  /// The keys while the changes are focused.
  private static let listBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .replace, .keyReplace, named: "run"),
      KeyBinding(.escape, .left, does: .hideChanges, .keyBack),
      KeyBinding(.tab, does: .hideChanges, .keyBack, named: "other-pane"),
    ] + ListState.bindings { .move($0) }

  private static let own: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .showChanges, .keyShowChanges, named: "submit"),
    KeyBinding(.tab, does: .showChanges, .keyShowChanges, named: "to-list"),
    KeyBinding(.escape, does: .close, .keyBack),
  ]

  static let tables: [[KeyBinding<Action>]] = [bindings, textBindings, listBindings]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard !isInList else { return Self.listBindings }
    return (takesText ? Self.textBindings : Self.bindings).map { binding in
      if case .showChanges = binding.action, preview.fields.isEmpty {
        binding.idle
      } else {
        binding
      }
    }
  }
}
