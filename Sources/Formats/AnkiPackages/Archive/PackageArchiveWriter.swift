import CMinizip
import Glibc
import ReaderProtocol

/// Writes a package's zip archive to a descriptor.
final class PackageArchiveWriter {
  /// Fast rather than small: twice the speed for a tenth more.
  private static let level: Int32 = 3

  private let stream: DescriptorStream
  private var zip: zipFile?

  init(_ descriptor: Int32) throws(PackageFailure) {
    stream = DescriptorStream(descriptor)
    var functions = stream.functions
    zip = zipOpen2_64(nil, APPEND_STATUS_CREATE, nil, &functions)
    guard zip != nil else { throw .system(ENOMEM) }
  }

  deinit {
    if let zip { _ = zipClose(zip, nil) }
  }

  /// Adds a small entry as it is.
  func add(_ name: String, _ bytes: [UInt8]) throws(PackageFailure) {
    try start(name, deflating: false)
    guard zipWriteInFileInZip(zip, bytes, UInt32(bytes.count)) == ZIP_OK else {
      throw .system(ENOSPC)
    }
    try end()
  }

  /// Adds an entry piece by piece.
  func add(
    _ name: String,
    deflating: Bool,
    _ body: (
      _ take: (UnsafeRawBufferPointer) throws(PackageFailure) -> Void
    ) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    try start(name, deflating: deflating)
    try body { piece throws(PackageFailure) in
      guard zipWriteInFileInZip(zip, piece.baseAddress, UInt32(piece.count)) == ZIP_OK else {
        throw .system(ENOSPC)
      }
    }
    try end()
  }

  private func start(_ name: String, deflating: Bool) throws(PackageFailure) {
    var info = zip_fileinfo()
    // The first day that an archive can tell: when it was made is nobody's business.
    info.tmz_date.tm_mday = 1
    info.tmz_date.tm_year = 1980
    let method = deflating ? Z_DEFLATED : 0
    guard
      zipOpenNewFileInZip64(zip, name, &info, nil, 0, nil, 0, nil, method, Self.level, 0) == ZIP_OK
    else { throw .system(ENOSPC) }
  }

  private func end() throws(PackageFailure) {
    guard zipCloseFileInZip(zip) == ZIP_OK else { throw .system(ENOSPC) }
  }

  /// Writes the directory of the archive.
  func finish() throws(PackageFailure) {
    defer { zip = nil }
    guard zipClose(zip, nil) == ZIP_OK else { throw .system(ENOSPC) }
  }
}
