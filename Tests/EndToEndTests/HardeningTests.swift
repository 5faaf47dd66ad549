import Foundation
import TerminalHarness
import TestSupport
import Testing

/// A 64-bit relocatable ELF file of this machine's byte order (elf(5)).
private struct ObjectFile {
  /// The contents of the sections by their names.
  private(set) var sections: [String: Data] = [:]

  init(path: String) throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: path))
    guard file.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2]) else { throw POSIXError(.ENOEXEC) }
    func read<T: FixedWidthInteger>(_ offset: Int, _ type: T.Type) -> Int {
      var value = T.zero
      withUnsafeMutableBytes(of: &value) { bytes in
        _ = file.copyBytes(to: bytes, from: offset..<offset + MemoryLayout<T>.size)
      }
      return Int(truncatingIfNeeded: value)
    }
    let (table, size) = (read(40, UInt64.self), read(58, UInt16.self))
    func section(_ index: Int) -> (name: Int, bytes: Data) {
      let header = table + index * size
      // What only takes room in memory has no bytes in the file.
      let length = read(header + 4, UInt32.self) == 8 ? 0 : read(header + 32, UInt64.self)
      let start = read(header + 24, UInt64.self)
      return (read(header, UInt32.self), Data(file[start..<start + length]))
    }
    let names = section(read(62, UInt16.self)).bytes
    for index in 0..<read(60, UInt16.self) {
      let (name, bytes) = section(index)
      sections[String(decoding: names[name...].prefix { $0 != 0 }, as: UTF8.self)] = bytes
    }
  }

  /// True if the whole file was compiled with both guards of jumps and returns: the bits for IBT and
  /// shadow stacks, or for BTI and PAC, in its note (GNU_PROPERTY_X86_FEATURE_1_AND,
  /// GNU_PROPERTY_AARCH64_FEATURE_1_AND).
  var guardsJumps: Bool {
    let note = Array(sections[".note.gnu.property"] ?? Data())
    guard note.count >= 28 else { return false }
    func word(_ offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(note[offset + $1]) << (8 * UInt32($1)) }
    }
    return [0xC000_0002, 0xC000_0000].contains(word(16)) && word(24) & 3 == 3
  }

  /// The names of what it calls or is called by.
  var symbols: Set<String> {
    Set(
      (sections[".strtab"] ?? Data()).split(separator: 0).map {
        String(decoding: $0, as: UTF8.self)
      }
    )
  }
}

// What is linked has no note: the C library's own start of programs has none in Debian.
@Suite(
  "C of our own in a release",
  .enabled(
    if: ProcessInfo.processInfo.environment["CARDCASE_PROGRAMS"] != nil,
    "is built by make test-release"
  )
)
struct HardeningTests {
  /// The modules, and the checked calls of theirs besides that of the stack.
  private static let modules: [(name: String, calls: Set<String>)] = [
    ("CChildProcess", ["__stack_chk_fail"]),
    ("CNoteGrams", ["__stack_chk_fail"]),
    ("CPackageDatabase", ["__stack_chk_fail"]),
    (
      "CPictures",
      ["__stack_chk_fail", "__memcpy_chk", "__explicit_bzero_chk", "__longjmp_chk"]
    ),
    ("CRE2", ["__stack_chk_fail"]),
    ("CReader", ["__stack_chk_fail", "__memcpy_chk", "__snprintf_chk"]),
    (
      "CSealedPages",
      ["__stack_chk_fail", "__memcpy_chk", "__memset_chk", "__explicit_bzero_chk"]
    ),
    ("CWindowTerminal", ["__stack_chk_fail", "__memcpy_chk", "__snprintf_chk"]),
    ("CWipingAllocator", ["__memcpy_chk", "__explicit_bzero_chk"]),
  ]

  @Test("guards its stack, its jumps and what the C library writes for it")
  func objects() throws {
    for (name, calls) in Self.modules {
      let paths = try Self.objects(of: name)
      #expect(!paths.isEmpty)
      let objects = try paths.map { try ObjectFile(path: $0) }
      #expect(objects.allSatisfy { $0.guardsJumps }, "\(name)")
      let symbols = objects.reduce(into: Set<String>()) { $0.formUnion($1.symbols) }
      #expect(symbols.isSuperset(of: calls), "\(name) lacks \(calls.subtracting(symbols))")
    }
  }

  @Test("is all C that is linked")
  func modules() throws {
    let sources = Repository.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let modules = (files?.compactMap { $0 as? URL } ?? []).filter {
      ["c", "cpp"].contains($0.pathExtension)
    }
    .map { $0.deletingLastPathComponent().lastPathComponent }
    // What no program is built from, a release does not build.
    let linked = try Set(modules).filter { try !Self.objects(of: $0).isEmpty }
    #expect(linked == Set(Self.modules.map(\.name)))
  }

  /// The paths of the objects of a module in a release; none if it is not part of one.
  private static func objects(of module: String) throws -> [String] {
    let directory = URL(fileURLWithPath: try BuiltProduct.path("cardcase"))
      .deletingLastPathComponent().appendingPathComponent("\(module).build").path
    guard FileManager.default.fileExists(atPath: directory) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: directory)
      .filter { $0.hasSuffix(".o") }.map { "\(directory)/\($0)" }
  }
}
