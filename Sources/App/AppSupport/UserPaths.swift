import Glibc

/// The location of the vault where none is named.
public enum VaultPath {
  /// The path of the vault where the command line names none: that in `CARDCASE_VAULT`, or the default
  /// one, after the XDG Base Directory Specification.
  ///
  /// - Parameter environment: `XDG_DATA_HOME` and `HOME` are used if they are absolute paths.
  /// - Returns: nil if neither is.
  public static func standard(in environment: [String: String]) -> String? {
    if let path = environment["CARDCASE_VAULT"], !path.isEmpty { return path }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return "\(data)/cardcase/\(fileName)"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/share/cardcase/\(fileName)"
  }

  private static let fileName = "cardcase.vault"
}

/// Paths that the user types without a shell to expand them.
package enum HomePath {
  /// Expands `~/` at the beginning to the user's home directory. `-` is a file of that name here,
  /// not standard input or output.
  package static func expanded(_ path: String) -> String {
    if path == PrivateOutput.standardName { return "./" + path }
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}

/// The directory for state that belongs to this machine rather than to a vault.
public enum StateDirectory {
  /// The program's directory for state, after the XDG Base Directory Specification.
  ///
  /// - Parameter environment: `XDG_STATE_HOME` and `HOME` are used if they are absolute paths.
  /// - Returns: nil if neither is.
  public static func standard(in environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return "\(state)/cardcase"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/cardcase"
  }
}
