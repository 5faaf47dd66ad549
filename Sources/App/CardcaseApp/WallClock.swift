import Flashcards
import Glibc

/// The system clock, with the user's time zone.
enum WallClock {
  static var now: LocalMoment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var seconds = time.tv_sec
    var parts = tm()
    let offset = localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
    return LocalMoment(
      time: Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000),
      zoneOffset: Int32(offset)
    )
  }
}
