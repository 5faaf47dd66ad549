import Glibc
import Testing
import WindowLevels

@testable import WindowTerminal

@Suite("Event loop")
struct EventLoopTests {
  private let host: FakeHost
  private let time: FakeTime
  private let wakeUp: WakeUp
  private let loop: EventLoop

  init() throws {
    host = try FakeHost()
    time = try FakeTime()
    wakeUp = try WakeUp()
    loop = EventLoop(host: host, time: time, wakeUp: wakeUp)
  }

  private func turn() -> [Event] {
    var events: [Event] = []
    loop.turn { events.append($0) }
    return events
  }

  @Test("Signals go first, then the deadline, then wake-ups, then keys")
  func order() {
    host.type("5")
    wakeUp.signal()
    time.pass()
    host.raise(SIGTSTP)
    #expect(turn() == [.stopRequested, .deadline, .woken, .key(.character("5"))])
  }

  @Test("A signal that comes while keys are handled goes before the next key")
  func signalBetweenKeys() {
    host.type("12")
    var events: [Event] = []
    loop.turn { event in
      events.append(event)
      if event == .key(.character("1")) { host.raise(SIGTSTP) }
    }
    #expect(events == [.key(.character("1")), .stopRequested, .key(.character("2"))])
  }

  @Test("Pictures are sent when there is nothing else to do, and the loop sleeps when all are")
  func pictures() {
    host.pictures = 2
    host.type("5")
    #expect(turn() == [.key(.character("5"))] && host.pictures == 2)
    #expect(turn() == [.showsPixels(cell: Size(width: 10, height: 20))])
    host.unsent = 1
    host.refusesOutput = true
    #expect(turn().isEmpty && host.pictures == 1)
    host.refusesOutput = false
    #expect(turn().isEmpty && host.unsent == 0 && host.pictures == 1)
    wakeUp.signal()
    #expect(turn() == [.woken] && host.pictures == 1)
    #expect(turn().count == 1 && host.pictures == 0)
    host.type("6")
    #expect(turn() == [.key(.character("6"))])
  }

  @Test("A terminal that takes nothing gets no picture, and keys come all the same")
  func picturesStalled() {
    host.pictures = 1
    host.fillOutput()
    host.type("5")
    #expect(turn() == [.key(.character("5"))] && host.pictures == 1)
    host.readOutput()
    #expect(turn().count == 1 && host.pictures == 0)
  }

  @Test("Keys that a handler throws away do not come")
  func flushed() {
    host.type("12")
    var events: [Event] = []
    loop.turn { event in
      events.append(event)
      host.flush()
    }
    #expect(events == [.key(.character("1"))])
  }

  @Test("What waits is discarded, and what comes after that is not", arguments: ["k", "deadline"])
  func discarded(behind first: String) {
    if first == "deadline" { time.pass() } else { host.type(first) }
    host.type("12")
    var events: [Event] = []
    loop.turn { event in
      events.append(event)
      guard events.count == 1 else { return }
      loop.discardInput()
      host.type("3")
    }
    #expect(events.dropFirst() == [.key(.character("3"))])
    host.type("4")
    #expect(turn() == [.key(.character("4"))])
  }

  @Test("Input that a signal throws away, time after time, is no hang-up")
  func flushedBySignals() {
    for _ in 0..<3 {
      host.type("1")
      host.raise(SIGTSTP)
      var events: [Event] = []
      loop.turn { event in
        events.append(event)
        host.flush()
      }
      #expect(events == [.stopRequested])
    }
  }

  @Test("Output that waits is sent once the terminal takes it, and ends the turn")
  func output() {
    host.unsent = 10
    #expect(turn() == [])
    #expect((host.unsent, host.flushes) == (0, 1))
  }

  @Test("A terminal that takes no output holds up neither signals nor the deadline nor keys")
  func stalled() {
    host.fillOutput()
    host.unsent = 10
    host.type("5")
    time.pass()
    host.raise(SIGTERM)
    #expect(turn() == [.terminated(signal: SIGTERM), .deadline, .key(.character("5"))])
    #expect((host.unsent, host.flushes) == (10, 0))
    host.readOutput()
    #expect(turn() == [])
    #expect(host.unsent == 0)
  }

  @Test("One that says it takes output and takes none is tried again after a pause")
  func stuck() {
    host.unsent = 10
    host.refusesOutput = true
    for _ in 0..<3 { #expect(turn() == []) }
    #expect(host.flushes == 3)
    host.refusesOutput = false
    #expect(turn() == [])
    #expect(host.unsent == 0)
  }

  @Test("A large input is spread over turns and none of it is lost")
  func largeInput() {
    host.type(String(repeating: "4", count: 1000))
    var turns: [Int] = []
    while turns.reduce(0, +) < 1000 {
      turns.append(turn().count)
    }
    #expect(turns.count > 1)
    #expect(turns.reduce(0, +) == 1000)
  }

  @Test(
    "What each signal means",
    arguments: [
      (SIGWINCH, Event.resized(Size(width: 50, height: 20))), (SIGTSTP, .stopRequested),
      (SIGCONT, .continued), (SIGTERM, .terminated(signal: SIGTERM)),
      (SIGHUP, .terminated(signal: SIGHUP)), (SIGINT, .terminated(signal: SIGINT)),
      (SIGQUIT, .terminated(signal: SIGQUIT)), (SIGPIPE, .terminated(signal: SIGPIPE)),
    ]
  )
  func signals(_ signal: Int32, _ event: Event) {
    host.raise(signal)
    #expect(turn() == [event])
    #expect(host.hasAdoptedTerminal == (signal == SIGCONT))
  }

  @Test("A terminal that hangs up ends the program, once")
  func hangUp() {
    host.hangUp()
    #expect(turn() == [.terminated(signal: SIGHUP)])
    wakeUp.signal()
    #expect(turn() == [.woken])
  }

  @Test("A deadline is reported once")
  func deadline() {
    time.pass()
    #expect(turn() == [.deadline])
    wakeUp.signal()
    #expect(turn() == [.woken])
  }

  @Test("Several wake-ups are one")
  func wakeUps() {
    wakeUp.signal()
    wakeUp.signal()
    #expect(turn() == [.woken])
    host.type("x")
    #expect(turn() == [.key(.character("x"))])
  }
}

/// A terminal made of pipes.
private final class FakeHost: EventHost {
  private(set) var inputDescriptor: Int32
  private(set) var signalDescriptor: Int32
  private let keysIn: Int32
  private let signalsIn: Int32
  private(set) var hasAdoptedTerminal = false
  /// A terminal that nobody reads; the other end of its line.
  private(set) var outputDescriptor: Int32
  private let outputEnd: Int32
  /// The number of bytes left to send.
  var unsent = 0
  /// True if the terminal says that it takes output, and takes none.
  var refusesOutput = false
  private(set) var flushes = 0

  init() throws {
    (inputDescriptor, keysIn) = try pipe()
    (signalDescriptor, signalsIn) = try pipe()
    (outputEnd, outputDescriptor) = try pipe()
  }

  deinit {
    for descriptor in [
      inputDescriptor, signalDescriptor, signalsIn, outputDescriptor, outputEnd,
    ] {
      close(descriptor)
    }
  }

  func type(_ text: String) {
    writeAll(Array(text.utf8), to: keysIn)
  }

  func raise(_ signal: Int32) {
    writeAll([UInt8(signal)], to: signalsIn)
  }

  func hangUp() {
    close(keysIn)
  }

  var isBehind: Bool { unsent > 0 }

  var inputPause: Int32?

  func flushOutput() -> Bool {
    flushes += 1
    guard !refusesOutput else { return false }
    unsent = 0
    return true
  }

  /// The number of pictures left to send.
  var pictures = 0

  var hasMoreOutput: Bool { pictures > 0 }

  func sendMore() -> Event? {
    pictures -= 1
    return .showsPixels(cell: Size(width: 10, height: 20))
  }

  /// Makes the terminal take nothing until somebody reads.
  func fillOutput() {
    _ = fcntl(outputDescriptor, F_SETFL, O_NONBLOCK)
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    while write(outputDescriptor, zeros, zeros.count) > 0 {}
  }

  /// Reads the output that the terminal holds.
  func readOutput() {
    while nextByte(outputEnd) != nil {}
  }

  func flush() {
    while nextByte(inputDescriptor) != nil {}
  }

  func nextSignal() -> Int32? {
    nextByte(signalDescriptor).map(Int32.init)
  }

  func nextKeys() -> [Event]? {
    nextByte(inputDescriptor).map { [.key(.character(Unicode.Scalar($0)))] }
  }

  func adoptSize() -> Size { Size(width: 50, height: 20) }

  func adoptTerminal() {
    hasAdoptedTerminal = true
  }

  private func nextByte(_ descriptor: Int32) -> UInt8? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? byte : nil
  }
}

/// A clock that a test moves.
private final class FakeTime: TimeSource {
  var now = Instant(nanoseconds: 0)
  let descriptor: Int32
  private let input: Int32

  init() throws {
    (descriptor, input) = try pipe()
  }

  deinit {
    close(descriptor)
    close(input)
  }

  func arm(_ deadline: Instant?) {}

  func pass() {
    writeAll([1], to: input)
  }

  func acknowledge() {
    var byte: UInt8 = 0
    read(descriptor, &byte, 1)
  }
}

/// A pipe that can be read without waiting.
private func pipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [0, 0]
  guard Glibc.pipe(&ends) == 0 else { throw TerminalError.refused(code: errno) }
  _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  return (ends[0], ends[1])
}
