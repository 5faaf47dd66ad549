import Glibc

/// The output of a command for its owner only: a file, or standard output redirected to a pipe or
/// file.
package enum PrivateOutput {
  /// Standard output.
  case standard
  /// A file that appears once it is whole.
  case file(PrivateFile)

  /// The name of standard input and output on the command line.
  package static let standardName = "-"

  /// Opens the output.
  ///
  /// - Parameters:
  ///   - path: the file, or `-`.
  ///   - replacing: true if an existing regular file may be replaced.
  package init(_ path: String, replacing: Bool) throws(PrivateFile.Failure) {
    try Self.check(path, replacing: replacing)
    self =
      path == Self.standardName ? .standard : .file(try PrivateFile(path, replacing: replacing))
  }

  /// Checks that the output may be written.
  ///
  /// - Throws: `terminal` if standard output is a terminal; `PrivateFile.Failure` for other
  ///   reasons.
  package static func check(_ path: String, replacing: Bool) throws(PrivateFile.Failure) {
    guard path == standardName else { return try PrivateFile.check(path, replacing: replacing) }
    guard isatty(STDOUT_FILENO) == 0 else { throw .terminal }
    let flags = fcntl(STDOUT_FILENO, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE != O_RDONLY else { throw .system(EBADF) }
  }

  /// True if the path is standard output and that is a file accessible to other users.
  package static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return path == standardName && fstat(STDOUT_FILENO, &status) == 0
      && status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o077 != 0
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(PrivateFile.Failure) {
    switch self {
    case .standard: try PrivateFile.write(bytes, to: STDOUT_FILENO)
    case .file(let file): try file.write(bytes)
    }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(PrivateFile.Failure) {
    let result = bytes.withUnsafeBytes { lent -> Result<Void, PrivateFile.Failure> in
      do throws(PrivateFile.Failure) {
        return .success(try write(lent))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Completes the output: syncs a file to disk and gives it its name.
  package func settle() throws(PrivateFile.Failure) {
    if case .file(let file) = self { try file.settle() }
  }
}
