import Glibc

/// Has one thread at a time use something that must not be used by several.
///
/// One that gives it up and wants it again at once comes behind one that waits: a mutex alone would have
/// the waiting one miss its turn nearly every time.
final class UseLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Held by the one that is next.
  private let turn = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_mutex_init(turn, nil)
  }

  deinit {
    for mutex in [mutex, turn] {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  }

  /// Runs `body` while no other thread is in here, unless that takes longer than some milliseconds.
  ///
  /// - Returns: true if it ran.
  func withLock(within milliseconds: Int, _ body: () -> Void) -> Bool {
    for _ in 0..<milliseconds {
      if pthread_mutex_trylock(mutex) == 0 {
        defer { pthread_mutex_unlock(mutex) }
        body()
        return true
      }
      usleep(1_000)
    }
    return false
  }

  /// Runs `body` while no other thread is in here.
  func withLock<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    pthread_mutex_lock(turn)
    pthread_mutex_lock(mutex)
    pthread_mutex_unlock(turn)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
