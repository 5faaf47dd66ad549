import Glibc
import Secrets

/// Runs programs as child processes, each with a time limit.
///
/// They start with default signal handling, and in a process group of their own, so that stopping
/// this program does not stop them. Their input and output pass through guarded memory only.
struct ProcessRunner: CommandRunner {
  /// The time limit of a program.
  let patience: Duration

  func callAsFunction(_ command: [String], input: SecretBytes?) -> Bool {
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

  func output(of command: [String], atMost count: Int) -> CommandOutput {
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

  func pause() {
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
    var ends: [Int32] = [-1, -1]
    if descriptor != nil {
      // Not a pipe: writing to one without a reader raises SIGPIPE.
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for standard in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      if standard == descriptor {
        posix_spawn_file_actions_adddup2(&files, ends[1], standard)
      } else {
        posix_spawn_file_actions_addopen(&files, standard, "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var words = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var id: pid_t = 0
    let error = posix_spawn(&id, program, &files, &attributes, &words, environ)
    if descriptor != nil { close(ends[1]) }
    guard error == 0 else {
      if descriptor != nil { close(ends[0]) }
      return nil
    }
    return Started(id: id, socket: descriptor == nil ? nil : ends[0])
  }

  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
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
      var waited = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, milliseconds(until: deadline)) == 1 else { return nil }
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

  private func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: deadline).components
    return Int32(clamping: max(0, left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000))
  }
}
