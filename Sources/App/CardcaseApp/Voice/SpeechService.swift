import AppSupport
import StudyUI
import SyncEngines
import Synchronization

/// Reading aloud, for two threads: one talks to speech-dispatcher and may wait for it, the other ends
/// what is spoken and never waits.
final class SpeechService: Sendable {
  /// Counts how often everything was ended. What was asked for before is not spoken.
  private let silences = Atomic(0)
  private let line = Mutex(Line())
  private let variables: [String: String]

  /// A connection, once there is one.
  private struct Line: ~Copyable {
    var connection: SpeechConnection?
  }

  /// The limit of starting the server.
  private static let patience = Duration.seconds(5)

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The number of silences so far, for what is asked for now.
  var present: Int { silences.load(ordering: .acquiring) }

  /// Has a text spoken, unless everything was ended since it was asked for.
  ///
  /// - Parameter silence: `present` when it was asked for.
  /// - Throws: the reason why it is not spoken.
  func speak(_ heard: HeardText, askedFor silence: Int) throws(HearingFailure) {
    try line.withLock { line throws(HearingFailure) in
      guard present == silence else { return }
      do throws(HearingFailure) {
        try speak(heard, on: &line)
      } catch .notReached where line.connection != nil {
        // The server ends by itself where nobody talks to it for a while.
        line.connection = nil
        try speak(heard, on: &line)
      }
      // It was ended while it was sent.
      if present != silence { line.connection?.cancel() }
    }
  }

  /// Ends what is spoken and waits. It does not block.
  func silence() {
    silences.add(1, ordering: .acquiringAndReleasing)
    // Where the connection is in use, its user sees the new number and ends it.
    _ = line.withLockIfAvailable { $0.connection?.cancel() }
  }

  private func speak(_ heard: HeardText, on line: inout Line) throws(HearingFailure) {
    if line.connection == nil { line.connection = try connect() }
    try line.connection?.speak(heard)
  }

  /// Connects to the server, which is started where it does not run.
  private func connect() throws(HearingFailure) -> SpeechConnection {
    let address = try SpeechAddress(in: variables)
    do throws(HearingFailure) {
      return try SpeechConnection.open(to: address)
    } catch {
      guard let server = ProgramPath.find("speech-dispatcher", in: variables["PATH"] ?? "") else {
        throw .notInstalled
      }
      let start = ProcessRunner(patience: Self.patience)
      guard start([server, "--spawn"], input: nil) else { throw .notReached }
      return try SpeechConnection.open(to: address)
    }
  }
}
