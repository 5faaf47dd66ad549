import Terminal
import Windowing

/// The canvases of the windows that are to be seen.
struct Painter {
  private var canvases: [WindowID: Canvas] = [:]

  /// Draws every window that is to be seen. What a window showed that is not any more is wiped.
  mutating func present(
    _ stack: WindowStack,
    on session: TerminalSession,
    draw: (WindowID, inout Canvas) -> Void
  ) {
    let drawn = Set(stack.drawn.map(\.id))
    for id in canvases.keys where !drawn.contains(id) {
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
  }
}
