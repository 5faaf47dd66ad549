import Foundation

/// A user other than root: the one who runs the tests, or else a user created for that purpose.
public enum OrdinaryUser {
  /// The command words that run a program as that user.
  public static let wrapper =
    geteuid() == 0
    ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

  /// Makes that user the owner of a file or directory, unless it is the one who runs the tests.
  public static func give(_ path: String) throws {
    guard geteuid() == 0 else { return }
    guard chown(path, 65534, 65534) == 0 else { throw LabFailure(doing: "chown \(path)") }
  }

  /// True if that user exists and can run a program.
  public static func canRun(_ program: String) -> Bool {
    guard let path = try? BuiltProduct.path(program) else { return false }
    return succeeds(["/usr/bin/test", "-x", path])
  }

  /// True if that user may open the memory of a process.
  public static func mayOpenMemory(of process: Int32) -> Bool {
    succeeds(["/bin/dd", "if=/proc/\(process)/mem", "of=/dev/null", "count=0"])
  }

  private static func succeeds(_ command: [String]) -> Bool {
    let words = wrapper + command
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
