import Flashcards
import Glibc

/// The system clock, with the user's time zone.
enum WallClock {
  static var now: LocalMoment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Timestamp(
      milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    )
    return LocalMoment(time: now, zoneOffset: zoneOffset(at: now))
  }

  /// The seconds that the user's local time is ahead of UTC at a time.
  @Sendable static func zoneOffset(at time: Timestamp) -> Int32 {
    var seconds = time_t(time.rawValue / 1_000)
    var parts = tm()
    return localtime_r(&seconds, &parts) == nil ? 0 : Int32(clamping: parts.tm_gmtoff)
  }
}
