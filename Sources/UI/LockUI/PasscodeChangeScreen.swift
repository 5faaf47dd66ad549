import Locking
import Preferences
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Changes the passcode: asks for the current one and twice for the new one. Input is discarded by
/// the lock, after which the screen starts again with the current passcode.
struct PasscodeChangeScreen: Screen {
  typealias Action = LockAction

  /// A stage of the change.
  enum Stage: Sendable {
    /// The entry of the current passcode, which counts as an attempt.
    case present(LockFlow)
    /// The choice of the new passcode.
    case choice(NewPasscodeFlow)
  }

  private(set) var stage: Stage
  /// The kind of the current passcode.
  private let kind: PasscodeKind

  private enum CodingKeys: CodingKey {
    case kind
  }

  init(kind: PasscodeKind) {
    self.kind = kind
    stage = .present(LockFlow(kind: kind))
  }

  /// Decodes the screen at its first stage, as input is never encoded.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(kind: try container.decode(PasscodeKind.self, forKey: .kind))
  }

  static let bindings = LockAction.keypad.filter { $0.action != .forgotten }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, LockAction.field, LockAction.newPassphrase, LockAction.offered, LockAction.menu,
    LockAction.leaving,
  ]

  /// True while the vault processes the input.
  var isAtWork: Bool {
    switch stage {
    case .present(let flow): flow.stage == .verifying
    case .choice(let flow): flow.step == .done
    }
  }

  var takesText: Bool {
    switch stage {
    case .present(let flow): flow.entry.kind == .passphrase && flow.stage != .waiting
    case .choice(let flow): flow.takesText
    }
  }

  func table(_ context: LockContext) -> [KeyBinding<LockAction>] {
    if isAtWork { return [] }
    return switch stage {
    case .present(let flow):
      flow.stage == .waiting ? LockAction.leaving : Self.typing(flow.entry.kind)
    case .choice(let flow):
      flow.step == .kind ? LockAction.menu : flow.keys
    }
  }

  private static func typing(_ kind: PasscodeKind) -> [KeyBinding<LockAction>] {
    kind.digitCount == nil ? LockAction.field : bindings
  }

  mutating func press(_ key: Key, _ context: LockContext) -> [Request]? {
    if isAtWork { return [] }
    if let binding = table(context).first(where: { $0.keys.contains(key) }) {
      return perform(binding.action, context)
    }
    return key.typed.map { type($0, context) }
  }

  mutating func perform(_ action: LockAction, _ context: LockContext) -> [Request] {
    guard !isAtWork else { return [] }
    switch stage {
    case .present(var flow):
      guard action != .back else { return [.close] }
      let outcome = flow.perform(action, at: context.now.sinceStart)
      return follow(outcome, flow)
    case .choice(let flow) where action == .drawWords:
      return flow.canOffer ? [.run(.drawPassphrase)] : []
    case .choice(var flow):
      guard let outcome = flow.perform(action) else { return [.close] }
      return follow(outcome, flow)
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: LockContext) -> [Request] {
    switch stage {
    case .present(var flow):
      let outcome = flow.type(scalar, at: context.now.sinceStart)
      return follow(outcome, flow)
    case .choice(var flow):
      let outcome = flow.type(scalar)
      return follow(outcome, flow)
    }
  }

  private mutating func follow(_ outcome: LockFlow.Outcome, _ flow: LockFlow) -> [Request] {
    stage = .present(flow)
    guard outcome == .verify else { return [] }
    // It fails for one reason only, which the refusal names.
    guard let passcode = try? flow.entry.passcode() else {
      refuse(.notEnoughMemory, motion: false, at: .zero)
      return []
    }
    return [.run(.verifyPasscode(passcode))]
  }

  private mutating func follow(_ outcome: LockFlow.Outcome, _ flow: NewPasscodeFlow) -> [Request] {
    stage = .choice(flow)
    guard outcome == .verify else { return [] }
    // It fails for one reason only, which the refusal names.
    guard let passcode = try? flow.entry.passcode() else {
      fail(.notEnoughMemory)
      return []
    }
    return [.run(.changePasscode(passcode, kind: flow.kind))]
  }

  // MARK: Replies

  mutating func receive(_ reply: LockReply, _ context: LockContext) -> [Request] {
    switch reply {
    case .refused(let refusal): refuse(refusal, motion: context.moves, at: context.now)
    case .postponed: postpone()
    case .passcodeVerified: accept()
    case .passcodeFailed(let problem): fail(problem)
    case .passphraseDrawn(let passphrase):
      guard case .choice(var flow) = stage else { break }
      flow.offer(passphrase)
      stage = .choice(flow)
    case .passcodeChanged: return [.close]
    case .attempts: return advance(context)
    case .wiped, .recovered, .deleted, .deletionFailed, .recoveryKeyErased,
      .recoveryKeyNotErased, .recoveryKeyRenewed, .recoveryKeyNotRenewed:
      break
    }
    return []
  }

  mutating func applyExternal(_ change: LockData.Change, _ context: LockContext) -> [Request] {
    change == .passcode ? [.close] : []
  }

  /// Starts over if the passcode was changed meanwhile. Accepts no passcode before the attempts so
  /// far allow it.
  mutating func advance(_ context: LockContext) -> [Request] {
    if kind != context.data.passcodeKind { self = Self(kind: context.data.passcodeKind) }
    let end = context.data.attempts.at(context.now).waitsUntil
    changePresent { $0.wait(until: end?.sinceStart) }
    return []
  }

  /// Asks for the new passcode after the right current one.
  mutating func accept() {
    guard case .present(let flow) = stage, flow.stage == .verifying else { return }
    stage = .choice(NewPasscodeFlow(kind: kind, replacing: flow.entry))
  }

  /// Shows the refusal of the current passcode.
  mutating func refuse(_ refusal: LockFlow.Refusal, motion: Bool, at now: Instant) {
    changePresent { $0.refuse(refusal, motion: motion, at: now.sinceStart) }
  }

  /// Returns to the entry, as the current passcode came before an attempt was allowed.
  mutating func postpone() {
    changePresent { $0.postpone() }
  }

  /// Ends animations and waits that are over at `now`.
  mutating func advance(to now: Instant) {
    changePresent { $0.advance(to: now.sinceStart) }
  }

  /// Shows that the new passcode could not be set.
  mutating func fail(_ problem: NewPasscodeFlow.Problem) {
    guard case .choice(var flow) = stage else { return }
    flow.fail(problem)
    stage = .choice(flow)
  }

  private mutating func changePresent(_ change: (inout LockFlow) -> Void) {
    guard case .present(var flow) = stage else { return }
    change(&flow)
    stage = .present(flow)
  }

  func nextFrame(after now: Instant) -> Instant? {
    guard case .present(let flow) = stage else { return nil }
    return flow.nextChange(after: now.sinceStart).map { Instant.zero.advanced(by: $0) }
  }

  // MARK: Drawing

  func draw(into canvas: inout Canvas, _ context: LockContext) {
    switch stage {
    case .present(let flow):
      PasscodePad(
        heading: context.wording(.passcodeChangeTitle),
        text: text(flow, context),
        verdict: verdict(flow, context),
        entry: flow.entry,
        keypad: flow.keypad,
        dotsOffset: flow.dotsOffset(at: context.now.sinceStart),
        theme: context.theme
      ).draw(in: canvas.bounds, into: &canvas)
    case .choice(let flow):
      NewPasscodeView(
        flow: flow,
        occasion: .change,
        theme: context.theme,
        wording: context.wording
      ).draw(in: canvas.bounds, into: &canvas)
    }
  }

  private func text(_ flow: LockFlow, _ context: LockContext) -> String {
    guard let countdown = flow.countdown, flow.stage != .verifying else {
      return context.wording(kind.presentPhrase)
    }
    return context.wording(
      .lockWaiting(time: context.wording.left(countdown, at: context.now))
    )
  }

  private func verdict(_ flow: LockFlow, _ context: LockContext) -> PasscodePad.Verdict {
    let wording = context.wording
    let left = context.data.attempts.left(wipes: context.preferences.wipesAfterTen, wording)
    return switch flow.stage {
    case .entering where flow.foreign != nil:
      .note(flow.foreign.map { $0.sentence(wording) } ?? "")
    case .entering: context.data.attempts.failures > 0 ? .note(left ?? "") : .quiet(left ?? "")
    case .waiting: .note(left ?? wording(context.data.attempts.cause.phrase))
    case .verifying: .quiet(wording(.lockChecking))
    case .shaking(let refusal, _), .refused(let refusal): .refused(wording(refusal.title))
    }
  }
}

extension PasscodeChangeScreen {
  func scene(_ context: LineModeContext<LockData, Action>) -> LineModeScene<Action> {
    let passcodes = LineModePasscode(
      attempts: context.screen.data.attempts,
      wipes: context.screen.preferences.wipesAfterTen,
      wording: context.wording,
      now: context.screen.now
    )
    switch stage {
    case .present(let flow):
      return passcodes.asking(
        flow,
        for: flow.entry.kind.presentPhrase,
        saying: [context.line(.passcodeChangeTitle)],
        clearing: [.clear],
        choices: [context.back(.back)]
      )
    case .choice(let flow):
      var scene = passcodes.choosing(flow, .change)
      if flow.step == .kind { scene.choices.append(context.back(.back)) }
      return scene
    }
  }
}
