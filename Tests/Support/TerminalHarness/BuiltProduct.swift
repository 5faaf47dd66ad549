internal import Foundation

/// Finds the programs that were built together with the tests.
///
/// The test bundle lies beside them, whatever the configuration and the build directory are. It is
/// the running executable, or named among its arguments when a runner has loaded it. Programs in the
/// directory that `CARDCASE_PROGRAMS` names, those of an optimised build, go before them.
public enum BuiltProduct {
  /// The path of an executable of this package. The test target must depend on it, else it may not
  /// have been built.
  public static func path(_ name: String) throws -> String {
    let candidates = directories.map { "\($0)/\(name)" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw TerminalFailure(
        message: "There is no executable \"\(name)\" in \(directories.joined(separator: ", "))",
        screen: nil,
        tail: "",
        state: nil
      )
    }
    return path
  }

  private static var directories: [String] {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let bundles =
      [Bundle.main.executablePath]
      + CommandLine.arguments.filter { argument in
        argument.contains(".xctest")
      }
    var seen: Set<String> = []
    let beside = ([executable] + bundles).compactMap { path in
      path.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    }
    let given = ProcessInfo.processInfo.environment["CARDCASE_PROGRAMS"]
    return ([given].compactMap(\.self) + beside).filter { seen.insert($0).inserted }
  }
}
