import CChildProcess
import Glibc
package import Secrets

/// Runs programs as child processes, each with a time limit.
///
/// They start with default signal handling, and in a process group of their own, so that stopping
/// this program does not stop them. Their input and output pass through guarded memory only.
package struct ProcessRunner: CommandRunner {
  /// The time limit of a program.
  private let patience: Duration

  /// - Parameter patience: the time limit of a program.
  package init(patience: Duration) { self.patience = patience }

  package func callAsFunction(_ command: [String], input: SecretBytes?) -> Bool {
    guard let process = start(command, talking: input == nil ? nil : STDIN_FILENO) else {
      return false
    }
    var isWritten = true
    if let input, let socket = process.socket {
      isWritten = write(input, to: socket)
      close(socket)
    }
    return wait(for: process.id, until: deadline) == 0 && isWritten
  }

  package func output(of command: [String], atMost count: Int) -> CommandOutput {
    guard let process = start(command, talking: STDOUT_FILENO), let socket = process.socket else {
      return .failed
    }
    let deadline = deadline
    let bytes = read(atMost: count, from: socket, until: deadline)
    close(socket)
    guard let status = wait(for: process.id, until: deadline), let bytes else { return .failed }
    // A program with more output may have failed because nobody read the rest.
    return status == 0 || bytes.count == count ? .bytes(bytes) : .refused
  }

  /// The output of a command that is too large for guarded memory, such as a picture. None of it is
  /// written anywhere else.
  ///
  /// - Parameter count: the greatest number of bytes.
  /// - Returns: nil where the command ended with an error, had no output, or took too long.
  /// - Throws: `PrivateFile.Failure` with `EFBIG` if there is more.
  package func bytes(of command: [String], atMost count: Int) throws(PrivateFile.Failure)
    -> [UInt8]?
  {
    guard let process = start(command, talking: STDOUT_FILENO), let socket = process.socket else {
      return nil
    }
    let deadline = deadline
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var got = 0
    while bytes.count <= count, awaitReadiness(of: socket, for: POLLIN, until: deadline) {
      got = Glibc.read(socket, &part, part.count)
      guard got > 0 else { break }
      bytes += part[..<got]
    }
    close(socket)
    let status = wait(for: process.id, until: deadline)
    guard bytes.count <= count else { throw .system(EFBIG) }
    return status == 0 && got == 0 && !bytes.isEmpty ? bytes : nil
  }

  package func pause() {
    poll(nil, 0, 20)
  }

  private var deadline: ContinuousClock.Instant { .now + patience }

  // MARK: Starting

  private struct Started {
    let id: pid_t
    /// This program's end of the socket to the child; nil if there is none.
    let socket: Int32?
  }

  /// Starts a program with one standard descriptor connected to a socket, and the others to
  /// /dev/null.
  private func start(_ command: [String], talking descriptor: Int32?) -> Started? {
    guard let program = command.first else { return nil }
    var (own, childs): (Int32, Int32) = (-1, -1)
    if descriptor != nil, cchild_socket(&own, &childs) != 0 { return nil }
    defer { close(childs) }
    var words = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var id: pid_t = 0
    var refused: Int32 = 0
    let error = program.withCString { path in
      words.withUnsafeMutableBufferPointer { words in
        var plan = cchild_plan()
        plan.path = path
        plan.arguments = UnsafePointer(words.baseAddress)
        plan.environment = UnsafePointer(environ)
        plan.descriptors = (
          descriptor == STDIN_FILENO ? childs : -1, descriptor == STDOUT_FILENO ? childs : -1, -1
        )
        plan.lives_on = 1
        return cchild_start(&plan, &id, &refused)
      }
    }
    guard error == 0 else {
      close(own)
      return nil
    }
    return Started(id: id, socket: descriptor == nil ? nil : own)
  }

  // MARK: Talking

  private func write(_ secret: SecretBytes, to socket: Int32) -> Bool {
    // A secret fits into the socket's buffer, so this never blocks.
    secret.withUnsafeBytes { bytes in
      send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }
  }

  /// The output up to `count` bytes; nil if it takes longer than until `deadline`.
  private func read(
    atMost count: Int,
    from socket: Int32,
    until deadline: ContinuousClock.Instant
  ) -> SecretBytes? {
    // Without guarded memory, here or below, the output stays unread: no other memory may hold it.
    guard let buffer = try? SecretBytes(count: count) else { return nil }
    var filled = 0
    while filled < count {
      guard awaitReadiness(of: socket, for: POLLIN, until: deadline) else { return nil }
      let got = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(socket, bytes.baseAddress.map { $0 + filled }, count - filled)
      }
      guard got > 0 else { break }
      filled += got
    }
    return buffer.withUnsafeBytes { bytes in
      try? SecretBytes(copying: UnsafeRawBufferPointer(rebasing: bytes[..<filled]))
    }
  }

  // MARK: Ending

  /// The exit status; nil if a signal ended it, such as the SIGKILL sent at the deadline.
  private func wait(for id: pid_t, until deadline: ContinuousClock.Instant) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      guard ended == 0 || (ended < 0 && errno == EINTR) else {
        return ended == id && status & 0x7F == 0 ? status >> 8 & 0xFF : nil
      }
      if .now >= deadline { kill(id, SIGKILL) }
      poll(nil, 0, 1)
    }
  }
}
