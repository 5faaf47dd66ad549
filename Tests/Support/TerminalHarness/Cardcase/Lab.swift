import Glibc

/// The test's end of the line to `cardcase-lab`.
public final class Lab {
  /// The descriptor at which the program finds its end.
  public static let number: Int32 = 5

  private let ours: Int32
  private let theirs: Int32

  /// Creates a line whose other end the program is yet to inherit.
  public init() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw LabFailure(doing: "socketpair") }
    (ours, theirs) = (ends[0], ends[1])
  }

  deinit {
    close(ours)
    close(theirs)
  }

  /// The descriptor that the program inherits.
  public var descriptor: TerminalSession.Descriptor { .init(theirs, as: Self.number) }

  /// Sends a command and does not wait: the program may be stopped, or about to crash.
  public func tell(_ command: LabCommand) throws {
    let line = Array("\(command.line)\n".utf8)
    guard write(ours, line, line.count) == line.count else { throw LabFailure(doing: command.line) }
  }

  /// Sends a command and waits until it is carried out.
  ///
  /// - Returns: the answer.
  @discardableResult
  public func ask(_ command: LabCommand) throws -> String {
    try tell(command)
    return try answer(to: command)
  }

  /// Waits for the answer to a command that was sent before.
  @discardableResult
  public func answer(to command: LabCommand) throws -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.last != UInt8(ascii: "\n") {
      var waited = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, 20_000) == 1, read(ours, &byte, 1) == 1 else {
        throw LabFailure(doing: command.line)
      }
      line.append(byte)
    }
    let answer = String(decoding: line.dropLast(), as: UTF8.self)
    guard answer == "ok" || Int(answer) != nil else {
      throw LabFailure(doing: "\(command.line): \(answer)")
    }
    return answer
  }
}

/// The error of a command that the lab did not carry out.
public struct LabFailure: Error, CustomStringConvertible {
  /// The command.
  public let doing: String

  /// The error as a sentence.
  public var description: String { "The lab did not do this: \(doing)" }
}
