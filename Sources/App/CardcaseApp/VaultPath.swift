/// Where the vault is when nobody says otherwise.
public enum VaultPath {
  /// The default path of the vault, after the XDG Base Directory Specification.
  ///
  /// - Parameter environment: looked at for `XDG_DATA_HOME`, which must be absolute to count, and
  ///   `HOME`.
  /// - Returns: nil where neither tells.
  public static func standard(in environment: [String: String]) -> String? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return "\(data)/cardcase/\(fileName)"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/share/cardcase/\(fileName)"
  }

  private static let fileName = "cardcase.vault"
}
