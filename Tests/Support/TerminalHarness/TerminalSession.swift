internal import CPTY
internal import Glibc
import TestSupport

/// A program running in a terminal of its own, as a shell would start it: on a pseudo-terminal that
/// controls its session, in the foreground, so that Ctrl-Z really stops it.
///
/// Every wait has a deadline, and nothing sleeps. The program ends with the session.
public final class TerminalSession {
  /// A descriptor of the test that the program inherits.
  public struct Descriptor: Sendable {
    var source: Int32
    var target: Int32

    /// Passes `source` to the program as `target`, which is at least 3 and below 200. The session
    /// does not close the source.
    public init(_ source: Int32, as target: Int32) {
      self.source = source
      self.target = target
    }
  }

  /// A number of columns and rows.
  public struct Size: Hashable, Sendable {
    /// The width in columns.
    public var columns: Int
    /// The height in rows.
    public var rows: Int
    /// The width of a cell in pixels; 0 where the terminal does not say.
    public var cellWidth = 0
    /// The height of a cell in pixels.
    public var cellHeight = 0

    /// Creates a size; both numbers are between 1 and 65 535.
    public init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }

    /// 80 columns and 24 rows.
    public static let standard = Size(columns: 80, rows: 24)
  }

  /// The placement of a program in its session.
  public enum Placement: Sendable {
    /// In a group of its own under a leader, as a job of a shell: terminal stop signals stop it.
    case job
    /// As the leader itself, in an orphaned group, as terminals and ssh start programs: the kernel
    /// drops terminal stop signals. The terminal's modes are unknown once it has ended.
    case sessionLeader
  }

  /// The process id of the program, which is also its group's.
  public let processID: Int32
  /// The moment right before it was started.
  public let startTime: ContinuousClock.Instant
  /// The emulator that interprets the output.
  public let emulator: Emulator
  /// The default time limit of a wait.
  public var patience: Duration

  /// The master descriptor; −1 once the terminal was closed.
  var master: Int32
  let leader: Int32
  let reports: ReportReader
  /// Input that did not fit into the terminal's queue yet.
  var pendingInput: [UInt8] = []
  var transcript: Transcript
  /// False while the terminal takes no output, see `stall`.
  var isReading = true
  /// False once nothing can be read any more.
  var isMasterOpen = true
  private let home: TemporaryDirectory?

  /// The default environment of a program: nothing of the test's own, so that every machine shows
  /// the same. HOME is an empty directory that is removed with the session.
  public static let standardEnvironment = [
    "TERM": "xterm-256color",
    "LC_ALL": "C.UTF-8",
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Starts a program and returns when it has been executed.
  ///
  /// - Parameters:
  ///   - executable: its path; PATH is not searched.
  ///   - arguments: without the program's name.
  ///   - environment: changes to `standardEnvironment`; nil removes a variable.
  ///   - directory: its working directory; the test's own directory if nil.
  /// - Throws: `TerminalFailure` with the system's reason if it could not be executed.
  public init(
    start executable: String,
    _ arguments: [String] = [],
    environment: [String: String?] = [:],
    size: Size = .standard,
    directory: String? = nil,
    descriptors: [Descriptor] = [],
    placement: Placement = .job,
    patience: Duration = .seconds(20)
  ) throws {
    home = environment.keys.contains("HOME") ? nil : try TemporaryDirectory()
    var variables = Self.standardEnvironment
    variables["HOME"] = home?.path
    for (name, value) in environment { variables[name] = value }

    startTime = .now
    let session = try Self.spawn(
      executable,
      arguments,
      variables,
      size,
      directory,
      descriptors,
      placement
    )
    processID = session.app
    leader = session.leader
    master = session.master
    reports = ReportReader(descriptor: session.reports)
    emulator = Emulator(columns: size.columns, rows: size.rows)
    transcript = Transcript(columns: size.columns, rows: size.rows)
    self.patience = patience
  }

  private static func spawn(
    _ executable: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ size: Size,
    _ directory: String?,
    _ descriptors: [Descriptor],
    _ placement: Placement
  ) throws -> cpty_session {
    var session = cpty_session()
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let handedOver = descriptors.map { cpty_descriptor(source: $0.source, target: $0.target) }
    let error = withCStrings([executable] + arguments) { arguments in
      withCStrings(variables) { variables in
        withOptionalCString(directory) { directory in
          handedOver.withUnsafeBufferPointer { handedOver in
            executable.withCString { path in
              var request = cpty_request(
                path: path,
                arguments: arguments,
                environment: variables,
                directory: directory,
                descriptors: handedOver.baseAddress,
                descriptor_count: handedOver.count,
                columns: UInt16(clamping: size.columns),
                rows: UInt16(clamping: size.rows),
                cell_width: UInt16(clamping: size.cellWidth),
                cell_height: UInt16(clamping: size.cellHeight),
                orphaned: placement == .sessionLeader
              )
              return cpty_start(&request, &session)
            }
          }
        }
      }
    }
    guard error == 0 else {
      throw TerminalFailure(
        message: "\(executable) could not be started: \(String(cString: strerror(error)))",
        screen: nil,
        tail: "",
        state: nil
      )
    }
    return session
  }

  deinit {
    if case .ended = state {} else { kill(-processID, SIGKILL) }
    reports.waitForEnd(atMost: .seconds(5))
    kill(leader, SIGKILL)
    while waitpid(leader, nil, 0) < 0 && errno == EINTR {}
    if master >= 0 { close(master) }
  }

  // MARK: What can be looked at

  /// The current screen. Output arrives only during waits.
  public var screen: TerminalScreen { emulator.screen }

  /// The contents of the hidden screen when it was last shown.
  public var hiddenScreen: TerminalScreen? { emulator.hiddenScreen }

  /// The state of the program, as far as it was reported during waits.
  public var state: ProcessState { reports.state }

  /// All output so far.
  public var output: [UInt8] { transcript.bytes }

  /// The output from a mark on.
  public func output(since mark: Mark) -> [UInt8] { Array(transcript.bytes(since: mark)) }

  /// The text of the output from a mark on: no escape sequences, no control characters.
  public func writtenText(since mark: Mark = .start) -> String {
    String(decoding: strippingEscapes(transcript.bytes(since: mark)), as: UTF8.self)
  }

  /// The current mark, after everything available has been read.
  public func mark() throws -> Mark {
    try drain()
    return transcript.end
  }

  /// The current modes of the terminal driver.
  public func terminalModes() throws -> TerminalModes {
    var raw = termios()
    guard tcgetattr(master, &raw) == 0 else {
      throw failure("The terminal's modes can't be read: \(String(cString: strerror(errno)))")
    }
    return TerminalModes(raw)
  }

  /// True if the terminal is as a shell needs it: line mode with echo, the main screen, a visible
  /// cursor, and no modes that make the terminal send reports.
  public func isSane() throws -> Bool {
    try drain()
    return try terminalModes().isSane && emulator.modes.isDisjoint(with: Self.leftoverModes)
      && !emulator.isKeypadApplication && !screen.isAlternate && screen.isCursorVisible
  }

  private static let leftoverModes: Set<PrivateMode> = [
    .mouseButtons, .mouseDrag, .mouseMotion, .focusReports, .bracketedPaste, .synchronizedOutput,
    .applicationCursorKeys,
  ]

  func failure(_ message: String) -> TerminalFailure {
    TerminalFailure(
      message: message,
      screen: screen,
      tail: readable(transcript.bytes.suffix(TerminalFailure.tailLength)),
      state: state
    )
  }
}
