import Foundation

/// A file without a name.
final class TemporaryFile {
  let descriptor: Int32

  init(_ content: Data = Data()) throws {
    let path = "\(FileManager.default.temporaryDirectory.path)/package-XXXXXX"
    var template = Array(path.utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    unlink(template)
    let written = content.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    guard written == content.count else { throw CocoaError(.fileWriteUnknown) }
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
