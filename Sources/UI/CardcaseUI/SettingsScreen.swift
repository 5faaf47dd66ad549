import DevicesUI
import Flashcards
import LockUI
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// Edits the preferences, all or those that a search finds. Changes are saved at once.
struct SettingsScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case move(ListState.Move), change(Int), undo(UndoCommand), search(ListSearch.Action), close
  }

  /// The focused row, of all.
  var list = ListState()
  /// The search; nil if all rows are listed.
  private(set) var search: ListSearch?
  /// True if the focused row is what was gone to, until something is done here.
  private(set) var isRowAsked = false

  private enum CodingKeys: CodingKey {
    case list, search
  }

  init() {}

  /// The settings, as one goes to a row.
  init(row: Int) {
    list.select(row, count: SettingsItem.all.count, height: SettingsItem.all.count)
    isRowAsked = true
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .change(1), .keyChange),
      KeyBinding(.left, does: .change(-1), .keyPrevious, named: "change-back"),
      ListSearch.binding { .search($0) },
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) } + UndoCommand.all { .undo($0) }

  /// The keys while the search is typed.
  private static let searchBindings: [KeyBinding<Action>] =
    ListSearch.bindings({ .search($0) }, moving: { .move($0) })

  static let tables = [bindings, searchBindings]

  func table(_ context: ShellContext) -> [KeyBinding<Action>] {
    let count = found(context.environment).count
    return (takesText ? Self.searchBindings : Self.bindings).compactMap { binding in
      switch binding.action {
      case .change: count > 0 ? binding : nil
      case .move: count > 1 ? binding : nil
      case .close: search == nil ? binding : binding.labelled(.keyShowAll)
      case .search, .undo: binding
      }
    }
  }

  var takesText: Bool { search?.isEdited ?? false }

  /// The numbers of the rows that are listed.
  private func found(_ environment: ScreenEnvironment) -> [Int] {
    search.found(Array(SettingsItem.all.indices), environment.wording) { row in
      let item = SettingsItem.all[row]
      let wording = environment.wording
      return (wording(item.label), [wording(SettingsItem.headings[row])] + item.values(wording))
    }
  }

  private func view(_ environment: ScreenEnvironment) -> SettingsListView {
    SettingsListView(
      selected: list.selected,
      found: found(environment),
      environment: environment
    )
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: ShellContext) -> [Request] {
    search?.edit { $0.type(scalar) }
    focus(.first, context)
    return []
  }

  private mutating func focus(_ move: ListState.Move, _ context: ShellContext) {
    let view = view(context.environment)
    let height = view.layout(in: context.size).list.height
    list.move(move, count: SettingsItem.all.count, height: height) { !view.found.contains($0) }
  }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    isRowAsked = false
    switch action {
    case .move(let move):
      search?.isInList = true
      focus(move, context)
      return []
    case .search(let action):
      search.perform(action)
      if case .field = action { focus(.first, context) }
      return []
    case .change(let step):
      return change(by: step, context)
    case .undo(let command): return [.undo(command, .area(.settings))]
    case .close where search == nil: return [.close]
    case .close:
      search = nil
      return []
    }
  }

  /// The focused line.
  var selected: SettingsItem { SettingsItem.all[list.selected] }

  private func change(by step: Int, _ context: ShellContext) -> [Request] {
    switch selected {
    case .setting(let row):
      if let fixed = context.environment.machine.fixed[row.key] {
        return [.tell(StatusMessage(.settingFixedNote(line: String(fixed.line))))]
      }
      guard row.confirmation == nil || !row.isStandard(in: context.preferences) else {
        return [.open(ConfirmationScreen(.setting(key: row.key, step: step)))]
      }
      return [row.request(by: step, context)]
    case .passcode where context.isDemo, .recoveryKey where context.isDemo,
      .devices where context.isDemo:
      return [.tell(StatusMessage(.deviceNotInDemo))]
    case .passcode:
      let kind = context.data.lock.passcodeKind
      return [.open(LockScreens.passcodeChange(kind))]
    case .recoveryKey:
      return [.open(ConfirmationScreen(.renewal))]
    case .devices: return [.open(DevicesScreens.devices)]
    }
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    Heading.draw([context.wording(.homeSettings)], into: &canvas, context.environment)
    view(context.environment).draw(into: &canvas)
    search?.draw(into: &canvas, context.environment)
  }
}

extension SettingRow {
  /// The request to save the value `step` choices further on.
  func request(by step: Int, _ context: ShellContext) -> ScreenRequest<VaultSnapshot> {
    var preferences = context.preferences
    change(&preferences, by: step)
    return .remember(preferences)
  }
}

extension SettingsScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    if let search, search.isEdited { return context.scene(of: search) { .search($0) } }
    let items = SettingsItem.all
    let found = search.map { _ in self.found(context.screen.environment) }
    return context.settings(
      "settings",
      title: context.line(found?.isEmpty == true ? .noMatch : .homeSettings),
      items.map { told($0, context) },
      labels: items.map(\.label),
      headings: SettingsItem.heading,
      found: found,
      selected: list.selected,
      only: isRowAsked || context.aside == .row ? list.selected : nil,
      isAsked: isRowAsked,
      note: selected.note(context.screen.environment.machine),
      changingBack: items.indices,
      [LineChoice("f", context.wording(.keySearch), .search(.begin))]
        + UndoCommand.choices(context.wording) { .undo($0) }
        + [LineChoice("q", context.wording(search == nil ? .keyBack : .keyShowAll), .close)],
      select: { .move(.row($0)) }
    ) { row, step in
      [.move(.row(row)), .change(step)]
    }
  }

  /// A setting and what it is set to.
  private func told(_ item: SettingsItem, _ context: LineContext) -> String {
    let label = context.wording(item.label)
    let value = item.value(context.screen.environment)
    guard !value.isEmpty else { return label }
    return context.wording(.lineModeItem(label: label, value: value))
  }
}
