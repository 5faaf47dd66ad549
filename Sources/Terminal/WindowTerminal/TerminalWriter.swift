import CWindowTerminal
import Glibc

/// The output of a terminal, written without ever waiting for the terminal.
///
/// Output that the terminal does not take at once is queued, in order, and written when it takes
/// more, for which the event loop waits along with everything else. So a terminal that has stopped
/// taking output (a dead connection, a stopped emulator, Ctrl-S, Scroll Lock) holds up neither a
/// lock nor an exit.
final class TerminalWriter {
  /// The non-blocking descriptor. The open file description is the writer's own: O_NONBLOCK on an
  /// inherited one would change the shell's too.
  let descriptor: Int32
  /// True from the moment that output was discarded, until `acknowledgeLoss`: the terminal's
  /// contents are unknown, and it may be in the middle of an escape sequence.
  private(set) var hasLostOutput = false
  private var queue: [UInt8] = []
  /// The number of bytes of the queue that were written.
  private var written = 0

  /// The limit of the queue, in bytes: several times the largest frame. A frame is not drawn while
  /// another one waits, so only a bug elsewhere can exceed it.
  private static let capacity = 1 << 22

  /// Creates a writer over a non-blocking descriptor, which it closes in the end.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Creates a writer for the terminal behind `descriptor`, which stays as it is.
  ///
  /// - Throws: `TerminalError.refused` if the terminal can't be opened once more.
  convenience init(forTerminal descriptor: Int32) throws(TerminalError) {
    self.init(try opened(cwindow_open_terminal(descriptor)))
  }

  deinit {
    wipeQueue()
    close(descriptor)
  }

  /// True while output waits for the terminal to take it.
  var isBehind: Bool { !queue.isEmpty }

  /// Writes as much as the terminal takes now and queues the rest.
  func write(_ bytes: UnsafeRawBufferPointer) {
    let count = isBehind ? 0 : writeNow(bytes)
    guard count < bytes.count else { return }
    guard queue.count - written + bytes.count - count <= Self.capacity else {
      discard()
      return
    }
    queue.append(contentsOf: bytes[count...])
  }

  /// Writes as much as the terminal takes now and queues the rest.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }

  /// Writes as much of the queue as the terminal takes now.
  ///
  /// - Returns: true if it took anything.
  @discardableResult
  func flush() -> Bool {
    let count = queue.withUnsafeBytes { writeNow(UnsafeRawBufferPointer(rebasing: $0[written...])) }
    written += count
    if written == queue.count { wipeQueue() }
    return count > 0
  }

  /// Waits until the terminal has taken all of the queue, for `time` at most.
  ///
  /// - Returns: true if it has.
  @discardableResult
  func flush(within time: Duration) -> Bool {
    let deadline = ContinuousClock.now + time
    while isBehind {
      guard let rest = millisecondsLeft(until: deadline) else { return false }
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      // Ready, and yet nothing taken: there is room, but less than a character needs.
      if poll(&ready, 1, rest) > 0, !flush() { poll(nil, 0, min(rest, Self.pause)) }
    }
    return true
  }

  /// Discards the queue, and what the kernel holds unread. Of a pseudo-terminal, Linux can't
  /// discard the up to 4,095 bytes that the reading end has moved to its own line discipline.
  func discard() {
    wipeQueue()
    tcflush(descriptor, TCOFLUSH)
    hasLostOutput = true
  }

  /// Acknowledges that the terminal was brought to a known state.
  func acknowledgeLoss() {
    hasLostOutput = false
  }

  /// The pause, in milliseconds, before a terminal is tried again that is ready but takes nothing.
  static let pause: Int32 = 20

  private func wipeQueue() {
    queue.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    }
    queue = []
    written = 0
  }

  /// The number of bytes that the terminal takes now; all of them if it is gone.
  private func writeNow(_ bytes: UnsafeRawBufferPointer) -> Int {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno == EAGAIN {
        break
      } else if errno != EINTR {
        return bytes.count
      }
    }
    return bytes.count - rest.count
  }
}

/// The milliseconds until `deadline`, at least one; nil if it has passed.
package func millisecondsLeft(until deadline: ContinuousClock.Instant) -> Int32? {
  let rest = ContinuousClock.now.duration(to: deadline)
  guard rest > .zero else { return nil }
  return Int32(clamping: Int64(rest / .milliseconds(1)) + 1)
}

extension TerminalWriter {
  /// Waits until the terminal takes output, or a signal asks to end; one to stop is obeyed.
  ///
  /// - Returns: the signal, or nil.
  func waitUntilReady(or signals: SignalSource) -> Int32? {
    while true {
      var waited = [
        pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&waited, nfds_t(waited.count), -1)
      while let signal = signals.next() {
        if SignalSource.endings.contains(signal) { return signal }
        if signal == SIGTSTP { signals.stop() }
      }
      if waited[0].revents != 0 { return nil }
    }
  }
}
