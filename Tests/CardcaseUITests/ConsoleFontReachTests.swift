import Foundation
import Testing

@Suite(
  "The fonts of the Linux console",
  .enabled(if: ProcessInfo.processInfo.environment["CARDCASE_REACH"] != nil)
)
struct ConsoleFontReachTests {
  private static let directory = "/usr/share/consolefonts"

  @Test("have every sign that screens draw there, but for those of one script without any lines")
  func signs() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.directory)
      .filter { $0.hasSuffix(".psf.gz") && !$0.hasPrefix("Ethiopian-") }
    for family in ["Lat15", "Uni1", "Uni2", "Uni3", "CyrSlav", "Greek", "Arabic", "Hebrew"] {
      #expect(files.contains { $0.hasPrefix(family + "-") }, "no font of \(family)")
    }
    let ascii = Set((UInt32(0x20)..<0x7F).compactMap(Unicode.Scalar.init))
    for file in files {
      let font = try #require(ConsoleFont("\(Self.directory)/\(file)"), "\(file)")
      let missing = ConsoleSigns.all.union(ascii).subtracting(font.characters)
      #expect(missing.isEmpty, "\(file) lacks \(missing)")
    }
  }

  @Test("lack what screens draw elsewhere")
  func others() throws {
    let font = try #require(ConsoleFont("\(Self.directory)/Lat15-Fixed16.psf.gz"))
    #expect(font.characters.isDisjoint(with: "○✓★▁▇▓▀⌫◆".unicodeScalars))
  }
}

/// The characters of a font of the Linux console: PSF, version 1 or 2, with a table of Unicode
/// (kernel: Documentation/admin-guide; kbd: doc/font-formats).
private struct ConsoleFont {
  let characters: Set<Unicode.Scalar>

  /// Nil if the file is none, or has no table.
  init?(_ path: String) {
    guard let bytes = Self.unpacked(path) else { return nil }
    let found: [UInt32]? =
      bytes.starts(with: [0x36, 0x04])
      ? Self.first(bytes) : bytes.starts(with: [0x72, 0xB5, 0x4A, 0x86]) ? Self.second(bytes) : nil
    guard let found else { return nil }
    characters = Set(found.compactMap(Unicode.Scalar.init))
  }

  private static func unpacked(_ path: String) -> [UInt8]? {
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
    gzip.arguments = ["-dc", path]
    let output = Pipe()
    gzip.standardOutput = output
    // A program that does not start gives no bytes.
    guard (try? gzip.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    return Array(bytes)
  }

  /// Version 1: units of 16 bits. 0xFFFF ends a sign; 0xFFFE begins a sequence, which stands for no
  /// character alone.
  private static func first(_ bytes: [UInt8]) -> [UInt32]? {
    guard bytes.count > 4, bytes[2] & 0x06 != 0 else { return nil }
    let count = bytes[2] & 0x01 == 0 ? 256 : 512
    var characters: [UInt32] = []
    var isSequence = false
    var place = 4 + count * Int(bytes[3])
    while place + 1 < bytes.count {
      let unit = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
      place += 2
      switch unit {
      case 0xFFFF: isSequence = false
      case 0xFFFE: isSequence = true
      default: if !isSequence { characters.append(unit) }
      }
    }
    return characters
  }

  /// Version 2: UTF-8. 0xFF ends a sign, 0xFE begins a sequence.
  private static func second(_ bytes: [UInt8]) -> [UInt32]? {
    func word(_ index: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[index * 4 + $1]) << (8 * $1) }
    }
    guard bytes.count > 32, word(3) & 1 != 0 else { return nil }
    let table = bytes.dropFirst(word(2) + word(4) * word(5))
    return table.split(separator: 0xFF).flatMap { sign in
      String(decoding: sign.prefix { $0 != 0xFE }, as: UTF8.self).unicodeScalars.map(\.value)
    }
  }
}
