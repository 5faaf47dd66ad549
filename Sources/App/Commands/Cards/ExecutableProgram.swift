import Glibc
import SyncEngines

/// A program that the process can become.
struct ExecutableProgram {
  /// The reason why there is none, with the `errno` that fits.
  struct Failure: Error {
    let code: Int32
  }

  private let path: String

  /// Finds a program.
  ///
  /// - Parameters:
  ///   - name: its path if there is a slash in it, or else its name.
  ///   - directories: the value of `PATH`; nil for the usual directories.
  init(_ name: String, in directories: String?) throws(Failure) {
    guard name.contains("/") else {
      let directories = directories ?? "/usr/local/bin:/usr/bin:/bin"
      guard let path = ProgramPath.find(name, in: directories), !name.isEmpty else {
        throw Failure(code: ENOENT)
      }
      self.path = path
      return
    }
    var status = stat()
    guard stat(name, &status) == 0 else { throw Failure(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(code: EACCES) }
    guard access(name, X_OK) == 0 else { throw Failure(code: errno) }
    path = name
  }

  /// Becomes the program.
  ///
  /// - Parameter variables: set in the environment, or removed from it where the value is nil.
  /// - Returns: the `errno`, if that failed.
  func run(
    _ words: [String],
    _ variables: [(name: String, value: String?)],
    _ surroundings: ProcessEnvironment
  ) -> Int32 {
    for (name, value) in variables {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    surroundings.restore()
    execv(path, &arguments)
    return errno
  }
}
