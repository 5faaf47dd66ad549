import CChildProcess
import Glibc

/// The input and the output of a program while it runs.
struct ProgramExchange {
  private let input: [UInt8]
  private let outputLimit: Int
  private var sent = 0
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  /// True if there was more output than the limit.
  private(set) var isCut = false
  /// True if the deadline passed first.
  private(set) var isLate = false

  /// The most bytes kept of the standard error; more is read and dropped.
  private static let errorLimit = 16 << 10

  init(input: [UInt8], outputLimit: Int) {
    self.input = input
    self.outputLimit = outputLimit
  }

  /// Waits for the next thing to happen, and deals with it.
  ///
  /// - Returns: false once the program has ended, is late or wrote too much.
  mutating func goesOn(
    with child: inout cchild_process,
    until deadline: ContinuousClock.Instant
  ) -> Bool {
    if sent == input.count { Self.close(&child.input) }
    var waits = [
      pollfd(fd: child.ended, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0),
    ]
    let count = poll(&waits, nfds_t(waits.count), Self.milliseconds(until: deadline))
    guard count != 0 else {
      isLate = true
      return false
    }
    guard count > 0 else { return errno == EINTR }
    if waits[1].revents != 0 { takeOutput(&child) }
    if waits[2].revents != 0 { takeErrors(&child) }
    if waits[3].revents != 0 { send(&child) }
    return waits[0].revents == 0 && !isCut
  }

  /// Reads what is left in the pipes of a program that has ended. What else may have them open is not
  /// waited for.
  mutating func drain(_ child: inout cchild_process) {
    while !isCut, takeOutput(&child) {}
    while takeErrors(&child) {}
  }

  func close(_ child: inout cchild_process) {
    Self.close(&child.input)
    Self.close(&child.output)
    Self.close(&child.errors)
    Self.close(&child.ended)
  }

  /// - Returns: true if there was something.
  @discardableResult
  private mutating func takeOutput(_ child: inout cchild_process) -> Bool {
    let bytes = Self.read(&child.output)
    let room = outputLimit - output.count
    isCut = bytes.count > room
    output += bytes.prefix(room)
    return !bytes.isEmpty
  }

  @discardableResult
  private mutating func takeErrors(_ child: inout cchild_process) -> Bool {
    let bytes = Self.read(&child.errors)
    errors += bytes.prefix(Self.errorLimit - errors.count)
    return !bytes.isEmpty
  }

  private mutating func send(_ child: inout cchild_process) {
    let count = input.withUnsafeBytes { bytes in
      Glibc.send(
        child.input,
        bytes.baseAddress.map { $0 + sent },
        bytes.count - sent,
        Int32(Int(MSG_NOSIGNAL) | Int(MSG_DONTWAIT))
      )
    }
    if count > 0 {
      sent += count
    } else if errno != EAGAIN, errno != EINTR {
      // It takes no more. Its exit status tells whether it had enough.
      Self.close(&child.input)
    }
  }

  /// Reads the bytes that a pipe has now; empty if it has none. At its end it is closed.
  private static func read(_ descriptor: inout Int32) -> [UInt8] {
    guard descriptor >= 0 else { return [] }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, filled in
      count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    let isOpen = count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
    if !isOpen { close(&descriptor) }
    return bytes
  }

  private static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Rounded up, so that the deadline has passed after it.
  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: deadline)
    return Int32(clamping: max(0, Int64(left / .milliseconds(1)) + 1))
  }
}
