import CMinizip
import CPackageDatabase
import Foundation

/// The columns of notes that follow from their fields, as a package of the first version has them.
enum NoteColumnsOfPackage {
  static func read(_ package: [UInt8]) throws -> [(sorted: String, checksum: Int64)] {
    let folder = FileManager.default.temporaryDirectory
    let archive = folder.appendingPathComponent(UUID().uuidString)
    let database = folder.appendingPathComponent(UUID().uuidString)
    defer {
      // Nobody is left to tell.
      try? FileManager.default.removeItem(at: archive)
      try? FileManager.default.removeItem(at: database)
    }
    try Data(package).write(to: archive)
    let zip = unzOpen(archive.path)
    defer { unzClose(zip) }
    var info = unz_file_info64()
    guard unzLocateFile(zip, "collection.anki2", 1) == UNZ_OK,
      unzGetCurrentFileInfo64(zip, &info, nil, 0, nil, 0, nil, 0) == UNZ_OK,
      unzOpenCurrentFile(zip) == UNZ_OK
    else { throw CocoaError(.fileReadCorruptFile) }
    var content = Data(count: Int(info.uncompressed_size))
    _ = content.withUnsafeMutableBytes { buffer in
      unzReadCurrentFile(zip, buffer.baseAddress, UInt32(buffer.count))
    }
    try content.write(to: database)
    var handle: OpaquePointer?
    guard sqlite3_open(database.path, &handle) == SQLITE_OK else {
      throw CocoaError(.fileReadCorruptFile)
    }
    defer { sqlite3_close(handle) }
    var statement: OpaquePointer?
    sqlite3_prepare_v2(handle, "SELECT sfld, csum FROM notes ORDER BY id", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    var rows: [(sorted: String, checksum: Int64)] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let sorted = sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? ""
      rows.append((sorted, sqlite3_column_int64(statement, 1)))
    }
    return rows
  }
}
