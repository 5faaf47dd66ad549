import Glibc

/// Low descriptor numbers that are held until pipes take their places. A POSIX shell reads from none
/// above 9, and threads of libraries open descriptors at any time, which nobody else may close.
struct DescriptorSlots {
  /// The highest number that a POSIX shell reads from (XCU 2.7).
  private static let highest: Int32 = 9

  /// The numbers that are held, the lowest first. What is not taken is closed as a program is executed.
  private var held: [Int32] = []

  /// Holds the free numbers above the standard ones.
  init() {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard null >= 0 else { return }
    defer { close(null) }
    while true {
      let slot = fcntl(null, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard slot >= 0 else { return }
      guard slot <= Self.highest else {
        close(slot)
        return
      }
      held.append(slot)
    }
  }

  /// Moves a descriptor to the lowest number that is held, for programs that the process becomes.
  ///
  /// - Returns: its new number; the old one where none is held.
  mutating func take(_ descriptor: Int32) -> Int32 {
    guard let slot = held.first, dup2(descriptor, slot) == slot else { return descriptor }
    held.removeFirst()
    close(descriptor)
    return slot
  }
}
