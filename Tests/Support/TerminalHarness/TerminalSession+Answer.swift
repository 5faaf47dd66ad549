internal import Glibc

/// What a program wrote in answer to some input, and when.
public struct Answer: Sendable {
  /// From before the input was sent until the answer was whole; zero if there was none.
  public let time: Duration
  /// How many bytes were written.
  public let count: Int
}

extension TerminalSession {
  /// Sends input and measures what is written in answer to it, until nothing has come for a while.
  /// As little as possible is done meanwhile: the emulator takes the answer in afterwards.
  ///
  /// - Parameters:
  ///   - input: the bytes to send; none for what the program does by itself, of which nothing must
  ///     have been taken in before.
  ///   - start: the moment from which the time counts, if it is not the one before sending.
  ///   - ending: what makes an answer whole, such as the end of a synchronized frame. If nil, it is
  ///     whole with the last byte before the quiet.
  ///   - isExpected: whether there is an answer at all; if not, only the quiet is waited for.
  ///   - quiet: how long nothing must have come, in milliseconds.
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
  /// The place after the first occurrence of a sequence that is not empty.
  fileprivate func firstEnd(of wanted: [UInt8]) -> Int? {
    guard count >= wanted.count else { return nil }
    return (wanted.count...count).first { self[($0 - wanted.count)..<$0].elementsEqual(wanted) }
  }
}
