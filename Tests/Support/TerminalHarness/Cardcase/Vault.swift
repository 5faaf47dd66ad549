/// The vault that a program opens.
public enum Vault: Sendable {
  /// The throw-away vault with samples.
  case demo
  /// The throw-away vault with samples that the lab makes from a seed.
  case canaries(seed: UInt64)
  /// The vault in this file, which is created if it is missing.
  case file(String)

  /// The environment for it. Attempts are counted beside the vault: each terminal has a home of its
  /// own, and a vault whose count is missing has a delay.
  var environment: [String: String?] {
    switch self {
    case .demo, .canaries: [:]
    case .file(let path): ["XDG_STATE_HOME": path + ".state"]
    }
  }

  func arguments(_ program: Program) -> [String] {
    switch (program, self) {
    case (.cardcase, .demo), (.cardcase, .canaries): ["--demo"]
    case (.cardcase, .file(let path)): ["--vault", path]
    case (.lab, .demo): ["--control", "\(Lab.number)"]
    case (.lab, .canaries(let seed)):
      ["--control", "\(Lab.number)", "--samples-seed", "\(seed)"]
    case (.lab, .file(let path)): ["--control", "\(Lab.number)", "--vault", path]
    }
  }
}

/// The two programs over the same library.
public enum Program: String, Sendable {
  /// The program for users.
  case cardcase
  /// The program whose clock, randomness and derivations a test controls.
  case lab = "cardcase-lab"

  /// The words of a command that opens a vault.
  ///
  /// - Parameter time: the initial time of the lab's wall clock.
  public func command(_ vault: Vault, at time: WallTime = .standard) throws -> [String] {
    [try BuiltProduct.path(rawValue)] + vault.arguments(self) + (self == .lab ? time.options : [])
  }
}
