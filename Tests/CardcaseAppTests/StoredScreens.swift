import Flashcards
import Locking
import Preferences
import Secrets
import Store
import Vault
import WindowLevels
import Wording

@testable import CardcaseApp
@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

/// The screens over a real vault, on a clock of their own: what they ask of it is done at once, as the
/// program does it. Nothing is rendered.
struct StoredScreens {
  private(set) var model: Model
  private let bench: Bench
  private let seal = SessionSeal<Session>(version: Session.version)
  private var sealed: Session?
  private var now = start

  private static let start = Instant(nanoseconds: 1_000_000_000_000)
  /// The wall clock's time at the start.
  static let wall = LocalMoment(time: Timestamp(milliseconds: 1_800_000_000_000))

  /// Begins at Home.
  init(over bench: Bench, size: Size = Size(width: 100, height: 40)) throws {
    self.bench = bench
    model = Model(
      kind: .digits6,
      size: size,
      traits: TerminalTraits(colors: .full, unicode: true),
      time: TimeReading(instant: Self.start, wall: Self.wall),
      wording: Wording()
    )
    try unlock()
  }

  var store: StudyStore { StudyStore(bench.vault) }

  /// All that is stored of flashcards.
  func collection() throws -> StudyCollection {
    try store.collection(under: bench.key).collection
  }

  /// The uppermost screen.
  var front: (any Screen)? {
    guard case .open(let vault) = model.phase, let window = model.stack.keyWindow else {
      return nil
    }
    return vault.session.value[window]
  }

  /// The number of cards that are loaded for a review; nil without one.
  var loadedCards: Int? {
    guard case .open(let vault) = model.phase, let review = front as? ReviewScreen else {
      return nil
    }
    return vault.snapshot.study.deck(review.deck)?.cards.count
  }

  mutating func press(_ keys: Key...) {
    for key in keys {
      now = now.advanced(by: .milliseconds(10))
      tell(.event(.key(key)))
    }
  }

  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { press(.character(scalar)) }
  }

  /// Locks, and comes back to what was sealed.
  mutating func lockAndUnlock() throws {
    press(.control("l"))
    try unlock()
  }

  private mutating func unlock() throws {
    let session = try seal.open(
      try seal.seal(sealed ?? Session(), under: bench.key),
      with: bench.key
    )
    tell(
      .reply(
        .system(
          .opened(session, VaultSnapshot(passcodeKind: .digits6), Preferences(), notices: [])
        ),
        to: EffectID(epoch: model.epoch)
      )
    )
  }

  /// The lines of all windows, the lowest window first.
  var lines: [String] {
    model.stack.drawn.flatMap { window in
      var canvas = Canvas(size: window.frame.size)
      model.draw(window.id, into: &canvas, at: now)
      return canvas.lines
    }
  }

  /// True if the screen has a text on one of its lines.
  func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  private var time: TimeReading {
    var wall = Self.wall
    let passed = Self.start.duration(to: now).nanoseconds / 1_000_000
    wall.time = wall.time.advanced(byMilliseconds: passed)
    return TimeReading(instant: now, wall: wall)
  }

  private mutating func tell(_ message: Message) {
    for request in model.update(message, at: time) { perform(request) }
  }

  private mutating func perform(_ request: EffectRequest) {
    let work: EffectWork
    switch request.effect {
    case .system(.seal(let session, _)):
      sealed = session
      return
    case .study(let effect): work = effect.work(for: request.effectID.window)
    case .undo(let effect): work = .vault(effect.work)
    case .lock, .wallet, .devices, .system: return
    }
    guard let result = bench.result(of: work, at: time.wall) else { return }
    for step in result.steps(request.effectID) {
      if case .message(let message) = step { tell(message) }
    }
  }
}
