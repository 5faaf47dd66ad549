import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Lists the things of which fields were changed on two devices at once.
struct ConflictListScreen: Screen {
  typealias Data = DevicesData

  enum Action: Sendable {
    case move(ListState.Move), open, all, close
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
      KeyBinding("A", does: .all, .keySettleAll, named: "settle-all"),
      KeyBinding(.escape, .left, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  func table(_ context: DevicesContext) -> [KeyBinding<Action>] {
    context.data.conflicts?.isEmpty == false
      ? Self.bindings : Self.bindings.filter { $0.keys.contains(.escape) }
  }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    let conflicts = context.data.conflictingThings
    switch action {
    case .move(let move):
      let area = Self.area(in: context.size)
      list.move(move, count: conflicts.count, height: Table.rows(in: area).height)
      return []
    case .open:
      guard !conflicts.isEmpty else { return [] }
      let thing = conflicts[min(list.selected, conflicts.count - 1)]
      return thing.first.map { [.open(ConflictScreen($0.id))] } ?? []
    case .all: return [.open(ConflictChoiceScreen())]
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
    Heading.rectBeneath(in: size)
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    let wording = context.wording
    Heading.draw(
      [wording(.devicesTitle), wording(.keyConflicts)],
      into: &canvas,
      context.environment
    )
    let area = Self.area(in: canvas.size)
    let conflicts = context.data.conflictingThings
    guard !conflicts.isEmpty else {
      let phrase: Phrase = context.data.conflicts == nil ? .studyLoading : .conflictsNone
      canvas.cursor = area.origin
      canvas.write(wrapped: wording(phrase), in: area, style: context.theme.muted)
      return
    }
    let columns = [
      Table.Column(wording(.fieldTitle), width: 12, share: 2),
      Table.Column(wording(.columnKind), width: 12, givesWay: 2),
      Table.Column(wording(.conflictColumnField), width: 10, share: 1),
      Table.Column(wording(.devicesTitle), width: 12, share: 1, givesWay: 1),
    ]
    Table(columns, count: wording(.conflicts(conflicts.count))).draw(
      conflicts.count,
      state: list,
      in: area,
      into: &canvas,
      theme: context.theme
    ) { index in
      let thing = conflicts[index]
      return Table.Row([
        Table.Field(thing.first?.name ?? ""),
        Table.Field(thing.first.map { wording($0.kind.label) } ?? "", style: context.theme.muted),
        Table.Field(thing.fields(wording)),
        Table.Field(thing.devices(wording), style: context.theme.muted),
      ])
    }
  }
}

extension [DeviceConflict] {
  /// The names of the fields.
  fileprivate func fields(_ wording: Wording) -> String {
    map(\.field).joined(separator: wording(.listComma))
  }

  /// The names of the devices that they came about on.
  fileprivate func devices(_ wording: Wording) -> String {
    deviceNames.joined(separator: wording(.listComma))
  }

  /// The same, each once.
  var deviceNames: [String] {
    flatMap(\.versions).map(\.device).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}

extension ConflictListScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    guard context.screen.data.conflicts != nil else { return context.moment(.studyLoading) }
    let conflicts = context.screen.data.conflictingThings
    let wording = context.wording
    let list = LineModeList(count: conflicts.count, context: context)
    let rows = list.rows(doing: { [.move(.row($0)), .open] }) { row in
      let thing = conflicts[row]
      let parts = [
        thing.first?.name ?? "", thing.first.map { wording($0.kind.label) } ?? "",
        thing.fields(wording), thing.devices(wording),
      ]
      return parts.joined(separator: wording(.listComma))
    }
    let all = conflicts.isEmpty ? [] : [LineModeChoice("A", wording(.keySettleAll), Action.all)]
    return LineModeScene(
      name: "conflicts \(context.firstRow) \(conflicts.hashValue)",
      lines: [context.line(conflicts.isEmpty ? .conflictsNone : .keyConflicts)],
      choices: rows + all + [context.back(.close)],
      position: list.position
    )
  }
}
