package import ReaderProtocol
import Synchronization

/// A reader that is kept from one request to the next while the vault is open: started with the first of
/// them, killed by the lock. One that fails is gone; the next request gets another.
///
/// One thread works with it, which lives as long as the reader is to; any thread may stop it.
package final class KeptReader: Sendable {
  private struct State {
    /// Counts the stops: what was asked for before the last one is dropped.
    var generation = 0
    /// The reader, to be killed.
    var handle: ReaderHandle?
  }

  /// The reader as its thread has it.
  private struct Connection: ~Copyable, Sendable {
    nonisolated(unsafe) var process: ReaderProcess?
  }

  private let program: ReaderProgram
  private let mode: ReaderModeName
  private let isTraceable: Bool
  private let state = Mutex(State())
  /// Locked by the thread only.
  private let connection = Mutex(Connection())

  /// Describes a reader, which is started later.
  package init(_ program: ReaderProgram, _ mode: ReaderModeName, isTraceable: Bool = false) {
    self.program = program
    self.mode = mode
    self.isTraceable = isTraceable
  }

  /// The running reader; nil if there is none.
  package var handle: ReaderHandle? { state.withLock { $0.handle } }

  /// The number of stops so far, for what is asked for now.
  package var generation: Int { state.withLock { $0.generation } }

  /// True if there was no stop since.
  package func isCurrent(_ generation: Int) -> Bool { self.generation == generation }

  /// Works with the running reader, or with one that is started for it, on its thread.
  ///
  /// - Parameters:
  ///   - generation: that of the moment in which this was asked for.
  ///   - body: what it throws ends the reader.
  /// - Throws: `ReaderFailure`, or what `body` throws; `ReaderFailure.stopped` after a stop.
  package func use<Value: Sendable>(
    in generation: Int,
    _ body: (ReaderProcess) throws -> Value
  ) throws -> Value {
    try connection.withLock { connection in
      guard isCurrent(generation) else { throw ReaderFailure.stopped }
      do {
        let process = try connection.process ?? start(in: generation)
        connection.process = nil
        let value = try body(process)
        connection.process = process
        return value
      } catch ReaderFailure.broken where !isCurrent(generation) {
        throw ReaderFailure.stopped
      }
    }
  }

  /// Starts the reader, so that the first request need not wait for that.
  package func prepare(in generation: Int) throws {
    try use(in: generation) { _ in }
  }

  /// Kills the reader, on any thread; whoever works with it gets `ReaderFailure.stopped`.
  package func stop() {
    let handle = state.withLock { state in
      state.generation += 1
      defer { state.handle = nil }
      return state.handle
    }
    handle?.kill()
  }

  /// Drops what is held of a reader that was stopped, on its thread.
  package func drop() {
    connection.withLock { $0.process = nil }
  }

  private func start(in generation: Int) throws(ReaderFailure) -> ReaderProcess {
    try ReaderProcess(program, mode, isTraceable: isTraceable) { handle in
      let isWanted = state.withLock { state in
        guard state.generation == generation else { return false }
        state.handle = handle
        return true
      }
      // A stop came while it was being started.
      if !isWanted { handle.kill() }
    }
  }
}
