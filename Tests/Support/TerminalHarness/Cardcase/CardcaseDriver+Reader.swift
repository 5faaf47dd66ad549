internal import Foundation

/// The readers of the program: the processes that it started to read what is foreign.
extension CardcaseDriver {
  /// The numbers of the running ones.
  public var readers: [Int32] { Self.readers(of: app.processID) }

  /// The numbers of the running readers that a process has started.
  public static func readers(of parent: Int32) -> [Int32] {
    processes.filter { process in
      isReader(process) && lines(of: "/proc/\(process)/status").contains("PPid:\t\(parent)")
    }
  }

  /// True if a process of this number runs, and is a reader.
  public static func isReader(_ process: Int32) -> Bool {
    let status = lines(of: "/proc/\(process)/status")
    // Whoever has become the parent of one that is dead may not have noticed.
    return status.contains("Name:\tcardcase-reader")
      && !status.contains { $0.hasPrefix("State:\tZ") }
  }

  private static var processes: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }
  }

  private static func lines(of path: String) -> [String] {
    // A process that has ended meanwhile has no file.
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }
}
