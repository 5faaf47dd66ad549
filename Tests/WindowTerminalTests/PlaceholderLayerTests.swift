import CNcurses
import Glibc
import Testing
import WindowLevels

@testable import WindowTerminal

/// Pictures of pixels, over the same one screen of curses.
extension PanelMirrorTests {
  /// A screen on a terminal that shows pictures.
  private struct Surroundings {
    let terminal: RecordingTerminal
    let pixels: PixelLayer
    let screen: HeadlessScreen

    /// Shows a frame, as a session does.
    func show(_ stack: WindowStack, draw: (Window) -> Canvas) {
      pixels.beginFrame()
      let hasChanged = screen.mirror.compose(stack) { id in
        stack[id].map(draw) ?? Canvas(size: .zero)
      }
      terminal.writer.write(pixels.endFrame())
      if hasChanged { screen.mirror.update() }
    }

    /// Sends all pictures.
    func send() {
      while pixels.hasMore {
        _ = pixels.send(to: terminal.writer)
        terminal.read()
      }
    }

    /// The places of the placeholders that curses has on the screen, row by row.
    var placeholders: [Point] {
      let size = screen.mirror.size
      return (0..<size.height).flatMap { y in
        (0..<size.width).map { Point(x: $0, y: y) }.filter {
          UInt32(screen.cell(at: $0).chars.0) == 0x10EEEE
        }
      }
    }
  }

  private func surroundings(
    _ colors: ColorDepth = .full,
    cell: Size = Size(width: 6, height: 12)
  ) throws -> Surroundings {
    let terminal = try RecordingTerminal()
    let pixels = PlaceholderLayer(seed: 7)
    let screen = try open(colors: colors, device: terminal.writer, pixels: pixels)
    pixels.start(cell: cell, depth: colors)
    return Surroundings(terminal: terminal, pixels: pixels, screen: screen)
  }

  private static let frame = Rect(x: 1, y: 1, width: 4, height: 2)
  private static let places = [1, 2].flatMap { y in (1...4).map { Point(x: $0, y: y) } }

  @Test(
    "A picture is drawn with characters until the terminal has its pixels",
    arguments: [ColorDepth.full, .direct]
  )
  func picture(_ colors: ColorDepth) throws {
    let all = try surroundings(colors)
    let source = Shade(40)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, source, size: size)
    all.show(stack) { _ in canvas }
    #expect(all.placeholders.isEmpty && all.screen.lines[1] == " ▀▀▀▀   ")
    all.send()
    let (number, picture) = try #require(all.terminal.pictures.first)
    #expect(all.terminal.pictures.count == 1 && picture.cells == Self.frame.size)
    #expect(picture.pixels == Size(width: 24, height: 24))
    var expected = [UInt8](repeating: 0, count: 24 * 24 * 4)
    expected.withUnsafeMutableBytes { source.draw(0..<24, of: picture.pixels, into: $0) }
    #expect(picture.bytes == expected)
    all.show(stack) { _ in canvas }
    #expect(all.placeholders == Self.places)
    var pair: (foreground: Int32, background: Int32) = (-2, -2)
    let cell = all.screen.cell(at: Point(x: 3, y: 2))
    extended_pair_content(cell.ext_color, &pair.foreground, &pair.background)
    #expect(pair.foreground == Int32(number) && pair.background == -1)
    // The second row, the third column.
    #expect([cell.chars.1, cell.chars.2].map { UInt32($0) } == [0x30D, 0x30E])
    #expect(!all.terminal.commands.contains { if case .fault = $0 { true } else { false } })
    #expect(canvas.lines[1] == " ▀▀▀▀   ")
  }

  @Test("A large picture comes in sequences of 4,096 signs at most, and not larger than needed")
  func large() throws {
    let all = try surroundings(cell: Size(width: 400, height: 300))
    let source = Shade(40)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, source, size: size)
    all.show(stack) { _ in canvas }
    all.send()
    let picture = try #require(all.terminal.pictures.values.first)
    #expect(picture.pixels.width * picture.pixels.height <= 1 << 20)
    #expect(picture.pixels.width % 3 == 0 && picture.pixels.width > 1_000)
    var expected = [UInt8](repeating: 0, count: picture.bytes.count)
    expected.withUnsafeMutableBytes {
      source.draw(0..<picture.pixels.height, of: picture.pixels, into: $0)
    }
    #expect(picture.bytes == expected)
    #expect(all.terminal.longest < 4_096 + 100)
  }

  @Test("A window over a picture takes its places off the screen, and gives them back")
  func covered() throws {
    let all = try surroundings()
    let source = Shade(40)
    var stack = WindowStack()
    let back = stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, source, size: size)
    func draw(_ window: Window) -> Canvas {
      guard window.id != back else { return canvas }
      var dialog = Canvas(size: window.frame.size)
      dialog.fill(with: "d")
      return dialog
    }
    all.show(stack, draw: draw)
    all.send()
    let dialog = stack.insert(level: .alert, frame: Rect(x: 3, y: 0, width: 5, height: 3))
    all.show(stack, draw: draw)
    #expect(all.placeholders == Self.places.filter { $0.x < 3 })
    stack.remove(dialog)
    all.show(stack, draw: draw)
    #expect(all.placeholders == Self.places && all.terminal.pictures.count == 1)
  }

  @Test("A picture that is gone is deleted before the frame without it, by its number")
  func deleted() throws {
    let all = try surroundings()
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let sources = [40, 80].map { Shade($0) }
    var numbers: [UInt32] = []
    for source in sources {
      let canvas = Shade.canvas(Self.frame, source, size: size)
      all.show(stack) { _ in canvas }
      all.send()
      all.show(stack) { _ in canvas }
      all.terminal.read()
      #expect(all.terminal.pictures.values.map { $0.bytes[0] } == [source.shade])
      numbers += all.terminal.pictures.keys
    }
    all.terminal.forgetCommands()
    var words = Canvas(size: size)
    words.fill(with: "w")
    all.show(stack) { _ in words }
    all.terminal.read()
    #expect(all.terminal.pictures.isEmpty && all.placeholders.isEmpty)
    #expect(
      all.terminal.commands.first == numbers.last.map { RecordingTerminal.Command.deleted($0) }
    )
    guard case .text(let frame)? = all.terminal.commands.last else {
      Issue.record("there was no frame")
      return
    }
    #expect(all.terminal.commands.count == 2 && frame.contains("w"))
  }

  @Test("More pictures than there are numbers stay characters")
  func many() throws {
    let all = try surroundings()
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    var canvas = Canvas(size: size)
    for x in 0..<8 {
      for y in [0, 1] {
        let frame = Rect(x: x, y: y, width: 1, height: 1)
        canvas.fill(frame, with: "▀", style: Style(attributes: .pixels))
        canvas.place(PlacedPixels(Shade(9), frame: frame))
      }
    }
    all.show(stack) { _ in canvas }
    all.send()
    all.show(stack) { _ in canvas }
    #expect(all.placeholders.count == 8 && all.terminal.pictures.count == 8)
    #expect(all.screen.lines.joined().unicodeScalars.count { $0 == "▀" } == 8)
  }

  @Test("10,000 locks leave no cell, no placeholder and no number, however far a picture has come")
  func locks() throws {
    let all = try surroundings()
    var stack = WindowStack()
    let back = stack.insert(frame: Rect(size: size))
    let lock = Rect(size: size)
    var generator = SystemRandomNumberGenerator()
    var (left, whole, partial) = (0, 0, 0)
    for turn in 0..<10_000 {
      weak var memory: Shade.Memory?
      do {
        let source = Shade(UInt8(turn % 251))
        memory = source.memory
        var canvas = Shade.canvas(Self.frame, source, size: size)
        all.show(stack) { _ in canvas }
        if turn % 4 > 0 {
          all.send()
          all.show(stack) { _ in canvas }
          whole += all.placeholders.count == 8 ? 1 : 0
        } else {
          // Cut off in the middle of a sequence, as by a terminal that takes no more.
          let begun = PixelTransmission(
            PixelPlaceholder.numbers(depth: .full, seed: 7)[7],
            of: source,
            cells: Self.frame.size,
            cell: Size(width: 6, height: 12)
          ).next()
          let count = Int.random(in: 1..<begun.count, using: &generator)
          all.terminal.writer.write(Array(begun[..<count]))
          partial += 1
        }
        canvas.wipe()
      }
      // What a session does at a lock.
      all.pixels.forget()
      if turn % 2 == 0 { all.terminal.writer.discard() }
      all.terminal.writer.write(all.pixels.takeBack())
      all.screen.mirror.repaint()
      let id = stack.insert(level: .lock, frame: lock, isCover: true)
      all.show(stack) { window in
        var canvas = Canvas(size: window.frame.size)
        canvas.fill(with: "L")
        return canvas
      }
      all.terminal.read()
      let isClean =
        all.terminal.pictures.isEmpty && !all.terminal.isInPicture && all.placeholders.isEmpty
        && all.screen.lines == Array(repeating: "LLLLLLLL", count: 3) && memory == nil
        && !all.pixels.hasMore
      left += isClean ? 0 : 1
      all.terminal.forgetCommands()
      stack.remove(id)
    }
    #expect(left == 0)
    #expect(whole == 7_500)
    #expect(partial == 2_500)
    #expect(stack.windows.map(\.id) == [back])
  }

  @Test(
    "At a lock the numbers are deleted before anything else is shown, on a stalled terminal too"
  )
  func stalled() throws {
    let all = try surroundings()
    let source = Shade(40)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, source, size: size)
    all.show(stack) { _ in canvas }
    all.send()
    all.show(stack) { _ in canvas }
    all.terminal.read()
    let number = try #require(all.terminal.pictures.keys.first)
    // Nobody reads any more.
    let writer = all.terminal.writer
    while !writer.isBehind { writer.write([UInt8](repeating: 0, count: 1 << 12)) }
    all.terminal.forgetCommands()
    all.pixels.forget()
    writer.discard()
    writer.write(all.pixels.takeBack())
    all.screen.mirror.repaint()
    stack.insert(level: .lock, frame: Rect(size: size), isCover: true)
    all.show(stack) { Canvas(size: $0.frame.size) }
    all.terminal.read()
    #expect(all.terminal.pictures.isEmpty)
    let commands = all.terminal.commands.drop { if case .text = $0 { true } else { false } }
    #expect(commands.contains(.deleted(number)))
    guard case .text(let frame)? = commands.last else {
      Issue.record("there was no frame")
      return
    }
    #expect(frame.contains("\u{1B}[2J") || frame.contains("\u{1B}[J"))
  }

  @Test("A repaint forgets what the terminal has, and sends it again")
  func repainted() throws {
    let all = try surroundings()
    let source = Shade(40)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, source, size: size)
    all.show(stack) { _ in canvas }
    all.send()
    all.pixels.adopt(cell: Size(width: 12, height: 24))
    all.screen.mirror.repaint()
    all.show(stack) { _ in canvas }
    all.terminal.read()
    #expect(all.terminal.pictures.isEmpty && all.placeholders.isEmpty)
    all.send()
    #expect(all.terminal.pictures.values.map(\.pixels) == [Size(width: 48, height: 48)])
  }

  @Test("Before the terminal has answered, and after it is given back, nothing is sent")
  func unanswered() throws {
    let terminal = try RecordingTerminal()
    let pixels = PlaceholderLayer(seed: 7)
    let screen = try open(device: terminal.writer, pixels: pixels)
    let all = Surroundings(terminal: terminal, pixels: pixels, screen: screen)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let canvas = Shade.canvas(Self.frame, Shade(1), size: size)
    all.show(stack) { _ in canvas }
    #expect(!pixels.hasMore && pixels.takeBack().isEmpty)
    pixels.forget()
    terminal.forgetCommands()
    #expect(pixels.endFrame().isEmpty)
  }
}
