import WindowLevels

/// Pictures that lie on cells: a terminal draws them over what is there, and takes away what of them lies on a cell
/// that is written or cleared. So what hides a picture here is text: a frame that does not have it writes all of its
/// cells, also those that have not changed.
///
/// A picture with a window over a part of it is not there at all, and is drawn with characters.
final class OverlayLayer: PixelLayer {
  private struct Picture {
    let placed: PlacedPixels
    /// A hash of the characters beneath: where these are written the picture has to be sent again.
    let look: Int
    /// The parts that are sent one by one: what is not of the picture, such as a text on it, is in none of them.
    let tiles: [Rect]
    /// The number of them that the terminal has.
    var sent = 0

    var hasMore: Bool { sent < tiles.count }

    func isSame(as other: Picture) -> Bool {
      look == other.look && tiles == other.tiles && placed == other.placed
    }
  }

  /// The longest side of a tile in pixels: xterm cuts off what is larger.
  private static let longestSide = 1_000

  private let encoding: any PixelEncoding.Type
  /// The pictures of the last frame, and what of them the terminal has.
  private var pictures: [Picture] = []
  /// Those of the frame being drawn.
  private var wanted: [Picture] = []
  private var stale: [Rect] = []

  init(_ encoding: any PixelEncoding.Type) {
    self.encoding = encoding
    super.init(reset: ControlString.abandon, drawsAtCursor: true)
  }

  override func drop() {
    pictures = []
    wanted = []
    stale = []
  }

  // MARK: Frames

  override func beginFrame() { wanted = [] }

  override func place(in canvas: inout Canvas, of window: Rect, on screen: Size) -> Bool {
    guard cell != nil else { return false }
    wanted.removeAll { !$0.placed.frame.intersection(window).isEmpty }
    // Behind a picture that ends in the last row some terminals scroll.
    let room = Rect(size: screen).keeping(rows: screen.height - 1).intersection(window)
    for placed in canvas.pixels {
      let placed = placed.moved(x: window.minX, y: window.minY)
      let area = placed.frame.intersection(room)
      let (parts, look) = Self.parts(of: canvas, at: window.origin, in: area)
      guard !parts.isEmpty else { continue }
      let cell = resolution(of: placed)
      wanted.append(
        Picture(placed: placed, look: look, tiles: parts.flatMap { tiles($0, cell: cell) })
      )
    }
    return false
  }

  /// The rectangles of cells that are of a picture, and a hash of these cells.
  private static func parts(
    of canvas: Canvas,
    at origin: Point,
    in area: Rect
  ) -> (parts: [Rect], look: Int) {
    var parts: [Rect] = []
    var look = Hasher()
    for y in area.minY..<area.maxY {
      var start: Int?
      for x in area.minX...area.maxX {
        let cell = canvas[Point(x: x - origin.x, y: y - origin.y)]
        if x < area.maxX, cell.style.attributes.contains(.pixels) {
          look.combine(cell)
          start = start ?? x
        } else if let first = start {
          start = nil
          let above = parts.lastIndex {
            $0.minX == first && $0.maxX == x && $0.maxY == y
          }
          if let above {
            let part = parts[above]
            parts[above] = Rect(x: first, y: part.minY, width: part.width, height: part.height + 1)
          } else {
            parts.append(Rect(x: first, y: y, width: x - first, height: 1))
          }
        }
      }
    }
    return (parts, look.finalize())
  }

  /// The size of a cell in the pixels that are sent.
  private func resolution(of placed: PlacedPixels) -> Size {
    let cell = cell ?? Size(width: 1, height: 1)
    guard let most = encoding.mostInPicture else { return cell }
    let count = placed.frame.width * placed.frame.height * cell.width * cell.height
    let scale = min(1, (Double(most) / Double(max(1, count))).squareRoot())
    return Size(
      width: max(1, Int(Double(cell.width) * scale)),
      height: max(1, Int(Double(cell.height) * scale))
    )
  }

  private func tiles(_ part: Rect, cell: Size) -> [Rect] {
    let most = encoding.mostInTile / (cell.width * cell.height)
    let columns = max(1, min(part.width, Self.longestSide / cell.width, most))
    let rows = max(1, min(Self.longestSide / cell.height, most / columns))
    return stride(from: part.minY, to: part.maxY, by: rows).flatMap { y in
      stride(from: part.minX, to: part.maxX, by: columns).map { x in
        Rect(x: x, y: y, width: columns, height: rows).intersection(part)
      }
    }
  }

  override func endFrame() -> [UInt8] {
    for picture in pictures where !wanted.contains(where: { $0.isSame(as: picture) }) {
      stale += picture.tiles.prefix(picture.sent)
    }
    pictures = wanted.map { new in
      // One that has had a part of another over it, which is written again, has to come again too.
      pictures.first { old in old.isSame(as: new) && !isStale(old) } ?? new
    }
    wanted = []
    return super.endFrame()
  }

  private func isStale(_ picture: Picture) -> Bool {
    stale.contains { rect in picture.tiles.contains { !$0.intersection(rect).isEmpty } }
  }

  override var hasStale: Bool { !stale.isEmpty }

  override func takeStale() -> [Rect] {
    defer { stale = [] }
    return stale
  }

  override func allIsWritten() {
    for index in pictures.indices { pictures[index].sent = 0 }
  }

  // MARK: Between frames

  override var hasMore: Bool { pictures.contains { $0.hasMore } }

  override func send(to writer: TerminalWriter) -> Bool {
    guard !writer.isBehind, let index = pictures.firstIndex(where: { $0.hasMore }) else {
      return false
    }
    let picture = pictures[index]
    let part = picture.tiles[picture.sent]
    pictures[index].sent += 1
    let back = Self.move(to: cursor)
    var bytes = Self.move(to: part.origin)
    encoding.append(
      PixelTile(part, of: picture.placed, cell: resolution(of: picture.placed)),
      to: &bytes,
      spare: back.count
    )
    bytes += back
    writer.write(bytes)
    bytes.overwrite()
    return !pictures[index].hasMore
  }

  /// Moves the cursor (CUP).
  private static func move(to point: Point) -> [UInt8] {
    Array("\u{1B}[\(point.y + 1);\(point.x + 1)H".utf8)
  }
}
