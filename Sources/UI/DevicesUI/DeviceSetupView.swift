import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the question of the form that has this device begin a group, join one or bring one back.
struct DeviceSetupView {
  let form: DeviceSetupScreen
  let context: DevicesContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }
  private static let widest = 72

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.devicesTitle), wording(form.purpose.title)],
      corner: Heading.Corner(texts: [wording(form.count)], style: theme.muted),
      into: &canvas,
      context.environment
    )
    let body = Rect(size: canvas.size).dropping(rows: Heading.height)
    let area = Heading.rectBeneath(in: canvas.size, width: Self.widest)
    if let work = form.work?.view() {
      return work.draw(in: area, into: &canvas, context.environment)
    }
    switch form.step {
    case .engine:
      draw(form.step.text(of: form), DeviceEngine.allCases, form.engine, \.label, area, &canvas)
    case .share:
      draw(form.step.text(of: form), DeviceShare.allCases, form.share, \.label, area, &canvas)
    case .address: draw(form.address, in: area, into: &canvas)
    case .name: draw(form.name, in: area, into: &canvas)
    case .key: drawKey(in: body, into: &canvas)
    }
  }

  private func draw(_ field: TextField, in area: Rect, into canvas: inout Canvas) {
    TextFieldView(
      text: wording(form.step.text(of: form)),
      field: field,
      problem: form.problem.map { wording($0) }
    ).draw(in: area, into: &canvas, theme: theme)
  }

  /// Draws a question with a list of answers.
  private func draw<Value: Equatable>(
    _ text: Phrase,
    _ values: [Value],
    _ chosen: Value,
    _ label: KeyPath<Value, Phrase>,
    _ area: Rect,
    _ canvas: inout Canvas
  ) {
    let problem = form.problem.map { "\(Character(theme.cross)) \(wording($0))" }
    let room = area.height - values.count - 1
    let lines = WrappedText(problem ?? wording(text), width: area.width)
      .lines(upTo: room, theme.ellipsis)
    for (row, line) in lines.enumerated() {
      canvas.write(
        line,
        at: area.origin.moved(y: row),
        style: problem == nil ? theme.muted : theme.bad,
        limit: area.width
      )
    }
    let list = area.dropping(rows: lines.isEmpty ? 0 : lines.count + 1)
    var state = ListState()
    let index = values.firstIndex(of: chosen) ?? 0
    state.select(index, count: values.count, height: list.height)
    ListView.draw(
      values.map { ListView.Row(leading: wording($0[keyPath: label])) },
      state: state,
      in: Rect(x: list.minX, y: list.minY, width: min(list.width, 60), height: list.height),
      into: &canvas,
      theme: theme
    )
  }

  private func drawKey(in body: Rect, into canvas: inout Canvas) {
    RecoveryKeyEntryView(
      entry: form.key,
      title: form.purpose.keyTitle,
      text: form.purpose.keyText,
      problem: form.problem,
      theme: theme,
      wording: wording
    ).draw(in: body, into: &canvas)
  }
}
