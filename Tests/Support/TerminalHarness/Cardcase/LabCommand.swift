/// A command to `cardcase-lab`.
public enum LabCommand: Sendable {
  /// A way to crash.
  public enum Crash: String, CaseIterable, Sendable {
    /// A failed precondition of the program's own.
    case trap
    /// The C library's `abort`.
    case abort
    /// A write to an address that no process has.
    case pointer
  }

  /// Advances the clock.
  case advance(Duration)
  /// Advances the clock without firing the timer, as on waking from sleep.
  case leap(Duration)
  /// Holds every derivation that begins from now on, and long work whenever it reports progress.
  case closeGate
  /// Lets all held work go on.
  case openGate
  /// Lets one held derivation go on.
  case letOneThrough
  /// Asks for the number of held derivations.
  case waiting
  /// Allocates all the guarded memory that is left except for this many bytes.
  case fillArena(leaving: Int)
  /// Releases that memory.
  case emptyArena
  /// Raises a dialog with this text.
  case notice(String)
  /// Handles everything pending before it answers.
  case turn
  /// Waits until work in the background is done and has been handled, so that only input wakes the
  /// program from now on.
  case rest
  /// Crashes.
  case crash(Crash)

  /// The command as a line of the protocol.
  var line: String {
    switch self {
    case .advance(let time): "advance \(Self.milliseconds(time))"
    case .leap(let time): "leap \(Self.milliseconds(time))"
    case .closeGate: "close-gate"
    case .openGate: "open-gate"
    case .letOneThrough: "let-one-through"
    case .waiting: "waiting"
    case .fillArena(let bytes): "fill-arena \(bytes)"
    case .emptyArena: "empty-arena"
    case .notice(let text): "notice \(text)"
    case .turn: "turn"
    case .rest: "rest"
    case .crash(let crash): "crash \(crash.rawValue)"
    }
  }

  private static func milliseconds(_ time: Duration) -> Int64 {
    time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
  }
}
