import Glibc
import Testing

@testable import WindowTerminal

/// Signals belong to the whole process, so these use some that nothing else here does.
@Suite("Signal source", .serialized)
struct SignalSourceTests {
  @Test("Signals are read in place of being acted on, and each once")
  func reading() throws {
    let source = try SignalSource([SIGUSR1, SIGUSR2])
    defer { source.restore() }
    #expect(source.next() == nil)
    raise(SIGUSR2)
    raise(SIGUSR1)
    raise(SIGUSR1)
    #expect(source.isPending(anyOf: [SIGUSR1]))
    #expect([source.next(), source.next(), source.next()] == [SIGUSR1, SIGUSR2, nil])
  }

  @Test("A thread that was there before hands its signals on")
  func handingOn() throws {
    let other = OtherThread()
    other.start()
    let source = try SignalSource([SIGUSR1])
    defer { source.restore() }
    other.interrupt(by: SIGUSR1)
    var descriptor = pollfd(fd: source.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&descriptor, 1, 5000) == 1)
    #expect(source.next() == SIGUSR1)
    other.stop()
  }

  @Test("Signals that wait can be forgotten")
  func discarding() throws {
    let source = try SignalSource([SIGUSR1, SIGUSR2])
    defer { source.restore() }
    raise(SIGUSR1)
    raise(SIGUSR2)
    source.discard([SIGUSR1])
    #expect([source.next(), source.next()] == [SIGUSR2, nil])
  }

  @Test("Ignored signals neither end the process nor are reported")
  func ignoredSignals() throws {
    let source = try SignalSource([SIGUSR1], ignoring: [SIGUSR2])
    defer { source.restore() }
    raise(SIGUSR2)
    #expect(source.next() == nil)
    raise(SIGUSR2)
    raise(SIGUSR1)
    #expect([source.next(), source.next()] == [SIGUSR1, nil])
    #expect(SignalSource.ignoredSignals.contains(SIGALRM))
  }

  @Test("What was ignored before is known, and is ignored again afterwards")
  func ignored() throws {
    signal(SIGUSR1, SIG_IGN)
    let source = try SignalSource([SIGUSR1, SIGUSR2])
    #expect(source.wasIgnored(SIGUSR1))
    #expect(!source.wasIgnored(SIGUSR2))
    source.restore()
    #expect(signal(SIGUSR1, SIG_DFL).map { unsafeBitCast($0, to: Int.self) } == 1)
  }

  @Test("A signal can have its default action for a while")
  func defaultAction() throws {
    let source = try SignalSource([SIGURG])
    defer { source.restore() }
    // SIGURG does nothing by default, so nothing is left to read.
    source.withDefaultAction(of: SIGURG) { raise(SIGURG) }
    #expect(source.next() == nil)
    raise(SIGURG)
    #expect(source.next() == SIGURG)
  }
}

/// A thread that waits in a read until it is told to end.
private final class OtherThread: @unchecked Sendable {
  private var thread = pthread_t()
  private var ends: [Int32] = [0, 0]

  func start() {
    pipe(&ends)
    let me = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread,
      nil,
      { argument in
        guard let argument else { return nil }
        let thread = Unmanaged<OtherThread>.fromOpaque(argument).takeRetainedValue()
        // A thread may be started with its signals blocked.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
        var byte: UInt8 = 0
        while read(thread.ends[0], &byte, 1) < 0, errno == EINTR {}
        return nil
      },
      me
    )
  }

  func interrupt(by signal: Int32) {
    pthread_kill(thread, signal)
  }

  func stop() {
    close(ends[1])
    pthread_join(thread, nil)
    close(ends[0])
  }
}
