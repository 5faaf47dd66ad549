import CardcaseUI
import Flashcards
import ReaderClient
import ReaderProtocol
import StudyUI
import Synchronization
import Wording

/// The reader that renders cards while the vault is open: started with the first of them, killed by
/// the lock. The event loop never waits for it; its answers come as mail.
final class RenderingProcess: Sendable {
  /// The longest time for one card.
  static let patience = Duration.seconds(2)

  /// The longest that a lock waits for the thread to drop what it holds.
  private static let dropPatience = Duration.milliseconds(50)

  private struct State {
    /// Counts the locks: what was asked for before the last one is dropped.
    var generation = 0
    /// The reader, for the lock to kill.
    var handle: ReaderHandle?
  }

  /// The reader as its thread has it.
  private struct Connection: ~Copyable, Sendable {
    nonisolated(unsafe) var process: ReaderProcess?
  }

  private let program: ReaderProgram
  private let isTraceable: Bool
  private let mailbox: Mailbox
  private let patience: Duration
  private let state = Mutex(State())
  /// Locked by the thread only.
  private let connection = Mutex(Connection())
  /// Started with the first card, as most starts end without one.
  private let thread = Mutex<WorkThread?>(nil)

  init(
    _ program: ReaderProgram,
    mailbox: Mailbox,
    isTraceable: Bool,
    patience: Duration = RenderingProcess.patience
  ) {
    self.program = program
    self.mailbox = mailbox
    self.isTraceable = isTraceable
    self.patience = patience
  }

  /// The running reader; nil if there is none.
  var reader: ReaderHandle? { state.withLock { $0.handle } }

  /// Renders cards, the first of them first: its reply comes as soon as it is there, and that of all
  /// others together.
  func render(_ wanted: [WantedFace], for effectID: EffectID) {
    guard let first = wanted.first else { return }
    for wanted in [[first], Array(wanted.dropFirst())] where !wanted.isEmpty {
      add(for: effectID) { render in
        .faces(wanted.reduce(into: [:]) { $0[$1.card] = render($1.request) })
      }
    }
  }

  /// Renders a card that is not in the vault yet.
  func render(_ request: FaceRequest, for effectID: EffectID) {
    add(for: effectID) { render in .previewedFace(render(request)) }
  }

  /// Kills the reader and drops what it was asked for and has answered.
  func stop() {
    let handle = state.withLock { state in
      state.generation += 1
      defer { state.handle = nil }
      return state.handle
    }
    handle?.kill()
    thread.withLock { $0 }?.add { [self] in
      connection.withLock { $0.process = nil }
      return nil
    }
    settle(within: Self.dropPatience)
  }

  /// Waits until the thread has nothing to do, as it must before the program stops: what it holds
  /// would stay in memory until the program goes on.
  func settle(within time: Duration = RenderingProcess.patience) {
    thread.withLock { $0 }?.wait(atMost: time)
  }

  /// Adds a job to the thread, with a function that renders a card.
  private func add(
    for effectID: EffectID,
    _ job: @escaping @Sendable ((FaceRequest) -> RenderedFace) -> StudyResponse
  ) {
    let generation = state.withLock { $0.generation }
    let thread = thread.withLock { thread in
      let started = thread ?? WorkThread(mailbox: mailbox)
      thread = started
      return started
    }
    thread.add { [self] in
      let response = connection.withLock { connection in
        job { rendered($0, in: generation, &connection) }
      }
      return isCurrent(generation)
        ? .message(.reply(.study(.response(response)), to: effectID)) : nil
    }
  }

  private func isCurrent(_ generation: Int) -> Bool {
    state.withLock { $0.generation == generation }
  }

  /// Renders a card, on the thread. A reader that fails is gone; the next card gets another.
  private func rendered(
    _ request: FaceRequest,
    in generation: Int,
    _ connection: inout Connection
  ) -> RenderedFace {
    do throws(ReaderFailure) {
      guard isCurrent(generation) else { throw .stopped }
      let process: ReaderProcess
      if let running = connection.process {
        process = running
      } else {
        process = try start(in: generation)
      }
      connection.process = nil
      let face = try process.render(request, by: .now + patience)
      connection.process = process
      return face.map { .face($0) } ?? .missing
    } catch {
      return .failed(FailureReason(error))
    }
  }

  private func start(in generation: Int) throws(ReaderFailure) -> ReaderProcess {
    try ReaderProcess(program, .faces, isTraceable: isTraceable) { handle in
      let isWanted = state.withLock { state in
        guard state.generation == generation else { return false }
        state.handle = handle
        return true
      }
      // A lock came while it was being started.
      if !isWanted { handle.kill() }
    }
  }
}
