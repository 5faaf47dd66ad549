import Glibc

/// Where a command writes what nobody else should read: a file, or standard output where that is a pipe
/// or a file.
enum PrivateOutput {
  /// Standard output.
  case standard
  /// A file that is not there before it is whole.
  case file(PrivateFile)

  /// The name by which commands know standard input and output.
  static let standardName = "-"

  /// Makes ready to write.
  ///
  /// - Parameters:
  ///   - path: the file, or `-`.
  ///   - replacing: whether a regular file that is there may be replaced.
  init(_ path: String, replacing: Bool) throws(PrivateFile.Failure) {
    try Self.check(path, replacing: replacing)
    self =
      path == Self.standardName ? .standard : .file(try PrivateFile(path, replacing: replacing))
  }

  /// Throws where nothing may be written: to a terminal never.
  static func check(_ path: String, replacing: Bool) throws(PrivateFile.Failure) {
    guard path == standardName else { return try PrivateFile.check(path, replacing: replacing) }
    guard isatty(STDOUT_FILENO) == 0 else { throw .terminal }
    let flags = fcntl(STDOUT_FILENO, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE != O_RDONLY else { throw .system(EBADF) }
  }

  /// Whether a path is standard output, and that is a file which others may read.
  static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return path == standardName && fstat(STDOUT_FILENO, &status) == 0
      && status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o077 != 0
  }

  /// Adds bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(PrivateFile.Failure) {
    switch self {
    case .standard: try PrivateFile.write(bytes, to: STDOUT_FILENO)
    case .file(let file): try file.write(bytes)
    }
  }

  /// Ends it: a file is on disk and has its name.
  func settle() throws(PrivateFile.Failure) {
    if case .file(let file) = self { try file.settle() }
  }
}
