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
