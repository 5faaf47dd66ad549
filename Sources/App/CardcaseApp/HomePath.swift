import Glibc

/// Paths that the user types without a shell to expand them.
enum HomePath {
  /// Expands `~/` at the beginning to the user's home directory. `-` is a file of that name here,
  /// not standard input or output.
  static func expanded(_ path: String) -> String {
    if path == PrivateOutput.standardName { return "./" + path }
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}
