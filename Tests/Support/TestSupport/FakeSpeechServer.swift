import Foundation
import Glibc
import Synchronization

/// A stand-in for speech-dispatcher on a socket of its own: it answers what the protocol asks for, and
/// keeps what it was told. It serves one connection after another.
public final class FakeSpeechServer: Sendable {
  /// Its reaction to a text.
  public enum Behaviour: Sendable {
    case speaks
    /// It refuses each text.
    case refuses
    /// It takes commands and never answers one.
    case isSilent
    /// It closes the connection at the first text.
    case hangsUp
  }

  /// The path of the socket.
  public let path: String
  private let socket: Int32
  private let told = Mutex<[String]>([])
  private let behaviour: Mutex<Behaviour>

  /// A server in a directory, with voices of these languages.
  public init(
    in directory: String,
    languages: [String] = ["en-US", "ja", "cmn"],
    _ behaviour: Behaviour = .speaks
  ) throws {
    path = directory + "/speechd.sock"
    self.behaviour = Mutex(behaviour)
    unlink(path)
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout.size(ofValue: address))
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
    }
    guard result == 0, listen(socket, 4) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    Thread.detachNewThread { [self] in
      while true {
        let client = accept(socket, nil, nil)
        guard client >= 0 else { return }
        serve(client, languages)
        close(client)
      }
    }
  }

  /// Ends the server. A connection that is open stays so.
  public func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    unlink(path)
  }

  deinit { close(socket) }

  /// The commands and texts so far, a text as one line with its breaks as `|`.
  public var lines: [String] { told.withLock { $0 } }

  /// Changes what it does with the next text.
  public func behave(_ new: Behaviour) { behaviour.withLock { $0 = new } }

  private func serve(_ client: Int32, _ languages: [String]) {
    var text: [String]?
    var received: [UInt8] = []
    while true {
      while let end = received.firstIndex(of: 0x0A) {
        let line = String(decoding: received[..<end], as: UTF8.self).trimmingCharacters(in: ["\r"])
        received.removeSubrange(...end)
        let now = behaviour.withLock { $0 }
        if let begun = text {
          guard line == "." else {
            text = begun + [line]
            continue
          }
          text = nil
          told.withLock { $0.append("text " + begun.joined(separator: "|")) }
          guard now != .hangsUp else { return }
          answer("225-1\r\n225 OK MESSAGE QUEUED", client, now)
        } else {
          told.withLock { $0.append(line) }
          switch line {
          case "SPEAK" where now == .refuses: answer("380 ERR NO", client, now)
          case "SPEAK":
            text = []
            answer("230 OK RECEIVING DATA", client, now)
          case "LIST SYNTHESIS_VOICES":
            let voices = languages.map { "249-Voice\t\($0)\tnone\r\n" }.joined()
            answer(voices + "249 OK VOICE LIST SENT", client, now)
          default: answer("200 OK", client, now)
          }
        }
      }
      var chunk = [UInt8](repeating: 0, count: 4_096)
      let count = read(client, &chunk, chunk.count)
      guard count > 0 else { return }
      received += chunk[..<count]
    }
  }

  private func answer(_ text: String, _ client: Int32, _ behaviour: Behaviour) {
    guard behaviour != .isSilent else { return }
    let bytes = Array((text + "\r\n").utf8)
    send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
