import FoundationEssentials
import StudyUI

/// The socket of speech-dispatcher.
///
/// It is found as by its own library: by the variable SPEECHD_ADDRESS (`unix_socket:PATH`), or else
/// in the user's directory for what runs.
struct SpeechAddress: Hashable, Sendable {
  /// The path of the socket.
  let path: String

  /// The address that an environment gives.
  ///
  /// - Throws: `HearingFailure.overNetwork` for a server that may be on another machine.
  init(in environment: [String: String]) throws(HearingFailure) {
    let directory: String
    if let runtime = environment["XDG_RUNTIME_DIR"], !runtime.isEmpty {
      directory = runtime
    } else {
      let home = environment["HOME"] ?? ""
      let cache = environment["XDG_CACHE_HOME"] ?? ""
      directory = cache.isEmpty ? home + "/.cache" : cache
    }
    let given = environment["SPEECHD_ADDRESS"] ?? ""
    let parts = given.split(separator: ":", maxSplits: 1)
    guard given.isEmpty || parts.first == "unix_socket" else { throw .overNetwork }
    path =
      parts.count > 1 ? String(parts[1]) : directory + "/speech-dispatcher/speechd.sock"
  }
}
