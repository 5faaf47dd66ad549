import CTerminal
import Glibc

/// The output of a terminal, written without ever waiting for the terminal.
///
/// What the terminal does not take at once is queued, in order, and written when it takes more, for
/// which the event loop waits next to everything else. So a terminal that has stopped taking output
/// (a dead connection, a stopped emulator, Ctrl-S, Scroll Lock) holds up neither a lock nor an end.
final class TerminalWriter {
  /// Does not block. The open file description is the writer's own: O_NONBLOCK on one that was
  /// inherited would change the shell's too.
  let descriptor: Int32
  /// True from the moment that output was thrown away, until `acknowledgeLoss`: what the terminal
  /// shows is unknown, and it may be in the middle of an escape sequence.
  private(set) var hasLostOutput = false
  private var queue: [UInt8] = []
  /// How much of the queue was written.
  private var written = 0

  /// The most that is queued, in bytes: several times the largest frame. A frame is not drawn while
  /// another one waits, so only a flaw elsewhere can lead here.
  private static let capacity = 1 << 22

  /// A writer over a descriptor that does not block, which it closes in the end.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A writer for the terminal behind `descriptor`, which stays as it is.
  ///
  /// - Throws: `TerminalError.refused` where the terminal can't be opened once more.
  convenience init(forTerminal descriptor: Int32) throws(TerminalError) {
    self.init(try opened(cterm_open_terminal(descriptor)))
  }

  deinit {
    wipeQueue()
    close(descriptor)
  }

  /// True while output waits for the terminal to take it.
  var isBehind: Bool { !queue.isEmpty }

  /// Writes what the terminal takes now and queues the rest.
  func write(_ bytes: UnsafeRawBufferPointer) {
    let count = isBehind ? 0 : writeNow(bytes)
    guard count < bytes.count else { return }
    guard queue.count - written + bytes.count - count <= Self.capacity else {
      discard()
      return
    }
    queue.append(contentsOf: bytes[count...])
  }

  /// Writes what the terminal takes now and queues the rest.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }

  /// Writes as much of the queue as the terminal takes now.
  ///
  /// - Returns: whether it took anything.
  @discardableResult
  func flush() -> Bool {
    let count = queue.withUnsafeBytes { writeNow(UnsafeRawBufferPointer(rebasing: $0[written...])) }
    written += count
    if written == queue.count { wipeQueue() }
    return count > 0
  }

  /// Waits until the terminal has taken all of the queue, for `time` at most.
  ///
  /// - Returns: whether it has.
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

  /// Throws away what is queued, and what the kernel holds and nobody has read yet. Of a
  /// pseudo-terminal, Linux gives no hold on the up to 4,095 bytes that the reading end has taken over
  /// into its own line discipline.
  func discard() {
    wipeQueue()
    tcflush(descriptor, TCOFLUSH)
    hasLostOutput = true
  }

  /// Takes note that the terminal was brought to a known state.
  func acknowledgeLoss() {
    hasLostOutput = false
  }

  /// How long a terminal is left alone that is ready and takes nothing, in milliseconds.
  static let pause: Int32 = 20

  private func wipeQueue() {
    queue.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    }
    queue = []
    written = 0
  }

  /// The number of bytes that the terminal takes now; all of them where it is gone.
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

/// The milliseconds until `deadline`, at least one; nil where it has passed.
func millisecondsLeft(until deadline: ContinuousClock.Instant) -> Int32? {
  let rest = ContinuousClock.now.duration(to: deadline)
  guard rest > .zero else { return nil }
  return Int32(clamping: Int64(rest / .milliseconds(1)) + 1)
}
