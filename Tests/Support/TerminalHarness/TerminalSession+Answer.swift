internal import Glibc

/// The output of a program after some input, and its timing.
public struct Answer: Sendable {
  /// The time from before the input was sent until the answer was complete; zero if there was none.
  public let time: Duration
  /// The number of bytes written.
  public let count: Int
}

extension TerminalSession {
  /// Sends input and measures the output after it, until there is none for a while. As little as
  /// possible is done meanwhile: the emulator interprets the output afterwards.
  ///
  /// - Parameters:
  ///   - input: the bytes to send; none for output that the program writes unasked, of which
  ///   nothing must have been read before.
  ///   - start: the moment from which the time counts, if it is not the one before sending.
  ///   - ending: the bytes that complete an answer, such as the end of a synchronized frame. If
  ///   nil, it is complete with the last byte before the quiet.
  ///   - isExpected: false if no answer is expected; then only the quiet is waited for.
  ///   - quiet: the time without output that ends the measurement, in milliseconds.
  public func answer(
    to input: [UInt8],
    since start: ContinuousClock.Instant? = nil,
    ending: [UInt8]? = nil,
    isExpected: Bool = true,
    quiet: Int32 = 4
  ) throws -> Answer {
    if !input.isEmpty { try drain() }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var arrivals: [(moment: ContinuousClock.Instant, end: Int)] = []
    var bytes: [UInt8] = []
    bytes.reserveCapacity(chunk.count)
    let sent = ContinuousClock.now
    guard input.isEmpty || write(master, input, input.count) == input.count else {
      throw failure("The input could not be sent at once: \(String(cString: strerror(errno)))")
    }
    while true {
      var waited = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, quiet) > 0 else {
        let isWhole = ending.map { bytes.firstEnd(of: $0) != nil } ?? !bytes.isEmpty
        if isWhole || !isExpected { break }
        guard sent + patience > .now else { throw failure("There was no whole answer") }
        continue
      }
      let size = read(master, &chunk, chunk.count)
      let moment = ContinuousClock.now
      guard size > 0 else { throw failure("The program ended instead of answering") }
      bytes += chunk[..<size]
      arrivals.append((moment, bytes.count))
    }
    transcript.append(bytes[...])
    emulator.feed(bytes[...])
    pendingInput += emulator.takeReplies()
    let end = ending.flatMap { bytes.firstEnd(of: $0) } ?? bytes.count
    let whole = arrivals.first { $0.end >= end }?.moment
    return Answer(time: whole.map { $0 - (start ?? sent) } ?? .zero, count: bytes.count)
  }
}

extension [UInt8] {
  /// The index behind the first occurrence of a sequence that is not empty.
  fileprivate func firstEnd(of wanted: [UInt8]) -> Int? {
    guard count >= wanted.count else { return nil }
    return (wanted.count...count).first { self[($0 - wanted.count)..<$0].elementsEqual(wanted) }
  }
}
