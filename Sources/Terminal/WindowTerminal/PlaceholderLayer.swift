import Glibc
import WindowLevels

/// Pictures in the place of characters, by kitty's graphics protocol.
///
/// The cells of a picture are cells of curses: what lies over them is over the picture, and what overwrites them
/// takes it off the screen. With the frame that does not show it any more the terminal is told to delete it, by
/// its number, and where the state of the terminal is not known, all numbers that there are.
final class PlaceholderLayer: PixelLayer {
  private struct Picture {
    let number: UInt32
    let source: any PixelSource
    let cells: Size
    /// True once the terminal has all of it.
    var isThere = false

    func shows(_ placed: PlacedPixels) -> Bool {
      cells == placed.frame.size && AnyHashable(source) == AnyHashable(placed.source)
    }
  }

  private let seed: UInt32
  private var pictures: [Picture] = []
  private var transmission: PixelTransmission?
  /// The numbers of the pictures that the frame being drawn has.
  private var seen: Set<UInt32> = []
  /// What the frame has and the terminal has not.
  private var missing: [PlacedPixels] = []

  /// The most sequences that are sent at once.
  private static let chunksAtOnce = 4

  /// - Parameter seed: a number of the process.
  init(seed: UInt32 = UInt32(getpid())) {
    self.seed = seed
    let numbers = [ColorDepth.full, .direct].flatMap {
      PixelPlaceholder.numbers(depth: $0, seed: seed)
    }
    super.init(
      reset: ControlString.end + KittyGraphics.abandon
        + numbers.flatMap { KittyGraphics.delete($0) },
      drawsAtCursor: false
    )
  }

  override func drop() {
    pictures = []
    transmission = nil
    seen = []
    missing = []
  }

  // MARK: Frames

  override func beginFrame() {
    seen = []
    missing = []
  }

  override func place(in canvas: inout Canvas, of window: Rect, on screen: Size) -> Bool {
    guard cell != nil else { return false }
    var isChanged = false
    for placed in canvas.pixels {
      let size = placed.frame.size
      guard (1...PixelPlaceholder.most).contains(size.width),
        (1...PixelPlaceholder.most).contains(size.height)
      else { continue }
      let picture = pictures.first { $0.shows(placed) }
      let number = picture.flatMap { $0.isThere ? $0.number : nil }
      let isSeen = canvas.replace(placed) { place in
        number.flatMap {
          PixelPlaceholder.cell(of: $0, at: place, depth: depth, background: placed.background)
        }
      }
      guard isSeen else { continue }
      if let picture { seen.insert(picture.number) } else { missing.append(placed) }
      if number != nil { isChanged = true }
    }
    return isChanged
  }

  override func endFrame() -> [UInt8] {
    guard cell != nil else { return [] }
    var bytes = super.endFrame()
    for picture in pictures where !seen.contains(picture.number) {
      if transmission?.number == picture.number {
        transmission = nil
        bytes += KittyGraphics.abandon
      }
      bytes += KittyGraphics.delete(picture.number)
    }
    pictures.removeAll { !seen.contains($0.number) }
    for placed in missing where !pictures.contains(where: { $0.shows(placed) }) {
      let taken = Set(pictures.map(\.number))
      // One picture too many stays as it is drawn elsewhere.
      guard
        let number = PixelPlaceholder.numbers(depth: depth, seed: seed)
          .first(where: { !taken.contains($0) })
      else { break }
      pictures.append(Picture(number: number, source: placed.source, cells: placed.frame.size))
    }
    missing = []
    return bytes
  }

  // MARK: Between frames

  override var hasMore: Bool { pictures.contains { !$0.isThere } }

  override func send(to writer: TerminalWriter) -> Bool {
    for _ in 0..<Self.chunksAtOnce where !writer.isBehind {
      guard let sending = transmission ?? begin() else { return false }
      var bytes = sending.next()
      writer.write(bytes)
      bytes.overwrite()
      guard sending.isOver else { continue }
      transmission = nil
      for index in pictures.indices where pictures[index].number == sending.number {
        pictures[index].isThere = true
      }
      return true
    }
    return false
  }

  private func begin() -> PixelTransmission? {
    guard let cell, let picture = pictures.first(where: { !$0.isThere }) else { return nil }
    let begun = PixelTransmission(
      picture.number,
      of: picture.source,
      cells: picture.cells,
      cell: cell
    )
    transmission = begun
    return begun
  }
}
