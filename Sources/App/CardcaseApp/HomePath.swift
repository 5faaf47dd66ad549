import Glibc

/// Paths as people type them where no shell reads them first.
enum HomePath {
  /// The path, with `~/` at its beginning for the user's directory. What a command knows as standard
  /// input or output is a file here.
  static func expanded(_ path: String) -> String {
    if path == PrivateOutput.standardName { return "./" + path }
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}
