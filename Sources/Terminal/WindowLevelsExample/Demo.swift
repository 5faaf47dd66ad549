import WindowLevels

/// The whole program as a value: its windows, its state, and the effect of its keys. It knows no
/// terminal and no clock, so a test can drive it.
struct Demo {
  /// The content of each window.
  private enum Content {
    case list, statusBar, dialog, lock
  }

  /// The windows; `TerminalSession.present` shows those that are not covered.
  private(set) var stack = WindowStack()
  /// The moment at which the requested dialog appears.
  private(set) var deadline: Instant?
  private(set) var isDone = false
  private var contents: [WindowID: Content] = [:]
  private var chosen = 0
  private var size: Size

  private static let rivers = ["Amazon", "Danube", "Mekong", "Nile", "Yukon"]
  private static let accent = Style(foreground: Color(208), attributes: .bold)

  init(size: Size) {
    self.size = size
    open(.list, level: .normal)
    open(.statusBar, level: .statusBar, takesKeys: false)
  }

  /// Covers everything; nothing below is drawn or gets a key until the lock is removed.
  mutating func lock() {
    guard !contents.values.contains(.lock) else { return }
    open(.lock, level: .lock, isCover: true)
  }

  mutating func handle(_ event: Event, now: Instant) {
    switch event {
    case .resized(let size):
      resize(to: size)
    case .deadline where deadline.map { $0 <= now } ?? false:
      // It appears beneath the lock, if that is up.
      deadline = nil
      open(.dialog, level: .alert)
    case .key(let key):
      press(key, now: now)
    default:
      break
    }
  }

  mutating func resize(to size: Size) {
    self.size = size
    for (id, content) in contents {
      stack.setFrame(frame(of: content), of: id)
    }
  }

  /// Draws the current content of a window.
  func draw(_ id: WindowID, traits: TerminalTraits) -> Canvas {
    var canvas = Canvas(size: stack[id]?.frame.size ?? .zero)
    let area = canvas.bounds
    let border = Border.lines(for: traits)
    switch contents[id] {
    case .list:
      for (row, river) in Self.rivers.enumerated() {
        let style = row == chosen ? Self.accent : .plain
        canvas.write(
          "\(row == chosen ? ">" : " ") \(river)",
          at: Point(x: 2, y: row + 1),
          style: style
        )
      }
      canvas.cursor = Point(x: 2, y: chosen + 1)
    case .statusBar:
      canvas.fill(style: Style(attributes: .reverse))
      let hint = "Up, Down: choose   d: dialog in three seconds   l: lock   q: quit"
      canvas.write(hint, at: Point(x: 1, y: 0), style: Style(attributes: .reverse))
    case .dialog:
      canvas.frame(area, border, style: Self.accent)
      canvas.writeCentered("You chose \(Self.rivers[chosen]).", in: area, y: 1)
      canvas.writeCentered("Enter: close", in: area, y: 3)
    case .lock:
      canvas.frame(area, border)
      canvas.writeCentered("Locked. u: unlock", in: area, y: area.height / 2)
    case nil:
      break
    }
    return canvas
  }

  /// Handles a key, which goes to the key window: the highest that takes keys.
  private mutating func press(_ key: Key, now: Instant) {
    guard let id = stack.keyWindow, let content = contents[id] else { return }
    switch (content, key) {
    case (.list, .up): chosen = max(0, chosen - 1)
    case (.list, .down): chosen = min(Self.rivers.count - 1, chosen + 1)
    case (.list, .character("d")): deadline = now.advanced(by: .seconds(3))
    case (.list, .character("q")): isDone = true
    case (.list, .character("l")), (.dialog, .character("l")): lock()
    case (.dialog, .enter), (.dialog, .escape), (.lock, .character("u")): close(id)
    default: break
    }
  }

  private mutating func open(
    _ content: Content,
    level: WindowLevel,
    takesKeys: Bool = true,
    isCover: Bool = false
  ) {
    let id = stack.insert(
      level: level,
      frame: frame(of: content),
      takesKeys: takesKeys,
      isCover: isCover
    )
    contents[id] = content
  }

  private mutating func close(_ id: WindowID) {
    stack.remove(id)
    contents[id] = nil
  }

  private func frame(of content: Content) -> Rect {
    let screen = Rect(size: size)
    switch content {
    case .list: return Rect(x: 0, y: 0, width: size.width, height: size.height - 1)
    case .statusBar: return Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    case .dialog: return screen.centered(Size(width: 30, height: 5))
    case .lock: return screen
    }
  }
}
