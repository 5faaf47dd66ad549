import Glibc
public import WindowLevels

/// The sources of the event loop besides time: a terminal session, or a stand-in for one.
protocol EventHost: AnyObject {
  /// Readable while keys are waiting.
  var inputDescriptor: Int32 { get }
  /// Readable while a signal is waiting.
  var signalDescriptor: Int32 { get }
  /// Writable once the terminal takes output.
  var outputDescriptor: Int32 { get }
  /// True while output waits for that.
  var isBehind: Bool { get }
  /// Writes as much as the terminal takes now; true if it took anything.
  func flushOutput() -> Bool
  /// True while there is more to send at leisure: pictures.
  var hasMoreOutput: Bool { get }
  /// Sends some of it.
  ///
  /// - Returns: what is to be told, if anything.
  func sendMore() -> Event?
  /// The next waiting signal; nil if there is none.
  func nextSignal() -> Int32?
  /// The events completed by the next input, possibly none; nil once there is no more input.
  func nextKeys() -> [Event]?
  /// The milliseconds until held-back keys are pressed; nil if there are none.
  var inputPause: Int32? { get }
  /// Adopts the terminal's new size.
  func adoptSize() -> Size
  /// Takes the terminal back after a stop from outside.
  func adoptTerminal()
}

extension EventHost {
  var hasMoreOutput: Bool { false }

  func sendMore() -> Event? { nil }
}

/// The one place where a program waits for its terminal, its signals, its deadline and its own
/// threads.
///
/// Only these wake it: without input and without a deadline it sleeps.
public final class EventLoop {
  /// The limit of inputs in one turn, so that a large paste does not hold up the screen.
  private static let inputsPerTurn = 256
  /// The limit of discarded inputs: more than a terminal holds, but finite for a source that never
  /// ends.
  private static let inputsDiscarded = 65_536

  private let host: any EventHost
  private let time: any TimeSource
  private let wakeUp: WakeUp
  private var hasMoreInput = false
  /// True if the terminal reported that it takes output, and took none.
  private var isOutputStuck = false
  private var emptyReads = 0
  private var hasHungUp = false
  private var hasDiscarded = false

  /// Creates a loop over a session, a clock, and wake-ups from other threads.
  public convenience init(session: TerminalSession, time: any TimeSource, wakeUp: WakeUp) {
    self.init(host: session, time: time, wakeUp: wakeUp)
  }

  /// Creates a loop over a session in line mode: a line becomes the keys of its characters and
  /// Enter, the end of the input becomes Ctrl-D.
  public convenience init(session: LineSession, time: any TimeSource, wakeUp: WakeUp) {
    self.init(host: session, time: time, wakeUp: wakeUp)
  }

  init(host: any EventHost, time: any TimeSource, wakeUp: WakeUp) {
    self.host = host
    self.time = time
    self.wakeUp = wakeUp
  }

  /// Waits until something happens and passes on all pending events, one at a time: signals first,
  /// then the deadline, then wake-ups, then keys. Before each further key it checks for the others.
  ///
  /// The effects of `handle` are immediate: after a suspension in it, for example, the keys typed
  /// before are gone.
  public func turn(_ handle: (Event) -> Void) {
    let (ready, input, output) = wait()
    hasDiscarded = false
    let wasUrgent = handleUrgent(ready, handle)
    if host.isBehind, output != 0 || isOutputStuck {
      isOutputStuck = !host.flushOutput()
    }
    if input & (POLLHUP | POLLERR | POLLNVAL) != 0 {
      hangUp(handle)
      return
    }
    var count = 0
    while !hasHungUp, count < Self.inputsPerTurn, let events = host.nextKeys() {
      count += 1
      for event in events {
        if count > 1 { handleUrgent(look(), handle) }
        handle(event)
        if hasDiscarded { break }
      }
      hasDiscarded = false
    }
    hasMoreInput = count == Self.inputsPerTurn
    // Never before a key.
    if count == 0, !wasUrgent, output & POLLOUT != 0, !host.isBehind, host.hasMoreOutput,
      let event = host.sendMore()
    {
      handle(event)
    }
    // Twice ready, yet with nothing to read: the other end is gone. Unless a more urgent event has
    // discarded the input.
    emptyReads = count == 0 && input & POLLIN != 0 && !wasUrgent ? emptyReads + 1 : 0
    if emptyReads > 1 {
      hangUp(handle)
    }
  }

  /// Discards the keys that are already waiting, from within `turn`: those typed before something
  /// that is about to be shown. The rest of a paste whose beginning is discarded is still reported
  /// as one.
  public func discardInput() {
    hasDiscarded = true
    var count = 0
    while !hasHungUp, count < Self.inputsDiscarded, host.nextKeys() != nil { count += 1 }
  }

  private func hangUp(_ handle: (Event) -> Void) {
    hasHungUp = true
    handle(.terminated(signal: SIGHUP))
  }

  /// Waits for any source.
  ///
  /// - Returns: the poll results of the urgent sources, and of the terminal's input and output.
  private func wait() -> (urgent: [pollfd], input: Int32, output: Int32) {
    var descriptors = urgent
    // poll ignores negative descriptors.
    let waitsForOutput = host.isBehind ? !isOutputStuck : host.hasMoreOutput
    descriptors += [
      pollfd(fd: hasHungUp ? -1 : host.inputDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: waitsForOutput ? host.outputDescriptor : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let pauses = [isOutputStuck ? TerminalWriter.pause : nil, host.inputPause]
    let limit = hasMoreInput ? 0 : pauses.compactMap(\.self).min() ?? -1
    while poll(&descriptors, nfds_t(descriptors.count), limit) < 0, errno == EINTR {}
    let output = Int32(descriptors.removeLast().revents)
    let input = Int32(descriptors.removeLast().revents)
    return (descriptors, input, output)
  }

  /// Polls the urgent sources without waiting.
  private func look() -> [pollfd] {
    var descriptors = urgent
    poll(&descriptors, nfds_t(descriptors.count), 0)
    return descriptors
  }

  /// The urgent sources, which go before keys, in their order.
  private var urgent: [pollfd] {
    [host.signalDescriptor, time.descriptor, wakeUp.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Passes on the urgent events that are ready; true if there were any.
  @discardableResult
  private func handleUrgent(_ descriptors: [pollfd], _ handle: (Event) -> Void) -> Bool {
    guard descriptors.contains(where: { $0.revents != 0 }) else { return false }
    if descriptors[0].revents != 0 {
      while let signal = host.nextSignal() {
        handle(event(for: signal))
      }
    }
    if descriptors[1].revents != 0 {
      time.acknowledge()
      handle(.deadline)
    }
    if descriptors[2].revents != 0 {
      wakeUp.acknowledge()
      handle(.woken)
    }
    return true
  }

  private func event(for signal: Int32) -> Event {
    switch signal {
    case SIGWINCH:
      return .resized(host.adoptSize())
    case SIGTSTP:
      return .stopRequested
    case SIGCONT:
      host.adoptTerminal()
      return .continued
    default:
      return .terminated(signal: signal)
    }
  }
}
