import Testing
import WindowLevels

@testable import WindowTerminal

/// A screen on a terminal on which pictures lie.
struct Overlays {
  let terminal: OverlayTerminal
  let pixels: PixelLayer
  let screen: HeadlessScreen

  /// Shows a frame, as a session does.
  func show(_ stack: WindowStack, draw: (Window) -> Canvas) {
    pixels.beginFrame()
    let hasChanged = screen.mirror.compose(stack) { id in
      stack[id].map(draw) ?? Canvas(size: .zero)
    }
    terminal.writer.write(pixels.endFrame())
    if hasChanged || pixels.hasStale { screen.mirror.update() }
    terminal.read()
  }

  /// Sends all pictures.
  func send() {
    while pixels.hasMore {
      _ = pixels.send(to: terminal.writer)
      terminal.read()
    }
  }

  /// What a session does at a lock, and when output was lost.
  func cover() {
    pixels.forget()
    terminal.writer.discard()
    terminal.writer.acknowledgeLoss()
    terminal.writer.write(pixels.takeBack())
    screen.mirror.repaint()
  }
}

extension PanelMirrorTests {
  /// A screen on such a terminal, for one of the protocols.
  func overlays(
    _ name: PictureProtocol,
    cell: Size = Size(width: 6, height: 12)
  ) throws -> Overlays {
    let terminal = try OverlayTerminal(size: size, cell: cell)
    let pixels = try #require(name.row?.layer())
    let screen = try open(device: terminal.writer, pixels: pixels)
    pixels.start(cell: cell, depth: .full)
    return Overlays(terminal: terminal, pixels: pixels, screen: screen)
  }
}
