import WindowLevels
import WindowTerminal

/// Draws the visible windows, each on a canvas kept between frames.
struct FrameRenderer {
  private var canvases: [WindowID: Canvas] = [:]

  /// Draws every visible window, and wipes the canvases of windows that are no longer visible.
  ///
  /// - Returns: true if a canvas was wiped for that reason.
  @discardableResult
  mutating func present(
    _ stack: WindowStack,
    on session: TerminalSession,
    draw: (WindowID, inout Canvas) -> Void
  ) -> Bool {
    let drawn = Set(stack.drawn.map(\.id))
    let left = canvases.keys.filter { !drawn.contains($0) }
    for id in left {
      canvases[id]?.wipe()
      canvases[id] = nil
    }
    session.present(stack) { id in
      let size = stack[id]?.frame.size ?? .zero
      var canvas = canvases.removeValue(forKey: id) ?? Canvas(size: size)
      canvas.wipe()
      if canvas.size != size {
        canvas = Canvas(size: size)
      }
      draw(id, &canvas)
      canvases[id] = canvas
      return canvas
    }
    return !left.isEmpty
  }
}
