import CardcaseUI
import Flashcards
import ReaderClient
import ReaderProtocol
import StudyUI
import Wording

/// The reader that renders cards while the vault is open: started with the first of them, killed by
/// the lock. The event loop never waits for it; its answers come as mail.
final class RenderingProcess: Sendable {
  /// The longest time for one card.
  static let patience = Duration.seconds(2)

  /// The longest that a lock waits for the thread to drop what it holds.
  private static let dropPatience = Duration.milliseconds(50)

  private let kept: KeptReader
  private let patience: Duration
  private let thread: WorkThread

  init(
    _ program: ReaderProgram,
    mailbox: Mailbox,
    isTraceable: Bool,
    patience: Duration = RenderingProcess.patience
  ) {
    kept = KeptReader(program, .faces, isTraceable: isTraceable)
    thread = WorkThread(mailbox: mailbox)
    self.patience = patience
  }

  /// The running reader; nil if there is none.
  var reader: ReaderHandle? { kept.handle }

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
    kept.stop()
    thread.addBehindOthers { [kept] in kept.drop() }
    settle(within: Self.dropPatience)
  }

  /// Waits until the thread has nothing to do, as it must before the program stops: what it holds
  /// would stay in memory until the program goes on.
  func settle(within time: Duration = RenderingProcess.patience) {
    thread.wait(atMost: time)
  }

  /// Adds a job to the thread, with a function that renders a card.
  private func add(
    for effectID: EffectID,
    _ job: @escaping @Sendable ((FaceRequest) -> RenderedFace) -> StudyResponse
  ) {
    let generation = kept.generation
    thread.add { [self] in
      let response = job { rendered($0, in: generation) }
      return kept.isCurrent(generation)
        ? .message(.reply(.study(.response(response)), to: effectID)) : nil
    }
  }

  /// Renders a card, on the thread. A reader that fails is gone; the next card gets another.
  private func rendered(_ request: FaceRequest, in generation: Int) -> RenderedFace {
    do {
      let face = try kept.use(in: generation) { try $0.render(request, by: .now + patience) }
      return face.map { .face($0) } ?? .missing
    } catch {
      return .failed(FailureReason(error))
    }
  }
}
