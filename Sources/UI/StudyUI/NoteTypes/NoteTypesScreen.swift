import Collation
import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Lists the note types, and makes, renames and deletes some.
struct NoteTypesScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), open, add, rename, delete, close
    case undo(UndoCommand), reload
    /// Chooses the focused type of the gallery, or leaves the gallery.
    case choose, leaveGallery
    /// Edits of a name that is typed.
    case field(FieldAction), take, leaveName
  }

  /// A type's name while it is typed.
  struct Renaming: Codable, Sendable {
    let type: NoteTypeID
    var name: TextField
    /// The reason why the name can't be taken.
    var problem: NoteTypeProblem.Reason?
  }

  /// The work under way.
  private enum Work {
    case renaming(String), deletion(String)
  }

  private(set) var list = ListState()
  /// The gallery, from which a new type is made; nil while it is closed.
  private(set) var gallery: ListState?
  private(set) var renaming: Renaming?
  /// The types in the order of the list; nil until they are loaded.
  private(set) var types: [NoteTypeSummary]?
  /// The type that gets the focus, as it was made or changed.
  private var sought: NoteTypeID?
  private var isAsked = false
  /// The reason why the types can't be read; nil if they can, as far as is known.
  private(set) var failure: FailureReason?
  private var work: Work?

  private enum CodingKeys: CodingKey {
    case list, gallery, renaming
  }

  init() {}

  var takesText: Bool { renaming != nil }

  /// The focused type; nil without any.
  var selected: NoteTypeSummary? {
    guard let types, types.indices.contains(list.selected) else { return nil }
    return types[list.selected]
  }

  /// The names of all types but one.
  private func names(besides type: NoteTypeID?, _ wording: Wording) -> [String] {
    (types ?? []).filter { $0.type.id != type }.map { $0.type.name(wording) }
  }

  // MARK: Actions

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOut(input, context) + load()
  }

  mutating func advance(_ context: StudyContext) -> [Request] { load() }

  private mutating func load() -> [Request] {
    guard !isAsked else { return [] }
    isAsked = true
    return [.run(.listNoteTypes)]
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    let wording = context.wording
    switch action {
    case .close: return [.close]
    case .reload: (failure, isAsked) = (nil, false)
    case .move(let move):
      if gallery != nil {
        let count = NoteTypeGallery.allCases.count
        let height = NoteTypesView.gallery(wording).height(in: context.size)
        gallery?.move(move, count: count, height: height)
      } else {
        let height = NoteTypesView.rows(in: context.size).height
        list.move(move, count: types?.count ?? 0, height: height)
      }
    case .add: gallery = ListState()
    case .leaveGallery: gallery = nil
    case .choose:
      guard let chosen = gallery?.selected else { break }
      gallery = nil
      let names = names(besides: nil, wording)
      let draft = NoteTypeGallery.allCases[chosen].draft(besides: names, wording)
      return [.open(NoteTypeEditor(draft, besides: names))]
    case .undo(let command): return [.undo(command, .area(.study))]
    case .field(let action):
      renaming?.problem = nil
      renaming?.name.perform(action)
    case .leaveName: renaming = nil
    case .take: return rename(wording)
    case .open, .rename, .delete: return perform(action, on: selected, wording)
    }
    return []
  }

  private mutating func perform(
    _ action: Action,
    on selected: NoteTypeSummary?,
    _ wording: Wording
  ) -> [Request] {
    guard let selected, work == nil else { return [] }
    let name = selected.type.name(wording)
    switch action {
    case .open where StandardNoteType(selected.type.id) != nil:
      let names = names(besides: nil, wording)
      let copy = NoteTypeDraft(
        copying: selected.type,
        named: NoteTypeDraft.freeName(name, besides: names)
      )
      return [
        .open(NoteTypeEditor(copy, besides: names, copying: selected)),
        .tell(StatusMessage(.noteTypeCopied(name: name))),
      ]
    case .open:
      let names = names(besides: selected.type.id, wording)
      return [.open(NoteTypeEditor(NoteTypeDraft(selected.type), besides: names))]
    case .rename where StandardNoteType(selected.type.id) != nil,
      .delete where StandardNoteType(selected.type.id) != nil:
      return [.tell(StatusMessage(tone: .problem, .noteTypeIsStandard(name: name)))]
    case .rename:
      renaming = Renaming(
        type: selected.type.id,
        name: TextField(name, limit: max(NoteTypeEditor.longestName, name.count))
      )
    case .delete:
      guard selected.notes == 0 else {
        return [.tell(StatusMessage(tone: .problem, .noteTypeInUse(selected.notes, name: name)))]
      }
      work = .deletion(name)
      return [.run(.deleteNoteType(selected.type.id))]
    default: break
    }
    return []
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    renaming?.problem = nil
    renaming?.name.type(scalar)
    return []
  }

  /// Saves the name that was typed, unless it can't be one.
  private mutating func rename(_ wording: Wording) -> [Request] {
    guard let renaming, work == nil,
      let type = types?.first(where: { $0.type.id == renaming.type })?.type
    else { return [] }
    let name = renaming.name.text.trimmedOfSpace
    let others = names(besides: type.id, wording)
    if let problem = NoteTypeDraft.problem(ofName: name, besides: others) {
      self.renaming?.problem = problem
      return []
    }
    var draft = NoteTypeDraft(type)
    draft.name = name
    guard draft.isChanged, name != type.name(wording) else {
      self.renaming = nil
      return []
    }
    work = .renaming(name)
    return [.run(.saveNoteType(draft))]
  }

  // MARK: Replies

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    switch response {
    case .noteTypeList(let found): take(found, context)
    case .noteTypeRefused(let refusal):
      let name = selected?.type.name(context.wording) ?? ""
      (work, renaming, isAsked) = (nil, nil, false)
      return [.tell(StatusMessage(tone: .problem, refusal.phrase(name)))] + load()
    default: break
    }
    return load()
  }

  private mutating func take(_ found: [NoteTypeSummary], _ context: StudyContext) {
    let focused = sought ?? selected?.type.id
    sought = nil
    let own = found.filter { StandardNoteType($0.type.id) == nil }
    types =
      found.filter { StandardNoteType($0.type.id) != nil }
      + context.wording.collation.sorted(own) { $0.type.name }
    let row = types?.firstIndex { $0.type.id == focused } ?? list.selected
    list.select(row, count: found.count, height: NoteTypesView.rows(in: context.size).height)
    if let renaming, !found.contains(where: { $0.type.id == renaming.type }) {
      self.renaming = nil
    }
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    defer { (work, renaming, isAsked) = (nil, nil, false) }
    switch work {
    case .renaming(let name):
      return [.tell(StatusMessage(tone: .success, .noteTypeSaved(name: name)))]
    case .deletion(let name):
      return [.tell(StatusMessage(tone: .success, .itemDeleted(name: name)))]
    case nil: return []
    }
  }

  mutating func didFail(because reason: FailureReason) {
    work = nil
    if types == nil { failure = reason }
  }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { work = nil }
  }

  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    sought = change.noteTypes.first?.id
    isAsked = false
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    NoteTypesView(screen: self, context: context).draw(into: &canvas)
  }
}

extension NoteTypesScreen {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .open, .keyEdit, named: "edit"),
      KeyBinding("a", does: .add, .keyAdd),
      KeyBinding("e", does: .rename, .keyRename),
      KeyBinding("d", .delete, does: .delete, .keyDelete),
      UndoCommand.binding { .undo($0) },
      KeyBinding(.escape, does: .close, .keyBack),
    ] + UndoCommand.others { .undo($0) } + ListState.bindings { .move($0) }

  private static let galleryBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .choose, .keyChoose),
      KeyBinding(.escape, does: .leaveGallery, .keyBack),
    ] + ListState.bindings { .move($0) }

  private static let nameBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .take, .keySave),
      KeyBinding(.escape, does: .leaveName, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  /// The keys at a name that was refused, until it is changed.
  private static let refusedBindings = nameBindings.map { binding in
    if case .take = binding.action { binding.idle } else { binding }
  }

  private static let unreadableBindings = LoadingPlaceholder.bindings(
    isUnreadable: true,
    again: Action.reload,
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [
    bindings, galleryBindings, nameBindings, unreadableBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    if failure != nil { return Self.unreadableBindings }
    if let renaming { return renaming.problem == nil ? Self.nameBindings : Self.refusedBindings }
    if gallery != nil { return Self.galleryBindings }
    return Self.bindings.filter { binding in
      switch binding.action {
      case .open, .rename, .delete: selected != nil
      default: true
      }
    }
  }
}
