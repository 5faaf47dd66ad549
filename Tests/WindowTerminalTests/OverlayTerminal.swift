import WindowLevels

@testable import WindowTerminal

/// A terminal on which pictures lie on the cells, on a pseudo-terminal: of its screen it keeps the pixels of
/// pictures. They go with the cell that is written or cleared.
final class OverlayTerminal {
  /// A pixel of a picture.
  struct Pixel: Equatable {
    var red, green, blue: UInt8
  }

  var writer: TerminalWriter { device.writer }
  /// The pixels of the screen, row by row; nil where there is none of a picture.
  private(set) var pixels: [Pixel?]
  /// What it was told that it does not know, or that is none.
  private(set) var faults: [String] = []
  /// The number of pictures that it was given, whole.
  private(set) var given = 0
  /// The bytes of the longest of these.
  private(set) var longest = 0
  /// True if it was told to clear the screen.
  private(set) var wasCleared = false
  let size: Size
  let cell: Size
  private(set) var cursor = Point.zero
  private let device: RecordedDevice
  private var unread: ArraySlice<UInt8> = []
  private var last: UInt8 = 0

  init(size: Size, cell: Size) throws {
    device = try RecordedDevice()
    (self.size, self.cell) = (size, cell)
    pixels = Array(repeating: nil, count: size.width * cell.width * size.height * cell.height)
  }

  /// Forgets that it was told anything.
  func forget() { (given, wasCleared) = (0, false) }

  /// The number of pixels in a rectangle of cells.
  func count(in rect: Rect) -> Int { points(of: rect).count { pixels[$0] != nil } }

  /// The number of pixels.
  var count: Int { pixels.count { $0 != nil } }

  /// The pixels in a rectangle of cells, row by row.
  func pixels(in rect: Rect) -> [Pixel?] { points(of: rect).map { pixels[$0] } }

  private func points(of rect: Rect) -> [Int] {
    let width = size.width * cell.width
    return (rect.minY * cell.height..<rect.maxY * cell.height).flatMap { y in
      (rect.minX * cell.width..<rect.maxX * cell.width).map { y * width + $0 }
    }
  }

  /// Reads all that was written.
  func read() {
    unread += device.read()
    while let byte = unread.first {
      guard let length = length(byte) else { return }
      interpret(unread.prefix(length))
      unread = unread.dropFirst(length)
    }
  }

  // MARK: - Sequences

  private static let end = Array("\u{1B}\\".utf8)

  /// The length of the sequence or character at the beginning; nil if it is not whole. CAN gives one up.
  private func length(_ first: UInt8) -> Int? {
    switch first {
    case 0x1B:
      guard let kind = unread.dropFirst().first else { return nil }
      switch kind {
      case UInt8(ascii: "["):
        return unread.dropFirst(2).firstIndex { $0 >= 0x40 || $0 == 0x18 }
          .map { $0 - unread.startIndex + 1 }
      case UInt8(ascii: "P"), UInt8(ascii: "]"):
        let end = unread.firstRange(of: Self.end)?.upperBound
        let cancel = unread.firstIndex(of: 0x18)
        if let cancel, end.map({ cancel < $0 }) != false {
          return cancel - unread.startIndex + 1
        }
        return end.map { $0 - unread.startIndex }
      case UInt8(ascii: "("): return unread.count < 3 ? nil : 3
      default: return 2
      }
    case 0xC0...:
      let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      return unread.count < length ? nil : length
    default: return 1
    }
  }

  private func interpret(_ sequence: ArraySlice<UInt8>) {
    guard let first = sequence.first else { return }
    let body = sequence.dropFirst(2)
    switch first {
    case 0x1B where sequence.last == 0x18: break
    case 0x1B:
      switch sequence.dropFirst().first {
      case UInt8(ascii: "["): control(body)
      case UInt8(ascii: "P"): sixels(body.dropLast(2))
      case UInt8(ascii: "]"): image(body.dropLast(2))
      default: break
      }
    case 0x0D: cursor.x = 0
    case 0x0A: cursor.y = min(size.height - 1, cursor.y + 1)
    case 0x08: cursor.x = max(0, cursor.x - 1)
    case ..<0x20: break
    default:
      put()
      last = first
    }
  }

  private func put() {
    if cursor.x == size.width { cursor = Point(x: 0, y: min(size.height - 1, cursor.y + 1)) }
    clear(Rect(origin: cursor, size: Size(width: 1, height: 1)))
    cursor.x += 1
  }

  private func clear(_ rect: Rect) {
    for point in points(of: rect.intersection(Rect(size: size))) { pixels[point] = nil }
  }

  private func control(_ body: ArraySlice<UInt8>) {
    guard let final = body.last.map({ Character(Unicode.Scalar($0)) }) else { return }
    let text = String(decoding: body.dropLast(), as: UTF8.self)
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let (count, row) = (max(1, numbers.first ?? 1), cursor.y)
    let line = Rect(x: 0, y: row, width: size.width, height: 1)
    switch final {
    case "H", "f":
      let column = numbers.count > 1 ? max(1, numbers[1]) : 1
      cursor = Point(x: column - 1, y: count - 1)
    case "A": cursor.y -= count
    case "B": cursor.y += count
    case "C": cursor.x += count
    case "D": cursor.x -= count
    case "G": cursor.x = count - 1
    case "d": cursor.y = count - 1
    case "X": clear(Rect(x: cursor.x, y: row, width: count, height: 1))
    case "b": for _ in 0..<count { put() }
    case "K":
      clear(
        numbers.first == 1
          ? Rect(x: 0, y: row, width: cursor.x + 1, height: 1)
          : Rect(x: cursor.x, y: row, width: size.width - cursor.x, height: 1).intersection(line)
      )
    case "J" where numbers.first == 2:
      wasCleared = true
      clear(Rect(size: size))
    case "J":
      if cursor == .zero { wasCleared = true }
      clear(Rect(x: cursor.x, y: row, width: size.width - cursor.x, height: 1))
      clear(Rect(size: size).dropping(rows: row + 1))
    case "m", "h", "l", "r", "c", "q", "t",
      "S" where text.hasPrefix("?"):
      break
    default: faults.append(text + String(final))
    }
  }

  private func show(_ pixel: Pixel, x: Int, y: Int) {
    guard x < size.width * cell.width, y < size.height * cell.height else {
      faults.append("beyond the screen")
      return
    }
    pixels[y * size.width * cell.width + x] = pixel
  }

  private func take(_ length: Int) {
    given += 1
    longest = max(longest, length)
  }

  // MARK: - Sixels

  private func sixels(_ body: ArraySlice<UInt8>) {
    take(body.count)
    let text = String(decoding: body, as: UTF8.self)
    guard let q = text.firstIndex(of: "q"), text[..<q] == "0;1;0" else {
      faults.append(text)
      return
    }
    var rest = text[text.index(after: q)...]
    func numbers() -> [Int] {
      let digits = rest.prefix { $0.isNumber || $0 == ";" }
      rest = rest.dropFirst(digits.count)
      return digits.split(separator: ";").compactMap { Int($0) }
    }
    let corner = Point(x: cursor.x * cell.width, y: cursor.y * cell.height)
    var (x, y, color, times, extent) = (0, 0, 0, 1, Size.zero)
    var colors: [Int: Pixel] = [:]
    while let sign = rest.popFirst() {
      switch sign {
      case "\"":
        let wanted = numbers()
        if wanted.count == 4 { extent = Size(width: wanted[2], height: wanted[3]) }
      case "#":
        let wanted = numbers()
        color = wanted.first ?? -1
        if wanted.count == 5 {
          let parts = wanted[2...].map { UInt8(($0 * 255 + 50) / 100) }
          colors[color] = Pixel(red: parts[0], green: parts[1], blue: parts[2])
        }
      case "!": times = numbers().first ?? 0
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      default:
        let bits = Int(sign.asciiValue ?? 0) - 0x3F
        guard (0..<64).contains(bits), let pixel = colors[color] else {
          faults.append("sixel \(sign)")
          return
        }
        for _ in 0..<times {
          for bit in 0..<6 where bits >> bit & 1 == 1 {
            if x >= extent.width || y + bit >= extent.height { faults.append("beyond it") }
            show(pixel, x: corner.x + x, y: corner.y + y + bit)
          }
          x += 1
        }
        times = 1
      }
    }
  }

  // MARK: - Inline images

  private func image(_ body: ArraySlice<UInt8>) {
    let text = String(decoding: body, as: UTF8.self)
    guard text.hasPrefix("1337;File=") else { return }
    take(body.count)
    let parts = text.dropFirst(10).split(separator: ":", maxSplits: 1)
    var values: [Substring: Int] = [:]
    for pair in parts[0].split(separator: ";") {
      let sides = pair.split(separator: "=")
      if sides.count == 2 { values[sides[0]] = Int(sides[1]) }
    }
    let file = parts.count > 1 ? bytes(base64: parts[1]) : []
    guard values["inline"] == 1, values["preserveAspectRatio"] == 0, values["size"] == file.count,
      let columns = values["width"], let rows = values["height"],
      let image = PortableImage(file)
    else {
      faults.append(String(parts[0]))
      return
    }
    let shown = Size(width: columns * cell.width, height: rows * cell.height)
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        let start =
          (y * image.size.height / shown.height * image.size.width
            + x * image.size.width / shown.width) * 3
        let pixel = Pixel(
          red: image.bytes[start],
          green: image.bytes[start + 1],
          blue: image.bytes[start + 2]
        )
        show(pixel, x: cursor.x * cell.width + x, y: cursor.y * cell.height + y)
      }
    }
  }
}
