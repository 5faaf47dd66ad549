import Widgets
import WindowLevels
import WindowTerminal

/// Teas in a list, a dialog that asks, and a lock above both. It knows no terminal.
struct Teas {
  private(set) var (stack, isDone) = (WindowStack(), false)
  private var teas = ["Assam", "Genmaicha", "Oolong", "Sencha"]
  private var (list, choice, word) = (ListState(), 0, TextField(limit: 20))
  private var screen: Rect
  private var (dialog, lock): (WindowID?, WindowID?)

  init(size: Size) {
    screen = Rect(size: size)
    stack.insert(frame: screen)
  }

  mutating func press(_ key: Key) {
    guard let window = stack.keyWindow else { return }
    switch (window, key) {
    case (lock, .enter):
      if word.text == "sesame" { stack.remove(window) }
      word = TextField(limit: 20)
    case (lock, _):
      if let scalar = key.typed { word.type(scalar) }
      if let action = FieldAction(key) { word.perform(action) }
    case (_, .character("l")): cover()
    case (dialog, .up), (dialog, .down): choice = 1 - choice
    case (dialog, .enter):
      stack.remove(window)
      if choice == 1 { teas.remove(at: list.selected) }
      list.fit(count: teas.count, height: screen.height)
    case (dialog, _): if key == .escape { stack.remove(window) }
    case (_, .character("q")): isDone = true
    case (_, .enter) where !teas.isEmpty:
      choice = 0
      dialog = stack.insert(level: .alert, frame: middle)
    case (_, let key):
      ListState.Move(key).map { _ = list.move($0, count: teas.count, height: screen.height) }
    }
  }

  mutating func cover() {
    if stack.keyWindow != lock { lock = stack.insert(level: .lock, frame: screen) }
  }

  mutating func resize(to size: Size) {
    screen = Rect(size: size)
    for id in stack.windows.map(\.id) { stack.setFrame(id == dialog ? middle : screen, of: id) }
  }

  func draw(_ id: WindowID, _ theme: Theme) -> Canvas {
    var canvas = Canvas(size: stack[id]?.frame.size ?? .zero)
    switch id {
    case lock:
      let dots = String(repeating: Character(theme.filledDot), count: word.text.count)
      canvas.writeCentered("Locked: \(dots)", in: canvas.bounds, y: screen.height / 2)
    case dialog: question.draw(in: canvas.bounds, into: &canvas, theme: theme, style: theme.accent)
    default:
      let (rows, area) = (teas.map { ListView.Row(leading: $0) }, screen.inset(x: 1))
      ListView.draw(rows, state: list, in: area, into: &canvas, theme: theme)
    }
    return canvas
  }

  private var question: DialogBox {
    let text = "Drink up the \(teas[list.selected])?"
    return DialogBox(heading: "Tea", text: text, choices: ["No", "Yes"], selected: choice)
  }

  private var middle: Rect { screen.centered(question.size(within: screen.size)) }
}

@main
enum HundredLines {
  static func main() throws(TerminalError) {
    let (time, wakeUp, session) = (try BootClock(), try WakeUp(), try TerminalSession.open())
    let loop = EventLoop(session: session, time: time, wakeUp: wakeUp)
    var teas = Teas(size: session.size)
    func show() { session.present(teas.stack) { teas.draw($0, Theme(session.traits)) } }
    while !teas.isDone {
      show()
      loop.turn { event in
        switch event {
        case .key(.control("z")), .stopRequested:
          teas.cover()
          session.discardOutput()
          show()
          session.suspend()
          teas.resize(to: session.size)
        case .key(let key): teas.press(key)
        case .resized(let size): teas.resize(to: size)
        case .terminated(let signal): session.end(bySignal: signal)
        default: break
        }
      }
    }
    session.close()
  }
}
