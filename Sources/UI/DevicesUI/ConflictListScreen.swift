import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Lists the fields that were changed on two devices at once.
struct ConflictListScreen: Screen {
  typealias Data = DevicesData

  enum Action: Sendable {
    case move(ListState.Move), open, close
  }

  private(set) var list = ListState()
  private var isLoading = false

  private enum CodingKeys: CodingKey {
    case list
  }

  init() {}

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .open, .keyOpen),
      KeyBinding(.escape, .left, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  /// The keys while nothing is listed.
  static let emptyBindings: [KeyBinding<Action>] = [
    KeyBinding(.escape, .left, does: .close, .keyBack)
  ]

  static let tables = [bindings, emptyBindings]

  func table(_ context: DevicesContext) -> [KeyBinding<Action>] {
    context.data.conflicts?.isEmpty == false ? Self.bindings : Self.emptyBindings
  }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    let conflicts = context.data.conflicts ?? []
    switch action {
    case .move(let move):
      let area = Self.area(in: context.size)
      list.move(move, count: conflicts.count, height: Table.rows(in: area).height)
      return []
    case .open:
      guard !conflicts.isEmpty else { return [] }
      let conflict = conflicts[min(list.selected, conflicts.count - 1)]
      return [.open(ConflictScreen(conflict.id))]
    case .close: return [.close]
    }
  }

  mutating func advance(_ context: DevicesContext) -> [Request] {
    guard context.data.needsConflicts, !isLoading else { return [] }
    isLoading = true
    return [.run(.loadConflicts)]
  }

  mutating func receive(_ reply: DeviceReply, _ context: DevicesContext) -> [Request] {
    switch reply {
    case .conflicts: isLoading = false
    case .failed(let failure):
      return [.close, .tell(StatusMessage(tone: .problem, failure.phrase(context.wording)))]
    default: break
    }
    return []
  }

  private static func area(in size: Size) -> Rect {
    Panes(in: Rect(size: size).dropping(rows: Heading.height), hasDetail: false).main
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    let wording = context.wording
    Heading.draw(
      [wording(.devicesTitle), wording(.keyConflicts)],
      into: &canvas,
      context.environment
    )
    let area = Self.area(in: canvas.size)
    guard let conflicts = context.data.conflicts, !conflicts.isEmpty else {
      let phrase: Phrase = context.data.conflicts == nil ? .studyLoading : .conflictsNone
      canvas.cursor = area.origin
      canvas.write(wrapped: wording(phrase), in: area, style: context.theme.muted)
      return
    }
    let columns = [
      Table.Column(wording(.conflictColumnName), width: 12, share: 2),
      Table.Column(wording(.conflictColumnKind), width: 12, givesWay: 2),
      Table.Column(wording(.conflictColumnField), width: 10, share: 1),
      Table.Column(wording(.conflictColumnDevices), width: 12, share: 1, givesWay: 1),
    ]
    Table(columns, count: wording.count(.conflicts, conflicts.count)).draw(
      conflicts.count,
      state: list,
      in: area,
      into: &canvas,
      theme: context.theme
    ) { index in
      let conflict = conflicts[index]
      return Table.Row([
        Table.Field(conflict.name),
        Table.Field(wording(conflict.kind.label), style: context.theme.muted),
        Table.Field(conflict.field),
        Table.Field(conflict.devices(wording), style: context.theme.muted),
      ])
    }
  }
}

extension DeviceConflict {
  /// The names of the devices that it came about on.
  func devices(_ wording: Wording) -> String {
    versions.map(\.device).joined(separator: wording(.listComma))
  }
}

extension ConflictListScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    guard let conflicts = context.screen.data.conflicts else {
      return context.moment(.studyLoading)
    }
    let wording = context.wording
    let list = LineModeList(count: conflicts.count, context: context)
    let rows = list.rows(doing: { [.move(.row($0)), .open] }) { row in
      let conflict = conflicts[row]
      let parts = [
        conflict.name, wording(conflict.kind.label), conflict.field, conflict.devices(wording),
      ]
      return parts.joined(separator: wording(.listComma))
    }
    return LineModeScene(
      name: "conflicts \(context.firstRow) \(conflicts.hashValue)",
      lines: [context.line(conflicts.isEmpty ? .conflictsNone : .keyConflicts)],
      choices: rows + [context.back(.close)],
      listsChoices: true,
      prompt: wording(.lineModeChoose),
      position: list.position
    )
  }
}
