import Glibc

/// The executable file of the reader.
package struct ReaderProgram: Sendable {
  private static let name = "cardcase-reader"

  /// The paths at which it can be, the most usual one last.
  let paths: [String]

  /// The reader at a path.
  package init(path: String) {
    paths = [path]
  }

  /// The reader that was installed with the running program: in its directory, or in `libexec`
  /// beside that. `PATH` has no say.
  package static var installed: ReaderProgram {
    ReaderProgram(besides: ownPath)
  }

  /// The reader that was installed with the program at `path`.
  init(besides path: String) {
    let directory = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    let prefix = directory[..<(directory.lastIndex(of: "/") ?? directory.startIndex)]
    let installed = "\(prefix)/libexec/cardcase/\(Self.name)"
    let beside = "\(directory)/\(Self.name)"
    paths = directory.hasSuffix("/bin") ? [beside, installed] : [installed, beside]
  }

  /// The path of the file.
  ///
  /// - Throws: `ReaderFailure.missing` if there is none that can be executed.
  func path() throws(ReaderFailure) -> String {
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw .missing(path: paths.last ?? Self.name)
    }
    return path
  }

  /// The path of the running program, by the kernel.
  private static var ownPath: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    return String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
