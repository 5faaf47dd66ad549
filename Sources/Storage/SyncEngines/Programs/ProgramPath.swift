import Glibc

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
