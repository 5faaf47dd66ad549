import CReader
import Glibc
import ReaderProtocol

/// The reader: reads what is foreign for `cardcase`, which starts it and talks to it over two pipes.
/// It has no key, shuts itself in before anything foreign reaches it, and ends with the pipe.
@main
enum CardcaseReader {
  private static let usageError: Int32 = 64

  static func main() {
    // A pipe whose other end is gone ends the process by SIGPIPE, as it should.
    let arguments = CommandLine.arguments
    guard arguments.count == 2, let name = ReaderModeName(rawValue: arguments[1]),
      creader_is_pipe(STDIN_FILENO) != 0, creader_is_pipe(STDOUT_FILENO) != 0
    else {
      complain("cardcase-reader: this is started by cardcase, and does nothing by itself")
      exit(usageError)
    }
    creader_set_name("cardcase-reader")
    creader_drop_messages()
    var connection = ProgramConnection()
    do {
      try work(in: name.mode, &connection)
      exit(EXIT_SUCCESS)
    } catch {
      // The program has the reason in a frame, or is gone.
      exit(EXIT_FAILURE)
    }
  }

  private static func work(
    in mode: any ReaderMode.Type,
    _ connection: inout ProgramConnection
  ) throws {
    let work: any ReaderMode
    do {
      try Sandbox.forbidDumps()
      guard let first = try connection.read() else { return }
      let start = try ReaderStart(first)
      if start.isTraceable { try Sandbox.allowDumps() }
      work = try mode.init(start)
      try Sandbox.enter()
    } catch let refusal as ReaderRefusal {
      try connection.write(refusal.frame)
      throw refusal
    }
    try connection.write(ReaderReady.frame)
    try work.run(&connection)
  }

  private static func complain(_ sentence: String) {
    var line = sentence + "\n"
    _ = line.withUTF8 { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
