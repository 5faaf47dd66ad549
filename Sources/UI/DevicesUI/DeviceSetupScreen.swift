import Devices
import Locking
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Has this device begin a group, join one or bring one back: asks for the way to the others, the
/// address, a name for this device, the cards to share and a key: the one-time key of a device that
/// invites, the recovery key of a lost one, or that of this vault, so that it can do so once. To go on
/// at another remote, way and address are enough.
struct DeviceSetupScreen: Screen {
  typealias Data = DevicesData

  enum Action: Sendable {
    case proceed, back, stop, move(ListState.Move), field(FieldAction), deleteSymbol, clearKey
  }

  let purpose: Purpose
  private(set) var step = Step.engine
  private(set) var engine = DeviceEngine.folder
  private(set) var address = TextField(limit: 500)
  private(set) var name = TextField(limit: 40)
  private(set) var share = DeviceShare.both
  /// The reason why the last answer was not taken.
  private(set) var problem: Phrase? {
    didSet { canRetry = false }
  }
  /// True if no answer was the reason, so that the same key can be sent again.
  private(set) var canRetry = false
  /// The key, as far as it is typed: it stays until the work with it is done. The lock discards it.
  private(set) var key = RecoveryKeyEntry()
  /// The work under way; nil if there is none.
  private(set) var work: DeviceWork?
  /// The folder that is looked at; nil if none is.
  private var sought: String?

  private enum CodingKeys: CodingKey {
    case purpose, step, engine, address, name, share
  }

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.escape, does: .back, .keyBack),
    ] + ListState.bindings { .move($0) }

  static let fieldBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.escape, does: .back, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  static let keyBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .proceed, .keySubmit),
    KeyBinding(.backspace, does: .deleteSymbol, .keyDelete, in: .typing, named: "delete-character"),
    KeyBinding(.control("u"), does: .clearKey, .keyClear, in: .typing),
    KeyBinding(.escape, does: .back, .keyBack),
  ]

  static let workBindings: [KeyBinding<Action>] = WorkView.keys(stop: .stop)

  static let tables = [bindings, fieldBindings, keyBindings, workBindings]

  var takesText: Bool {
    switch step {
    case .address, .name, .key: work == nil
    case .engine, .share: false
    }
  }

  func table(_ context: DevicesContext) -> [KeyBinding<Action>] {
    guard work == nil else { return Self.workBindings }
    switch step {
    case .engine, .share: return Self.bindings
    case .address, .name: return Self.fieldBindings
    case .key: return Self.keyBindings
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: DevicesContext) -> [Request] {
    problem = nil
    switch step {
    case .address:
      sought = nil
      address.type(scalar)
    case .name: name.type(scalar)
    case .key: key.type(scalar)
    case .engine, .share: break
    }
    return []
  }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    switch action {
    case .proceed: return proceed()
    case .back: return back()
    case .stop:
      work?.stop()
      return [.run(.stop)]
    case .move(let move): self.move(move)
    case .field(let action):
      problem = nil
      if step == .address { address.perform(action) } else { name.perform(action) }
    case .deleteSymbol:
      problem = nil
      key.delete()
    case .clearKey:
      problem = nil
      key.clear()
    }
    return []
  }

  private mutating func move(_ move: ListState.Move) {
    if step == .engine {
      engine = choice(move, from: engine)
    } else {
      share = choice(move, from: share)
    }
  }

  private func choice<Value: CaseIterable & Equatable>(
    _ move: ListState.Move,
    from value: Value
  ) -> Value {
    let all = Array(Value.allCases)
    var list = ListState()
    list.select(all.firstIndex(of: value) ?? 0, count: all.count, height: all.count)
    list.move(move, count: all.count, height: all.count)
    return all[list.selected]
  }

  private mutating func back() -> [Request] {
    problem = nil
    key.clear()
    guard let before = self.step(by: -1) else { return [.close] }
    step = before
    return []
  }

  /// The question so many behind this one; nil beyond the last.
  private func step(by count: Int) -> Step? {
    let steps = purpose.steps
    guard let index = steps.firstIndex(of: step), steps.indices.contains(index + count) else {
      return nil
    }
    return steps[index + count]
  }

  private mutating func proceed() -> [Request] {
    switch step {
    case .address where address.text.isEmpty: problem = RemoteMistake.empty.phrase
    case .address where engine == .folder:
      guard address.text.hasPrefix("/") else {
        problem = RemoteMistake.notAbsolute.phrase
        break
      }
      let folder = address.text.hasSuffix("/") ? address.text : address.text + "/"
      sought = folder
      return [.list(folder, .name)]
    case .address: return look()
    case .name where name.text.isEmpty: problem = .deviceNameWrong
    // Without it the group is brought back only while a device is left.
    case .key where purpose == .founding && key.count == 0:
      return begin(.found(setup, recoveryKey: nil))
    case .key: return take(key.key())
    case .engine, .name, .share: step = self.step(by: 1) ?? step
    }
    return []
  }

  /// Looks at the remote: what was typed wrong is told where it was typed.
  private mutating func look() -> [Request] {
    let remote = setup.remote
    return begin(
      purpose == .moving
        ? .move(remote: remote) : .check(remote: remote, withGroup: purpose != .founding)
    )
  }

  /// Looks for a group in the folder if that is there.
  mutating func receive(_ listing: FileListing, _ context: DevicesContext) -> [Request] {
    guard step == .address, listing.path == sought else { return [] }
    sought = nil
    if let reason = listing.problem {
      problem = .deviceFolderProblem(path: address.text, reason: context.wording(reason))
      return []
    }
    return look()
  }

  private mutating func take(
    _ typed: Result<RecoveryKey, RecoveryKey.Mistake>
  ) -> [Request] {
    switch typed {
    case .success(let typed):
      switch purpose {
      case .founding: return begin(.found(setup, recoveryKey: typed))
      case .joining: return begin(.join(setup, key: typed))
      case .restoring, .moving: return begin(.restore(setup, with: typed))
      }
    case .failure(.wrongAsAWhole): problem = purpose.keyMistake
    case .failure(let mistake):
      problem = nil
      key.problem = .mistake(mistake)
    }
    return []
  }

  private var setup: DeviceSetup {
    DeviceSetup(remote: engine.remote(address.text), name: name.text, share: share)
  }

  private mutating func begin(_ effect: DeviceEffect) -> [Request] {
    work = DeviceWork()
    problem = nil
    return [.run(effect)]
  }

  mutating func receive(_ reply: DeviceReply, _ context: DevicesContext) -> [Request] {
    switch reply {
    case .progress(let progress): work?.follow(progress)
    case .stopped: work = nil
    case .founded(let group):
      return [.close, .tell(StatusMessage(tone: .success, .deviceFounded(remote: group.remote)))]
    case .joined(let group):
      return [.close, .tell(StatusMessage(tone: .success, .deviceJoined(name: group.ownName)))]
    case .restored(let group):
      return [.close, .tell(StatusMessage(tone: .success, .deviceRestored(name: group.ownName)))]
    case .moved(let group):
      return [.close, .tell(StatusMessage(tone: .success, .deviceHasMoved(remote: group.remote)))]
    case .checked:
      work = nil
      step = self.step(by: 1) ?? step
    case .failed(let failure):
      work = nil
      step = failure.step ?? step
      problem = failure.phrase(context.wording)
      canRetry = failure.step == nil && key.count > 0
    case .loaded, .changed, .synced, .verified, .inviting, .asked, .admitted, .inviteEnded,
      .removed, .left, .destroyed, .conflicts, .revealed, .settled, .settledAll:
      break
    }
    return []
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    DeviceSetupView(form: self, context: context).draw(into: &canvas)
  }
}

extension DeviceFailure {
  /// The question whose answer has to be another one; nil if it is none of them.
  fileprivate var step: DeviceSetupScreen.Step? {
    switch self {
    case .remote, .nothingThere, .groupThere: .address
    case .nothingToRecover: .key
    case .name: .name
    case .wrongKey, .otherRecoveryKey, .notAdmitted: .key
    case .throwaway, .problem, .reason: nil
    }
  }
}
