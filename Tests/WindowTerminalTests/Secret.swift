import CNcurses
import Glibc
import WindowLevels

/// Eight characters that are nowhere else, and the search for them in this process's memory.
///
/// They are only ever written one by one, so that the search does not find itself.
struct Secret {
  private let masked: [UInt8]
  private static let mask: UInt8 = 0xA5

  init() {
    masked = (0..<8).map { _ in UInt8.random(in: 0x21...0x7E) ^ Self.mask }
  }

  /// Writes them from `point` to the right.
  func draw(into canvas: inout Canvas, at point: Point) {
    for (x, character) in masked.enumerated() {
      canvas.put(Unicode.Scalar(character ^ Self.mask), at: point.moved(x: x))
    }
  }

  /// Types them.
  func type(into keyboard: Int32) {
    for character in masked {
      var byte = character ^ Self.mask
      write(keyboard, &byte, 1)
    }
  }

  /// True if they are consecutive anywhere: as text, as wide text, as cells of a canvas or as cells
  /// of curses.
  func isInMemory() -> Bool {
    let memory = open("/proc/self/mem", O_RDONLY)
    defer { close(memory) }
    // Each piece begins with the end of the one before, for characters across both.
    let overlap = 8 * MemoryLayout<cchar_t>.stride
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.piece + overlap,
      alignment: 1
    )
    defer {
      // The copy must not be found itself.
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      buffer.deallocate()
    }
    return regions().contains { region in
      var start = region.lowerBound
      while start < region.upperBound {
        let count = pread(memory, buffer.baseAddress, buffer.count, off_t(start))
        if count > 0, holds(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { return true }
        // Other threads give memory back meanwhile: the search goes on behind what is gone.
        start += count > overlap ? count - overlap : Self.page
      }
      return false
    }
  }

  private func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    let first = Int32(masked[0] ^ Self.mask)
    let second = masked[1] ^ Self.mask
    var offset = 0
    while let hit = memchr(start + offset, first, bytes.count - offset) {
      offset = UnsafeRawPointer(hit) - start
      for stride in Self.strides where offset + 7 * stride < bytes.count {
        if bytes[offset + stride] == second,
          (2..<8).allSatisfy({ bytes[offset + $0 * stride] == masked[$0] ^ Self.mask })
        {
          return true
        }
      }
      offset += 1
    }
    return false
  }

  private static let strides = [1, 4, MemoryLayout<Cell>.stride, MemoryLayout<cchar_t>.stride]

  /// The number of bytes read at once.
  private static let piece = 1 << 16

  /// The smallest number of bytes that can be missing from the address space.
  private static let page = 1 << 12

  /// The writable parts of the address space, of any size: adjacent arenas of the allocator are one
  /// part, which in a process of many tests becomes large.
  private func regions() -> [Range<Int>] {
    guard let file = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(file) }
    var regions: [Range<Int>] = []
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, Int32(line.count), file) != nil {
      let fields = line.prefix { $0 != 0 }.split(separator: 0x20).map { field in
        String(decoding: field.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
      let ends = fields[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      if ends.count == 2, fields[1].hasPrefix("rw") {
        regions.append(ends[0]..<ends[1])
      }
    }
    return regions
  }
}
