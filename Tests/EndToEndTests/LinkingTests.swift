import Foundation
import TerminalHarness
import Testing

/// The dynamic section of a 64-bit ELF file of this machine's byte order (elf(5)).
private struct DynamicSection {
  /// The values of each tag.
  private(set) var values: [Int64: [UInt64]] = [:]
  private let file: Data
  private var strings: UInt64 { values[5]?.first ?? 0 }
  private var segments: [(offset: UInt64, address: UInt64, size: UInt64)] = []

  init(path: String) throws {
    file = try Data(contentsOf: URL(fileURLWithPath: path))
    guard file.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2]) else { throw POSIXError(.ENOEXEC) }
    let (table, size, count) = (read(32, UInt64.self), read(54, UInt16.self), read(56, UInt16.self))
    var dynamic: Range<Int>?
    for index in 0..<UInt64(count) {
      let header = Int(table + index * UInt64(size))
      let (offset, length) = (read(header + 8, UInt64.self), read(header + 32, UInt64.self))
      switch read(header, UInt32.self) {
      case 1: segments.append((offset, read(header + 16, UInt64.self), length))
      case 2: dynamic = Int(offset)..<Int(offset + length)
      default: break
      }
    }
    for entry in stride(from: dynamic?.lowerBound ?? 0, to: dynamic?.upperBound ?? 0, by: 16) {
      values[read(entry, Int64.self), default: []].append(read(entry + 8, UInt64.self))
    }
  }

  /// The directories in which libraries are searched besides the system's.
  var paths: [String] {
    ((values[15] ?? []) + (values[29] ?? [])).flatMap { place in
      let address = strings + place
      let segment = segments.first { $0.address <= address && address < $0.address + $0.size }
      let start = Int(address - (segment?.address ?? 0) + (segment?.offset ?? 0))
      let text = file[start...].prefix { $0 != 0 }
      return String(decoding: text, as: UTF8.self).split(separator: ":").map(String.init)
    }
  }

  /// True if all functions are bound before the program runs: DT_BIND_NOW, or a flag for it.
  var bindsNow: Bool {
    values[24] != nil || (values[30]?.first ?? 0) & 8 != 0
      || (values[0x6FFF_FFFB]?.first ?? 0) & 1 != 0
  }

  private func read<T: FixedWidthInteger>(_ offset: Int, _ type: T.Type) -> T {
    var value = T.zero
    withUnsafeMutableBytes(of: &value) { bytes in
      _ = file.copyBytes(to: bytes, from: offset..<offset + MemoryLayout<T>.size)
    }
    return value
  }
}

// A library beside the binary, or in a directory given by a relative path, is somebody else's code
// in the process that has the key.
@Suite(
  "The binaries",
  .enabled(
    if: ProcessInfo.processInfo.environment["CARDCASE_LINKED_BY_MAKE"] != nil,
    "are linked this way by make"
  )
)
struct LinkingTests {
  @Test(
    "load no library from beside them, and bind all before they run",
    arguments: [
      "cardcase", "cardcase-lab", "cardcase-reader",
    ]
  )
  func linking(_ name: String) throws {
    let section = try DynamicSection(path: try BuiltProduct.path(name))
    #expect(section.bindsNow)
    // A debug build finds the libraries of the toolchain by their path.
    #expect(section.paths.allSatisfy { $0.hasPrefix("/") && !$0.contains("$") })
    for path in section.paths {
      let rights = try FileManager.default.attributesOfItem(atPath: path)
      let mode = try #require(rights[.posixPermissions] as? Int)
      #expect(mode & 0o022 == 0)
    }
  }
}
