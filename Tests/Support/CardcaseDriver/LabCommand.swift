/// What `cardcase-lab` can be told.
public enum LabCommand: Sendable {
  /// A way to crash.
  public enum Crash: String, CaseIterable, Sendable {
    /// A failed check of the program's own.
    case trap
    /// The C library's `abort`.
    case abort
    /// A write to an address that no process has.
    case pointer
  }

  /// Time passes.
  case advance(Duration)
  /// Time has passed, but the timer has not said so yet, as on waking from sleep.
  case leap(Duration)
  /// Hold every derivation that begins from now on, and long work wherever it tells how far it is.
  case closeGate
  /// Let all of them go.
  case openGate
  /// Let one of them go.
  case letOneThrough
  /// How many are held.
  case waiting
  /// Take all the guarded memory that is left but so many bytes.
  case fillArena(leaving: Int)
  /// Give it back.
  case emptyArena
  /// Raise a dialog with this text.
  case notice(String)
  /// Do all that is known of now, and answer then.
  case turn
  /// Crash.
  case crash(Crash)

  /// The line that says so.
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
    case .crash(let crash): "crash \(crash.rawValue)"
    }
  }

  private static func milliseconds(_ time: Duration) -> Int64 {
    time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
  }
}
