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
