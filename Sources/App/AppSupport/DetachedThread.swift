import Glibc

/// A detached thread of the system, which ends with its body.
package enum DetachedThread {
  /// A reference that carries the closure through C.
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that runs `body`.
  ///
  /// - Returns: false if the system can't start another thread.
  @discardableResult
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread,
      nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      },
      context.toOpaque()
    )
    guard result == 0 else {
      context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Blocks the calling thread for `time`, even if signals interrupt the sleep.
  package static func sleep(for time: Duration) {
    let (seconds, attoseconds) = time.components
    var left = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    var rest = timespec()
    while nanosleep(&left, &rest) == -1, errno == EINTR { left = rest }
  }
}
