import Foundation
import TestSupport

@testable import ReaderClient

/// A player that is a script: it keeps what it gets, or does whatever else its body says.
struct RecordingPlayer {
  /// What notes the command, the environment and the descriptors that are handed on, in the files
  /// `arguments`, `environment` and `descriptors`.
  static let notes = """
    printf '%s\\n' "$@" > arguments
    /usr/bin/env > environment
    /bin/ls /proc/self/fd > descriptors
    """
  /// What keeps all samples in the file `samples`, and writes `end` behind them in `ended`.
  static let keeps = "/bin/cat > samples; echo end > ended"
  /// What takes nothing, for as long as it lives.
  static let stalls = "exec /bin/sleep 1000"

  let program: SoundPlayerProgram
  private let directory: TemporaryDirectory

  /// - Parameters:
  ///   - body: the script.
  ///   - environment: the variables of which a player gets some.
  init(_ body: String, in environment: [String: String] = [:]) throws {
    directory = try TemporaryDirectory()
    let path = "\(directory.path)/player"
    let text = "#!/bin/sh\necho $$ > \(directory.path)/process\ncd \(directory.path)\n\(body)\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    program = SoundPlayerProgram(.aplay, path: path, in: environment)
  }

  /// The directory of the script, which is also in the path.
  var path: String { directory.path }

  /// What a file of it has; empty if there is none.
  func bytes(_ name: String) -> [UInt8] {
    // A file that is not there has nothing.
    (try? Data(contentsOf: URL(fileURLWithPath: "\(directory.path)/\(name)"))).map { Array($0) }
      ?? []
  }

  /// The lines of a file of it.
  func lines(_ name: String) -> [String] {
    String(decoding: bytes(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The number of the process that was started last; nil before it has said it.
  var process: Int32? { lines("process").first.flatMap { Int32($0) } }
}
