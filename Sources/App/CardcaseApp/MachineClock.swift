import Glibc
import Secrets
import Vault

/// The machine's clock for attempts: CLOCK_BOOTTIME, which nobody can set and which counts sleep,
/// and Linux's id of the boot.
struct MachineClock: AttemptClock {
  private let boot: [UInt8]

  /// If the boot id can't be read, each start of the program counts as a boot of the machine.
  init(random: any RandomSource) {
    boot = Self.bootID() ?? random.bytes(AttemptMoment.bootBytes)
  }

  /// The current moment.
  var now: AttemptMoment {
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
  static func bytes(ofID text: some Sequence<UInt8>) -> [UInt8]? {
    let digits = text.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    guard digits.count == 2 * AttemptMoment.bootBytes else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
