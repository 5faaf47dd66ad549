import CMemorySearch
import Glibc

/// The memory of another process, as `/proc` shows it.
struct ProcessMemory {
  /// A needle that was found.
  struct Find: CustomStringConvertible {
    let needle: String
    /// The address of its first value.
    let address: UInt
    /// The number of bytes from one value to the next.
    let stride: Int
    /// The kind of memory: `[heap]`, `[stack]`, a file's name, or nothing.
    let region: String
    /// The offset from the beginning of its region.
    let offset: Int
    /// The bytes around it.
    let context: String

    /// True if it is the same one, at another time.
    func isSame(as other: Find) -> Bool {
      address == other.address && stride == other.stride && needle == other.needle
    }

    var description: String {
      "\(needle), every \(stride) bytes, 0x\(String(offset, radix: 16)) in \(region): \(context)"
    }
  }

  private struct Region {
    let range: Range<UInt>
    let name: String
  }

  /// Text as bytes, as UTF-16, as UTF-32; arrays of larger values; 16: cells of a canvas, and
  /// `String`s of one character; 28: cells of curses.
  private static let strides = [1, 2, 4, 8, 12, 16, 24, 28, 32]

  let processID: Int32

  /// All occurrences, up to a number that a person would read.
  func finds(_ needles: [Needle]) throws -> [Find] {
    let memory = open("/proc/\(processID)/mem", O_RDONLY | O_CLOEXEC)
    guard memory >= 0 else {
      let isOfEnded = errno == ESRCH || errno == ENOENT
      throw MemoryFailure(description: reason("mem"), isOfEnded: isOfEnded)
    }
    defer { close(memory) }
    return try regions().flatMap { region in
      let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: region.range.count,
        alignment: 16
      )
      defer { bytes.deallocate() }
      let count = pread(memory, bytes.baseAddress, bytes.count, off_t(region.range.lowerBound))
      return search(UnsafeRawBufferPointer(rebasing: bytes[..<max(0, count)]), needles, region)
    }
  }

  private func search(
    _ bytes: UnsafeRawBufferPointer,
    _ needles: [Needle],
    _ region: Region
  ) -> [Find] {
    var places = [cmemory_find](repeating: cmemory_find(), count: 1000)
    let values = needles.flatMap(\.values)
    let count = values.withUnsafeBufferPointer { values in
      var end = 0
      let wanted = needles.map { needle in
        defer { end += needle.values.count }
        return cmemory_needle(
          values: values.baseAddress.map { $0 + end },
          count: needle.values.count,
          rarest: needle.rarest
        )
      }
      return cmemory_search(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        bytes.count,
        wanted,
        wanted.count,
        Self.strides,
        Self.strides.count,
        &places,
        places.count
      )
    }
    return places.prefix(count).map { place in
      Find(
        needle: needles[place.needle].name,
        address: region.range.lowerBound + UInt(place.offset),
        stride: place.stride,
        region: "\(region.name) of 0x\(String(bytes.count, radix: 16))",
        offset: place.offset,
        context: text(bytes, around: place.offset)
      )
    }
  }

  private func text(_ bytes: UnsafeRawBufferPointer, around offset: Int) -> String {
    let shown = bytes[max(0, offset - 32)..<min(bytes.count, offset + 64)]
    return String(decoding: shown.map { (0x20..<0x7F) ~= $0 ? $0 : 0x2E }, as: UTF8.self)
  }

  /// The regions that can hold data that was not in a file to begin with.
  private func regions() throws -> [Region] {
    guard let file = fopen("/proc/\(processID)/maps", "r") else {
      throw MemoryFailure(description: reason("maps"))
    }
    defer { fclose(file) }
    var regions: [Region] = []
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      // Addresses, permissions, offset, device, inode, name.
      let fields = text.split(maxSplits: 5) { $0 == " " || $0 == "\n" }
      let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      let name = fields.count > 5 ? fields[5].filter { $0 != " " && $0 != "\n" } : ""
      let isOfFile = fields[4] != "0"
      guard fields[1].hasPrefix(isOfFile ? "rw" : "r"), !name.hasPrefix("[v") else { continue }
      regions.append(Region(range: ends[0]..<ends[1], name: name))
    }
    return regions
  }

  private func reason(_ file: String) -> String {
    "/proc/\(processID)/\(file): \(String(cString: strerror(errno)))"
  }
}

/// The error of unreadable memory, or of memory with a needle.
struct MemoryFailure: Error, CustomStringConvertible {
  let description: String
  /// True if the process has ended, and its memory with it.
  var isOfEnded = false
}
