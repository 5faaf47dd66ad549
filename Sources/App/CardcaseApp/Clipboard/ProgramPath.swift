import Glibc

/// Finds programs.
enum ProgramPath {
  /// Where a program is that may be run; nil where there is none.
  ///
  /// - Parameter directories: as `PATH` lists them. Those that are not absolute do not count: what
  ///   is in the present directory is nobody's choice.
  static func find(_ name: String, in directories: String) -> String? {
    directories.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
