import CReader
import Glibc

/// The executable file of the reader.
package struct ReaderProgram: Sendable {
  private static let name = "cardcase-reader"
  /// The names of the directories that SwiftPM builds in.
  private static let buildDirectories = ["debug", "release"]

  /// The path of the file.
  package let path: String
  /// The user besides root who may own the file and the directories that lead to it.
  private let owner: uid_t

  /// The reader at a path that somebody has chosen; links are followed.
  package init(path: String) {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    self.path = resolved.map { String(cString: $0) } ?? path
    owner = Self.ownOwner
  }

  /// The reader that was installed with the running program: in `libexec` beside its directory, or in
  /// that itself where it is one that SwiftPM builds in. Nothing else has a say.
  package static var installed: ReaderProgram {
    ReaderProgram(besides: ownPath, of: ownOwner)
  }

  /// The reader that was installed with the program at `path`, whose file belongs to `owner`.
  init(besides path: String, of owner: uid_t) {
    let parts = path.split(separator: "/").dropLast()
    let isBuilt = parts.last.map { Self.buildDirectories.contains(String($0)) } ?? false
    let places = isBuilt ? Array(parts) : parts.dropLast() + ["libexec", "cardcase"]
    self.path = places.reduce("") { "\($0)/\($1)" } + "/\(Self.name)"
    self.owner = owner
  }

  /// Opens the file, to be executed by its descriptor.
  ///
  /// - Throws: `ReaderFailure.missing` if there is none, `unguarded` if others could have put it there.
  package func open() throws(ReaderFailure) -> Int32 {
    var length = 0
    let descriptor = creader_open_program(path, owner, &length)
    switch -descriptor {
    case ...0: return descriptor
    case ENOENT: throw .missing(path: path)
    case EPERM, ELOOP, ENOTDIR:
      throw .unguarded(path: length == 0 ? "/" : String(path.utf8.prefix(length)) ?? path)
    case let code: throw .notStarted(code)
    }
  }

  /// The path of the running program, by the kernel.
  private static var ownPath: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    return String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The owner of the running program's file.
  private static var ownOwner: uid_t {
    var status = stat()
    return stat("/proc/self/exe", &status) == 0 ? status.st_uid : geteuid()
  }
}
