import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Imports a file of notes: asks for its name, shows a preview, and then imports all of it or
/// nothing. One key undoes the import.
struct ImportScreen: StudyScreen {
  enum Action: Sendable {
    /// Takes the notes that name no deck into one; nil for one with the name of the file.
    case into(DeckID?)
    case proceed, undo, details, move(ListState.Move), scroll(Int)
    case form(ImportForm<FlashcardImportFormat>.Action), stop, close
  }

  /// A stage of the import.
  enum Stage: Sendable {
    /// The file's name is typed.
    case path
    /// The file has to be read again once the vault is unlocked, as the preview was discarded by
    /// the lock.
    case unread
    /// The file is being read.
    case reading
    /// The preview is shown.
    case preview(ImportPreview)
    /// The notes are being imported.
    case writing(ImportPreview)
    /// The notes were imported.
    case done(ImportTally, [ImportPreview.BadLine])
  }

  /// The deck for notes that name none.
  private(set) var deck: DeckID?
  /// True once it was said which deck that is.
  private(set) var isDeckChosen: Bool
  private(set) var form = ImportForm<FlashcardImportFormat>(kinds: .flashcards)
  private(set) var stage = Stage.path
  private(set) var problem: ImportProblem?
  /// The focused deck of the preview.
  private(set) var list = ListState()
  /// True while the details of the preview are scrolled, which take its place on narrow screens.
  private(set) var showsDetails = false
  /// The first row of the details, or the first bad line after the import.
  private(set) var scroll = 0
  /// The progress of the work under way.
  private(set) var progress = WorkProgress()
  /// True from the request to cancel until the work has ended.
  private(set) var isStopping = false

  init(into deck: DeckID?) {
    self.deck = deck
    isDeckChosen = deck != nil
  }

  var requirement: StudyRequirement? { .decks }

  var takesText: Bool {
    if case .path = stage { !form.isAtFormat } else { false }
  }

  func lastScroll(of preview: ImportPreview, _ context: StudyContext) -> Int {
    ImportView(screen: self, context: context).lastScroll(of: preview)
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    problem = nil
    form.type(scalar)
    return form.requests()
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch (action, stage) {
    case (.close, .preview):
      stage = .path
    case (.close, _):
      return [.close]
    case (.stop, _):
      isStopping = true
      return [.cancelWork]
    case (.proceed, .path):
      switch form.submit() {
      case .other: return form.requests()
      case .empty: return [.tell(StatusMessage(.fileNoName))]
      case .file: return read()
      }
    case (.proceed, .preview(let preview)):
      guard !preview.change.isEmpty else {
        return [.tell(StatusMessage(.deckImportNothing))]
      }
      return write(preview)
    case (.into(let deck), .preview):
      isDeckChosen = true
      guard deck != self.deck else { break }
      self.deck = deck
      return read()
    case (.undo, .done): return [.undo(.step(.undo), .area(.study))]
    case (.form(let action), .path):
      problem = nil
      form.perform(action, in: ImportView.area(context.size))
      return form.requests()
    case (.details, .preview): showsDetails.toggle()
    case (.move(let move), .preview(let preview)):
      let height = ImportView(screen: self, context: context).rows(of: preview)
      list.move(move, count: preview.decks.count, height: height)
    case (.scroll(let step), .preview(let preview)):
      scroll(step, to: lastScroll(of: preview, context))
    case (.scroll(let step), .done(_, let badLines)):
      scroll(step, to: badLines.count - 1)
    default:
      break
    }
    return []
  }

  private mutating func write(_ preview: ImportPreview) -> [Request] {
    begin(.writing(preview))
    return [.run(.save(preview.change, UndoableOperation(.importing, fileName)))]
  }

  private mutating func scroll(_ step: Int, to last: Int) {
    scroll = min(max(0, scroll + step), max(0, last))
  }

  private mutating func read() -> [Request] {
    problem = nil
    begin(.reading)
    return [.run(.readImport(path: form.path.text, as: form.format, into: deck))]
  }

  private mutating func begin(_ stage: Stage) {
    self.stage = stage
    progress = WorkProgress()
    isStopping = false
  }

  /// The file's name without its directories.
  var fileName: String {
    String(form.path.text.split(separator: "/").last ?? "")
  }

  // MARK: Replies

  mutating func advance(_ context: StudyContext) -> [Request] {
    switch stage {
    case .path: return form.requests()
    case .unread: return read()
    default: return []
    }
  }

  mutating func receive(_ listing: FileListing, _ context: StudyContext) -> [Request] {
    form.receive(listing)
    return form.requests()
  }

  mutating func receive(_ news: WorkEvent) {
    switch news {
    case .progress(let progress): self.progress = progress
    case .stopped: stepBack()
    }
  }

  /// Returns to the stage before the work, which was not done.
  private mutating func stepBack() {
    isStopping = false
    switch stage {
    case .reading: stage = .path
    case .writing(let preview): stage = .preview(preview)
    case .path, .unread, .preview, .done: break
    }
  }

  mutating func receive(_ news: StudyResponse, _ context: StudyContext) -> [Request] {
    switch (news, stage) {
    case (.preview(let preview), .reading):
      stage = .preview(preview)
      (list, showsDetails, scroll) = (ListState(), false, 0)
    case (.unreadable(let problem), .reading):
      self.problem = problem
      stage = .path
    default: break
    }
    return []
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    guard case .writing(let preview) = stage else { return [] }
    stage = .done(preview.tally, preview.badLines)
    scroll = 0
    return [.tell(StatusMessage(tone: .success, .deckImportDone))]
  }

  mutating func didFail(because reason: FailureReason) {
    stepBack()
  }

  /// Closes once the import is undone.
  mutating func applyExternal(_ change: StudyData.Change, _ context: StudyContext) -> [Request] {
    guard case .done = stage, case .saved = change else { return [] }
    return [.close]
  }

  /// The preview that is shown; nil at other stages.
  var preview: ImportPreview? {
    if case .preview(let preview) = stage { preview } else { nil }
  }

  /// The work under way.
  var work: WorkView {
    let isWriting = if case .writing = stage { true } else { false }
    return WorkView(
      isWriting ? .importWriting : .importReading,
      progress,
      isStopping: isStopping
    )
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    ImportView(screen: self, context: context).draw(into: &canvas)
  }
}

/// The lock keeps the file's name and the stage. The file is read again after it.
extension ImportScreen {
  private enum CodingKeys: CodingKey {
    case deck, path, format, isRead, tally
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(into: try values.decodeIfPresent(DeckID.self, forKey: .deck))
    form = ImportForm(
      path: try values.decode(PathField.self, forKey: .path),
      kinds: .flashcards,
      format: try values.decodeIfPresent(FlashcardImportFormat.self, forKey: .format)
    )
    if let tally = try values.decodeIfPresent(ImportTally.self, forKey: .tally) {
      stage = .done(tally, [])
    } else if try values.decode(Bool.self, forKey: .isRead) {
      stage = .unread
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(deck, forKey: .deck)
    try values.encode(form.path, forKey: .path)
    try values.encodeIfPresent(form.format, forKey: .format)
    switch stage {
    case .path: try values.encode(false, forKey: .isRead)
    case .unread, .reading, .preview, .writing: try values.encode(true, forKey: .isRead)
    case .done(let tally, _): try values.encode(tally, forKey: .tally)
    }
  }
}

extension FlashcardImportFormat: ImportFormat {
  static var choices: [Self] { allCases }

  func label(_ wording: Wording) -> String { wording(name) }
}

extension FileKinds {
  /// Files of flashcards and of answers.
  fileprivate static let flashcards = FileKinds([
    "apkg": .fileKindAnki, "colpkg": .fileKindAnki, "csv": .fileKindText, "tsv": .fileKindText,
    "txt": .fileKindText, "md": .fileKindMarkdown, "json": .fileKindJSON, "db": .fileKindDatabase,
  ])
}
