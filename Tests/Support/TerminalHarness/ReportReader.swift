internal import CPTY
internal import Glibc

/// A reader of the leader's reports on the program. Owns the descriptor.
final class ReportReader {
  let descriptor: Int32
  private(set) var state = ProcessState.running
  /// False once nothing more will be reported.
  private(set) var isOpen = true
  /// The number of reported stops that nobody has waited for yet.
  private(set) var newStops = 0
  /// The number of reported continuations that nobody has waited for yet.
  private(set) var newContinuations = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func acknowledgeStops() {
    newStops = 0
  }

  func acknowledgeContinuations() {
    newContinuations = 0
  }

  /// Reads the available reports, without waiting.
  func read() {
    while isOpen {
      var record = cpty_record()
      // Records are written whole, as they are shorter than PIPE_BUF.
      let size = Glibc.read(descriptor, &record, MemoryLayout<cpty_record>.size)
      if size == MemoryLayout<cpty_record>.size {
        take(record)
      } else if size < 0 && errno == EINTR {
        continue
      } else {
        if size >= 0 || errno != EAGAIN { isOpen = false }
        return
      }
    }
  }

  private func take(_ record: cpty_record) {
    switch Int(record.kind) {
    case CPTY_STOPPED:
      state = .stopped(signal: record.value)
      newStops += 1
    case CPTY_CONTINUED:
      state = .running
      newContinuations += 1
    case CPTY_EXITED:
      state = .ended(.exited(status: record.value))
      isOpen = false
    case CPTY_KILLED:
      state = .ended(.killed(signal: record.value & 127, dumpedCore: record.value & 128 != 0))
      isOpen = false
    default:
      break
    }
  }

  /// Reads until the program has ended, the leader has gone, or the time is over.
  func waitForEnd(atMost time: Duration) {
    let deadline = ContinuousClock.now + time
    while isOpen {
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, milliseconds(until: deadline)) != 0 else { return }
      read()
    }
  }
}

/// The time left for `poll`, in milliseconds, rounded up; 0 when it is over.
func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
  let left = (deadline - .now).components
  guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
  let milliseconds =
    left.seconds * 1000 + (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  return Int32(clamping: milliseconds)
}
