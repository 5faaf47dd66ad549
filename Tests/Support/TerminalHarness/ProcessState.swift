/// The state of a process.
public enum ProcessState: Hashable, Sendable {
  /// It runs, or waits for something.
  case running
  /// A signal has stopped it.
  case stopped(signal: Int32)
  /// It has ended.
  case ended(Ending)
}

/// The way a program ended.
public enum Ending: Hashable, Sendable {
  /// By itself, with a status.
  case exited(status: Int32)
  /// By a signal, perhaps leaving a core file.
  case killed(signal: Int32, dumpedCore: Bool)
}

extension ProcessState: CustomStringConvertible {
  /// The state in words.
  public var description: String {
    switch self {
    case .running: "running"
    case .stopped(let signal): "stopped by signal \(signal)"
    case .ended(.exited(let status)): "exited with status \(status)"
    case .ended(.killed(let signal, let dumpedCore)):
      "killed by signal \(signal)" + (dumpedCore ? ", core dumped" : "")
    }
  }
}
