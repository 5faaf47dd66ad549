import CChildProcess
import Glibc
import Synchronization

/// Runs programs, each in a session of its own, with a time limit, and ends them all at once.
///
/// Stopping this program does not stop them, and they have no terminal to ask on. They die with the
/// thread that runs them.
final class ProgramRunner: Sendable {
  private struct State {
    var isCancelled = false
    var running: Set<pid_t> = []
  }

  private let state = Mutex(State())

  /// Runs a program to its end and takes what it writes.
  ///
  /// - Parameter outputLimit: the most bytes of output; a program that writes more is ended, and its
  ///   result `isCut`.
  func run(
    _ program: Program,
    input: [UInt8]? = nil,
    outputLimit: Int
  ) throws(EngineFailure) -> ProgramResult {
    var child = try start(program, takesInput: input != nil)
    var exchange = ProgramExchange(input: input ?? [], outputLimit: outputLimit)
    let deadline = ContinuousClock.now + program.timeLimit
    while exchange.goesOn(with: &child, until: deadline) {}
    let status = end(child)
    if !exchange.isLate { exchange.drain(&child) }
    exchange.close(&child)
    if state.withLock({ $0.isCancelled }) { throw .cancelled }
    if exchange.isLate { throw .timeLimit }
    return ProgramResult(
      status: status,
      output: exchange.output,
      errors: exchange.errors,
      isCut: exchange.isCut
    )
  }

  /// Ends what runs; nothing is run any more.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for process in state.running { kill(-process, SIGKILL) }
    }
  }

  private func start(
    _ program: Program,
    takesInput: Bool
  ) throws(EngineFailure) -> cchild_process {
    var words = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    var variables = program.environment.variables.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var child = cchild_process()
    let (isCancelled, error) = state.withLock { state in
      guard !state.isCancelled else { return (true, Int32(0)) }
      let error = cchild_spawn(
        program.path,
        &words,
        &variables,
        takesInput ? 1 : 0,
        program.fileSizeLimit,
        &child
      )
      if error == 0 { state.running.insert(child.process) }
      return (false, error)
    }
    if isCancelled { throw .cancelled }
    guard error == 0 else { throw .localFailure(SystemWords.of(error)) }
    return child
  }

  /// Ends the whole session, if it has not ended, and collects the status of its leader.
  private func end(_ child: cchild_process) -> Int32 {
    _ = state.withLock { state in
      // The leader has not been collected, so the number is still that of its group.
      kill(-child.process, SIGKILL)
      return state.running.remove(child.process)
    }
    var status: Int32 = 0
    while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

/// A program with its arguments and limits.
struct Program: Sendable {
  var path: String
  var arguments: [String]
  var environment: ProgramEnvironment
  var timeLimit: Duration
  /// The size in bytes beyond which no file that it writes grows.
  var fileSizeLimit: UInt64 = 8 << 30
}

/// The exit status and the output of a program.
struct ProgramResult: Sendable {
  /// The exit status; 128 and the signal's number where a signal ended it.
  var status: Int32
  var output: [UInt8]
  /// The beginning of what it wrote to its standard error.
  var errors: [UInt8]
  /// True if it was ended as it wrote too much.
  var isCut: Bool

  var isSuccess: Bool { status == 0 && !isCut }
  /// Its own words about its failure, in one line.
  var summary: String { EngineWords.summary(of: errors) }
}

/// The system's words for its error numbers.
enum SystemWords {
  static func of(_ number: Int32) -> String {
    String(cString: strerror(number))
  }
}
