import Glibc
import Testing

@testable import SyncEngines

/// A server for tests, which ends with them.
final class Server: Sendable {
  private let process: pid_t

  /// Starts it, and waits until it takes connections.
  init(_ command: [String], port: UInt16, environment variables: [String] = environment()) throws {
    var words = command.map { strdup($0) } + [nil]
    var variables = variables.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    let error = posix_spawn(&process, command[0], &files, &attributes, &words, &variables)
    try #require(error == 0, "\(command[0]): \(SystemWords.of(error))")
    self.process = process
    try #require(try wait { connects(to: port) }, "\(command[0]) is not up")
  }

  func end() {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}

/// A port of loopback that nothing listens on.
func freePort() throws -> UInt16 {
  let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(socket) }
  var address = loopback(port: 0)
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let error = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(socket, $0, size) != 0 ? errno : getsockname(socket, $0, &size)
    }
  }
  try #require(error == 0)
  return UInt16(bigEndian: address.sin_port)
}

func connects(to port: UInt16) -> Bool {
  let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(socket) }
  var address = loopback(port: port)
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
}

private func loopback(port: UInt16) -> sockaddr_in {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return address
}
