import Foundation
import TestSupport
import Testing

/// A database's system calls, seen by `strace`, which `make test` installs.
@Suite("Sealed pages as the system sees them", .timeLimit(.minutes(2)))
struct SealedPagesTraceTests {
  /// Files that a process opened so that it could write to them, or made.
  private func written(by arguments: [String], in directory: String) throws -> Set<String> {
    let trace = directory + "/trace"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "strace", "-f", "--seccomp-bpf", "-o", trace,
        "-e", "trace=open,openat,openat2,creat,mknod,mknodat,rename,renameat,renameat2,link,linkat",
      ] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    // The rest of a call that another thread cut in two has no path.
    return Set(
      calls.filter { !$0.contains("O_RDONLY") && $0.contains("\"") }
        .map { String($0.split(separator: "\"")[1]) }
    )
  }

  @Test("open nothing for writing but the databases and their logs, whatever is done to them")
  func filesThatAreWritten() throws {
    let files = try SealedFiles()
    let copy = files.directory.path + "/copy"
    let arguments = [try Tool.url("pages-memory").path, files.database, copy]
    let expected = [files.database, files.log, copy, copy + "-wal"]
    #expect(try written(by: arguments, in: files.directory.path) == Set(expected))
    let names = try FileManager.default.contentsOfDirectory(atPath: files.directory.path)
    #expect(names.sorted() == ["copy", "copy-wal", "trace", "words", "words-wal"])
  }
}
