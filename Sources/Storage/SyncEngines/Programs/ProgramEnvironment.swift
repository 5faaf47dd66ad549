import Glibc

/// The environment of an engine's program.
struct ProgramEnvironment: Sendable {
  /// The variables, as `NAME=value`.
  private(set) var variables: [String]

  /// Takes variables over but for those that lead a program to ask somebody, or to do something else
  /// than it is told.
  ///
  /// - Parameter variables: those of this process.
  init(_ variables: [String]) {
    self.variables = variables.filter { variable in
      let name = Self.name(of: variable)
      return !Self.removed.contains(name) && !name.hasPrefix("GIT_") && !name.hasPrefix("LC_")
    }
    // What the programs say is read.
    self.variables.append("LC_ALL=C")
  }

  /// The value of a variable; nil if it is not set.
  subscript(_ name: String) -> String? {
    let prefix = "\(name)="
    return variables.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// The same with more variables.
  func adding(_ more: [String]) -> ProgramEnvironment {
    var environment = self
    environment.variables += more
    return environment
  }

  private static let removed: Set<String> = [
    "SSH_ASKPASS", "SSH_ASKPASS_REQUIRE", "GPG_TTY", "DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE",
    "LANG", "EDITOR", "VISUAL", "PAGER",
  ]

  private static func name(of variable: String) -> String {
    String(variable.prefix { $0 != "=" })
  }
}

extension ProgramEnvironment {
  /// The path of an executable program; nil if there is none.
  func findProgram(_ name: String) -> String? {
    ProgramPath.find(name, in: self["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
  }
}

/// Finds programs by the variable `PATH`.
package enum ProgramPath {
  /// The path of an executable program; nil if there is none.
  ///
  /// - Parameter directories: the value of `PATH`. Relative directories are ignored, as they depend
  ///   on the current directory.
  package static func find(_ name: String, in directories: String) -> String? {
    directories.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
