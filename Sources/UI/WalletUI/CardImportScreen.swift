import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Imports the cards of another program's file: asks for its name, shows a preview, and then
/// imports all of it or nothing.
struct CardImportScreen: Screen {
  enum Action: Sendable {
    case proceed, codes, duplicates, scroll(ListState.Move), path(PathField.Action), stop, close
    case answer(BulkConfirmation<Int>.Answer)
  }

  /// A stage of the import.
  enum Stage: Hashable, Sendable {
    /// The file's name is typed.
    case path
    /// The file has to be read again once the vault is unlocked, as the preview was discarded by
    /// the lock.
    case unread
    /// The file is being read.
    case reading
    /// The preview is shown.
    case preview(CardImportPreview)
    /// The cards are being imported.
    case writing(CardImportPreview)
  }

  private(set) var path = PathField()
  private(set) var stage = Stage.path
  private(set) var keepsCodes = false
  private(set) var takesDuplicates = false
  private(set) var problem: String?
  private(set) var list = ListState()
  /// The progress of reading or importing.
  private(set) var progress = WorkProgress()
  /// True from the request to cancel until the work has ended.
  private(set) var isStopping = false
  /// The question before an import of many cards; nil while it is not asked.
  private(set) var confirmation: BulkConfirmation<Int>?

  init() {}

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + PathField.bindings { .path($0) }

  /// The keys while work is under way.
  static let workBindings: [KeyBinding<Action>] = [
    KeyBinding(.escape, does: .stop, .keyStop)
  ]

  /// The keys of the preview.
  static let previewBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keyImport),
      KeyBinding(.character("c"), does: .codes, .keyCodes),
      KeyBinding(.character("t"), does: .duplicates, .keyDuplicates),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .scroll($0) }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, workBindings, previewBindings, BulkConfirmation<Int>.bindings { .answer($0) },
  ]

  var takesText: Bool { stage == .path }

  var table: [KeyBinding<Action>] {
    switch stage {
    case .path: path.table(Self.bindings) { if case .path(let action) = $0 { action } else { nil } }
    case .unread, .reading, .writing: Self.workBindings
    case .preview where confirmation != nil: BulkConfirmation<Int>.bindings { .answer($0) }
    case .preview(let preview):
      Self.previewBindings.filter { binding in
        switch binding.action {
        case .codes: preview.hasCodes
        case .duplicates: !preview.duplicates.isEmpty
        case .scroll: preview.lines.count > 1
        default: true
        }
      }
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: WalletContext) -> [Request] {
    problem = nil
    path.type(scalar)
    return path.requests()
  }

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    switch (action, stage) {
    case (.close, .preview):
      stage = .path
      return [.run(.transfer(.forget))]
    case (.close, _):
      return [.close]
    case (.stop, _):
      isStopping = true
      return [.cancelWork]
    case (.proceed, .path):
      guard path.chooseFocused() != false, !path.isDirectory else {
        path.enterDirectory()
        return path.requests()
      }
      guard !path.text.isEmpty else { return [.tell(StatusMessage(.fileNoName))] }
      return read()
    case (.proceed, .preview(let preview)):
      let count = count(of: preview)
      guard count > 0 else { return [.tell(StatusMessage(.importNothing))] }
      guard !confirmation.ask(before: count, of: count) else { return [] }
      return write(preview)
    case (.answer(let answer), .preview(let preview)):
      guard confirmation.answer(answer) != nil else { return [] }
      return write(preview)
    case (.codes, .preview(let preview)) where preview.hasCodes:
      keepsCodes.toggle()
    case (.duplicates, .preview(let preview)) where !preview.duplicates.isEmpty:
      takesDuplicates.toggle()
    case (.path(let action), .path):
      problem = nil
      let height = PathFieldView.listHeight(in: CardImportView.area(in: context.size))
      path.perform(action, height: height)
      return path.requests()
    case (.scroll(let move), .preview(let preview)):
      let height = CardImportView.listHeight(in: context.size)
      list.move(move, count: preview.lines.count, height: height)
    default:
      break
    }
    return []
  }

  private mutating func read() -> [Request] {
    problem = nil
    begin(.reading)
    return [.run(.transfer(.read(path: path.text)))]
  }

  private mutating func write(_ preview: CardImportPreview) -> [Request] {
    begin(.writing(preview))
    return [.run(.transfer(.write(keepingCodes: keepsCodes, withDuplicates: takesDuplicates)))]
  }

  /// The question before an import of many cards.
  func question(_ count: Int, _ wording: Wording) -> Phrase {
    let name = path.text.split(separator: "/").last.map(String.init) ?? ""
    return .bulkImportCards(cards: wording.count(.paymentCards, count), name: name)
  }

  private mutating func begin(_ stage: Stage) {
    self.stage = stage
    progress = WorkProgress()
    isStopping = false
  }

  /// The number of cards that would be imported.
  func count(of preview: CardImportPreview) -> Int {
    preview.new + (takesDuplicates ? preview.duplicates.count : 0)
  }

  // MARK: Replies

  mutating func advance(_ context: WalletContext) -> [Request] {
    switch stage {
    case .path: path.requests()
    case .unread: read()
    case .reading, .preview, .writing: []
    }
  }

  mutating func receive(_ listing: FileListing, _ context: WalletContext) -> [Request] {
    path.receive(listing)
    return path.requests()
  }

  mutating func receive(_ event: WorkEvent) {
    switch event {
    case .progress(let progress): self.progress = progress
    case .stopped:
      isStopping = false
      switch stage {
      case .reading: stage = .path
      case .writing(let preview): stage = .preview(preview)
      case .path, .unread, .preview: break
      }
    }
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    guard case .transferred(let result) = reply else { return [] }
    switch result {
    case .read(let preview):
      guard stage == .reading else { break }
      stage = .preview(preview)
      list = ListState()
    case .written(_, let new):
      let cards = context.wording.count(.cards, new)
      let told = StatusMessage(tone: .success, .importDone(cards: cards))
      return [.close, .tell(told)]
    case .failed(let sentence):
      stage = .path
      problem = sentence
    case .exported:
      break
    }
    return []
  }

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    CardImportView(screen: self, context: context).draw(into: &canvas)
  }
}

/// The preview contains names, so it is not encoded; the file is read again after a lock.
extension CardImportScreen {
  private enum CodingKeys: CodingKey {
    case path, isRead, keepsCodes, takesDuplicates
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    path = try values.decode(PathField.self, forKey: .path)
    keepsCodes = try values.decode(Bool.self, forKey: .keepsCodes)
    takesDuplicates = try values.decode(Bool.self, forKey: .takesDuplicates)
    if try values.decode(Bool.self, forKey: .isRead) { stage = .unread }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encode(keepsCodes, forKey: .keepsCodes)
    try values.encode(takesDuplicates, forKey: .takesDuplicates)
    try values.encode(stage != .path, forKey: .isRead)
  }
}
