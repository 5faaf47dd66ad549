import AppSupport
import CardcaseUI
import Flashcards
import ReaderClient
import ReaderProtocol
import Secrets
import StudyUI
import Synchronization
import Wording

/// A sound of a card as it is in the vault, or why it is not played.
typealias FoundSound = Result<WipedBytes, SoundProblem>

/// Plays sounds of cards while the vault is open, on a thread of its own: the reader decodes them, and a
/// player gets plain samples. The event loop never waits for either; what can't be played comes as mail.
final class SoundController: Sendable {
  /// The longest that a lock waits for the thread to drop what it holds.
  private static let dropPatience = Duration.milliseconds(50)

  private struct State {
    /// The running player, to be killed.
    var player: ReaderHandle?
    /// The number of requests that the thread has not finished.
    var requests = 0
    /// What is said once, and was.
    var told: Set<SoundProblem> = []
  }

  private let reader: KeptReader
  private let mailbox: Mailbox
  /// The longest time for a player to take the next samples.
  private let patience: Duration
  private let state = Mutex(State())
  private let thread: WorkThread

  init(
    _ program: ReaderProgram,
    mailbox: Mailbox,
    isTraceable: Bool,
    patience: Duration = SoundPlayer.patience
  ) {
    reader = KeptReader(program, .sounds, isTraceable: isTraceable)
    self.mailbox = mailbox
    thread = WorkThread(mailbox: mailbox)
    self.patience = patience
  }

  /// Plays sounds one after the other, in the place of those that are played.
  ///
  /// - Parameter isAsked: true where somebody has asked for them, and is told each time what is wrong.
  func play(
    _ sounds: [FoundSound],
    by program: SoundPlayerProgram,
    isAsked: Bool,
    for effectID: EffectID
  ) {
    silence()
    let generation = reader.generation
    state.withLock { $0.requests += 1 }
    thread.add { [self] in
      defer { state.withLock { $0.requests -= 1 } }
      var problem: SoundProblem?
      for sound in sounds {
        guard reader.isCurrent(generation) else { return nil }
        do {
          try play(sound.get(), by: program, in: generation)
        } catch {
          problem = problem ?? SoundProblem(error, of: program)
        }
      }
      guard let problem, reader.isCurrent(generation) else { return nil }
      return mail(about: problem, isAsked: isAsked, for: effectID)
    }
  }

  /// Tells the window that asked what is wrong.
  func tell(_ problem: SoundProblem, isAsked: Bool, for effectID: EffectID) {
    if let mail = mail(about: problem, isAsked: isAsked, for: effectID) { mailbox.post(mail) }
  }

  /// Ends what is played.
  func silence() {
    guard state.withLock({ $0.requests > 0 }) else { return }
    stop()
  }

  /// Kills the player and the reader, and has the thread drop what it holds.
  func stop() {
    reader.stop()
    let player = state.withLock { state in
      defer { state.player = nil }
      return state.player
    }
    player?.kill()
    thread.addBehindOthers { [reader] in reader.drop() }
  }

  /// Waits for a short time until the thread holds nothing, as it must before a lock is done.
  func settle() {
    thread.wait(atMost: Self.dropPatience)
  }

  /// Plays a sound to its end, on the thread.
  private func play(
    _ file: WipedBytes,
    by program: SoundPlayerProgram,
    in generation: Int
  ) throws {
    var player: SoundPlayer?
    defer { state.withLock { $0.player = nil } }
    try file.withUnsafeBytes { bytes in
      try reader.sound(of: bytes, in: generation) { facts in
        player = try SoundPlayer(program, facts, patience: patience) { keep($0, in: generation) }
      } _: { samples in
        try player?.play(samples)
      }
    }
    try player?.finish()
  }

  /// Keeps the handle of a player that was started; one that is not wanted any more is killed.
  private func keep(_ player: ReaderHandle, in generation: Int) {
    let isWanted = state.withLock { state in
      guard reader.isCurrent(generation) else { return false }
      state.player = player
      return true
    }
    if !isWanted { player.kill() }
  }

  /// The reply about what is wrong; nil where it is not told.
  private func mail(
    about problem: SoundProblem,
    isAsked: Bool,
    for effectID: EffectID
  ) -> Mailbox.Mail? {
    let isTold =
      isAsked
      || (problem.isOfMachine
        ? state.withLock { $0.told.insert(problem).inserted } : problem.isOfVault)
    return isTold ? .message(.reply(.study(.notPlayed(problem)), to: effectID)) : nil
  }
}

extension SoundProblem {
  /// The reason for which a player or the reader has not played a sound to its end.
  fileprivate init(_ error: any Error, of program: SoundPlayerProgram) {
    switch error {
    case let problem as SoundProblem: self = problem
    case let failure as SoundPlayerFailure:
      self =
        switch failure {
        case .unguarded(let path): .unguarded(path: path)
        case .ended, .stopped: .playerEnded(program.kind.rawValue)
        case .stalled: .playerStalled(program.kind.rawValue)
        }
    case let failure as MediaFailure: self = .refused(failure.phrase)
    default: self = .failed(FailureReason(error))
    }
  }
}
