import AppSupport
import Flashcards
import Glibc
import StudyUI

/// A connection to speech-dispatcher. It is used by one thread at a time.
///
/// libspeechd is not used: it loads GLib at each start of the program, and keeps texts in memory that
/// is not wiped. What is needed of the protocol is this.
struct SpeechConnection: ~Copyable {
  private let socket: Int32
  private var received: [UInt8] = []
  /// The number of replies that were not waited for.
  private var unread = 0
  /// The languages of the synthesizer's voices; nil where it does not tell.
  private var languages: [String]?

  /// The limit of waiting for a reply. A synthesizer is loaded before the first one.
  private static let patience = Duration.seconds(5)

  /// Connects to the server.
  ///
  /// - Throws: `HearingFailure.notReached` if nobody listens there, or nobody answers.
  static func open(to address: SpeechAddress) throws(HearingFailure) -> SpeechConnection {
    var connection = SpeechConnection(socket: try connected(to: address.path))
    _ = try connection.reply(to: .name)
    let voices = try connection.reply(to: .voices)
    if voices.isGood, !voices.values.isEmpty { connection.languages = voices.languages }
    return connection
  }

  private init(socket: Int32) {
    self.socket = socket
  }

  deinit { close(socket) }

  /// Has a text spoken, in the place of what is spoken and waits.
  ///
  /// - Throws: the reason why it is not spoken. After `notReached` the connection is of no use.
  mutating func speak(_ heard: HeardText) throws(HearingFailure) {
    _ = try reply(to: .cancel)
    if let language = heard.language {
      let name = languages.map { language.nearest(among: $0) } ?? language.tag
      guard let name else { throw .noVoice(language) }
      try carryOut(.language(name))
    }
    try carryOut(.speak)
    try carryOut(.text(heard.text))
  }

  /// Ends what is spoken, without waiting for a reply.
  mutating func cancel() {
    let bytes = SSIPCommand.cancel.bytes
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    if send(socket, bytes, bytes.count, flags) == bytes.count { unread += 1 }
  }

  // MARK: Commands

  private mutating func carryOut(_ command: SSIPCommand) throws(HearingFailure) {
    let answer = try reply(to: command)
    guard answer.isGood else { throw .refused(answer.words) }
  }

  /// Sends a command and waits for its reply.
  private mutating func reply(to command: SSIPCommand) throws(HearingFailure) -> SSIPReply {
    let deadline = ContinuousClock.now + Self.patience
    while unread > 0 {
      _ = try nextReply(until: deadline)
      unread -= 1
    }
    try write(command.bytes, until: deadline)
    return try nextReply(until: deadline)
  }

  private func write(
    _ bytes: [UInt8],
    until deadline: ContinuousClock.Instant
  ) throws(HearingFailure) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        send(
          socket,
          buffer.baseAddress.map { $0 + sent },
          bytes.count - sent,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        )
      }
      if count > 0 {
        sent += count
      } else {
        guard count < 0, errno == EAGAIN || errno == EINTR else { throw .notReached }
        try wait(for: POLLOUT, until: deadline)
      }
    }
  }

  private mutating func nextReply(
    until deadline: ContinuousClock.Instant
  ) throws(HearingFailure) -> SSIPReply {
    while true {
      do throws(SSIPReply.Malformed) {
        if let reply = try SSIPReply.first(of: &received) { return reply }
      } catch {
        throw .notReached
      }
      try wait(for: POLLIN, until: deadline)
      var chunk = [UInt8](repeating: 0, count: 16_384)
      let count = read(socket, &chunk, chunk.count)
      if count > 0 {
        received += chunk[..<count]
      } else {
        guard count < 0, errno == EAGAIN || errno == EINTR else { throw .notReached }
      }
    }
  }

  /// Waits until the socket can be read from or written to.
  private func wait(
    for event: Int32,
    until deadline: ContinuousClock.Instant
  ) throws(HearingFailure) {
    guard awaitReadiness(of: socket, for: event, until: deadline) else { throw .notReached }
  }

  // MARK: The socket

  /// A socket that is connected to the one at a path.
  private static func connected(to path: String) throws(HearingFailure) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { throw .notReached }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let socket = Glibc.socket(AF_UNIX, kind, 0)
    guard socket >= 0 else { throw .notReached }
    let size = socklen_t(MemoryLayout.size(ofValue: address))
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    guard result == 0 else {
      close(socket)
      throw .notReached
    }
    // The limits of waiting are ours from here on.
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
    return socket
  }
}
