import Glibc
import Secrets
import Vault

/// Reads a passcode from a descriptor that a script gives.
enum PasscodeReading {
  /// Reads up to the first newline or the end, and not a byte more, into guarded memory.
  ///
  /// - Parameter allowsEmpty: true if nothing before the first newline is a text as well.
  /// - Throws: `passcodeDescriptor` with the reason: a terminal, which would show what is typed; a
  ///   descriptor that can't be read; a text that is empty, too long or not UTF-8.
  static func read(
    from descriptor: Int32,
    allowingEmpty allowsEmpty: Bool = false
  ) throws(ToolFailure) -> SecretBytes {
    let line = try readLine(from: descriptor, into: SecretBuffer(), allowingEmpty: allowsEmpty)
    do throws(SecretFailure) {
      return try line.copy()
    } catch {
      throw .refused(.failed(.secret(error)))
    }
  }

  /// Reads a recovery key as `read` reads a passcode.
  ///
  /// - Throws: as `read` does, and `recoveryKey` for what is none.
  static func readRecoveryKey(from descriptor: Int32) throws(ToolFailure) -> RecoveryKey {
    let line = try readLine(from: descriptor, into: SecretBuffer(capacity: 128))
    do throws(RecoveryKey.Mistake) {
      return try RecoveryKey(reading: line)
    } catch {
      throw .recoveryKey(error)
    }
  }

  /// Reads up to the first newline or the end. A carriage return in front of the newline is part of
  /// it, as in files from other systems.
  private static func readLine(
    from descriptor: Int32,
    into buffer: SecretBuffer,
    allowingEmpty allowsEmpty: Bool = false
  ) throws(ToolFailure) -> SecretBuffer {
    guard fcntl(descriptor, F_GETFD) >= 0 else { throw refused(.system(errno), descriptor) }
    guard isatty(descriptor) == 0 else { throw refused(.terminal, descriptor) }
    var line = buffer
    var endsInReturn = false
    var decoder = Unicode.UTF8.ForwardParser()
    var source = DescriptorBytes(descriptor: descriptor)
    reading: while true {
      switch decoder.parseScalar(from: &source) {
      case .emptyInput: break reading
      case .error: throw refused(.notText, descriptor)
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        do throws(SecretFailure) {
          if endsInReturn { try line.append("\r") }
          endsInReturn = scalar == "\r"
          if !endsInReturn { try line.append(scalar) }
        } catch {
          throw refused(.tooLong, descriptor)
        }
      }
    }
    if let error = source.error { throw refused(.system(error), descriptor) }
    guard allowsEmpty || line.byteCount > 0 else { throw refused(.empty, descriptor) }
    return line
  }

  private static func refused(_ fault: PasscodeFault, _ descriptor: Int32) -> ToolFailure {
    .passcodeDescriptor(descriptor, fault)
  }
}

/// The reason why no passcode can be read from a descriptor.
package enum PasscodeFault: Hashable, Sendable {
  /// The descriptor is a terminal.
  case terminal
  /// Nothing stands before the first newline.
  case empty
  /// The text is longer than any passcode.
  case tooLong
  /// The text is not UTF-8.
  case notText
  /// The descriptor can't be read, with the system's `errno`.
  case system(Int32)
}

/// The bytes of a descriptor up to its first newline, read one at a time, so that what follows is
/// left to others.
private struct DescriptorBytes: IteratorProtocol {
  let descriptor: Int32
  /// The `errno` of a failed read.
  private(set) var error: Int32?
  private var isAtEnd = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func next() -> UInt8? {
    guard !isAtEnd else { return nil }
    var byte: UInt8 = 0
    while true {
      let count = Glibc.read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count < 0 { error = errno }
      guard count > 0, byte != UInt8(ascii: "\n") else {
        isAtEnd = true
        return nil
      }
      return byte
    }
  }
}

/// The source of the passcode, or of the recovery key, for a command. It is never read from arguments, the environment or,
/// unless a descriptor names it, standard input.
package enum PasscodeSource: Hashable, Sendable {
  /// The terminal, without echo.
  case terminal
  /// An open descriptor, up to its first newline.
  case descriptor(Int32)
}
