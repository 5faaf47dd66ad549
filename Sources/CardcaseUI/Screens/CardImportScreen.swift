import PaymentCards
import Windowing
import Wording

/// Brings the cards of another program's file in: its name, a preview, and then all of it or nothing.
struct CardImportScreen: ScreenContent {
  enum Action: Sendable {
    case proceed, codes, scroll(ListState.Move), field(FieldAction), close
  }

  /// Where it stands.
  enum Stage: Hashable, Sendable {
    /// The file's name is typed.
    case path
    /// The file is being read.
    case reading
    /// What would be done is shown.
    case preview(CardImportPreview)
    /// It is being done.
    case writing(CardImportPreview)
  }

  private(set) var path = TextField(limit: 4_096)
  private(set) var stage = Stage.path
  private(set) var keepsCodes = false
  private(set) var problem: String?
  private var list = ListState()

  /// The preview has names in it, and is read anew after a lock.
  private enum CodingKeys: CodingKey {
    case path
  }

  static let bindings: [KeyBinding<Action>] =
    [KeyBinding(.enter, does: .proceed, .keySubmit)] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .close, .keyBack)
    ]

  /// Once the file was read.
  static let previewBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keyImport),
      KeyBinding(.character("c"), does: .codes, .keyCodes),
    ] + ListState.bindings { .scroll($0) } + [KeyBinding(.escape, does: .close, .keyBack)]

  var screen: Screen { .cardImport(self) }
  var takesText: Bool { stage == .path }

  var table: [KeyBinding<Action>] {
    switch stage {
    case .path: Self.bindings
    case .reading, .preview, .writing: Self.previewBindings
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: ScreenContext) -> [Request] {
    problem = nil
    _ = path.apply(.type(scalar))
    return []
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    switch (action, stage) {
    case (.close, .preview):
      stage = .path
    case (.close, .writing):
      break
    case (.close, _):
      return [.close]
    case (.proceed, .path):
      guard !path.text.isEmpty else { return [] }
      problem = nil
      stage = .reading
      return [.transfer(.read(path: path.text))]
    case (.proceed, .preview(let preview)):
      guard preview.new > 0 else { return [.tell(StatusMessage(phrase: .importNothing))] }
      stage = .writing(preview)
      return [.transfer(.write(keepingCodes: keepsCodes))]
    case (.codes, .preview(let preview)) where preview.hasCodes:
      keepsCodes.toggle()
    case (.field(let action), .path):
      problem = nil
      _ = path.apply(action.edit)
    case (.scroll(let move), .preview(let preview)):
      let height = area(in: context.size).height - Self.noteHeight
      list.move(move, count: preview.lines.count, height: height)
    default:
      break
    }
    return []
  }

  mutating func receive(_ result: CardTransferResult, _ context: ScreenContext) -> [Request] {
    switch result {
    case .read(let preview):
      guard stage == .reading else { break }
      stage = .preview(preview)
      list = ListState()
    case .written(_, let new):
      let cards = context.wording.count(.cards, new)
      let told = StatusMessage(tone: .success, phrase: .importDone, values: ["cards": cards])
      return [.close, .tell(told)]
    case .failed(let sentence):
      stage = .path
      problem = sentence
    case .exported:
      break
    }
    return []
  }

  // MARK: Drawing

  /// The rows beneath the items: an empty one, the question, and what becomes of the codes.
  private static let noteHeight = 4

  private func area(in size: Size) -> Rect {
    Heading.rectBeneath(in: size, width: 100)
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    let wording = context.wording
    Heading.draw([wording(.homeWallet), wording(.keyImport)], into: &canvas, context)
    let area = area(in: canvas.size)
    switch stage {
    case .path:
      TextFieldView(text: wording(.cardImportText), field: path, problem: problem)
        .draw(in: area, into: &canvas, context)
    case .reading, .writing:
      canvas.cursor = area.origin
      canvas.write(
        wording(stage == .reading ? .importReading : .importWriting),
        at: area.origin,
        style: context.theme.title
      )
    case .preview(let preview):
      draw(preview, in: area, into: &canvas, context)
    }
  }

  private func draw(
    _ preview: CardImportPreview,
    in area: Rect,
    into canvas: inout Canvas,
    _ context: ScreenContext
  ) {
    let wording = context.wording
    let room = max(1, area.height - Self.noteHeight)
    let rect = Rect(
      x: area.minX,
      y: area.minY,
      width: area.width,
      height: min(room, preview.lines.count)
    )
    let rows = preview.lines.map { ListView.Row(leading: $0) }
    ListView.draw(rows, state: list, in: rect, into: &canvas, theme: context.theme)
    var notes = [wording(.cardImportQuestion, ["cards": wording.count(.cards, preview.new)])]
    if preview.hasCodes { notes.append(wording(keepsCodes ? .cardCodesKept : .cardCodesLeft)) }
    canvas.write(
      wrapped: notes.joined(separator: " "),
      in: Rect(
        x: area.minX + 2,
        y: rect.maxY + 1,
        width: area.width - 2,
        height: area.maxY - rect.maxY - 1
      ),
      style: context.theme.title
    )
  }
}
