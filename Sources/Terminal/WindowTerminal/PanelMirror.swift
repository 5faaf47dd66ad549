import CNcurses
import WindowLevels

/// Shows a window stack as panels of curses, and retains nothing that is not shown.
///
/// A window that is no longer drawn is erased, the screen refreshed, and only then its panel and
/// window are deleted: `delwin` alone would leave the cells in freed memory.
final class PanelMirror {
  /// The size of the screen.
  private(set) var size: Size
  private var panes: [WindowID: Pane] = [:]
  private var order: [WindowID] = []
  private var erased: [Pane] = []
  private let output: FrameOutput
  private let pixels: PixelLayer?
  private var mustForget = false
  private var encoder: CellEncoder
  private var cursor: Point?
  private var needsRepaint = true

  /// Creates a mirror for curses' current screen.
  ///
  /// - Parameters:
  ///   - output: the output of curses.
  ///   - pixels: the pictures of pixels; nil where there are none.
  init(
    size: Size,
    traits: TerminalTraits,
    hasDefaultColors: Bool,
    output: FrameOutput,
    pixels: PixelLayer? = nil
  ) {
    self.size = size
    self.output = output
    self.pixels = pixels
    encoder = CellEncoder(traits: traits, hasDefaultColors: hasDefaultColors)
  }

  /// Updates the panels from `stack` and its canvases.
  ///
  /// - Returns: true if the screen has to be updated.
  func compose(_ stack: WindowStack, _ canvas: (WindowID) -> Canvas) -> Bool {
    recyclePairs()
    let drawn = stack.drawn
    var hasChanged = needsRepaint
    for id in panes.keys where !drawn.contains(where: { $0.id == id }) {
      erase(id)
      mustForget = true
    }
    var newCursor: Point?
    var newOrder: [WindowID] = []
    for window in drawn {
      if panes[window.id]?.frame != window.frame {
        erase(window.id)
        panes[window.id] = Pane(frame: window.frame, screen: size)
      }
      guard let pane = panes[window.id] else { continue }
      newOrder.append(window.id)
      var content = canvas(window.id)
      // With placeholders in it it is a copy, whose memory nobody else overwrites.
      let isOwn = pixels?.place(in: &content, of: window.frame, on: size) == true
      defer { if isOwn { content.wipe() } }
      if pane.draw(content, with: &encoder) {
        hasChanged = true
      }
      if window.id == stack.keyWindow, let point = content.cursor {
        let place = point.moved(x: window.frame.minX, y: window.frame.minY)
        newCursor = pane.visible.contains(place) ? place : nil
      }
    }
    if newOrder != order {
      order = newOrder
      for id in order {
        panes[id]?.raise()
      }
      hasChanged = true
    }
    if newCursor != cursor {
      cursor = newCursor
      hasChanged = true
    }
    return hasChanged || !erased.isEmpty
  }

  /// Recycles the colour pairs that no window has, where they might run out.
  private func recyclePairs() {
    guard encoder.isShortOfPairs else { return }
    encoder.recyclePairs(except: panes.values.reduce(into: []) { $1.addPairs(to: &$0) })
  }

  /// Sends the differences to the terminal.
  func update() {
    output.send { draw() }
    for pane in erased {
      pane.close()
    }
    erased = []
    if mustForget {
      mustForget = false
      output.overwrite()
    }
  }

  private func draw() {
    update_panels()
    if cursor == nil {
      curs_set(0)
    }
    for rect in pixels?.takeStale() ?? [] { rewrite(rect) }
    if needsRepaint {
      clearok(cn_curscr(), true)
      needsRepaint = false
      pixels?.allIsWritten()
    }
    // A hidden cursor may stay anywhere, unless pictures are drawn at it.
    let rest = cursor ?? (pixels?.drawsAtCursor == true ? .zero : nil)
    leaveok(cn_newscr(), rest == nil)
    if let rest {
      wmove(cn_newscr(), Int32(rest.y), Int32(rest.x))
      pixels?.cursor = rest
    }
    doupdate()
    if cursor != nil {
      curs_set(1)
    }
  }

  /// Has the next update write cells on which something lies that curses does not know of.
  private func rewrite(_ rect: Rect) {
    let (x, y) = (Int32(rect.minX), Int32(rect.minY))
    let (width, height) = (Int32(rect.width), Int32(rect.height))
    guard let part = derwin(cn_newscr(), height, width, y, x) else { return }
    wredrawln(part, 0, height)
    delwin(part)
    wtouchln(cn_newscr(), y, height, 1)
  }

  /// Makes the next update write every cell.
  func repaint() {
    needsRepaint = true
  }

  /// Adopts the screen's new size. All windows are drawn anew: curses has cut or moved those that
  /// did not fit.
  func resize(to size: Size) {
    eraseAll()
    // curses gives rows back as they are.
    werase(cn_curscr())
    werase(cn_newscr())
    resize_term(Int32(size.height), Int32(size.width))
    self.size = size
    needsRepaint = true
  }

  /// Removes every window from the screen.
  func eraseAll() {
    for id in panes.keys {
      erase(id)
    }
    mustForget = true
    order = []
    cursor = nil
  }

  private func erase(_ id: WindowID) {
    guard let pane = panes.removeValue(forKey: id) else { return }
    pane.erase()
    erased.append(pane)
    order.removeAll { $0 == id }
  }
}
