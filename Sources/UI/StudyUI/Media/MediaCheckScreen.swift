import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Lists the pictures and sounds that are missing and those that are unused, and deletes the latter.
struct MediaCheckScreen: HeardScreen {
  enum Action: DialogAnswering {
    case move(ListState.Move)
    /// Lists the notes that name a missing file, shows an unused picture, or plays an unused sound.
    case open
    case delete, reload, close
    case undo(UndoCommand)
    case dialog(DialogAction)
  }

  /// A row of the list.
  enum Row {
    case missing(MissingMedia)
    case unused(MediaEntry)
  }

  /// The names that are to be deleted.
  struct Deletion: Codable, Sendable {
    let names: Set<MediaNameID>
    let bytes: Int
  }

  private(set) var list = ListState()
  /// The question before what is unused is deleted.
  private(set) var confirmation: BulkConfirmation<Deletion>?
  /// What was found; nil until it is.
  private(set) var use: MediaUse?
  /// The number of contents that are known to be damaged.
  private(set) var damaged = 0
  /// The reason why nothing can be found; nil if it can, as far as is known.
  private(set) var failure: FailureReason?
  private var isAsked = false
  private var isDeleting = false
  var isHeard = false

  private enum CodingKeys: CodingKey {
    case list, confirmation
  }

  init() {}

  /// The number of rows.
  var count: Int { use.map { $0.missing.count + $0.unused.count } ?? 0 }

  /// A row of the list: those that are missing come first.
  func row(_ index: Int) -> Row? {
    guard let use else { return nil }
    if use.missing.indices.contains(index) { return .missing(use.missing[index]) }
    let rest = index - use.missing.count
    return use.unused.indices.contains(rest) ? .unused(use.unused[rest]) : nil
  }

  // MARK: Actions

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOutAfterHush(input, context) + check()
  }

  mutating func advance(_ context: StudyContext) -> [Request] { check() }

  private mutating func check() -> [Request] {
    guard !isAsked else { return [] }
    isAsked = true
    return [.run(.checkMedia)]
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return [.close]
    case .reload: (failure, isAsked) = (nil, false)
    case .move(let move):
      let height = MediaCheckView(screen: self, context: context).rows.height
      list.move(move, count: count, height: height)
    case .open: return open()
    case .delete: return ask()
    case .undo(let command): return [.undo(command, .area(.study))]
    case .dialog(let action):
      guard let deletion: Deletion = confirmation.answer(action) else { break }
      isDeleting = true
      return [.run(.deleteUnusedMedia(deletion.names))]
    }
    return []
  }

  /// The most notes in a search: their ids have to fit.
  private static let mostNotes = 400

  private mutating func open() -> [Request] {
    switch row(list.selected) {
    case .missing(let missing)?:
      let ids = missing.notes.prefix(Self.mostNotes).map { String($0.rawValue) }.joined(
        separator: ","
      )
      return [.open(BrowserScreen(.everything, search: "nid:\(ids)"))]
    case .unused(let entry)?:
      let name = entry.name.text
      switch MediaName.medium(of: name) {
      case .picture?:
        return PictureScreen([FacePicture(file: name, text: name)]).map { [.open($0)] } ?? []
      case .sound?:
        isHeard = true
        return [.run(.play([name], isAsked: true))]
      case nil: return []
      }
    case nil: return []
    }
  }

  private mutating func ask() -> [Request] {
    guard let use, !use.unused.isEmpty, !isDeleting else { return [] }
    guard use.unreadableNotes == 0 else {
      return [.tell(StatusMessage(tone: .problem, .mediaDeleteUnread(use.unreadableNotes)))]
    }
    let names = Set(use.unused.map(\.name.id))
    confirmation = BulkConfirmation(Deletion(names: names, bytes: use.unusedBytes))
    return []
  }

  // MARK: Replies

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .mediaChecked(let use, let damaged) = response else { return check() }
    (self.use, self.damaged) = (use, damaged)
    list.fit(count: count, height: MediaCheckView(screen: self, context: context).rows.height)
    guard use.unreadableNotes > 0 else { return check() }
    return [.tell(StatusMessage(tone: .problem, .recordsUnreadable(use.unreadableNotes)))] + check()
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    (isDeleting, isAsked) = (false, false)
    let files = context.wording(.mediaFiles(change.removedMediaNames.count))
    return [.tell(StatusMessage(tone: .success, .cardsDeleted(card: files)))] + check()
  }

  mutating func didFail(because reason: FailureReason) {
    isDeleting = false
    if use == nil { failure = reason }
  }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { isDeleting = false }
  }

  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    // Answers change nothing of it.
    if change.reviews.isEmpty { isAsked = false }
  }

  func dialog(_ context: StudyContext) -> Dialog? {
    guard let confirmation else { return nil }
    let deletion = confirmation.change
    return confirmation.dialog(
      .mediaDeleteQuestion(deletion.names.count, size: context.wording.size(deletion.bytes)),
      go: .mediaDeleteUnused,
      context.wording
    )
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    MediaCheckView(screen: self, context: context).draw(into: &canvas)
  }
}

extension MediaCheckScreen {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .open, .keyCards, named: "open"),
      KeyBinding("d", .delete, does: .delete, .mediaDeleteUnused, named: "delete"),
      UndoCommand.binding { .undo($0) },
      KeyBinding(.escape, does: .close, .keyBack),
    ] + UndoCommand.others { .undo($0) } + ListState.bindings { .move($0) }

  private static let unreadableBindings = LoadingPlaceholder.bindings(
    isUnreadable: true,
    again: Action.reload,
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [bindings, unreadableBindings]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard failure == nil else { return Self.unreadableBindings }
    return Self.bindings.compactMap { binding in
      switch binding.action {
      case .open: openLabel.map { binding.labelled($0) }
      case .delete: use?.unused.isEmpty == false ? binding : nil
      case .move: count > 1 ? binding : nil
      case .reload, .close, .undo, .dialog: binding
      }
    }
  }

  /// What Enter does at the focused row; nil for nothing.
  var openLabel: Phrase? {
    switch row(list.selected) {
    case .missing?: .keyCards
    case .unused(let entry)?:
      MediaName.medium(of: entry.name.text).map { $0 == .picture ? .keyPicture : .keySounds }
    case nil: nil
    }
  }
}
