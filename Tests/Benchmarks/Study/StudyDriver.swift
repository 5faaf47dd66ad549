import CardcaseApp
import CardcaseUI
import Flashcards
import LockUI
import Locking
import PaymentCards
import Preferences
import Screens
import Secrets
import Store
import StudyUI
import Vault
import WindowLevels
import Wording

/// A driver of the interface over a vault, on a clock of its own. The effects are performed as the
/// program does.
struct StudyDriver {
  private(set) var model: Model
  private let vault: Vault
  private let key: VaultKey
  private let seal = SessionSeal<Session>(version: Session.version)
  private var now = start
  private var canvases: [WindowID: Canvas] = [:]

  private static let start = Instant(nanoseconds: 1_000_000_000_000)

  /// Begins before the lock.
  init(_ vault: Vault, _ key: VaultKey) throws {
    self.vault = vault
    self.key = key
    model = Model(
      kind: .digits6,
      size: Size(width: 80, height: 24),
      traits: TerminalTraits(colors: .full, unicode: true),
      time: TimeReading(instant: Self.start, wall: Collection.now),
      wording: Wording()
    )
  }

  /// Goes on from the key to the first screen.
  mutating func enter(with cards: [WalletEntry] = []) throws {
    let session = try seal.open(try seal.seal(Session(), under: key), with: key)
    let opened = SystemReply.opened(
      session,
      VaultSnapshot(passcodeKind: .digits6, cards: cards),
      Preferences(),
      notices: []
    )
    tell(.reply(.system(opened), to: EffectID(epoch: model.epoch)))
  }

  /// Goes on from the key to the list of decks, with one of them selected.
  mutating func goToDeck(_ row: Int) throws {
    try enter()
    press(.character("2"))
    for _ in 0..<row { press(.down) }
  }

  mutating func press(_ keys: Key...) {
    for key in keys {
      now = now.advanced(by: .milliseconds(10))
      tell(.event(.key(key)))
    }
  }

  /// Draws every window.
  mutating func draw() {
    for window in model.stack.drawn {
      var canvas = canvases.removeValue(forKey: window.id) ?? Canvas(size: window.frame.size)
      canvas.wipe()
      model.draw(window.id, into: &canvas, at: now)
      canvases[window.id] = canvas
    }
  }

  /// True if a text is on the screen that was drawn last.
  func shows(_ text: String) -> Bool {
    canvases.values.contains { $0.lines.contains { $0.contains(text) } }
  }

  /// The wall clock's time.
  private var moment: LocalMoment {
    let passed = Self.start.duration(to: now).nanoseconds / 1_000_000
    return LocalMoment(
      time: Collection.now.time.advanced(byMilliseconds: passed),
      zoneOffset: Collection.now.zoneOffset
    )
  }

  private mutating func tell(_ message: Message) {
    for request in model.update(message, at: TimeReading(instant: now, wall: moment)) {
      perform(request)
    }
  }

  private mutating func perform(_ request: EffectRequest) {
    switch request.effect {
    case .system(.seal(let session, _)):
      draw()
      if let sealed = try? seal.seal(session, under: key) {
        try? SessionStore(vault, seal: seal).save(sealed, under: key)
      }
      key.destroy()
    case .study(let effect):
      guard case .vault(let work) = effect.work(for: request.effectID.window) else { return }
      // The statistics of Home are for no window, and nothing waits for them, nor for how well answers were
      // predicted, which comes after the statistics.
      if case .worker = work.lane, request.effectID.window == nil { return }
      if case .loadCalibration = effect { return }
      let context = WorkContext(vault, under: key, at: moment)
      guard let reply = work.result(context).reply else { return }
      tell(.reply(reply, to: request.effectID))
    case .lock, .wallet, .devices, .undo, .system: break
    }
  }
}
