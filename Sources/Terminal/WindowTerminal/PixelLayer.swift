import WindowLevels

/// The pictures of pixels on a terminal, given by one of the protocols.
///
/// A picture is sent between frames, as fast as the terminal takes it and never before a key; until it is there its
/// cells are drawn as on other terminals.
class PixelLayer {
  /// What ends what the terminal may be in the middle of, and deletes every picture that can be deleted by itself.
  /// The others go with the cells that they lie on: what follows clears the screen.
  let reset: [UInt8]
  /// True if pictures are drawn where the cursor is, which a frame has to leave at a known place.
  let drawsAtCursor: Bool
  /// The place of the cursor after the last frame.
  var cursor = Point.zero
  /// The size of a cell in pixels, once the terminal is known to show pictures; nil before.
  private(set) var cell: Size?
  /// The number of colours.
  private(set) var depth = ColorDepth.full
  /// True until the terminal was told `reset`.
  private var mustReset = false

  init(reset: [UInt8], drawsAtCursor: Bool) {
    (self.reset, self.drawsAtCursor) = (reset, drawsAtCursor)
  }

  /// Begins to show pictures.
  ///
  /// - Parameter depth: the number of colours, 256 or more.
  final func start(cell: Size, depth: ColorDepth) {
    (self.cell, self.depth) = (cell, depth)
  }

  /// Adopts another size of cells, and forgets all pictures: the terminal may have.
  final func adopt(cell: Size?) {
    guard self.cell != nil else { return }
    self.cell = cell ?? self.cell
    forget()
  }

  /// Forgets all pictures and their pixels. With the next frame, which writes every cell, the terminal deletes
  /// whatever it has.
  final func forget() {
    guard cell != nil else { return }
    drop()
    mustReset = true
  }

  /// Forgets all pictures.
  ///
  /// - Returns: `reset`; empty where the terminal never had a picture.
  final func takeBack() -> [UInt8] {
    guard cell != nil else { return [] }
    drop()
    mustReset = false
    return reset
  }

  /// Forgets all pictures and what they are of.
  func drop() {}

  // MARK: Frames

  /// Begins a frame.
  func beginFrame() {}

  /// Takes in the pictures of a window, which lies over those before it, and puts characters in the place of those
  /// that need them.
  ///
  /// - Parameters:
  ///   - window: the frame of the window on the screen.
  /// - Returns: true if cells were replaced.
  func place(in canvas: inout Canvas, of window: Rect, on screen: Size) -> Bool { false }

  /// Ends a frame, which is sent behind the result.
  ///
  /// - Returns: what deletes the pictures that the frame does not have, as far as they can be deleted.
  func endFrame() -> [UInt8] {
    defer { mustReset = false }
    return mustReset ? reset : []
  }

  /// True if the frame has to be drawn although no cell of it has changed.
  var hasStale: Bool { false }

  /// Takes the cells that the frame has to write again because pictures lie on them that it does not have.
  func takeStale() -> [Rect] { [] }

  /// Learns that the frame writes every cell, over whatever lies on them.
  func allIsWritten() {}

  // MARK: Between frames

  /// True while a picture is not all sent.
  var hasMore: Bool { false }

  /// Sends some of a picture, as long as the terminal takes it at once.
  ///
  /// - Returns: true if there is something new for the next frame.
  func send(to writer: TerminalWriter) -> Bool { false }
}
