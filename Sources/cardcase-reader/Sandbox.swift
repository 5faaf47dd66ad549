import CReader
import Glibc
import ReaderProtocol

/// The measures of the process against what it reads.
enum Sandbox {
  /// Forbids core dumps, and that other processes of the same user read the memory.
  static func forbidDumps() throws(ReaderRefusal) {
    try check(creader_forbid_dumps(), .noDumps)
  }

  /// Allows both again.
  static func allowDumps() throws(ReaderRefusal) {
    try check(creader_allow_dumps(), .noDumps)
  }

  /// Shuts the process in for the rest of its life: from here on it can read, write and seek in what
  /// is open, and ask for memory; any other system call ends it at once.
  static func enter() throws(ReaderRefusal) {
    var refused: Int32 = 0
    let code = creader_enter(UInt64(openDescriptors), &refused)
    try check(code, ReaderMeasure(rawValue: UInt8(clamping: refused)) ?? .filter)
  }

  private static func check(_ code: Int32, _ measure: ReaderMeasure) throws(ReaderRefusal) {
    guard code == 0 else { throw ReaderRefusal(measure, code: code) }
  }

  /// A file without a name in the scratch directory.
  static func scratchFile(in directory: String) throws(ReaderRefusal) -> Int32 {
    let descriptor = creader_unlinked_file(directory)
    guard descriptor >= 0 else { throw ReaderRefusal(.scratchFiles, code: -descriptor) }
    return descriptor
  }

  /// The number of the highest open descriptor, plus one.
  private static var openDescriptors: Int32 {
    // No mode opens as many as that.
    (0..<Int32(64)).last { fcntl($0, F_GETFD) >= 0 }.map { $0 + 1 } ?? 0
  }
}
