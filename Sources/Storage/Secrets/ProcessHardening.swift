import CSodium
import Glibc

/// Protection of the process's memory from being read by others.
public enum ProcessHardening {
  /// A measure that the operating system refused, with its error number.
  public enum Failure: Hashable, Sendable {
    /// Core dumps may still be written.
    case coreDumps(Int32)
    /// Other programs of the same user may still read the memory.
    case tracing(Int32)
    /// Secrets may reach the swap.
    case memoryLock(Int32)
  }

  /// Forbids core dumps and, unless `traceable`, tracing by the same user; locks the arena.
  ///
  /// - Returns: the measures that failed, for the user to be told; none of them is a reason to
  ///   stop.
  public static func apply(traceable: Bool = false) -> [Failure] {
    var failures: [Failure] = []
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    if setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) != 0 {
      failures.append(.coreDumps(errno))
    }
    if !traceable {
      let refusal = csodium_forbid_dumping()
      if refusal != 0 { failures.append(.tracing(refusal)) }
    }
    if let refusal = SecretArena.shared.lockRefusal {
      failures.append(.memoryLock(refusal))
    }
    return failures
  }
}
