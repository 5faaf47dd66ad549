import Widgets
import WindowLevels

/// The whole program as a value: a form, the table of what was saved, and a dialog before what was
/// typed is thrown away.
struct RiverBook {
  private(set) var stack = WindowStack()
  private(set) var isDone = false
  private(set) var rivers: [River] = []
  private var form = RiverForm()
  private var choice = 0
  private var size: Size
  private var dialog: WindowID?
  private let page: WindowID

  private static let table = Table([
    Table.Column("River", width: 10, share: 1),
    Table.Column("km", width: 8, alignment: .right),
  ])
  private static let choices = ["Keep it", "Throw it away"]

  init(size: Size) {
    self.size = size
    page = stack.insert(frame: Rect(size: size))
  }

  mutating func resize(to size: Size) {
    self.size = size
    stack.setFrame(Rect(size: size), of: page)
    if let dialog { stack.setFrame(frameOfDialog, of: dialog) }
  }

  mutating func handle(_ event: Event) {
    switch event {
    case .resized(let size): resize(to: size)
    case .key(.control("c")): isDone = true
    case .key(let key) where stack.keyWindow == dialog: answer(key)
    case .key(let key): press(key)
    case .pasted(let scalar) where stack.keyWindow == page: form.paste(scalar)
    default: break
    }
  }

  private mutating func press(_ key: Key) {
    switch key {
    case .tab, .down: form.move(1)
    case .backTab, .up: form.move(-1)
    case .enter: if !form.move(1) { save() }
    case .escape: form.isEmpty ? isDone = true : ask()
    default: form.press(key)
    }
  }

  private mutating func save() {
    guard let river = form.take() else { return }
    rivers.append(river)
    form = RiverForm()
  }

  private mutating func ask() {
    choice = 0
    dialog = stack.insert(level: .alert, frame: frameOfDialog)
  }

  private mutating func answer(_ key: Key) {
    switch key {
    case .up: choice = max(0, choice - 1)
    case .down: choice = min(Self.choices.count - 1, choice + 1)
    case .enter, .escape:
      if key == .enter, choice == 1 { form = RiverForm() }
      if let dialog { stack.remove(dialog) }
      dialog = nil
    default: break
    }
  }

  private var question: DialogBox {
    DialogBox(
      heading: "Not saved",
      text: "Throw away what you typed?",
      choices: Self.choices,
      selected: choice
    )
  }

  private var frameOfDialog: Rect {
    Rect(size: size).centered(question.size(within: size))
  }

  /// Draws the content of a window.
  func draw(_ id: WindowID, theme: Theme) -> Canvas {
    var canvas = Canvas(size: stack[id]?.frame.size ?? .zero)
    if id == dialog {
      question.draw(in: canvas.bounds, into: &canvas, theme: theme, style: theme.warning)
      return canvas
    }
    let area = canvas.bounds.inset(x: 2, y: 1)
    form.draw(in: area, into: &canvas, theme: theme)
    let beneath = area.dropping(rows: RiverForm.height)
    SectionHead("Saved", note: "\(rivers.count)").draw(in: beneath, into: &canvas, theme: theme)
    Self.table.draw(
      rivers.count,
      state: ListState(),
      in: beneath.dropping(rows: SectionHead.height).keeping(rows: beneath.height - 3),
      into: &canvas,
      theme: theme,
      hasFocus: false
    ) { row in
      // The newest is the first.
      let river = rivers[rivers.count - 1 - row]
      return Table.Row([Table.Field(river.name), Table.Field(String(river.kilometres))])
    }
    canvas.write(
      "Enter, Tab: next   Esc: leave",
      at: Point(x: 2, y: canvas.size.height - 1),
      style: theme.muted
    )
    return canvas
  }
}

/// A river that was typed into the form.
struct River: Hashable {
  let name: String
  let kilometres: Int
}
