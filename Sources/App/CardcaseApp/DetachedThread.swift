import Glibc

/// A detached thread of the system, which ends with its body.
enum DetachedThread {
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
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let context = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread,
      &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      },
      context.toOpaque()
    )
    if result != 0 { context.release() }
    return result == 0
  }

  /// Blocks the calling thread for `time`, even if signals interrupt the sleep.
  static func sleep(for time: Duration) {
    let (seconds, attoseconds) = time.components
    var left = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    var rest = timespec()
    while nanosleep(&left, &rest) == -1, errno == EINTR { left = rest }
  }
}
