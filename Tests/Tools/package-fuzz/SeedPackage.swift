import AnkiPackages
import Foundation
import ReaderProtocol

/// A package to begin with: as a file, and its database.
struct SeedPackage {
  let bytes: [UInt8]
  let format: PackageFormat
  let database: [UInt8]

  /// The packages in a folder.
  static func all(in folder: String, scratch: String) throws -> [SeedPackage] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try names.filter { $0.hasSuffix("pkg") }.map { name in
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      let package = try UnnamedFile(in: scratch, bytes)
      let database = try UnnamedFile(in: scratch)
      let format = try PackageEntries.unpack(package.descriptor, to: database.descriptor)
      return SeedPackage(bytes: bytes, format: format, database: database.content)
    }
  }
}

extension SeedPackage {
  /// A history of answers.
  private static let history = """
    card,time,rating,duration,kind
    "a,b:1",2026-07-15T12:00:00.123+02:00,3,999,review
    g:2,2026-07-15 12:00:00Z,,,reset

    """

  /// The texts in a folder, and a history.
  static func texts(in folder: String) throws -> [[UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try names.map { name in
      try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
    } + [Array(history.utf8)]
  }
}

/// A file without a name.
final class UnnamedFile {
  let descriptor: Int32

  init(in folder: String, _ content: [UInt8] = []) throws {
    var template = Array("\(folder)/XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    unlink(template)
    guard pwrite(descriptor, content, content.count, 0) == content.count else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Its bytes.
  var content: [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
  }
}
