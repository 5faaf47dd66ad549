import Testing
import WindowLevels

@testable import WindowTerminal

/// Pictures that lie on cells, over the same one screen of curses.
extension PanelMirrorTests {
  private static let frame = Rect(x: 1, y: 0, width: 4, height: 2)
  private static let kinds: [PictureProtocol] = [.iterm2, .sixel]

  /// The pixel that is shown for one of a source.
  private static func shown(
    _ source: Shade,
    _ point: Point,
    of size: Size,
    _ name: PictureProtocol
  ) -> OverlayTerminal.Pixel {
    var bytes = [UInt8](repeating: 0, count: size.width * 4)
    bytes.withUnsafeMutableBytes { source.draw(point.y..<point.y + 1, of: size, into: $0) }
    let parts = bytes[(point.x * 4)...].prefix(3).map { Int($0) }
    guard name == .sixel else {
      return .init(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2]))
    }
    let color = PaletteDither.color(parts[0], parts[1], parts[2], x: point.x, y: point.y)
      .reduced(to: .full)
    // In per cents on the way.
    func part(_ value: Int) -> UInt8 { UInt8(((value * 100 + 127) / 255 * 255 + 50) / 100) }
    let (red, green, blue) = color.parts ?? (0, 0, 0)
    return .init(red: part(red), green: part(green), blue: part(blue))
  }

  @Test("A picture lies on its cells, each pixel at its place, and nothing else", arguments: kinds)
  func overlaid(_ name: PictureProtocol) throws {
    let all = try overlays(name)
    let source = Shade(40)
    var stack = WindowStack()
    // The window is partly beyond the screen.
    stack.insert(frame: Rect(x: -1, y: 0, width: 9, height: 3))
    let frame = Rect(x: 0, y: 0, width: 5, height: 2)
    let size = Size(width: 9, height: 3)
    let canvas = Shade.canvas(frame, source, size: size)
    all.show(stack) { _ in canvas }
    #expect(all.terminal.count == 0 && all.screen.lines[1] == "▀▀▀▀    ")
    all.send()
    let visible = Rect(x: 0, y: 0, width: 4, height: 2)
    let expected = (0..<24).flatMap { y in
      (0..<24).map { x in
        Self.shown(source, Point(x: x + 6, y: y), of: Size(width: 30, height: 24), name)
      }
    }
    #expect(all.terminal.pixels(in: visible) == expected)
    #expect(all.terminal.count == expected.count && all.terminal.faults.isEmpty)
    #expect(all.screen.lines[1] == "▀▀▀▀    ")
    // The cursor is where curses takes it to be: what is written next is in its place.
    var words = canvas
    words.write("w", at: Point(x: 8, y: 2))
    all.show(stack) { _ in words }
    #expect(all.terminal.cursor == .zero && all.terminal.given == 1)
    #expect(all.terminal.pixels(in: visible) == expected)
  }

  @Test("A large picture comes in parts, so that no frame waits for all of it", arguments: kinds)
  func inParts(_ name: PictureProtocol) throws {
    let all = try overlays(name, cell: Size(width: 200, height: 100))
    let source = Shade(40)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, source, size: size)
    all.show(stack) { _ in canvas }
    all.send()
    #expect(all.terminal.count == 4 * 200 * 2 * 100 && all.terminal.faults.isEmpty)
    #expect(all.terminal.given == (name == .sixel ? 2 : 4) && all.terminal.longest < 1 << 18)
  }

  @Test("A text on a picture, and what is transparent, has no pixel on it", arguments: kinds)
  func holes(_ name: PictureProtocol) throws {
    let all = try overlays(name)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    var canvas = Shade.canvas(Self.frame, Shade(40), size: size)
    canvas.write("x", at: Point(x: 2, y: 1))
    all.show(stack) { _ in canvas }
    all.send()
    #expect(all.terminal.count == 7 * 72)
    #expect(all.terminal.count(in: Rect(x: 2, y: 1, width: 1, height: 1)) == 0)
  }

  @Test("A picture that goes to the last row has no pixel there", arguments: kinds)
  func lastRow(_ name: PictureProtocol) throws {
    let all = try overlays(name)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let frame = Rect(x: 0, y: 1, width: 8, height: 2)
    let canvas = Shade.canvas(frame, Shade(40), size: size)
    all.show(stack) { _ in canvas }
    all.send()
    #expect(all.terminal.count(in: Rect(x: 0, y: 1, width: 8, height: 1)) == 8 * 72)
    #expect(all.terminal.count == 8 * 72)
  }

  @Test(
    "A window over a part of a picture takes all of it away, and gives it back",
    arguments: kinds
  )
  func overlapped(_ name: PictureProtocol) throws {
    let all = try overlays(name)
    var stack = WindowStack()
    let back = stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, Shade(40), size: size)
    func draw(_ window: Window) -> Canvas {
      window.id == back ? canvas : Canvas(size: window.frame.size)
    }
    all.show(stack, draw: draw)
    all.send()
    all.terminal.forget()
    let whole = all.terminal.pixels
    #expect(all.terminal.count == 8 * 72)
    let dialog = stack.insert(level: .alert, frame: Rect(x: 4, y: 1, width: 4, height: 2))
    all.show(stack, draw: draw)
    #expect(all.terminal.count == 0 && !all.pixels.hasMore)
    #expect(all.screen.lines == [" ▀▀▀▀   ", " ▀▀▀    ", "        "])
    // Beside the picture it is not in the way.
    stack.setFrame(Rect(x: 5, y: 1, width: 3, height: 2), of: dialog)
    all.show(stack, draw: draw)
    all.send()
    #expect(all.terminal.pixels == whole)
    stack.remove(dialog)
    all.show(stack, draw: draw)
    #expect(all.terminal.pixels == whole && !all.pixels.hasMore)
    #expect(!all.terminal.wasCleared && all.terminal.faults.isEmpty)
  }

  @Test(
    "A picture that is gone or moved leaves no pixel, also where no character changes",
    arguments: kinds
  )
  func gone(_ name: PictureProtocol) throws {
    let all = try overlays(name)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let source = Shade(40)
    // Blank in the place of the picture.
    func canvas(_ x: Int) -> Canvas {
      let frame = Rect(x: x, y: 0, width: 4, height: 2)
      return Shade.canvas(frame, source, size: size, sign: " ", style: .plain)
    }
    for x in [1, 3, 0] {
      all.show(stack) { _ in canvas(x) }
      #expect(all.terminal.count == 0)
      all.terminal.forget()
      all.send()
      #expect(all.terminal.count(in: Rect(x: x, y: 0, width: 4, height: 2)) == 8 * 72)
      #expect(all.terminal.count == 8 * 72)
    }
    // Curses clears a screen that is blank.
    var words = Canvas(size: size)
    words.fill(Rect(x: 0, y: 2, width: 8, height: 1), with: "w")
    all.show(stack) { _ in words }
    #expect(all.terminal.count == 0 && !all.terminal.wasCleared)
    // Another one at its place, of which not all has come.
    all.show(stack) { _ in canvas(0) }
    all.send()
    let other = Shade.canvas(Self.frame, Shade(80), size: size, sign: " ", style: .plain)
    all.show(stack) { _ in other }
    #expect(all.terminal.count == 0 && all.pixels.hasMore && all.terminal.faults.isEmpty)
  }

  @Test("Where its characters change a picture comes again", arguments: kinds)
  func characters(_ name: PictureProtocol) throws {
    let all = try overlays(name)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let source = Shade(40)
    for sign in ["▀", "▚", "▀"] as [Unicode.Scalar] {
      let canvas = Shade.canvas(Self.frame, source, size: size, sign: sign)
      all.show(stack) { _ in canvas }
      #expect(all.terminal.count == 0)
      all.send()
      #expect(all.terminal.count == 8 * 72)
    }
  }

  @Test("A repaint clears the screen, and has the picture come again", arguments: kinds)
  func cleared(_ name: PictureProtocol) throws {
    let all = try overlays(name)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, Shade(40), size: size)
    all.show(stack) { _ in canvas }
    all.send()
    all.screen.mirror.repaint()
    all.show(stack) { _ in canvas }
    #expect(all.terminal.wasCleared && all.terminal.count == 0)
    all.send()
    #expect(all.terminal.count == 8 * 72)
    all.pixels.adopt(cell: Size(width: 6, height: 12))
    all.screen.mirror.repaint()
    all.show(stack) { _ in canvas }
    #expect(all.terminal.count == 0)
    all.send()
    #expect(all.terminal.count == 8 * 72 && all.terminal.faults.isEmpty)
  }

  @Test(
    "10,000 locks leave no pixel of what lay on cells, however far it has come",
    arguments: kinds
  )
  func coveredOverlays(_ name: PictureProtocol) throws {
    let all = try overlays(name, cell: Size(width: 2, height: 4))
    var stack = WindowStack()
    let back = stack.insert(frame: Rect(size: size))
    var generator = SystemRandomNumberGenerator()
    var (left, whole) = (0, 0)
    for turn in 0..<10_000 {
      weak var memory: Shade.Memory?
      do {
        let source = Shade(UInt8(turn % 251))
        memory = source.memory
        var canvas = Shade.canvas(Self.frame, source, size: size)
        all.show(stack) { _ in canvas }
        if turn % 4 > 0 {
          all.send()
          whole += all.terminal.count == 8 * 8 ? 1 : 0
        } else if let row = name.row {
          // Cut off in the middle of a sequence, as by a terminal that takes no more.
          let layer = row.layer()
          layer.start(cell: Size(width: 2, height: 4), depth: .full)
          let other = try RecordedDevice()
          layer.beginFrame()
          _ = layer.place(in: &canvas, of: Rect(size: size), on: size)
          _ = layer.endFrame()
          _ = layer.send(to: other.writer)
          let bytes = other.read()
          let count = Int.random(in: 1..<bytes.count, using: &generator)
          all.terminal.writer.write(Array(bytes[..<count]))
          all.terminal.read()
        }
        canvas.wipe()
      }
      all.terminal.forget()
      all.cover()
      let lock = stack.insert(level: .lock, frame: Rect(size: size), isCover: true)
      all.show(stack) { window in
        var canvas = Canvas(size: window.frame.size)
        canvas.fill(with: "L")
        return canvas
      }
      let isClean =
        all.terminal.count == 0 && all.terminal.wasCleared && memory == nil && !all.pixels.hasMore
        && all.screen.lines == Array(repeating: "LLLLLLLL", count: 3)
      left += isClean ? 0 : 1
      stack.remove(lock)
    }
    #expect(left == 0 && whole == 7_500 && stack.windows.map(\.id) == [back])
    #expect(all.terminal.faults.isEmpty, "\(all.terminal.faults.prefix(3))")
  }

  @Test("A terminal that takes nothing shows no pixel once it takes the lock", arguments: kinds)
  func stalledOverlay(_ name: PictureProtocol) throws {
    let all = try overlays(name)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, Shade(40), size: size)
    all.show(stack) { _ in canvas }
    all.send()
    #expect(all.terminal.count == 8 * 72)
    // Nobody reads any more, and a picture is on its way.
    let writer = all.terminal.writer
    while !writer.isBehind { writer.write([UInt8](repeating: 0, count: 1 << 12)) }
    let given = all.terminal.given
    #expect(!all.pixels.send(to: writer))
    all.cover()
    stack.insert(level: .lock, frame: Rect(size: size), isCover: true)
    all.show(stack) { Canvas(size: $0.frame.size) }
    #expect(all.terminal.count == 0 && all.terminal.wasCleared && all.terminal.given == given)
  }
}
