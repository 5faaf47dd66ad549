internal import Glibc

extension TerminalSession {
  /// Transfers output, reports and pending input. Waits until something happens or the deadline has
  /// passed, and is false in the latter case.
  @discardableResult
  func pump(until deadline: ContinuousClock.Instant) throws -> Bool {
    let wasPending = !pendingInput.isEmpty
    writePending()
    // The input being taken is the event: the program may have no answer to it.
    let isTaken = wasPending && pendingInput.isEmpty
    let deadline = isTaken ? .now : deadline
    var waited: [pollfd] = []
    if isMasterOpen {
      let events = (isReading ? POLLIN : 0) | (pendingInput.isEmpty ? 0 : POLLOUT)
      waited.append(pollfd(fd: master, events: Int16(events), revents: 0))
    }
    if reports.isOpen {
      waited.append(pollfd(fd: reports.descriptor, events: Int16(POLLIN), revents: 0))
    }
    let ready = poll(&waited, nfds_t(waited.count), milliseconds(until: deadline))
    if ready < 0 && errno != EINTR {
      throw failure("Waiting failed: \(String(cString: strerror(errno)))")
    }
    // Reports first: output written before a stop is then read before the stop is handled.
    reports.read()
    readOutput()
    writePending()
    return ready != 0 || isTaken
  }

  /// Reads everything available, without waiting.
  func drain() throws {
    try pump(until: .now)
  }

  /// The limit of a read, so that a program that never stops writing can't keep a test from its
  /// deadline. The rest of the output of a stopped or ended program is much less.
  private static let mostReadAtOnce = 1 << 18

  private func readOutput() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    while isMasterOpen, isReading, total < Self.mostReadAtOnce {
      let size = read(master, &chunk, chunk.count)
      if size > 0 {
        transcript.append(chunk[..<size])
        emulator.feed(chunk[..<size])
        pendingInput += emulator.takeReplies()
        total += size
      } else if size < 0 && errno == EINTR {
        continue
      } else {
        // EIO: nobody has the terminal open any more.
        if size == 0 || errno != EAGAIN { isMasterOpen = false }
        return
      }
    }
  }

  private func writePending() {
    while isMasterOpen, !pendingInput.isEmpty {
      let size = write(master, pendingInput, pendingInput.count)
      if size > 0 {
        pendingInput.removeFirst(size)
      } else if size < 0 && errno == EINTR {
        continue
      } else {
        return
      }
    }
  }
}
