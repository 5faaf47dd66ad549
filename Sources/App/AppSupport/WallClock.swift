package import Flashcards
import Glibc
package import PaymentCards
package import Secrets
package import Vault

/// The system clock, with the user's time zone.
package enum WallClock {
  package static var now: LocalMoment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Timestamp(
      milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    )
    return LocalMoment(time: now, zoneOffset: zoneOffset(at: now))
  }

  /// The current month, in the user's time zone.
  package static var month: YearMonth {
    CalendarDay(nearestTo1970Plus: DayBoundary(rolloverHour: 0).day(of: now)).month
  }

  /// The seconds that the user's local time is ahead of UTC at a time.
  @Sendable package static func zoneOffset(at time: Timestamp) -> Int32 {
    var seconds = time_t(time.rawValue / 1_000)
    var parts = tm()
    return localtime_r(&seconds, &parts) == nil ? 0 : Int32(clamping: parts.tm_gmtoff)
  }

  /// The local time of a number of seconds since 1970 (UTC), to the minute.
  package static func localTime(_ seconds: Int64) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    var text = [CChar](repeating: 0, count: 32)
    localtime_r(&seconds, &parts)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The machine's clock for attempts: CLOCK_BOOTTIME, which nobody can set and which counts sleep,
/// and Linux's id of the boot.
package struct MachineClock: AttemptClock {
  private let boot: [UInt8]

  /// If the boot id can't be read, each start of the program counts as a boot of the machine.
  package init(random: any RandomSource) {
    boot = Self.bootID() ?? random.bytes(AttemptMoment.bootBytes)
  }

  /// The current moment.
  package var now: AttemptMoment {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return AttemptMoment(
      boot: boot,
      nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    )
  }

  private static func bootID() -> [UInt8]? {
    let descriptor = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var text = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &text, text.count)
    return count > 0 ? bytes(ofID: text.prefix(count)) : nil
  }

  /// The bytes of a boot id written in hexadecimal digits and hyphens; nil if it is malformed.
  package static func bytes(ofID text: some Sequence<UInt8>) -> [UInt8]? {
    let digits = text.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    guard digits.count == 2 * AttemptMoment.bootBytes else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
