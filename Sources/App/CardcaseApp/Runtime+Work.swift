import AppSupport
import CardcaseUI
import Secrets
import Store
import Vault
import WalletUI
import Wording

/// Work on the open vault. The event loop goes on while other threads do it; while work has the vault
/// for itself, other effects that need the vault wait for its end, so that no keystroke waits for a
/// record.
extension Runtime {
  /// Performs an effect of the interface.
  func perform(_ request: EffectRequest) -> [RuntimeStep] {
    let effectID = request.effectID
    switch request.effect {
    case .lock(let effect): return perform(effect, effectID)
    case .system(let effect): return perform(effect, effectID)
    case .undo(let effect): return perform(.vault(effect.work), request)
    case .devices(let effect): return perform(effect, effectID)
    case .wallet(let effect): return perform(effect.work(wording), request)
    case .study(let effect): return perform(effect.work(for: effectID.window), request)
    }
  }

  private func perform(_ work: EffectWork, _ request: EffectRequest) -> [RuntimeStep] {
    switch work {
    case .runtime(let locked, let run):
      if let locked, custody.open == nil { return [.reply(locked, to: request.effectID)] }
      run(self, request.effectID)
      return []
    case .vault(let work):
      return whileOpen(request, or: work.failed(.locked)) { begin(work, request.effectID, in: $0) }
    }
  }

  /// Does work that is done at once, and begins other work.
  private func begin(
    _ work: VaultWork,
    _ effectID: EffectID,
    in open: UnlockedVault
  ) -> [RuntimeStep] {
    switch work.lane {
    case .now: return handle(work.result(context(of: open, nil, effectID)), effectID)
    case .exclusive: keepSession(of: open)
    case .worker: break
    }
    return [start(work, effectID, in: open)]
  }

  /// The step that begins work on the worker's thread.
  func start(_ work: VaultWork, _ effectID: EffectID, in open: UnlockedVault) -> RuntimeStep {
    let lease = KeyLease(of: open.key)
    open.leases.add(lease, for: work.lane)
    return .task(.work(work, context(of: open, lease, effectID)), for: effectID)
  }

  private func context(
    of open: UnlockedVault,
    _ lease: KeyLease?,
    _ effectID: EffectID
  ) -> WorkContext {
    let mailbox = dependencies.mailbox
    var context = WorkContext(
      of: open,
      under: lease,
      at: dependencies.moment(),
      worker.dependencies
    ) {
      mailbox.post(.message(.reply($0, to: effectID)))
    }
    context.letterbox = letterbox
    context.wording = wording
    return context
  }

  /// Handles the end of work, and releases the effects that waited for it.
  func ended(
    _ lane: VaultWork.Lane,
    _ lease: KeyLease?,
    _ result: WorkResult,
    _ effectID: EffectID
  ) -> [RuntimeStep] {
    // After a lock nobody waits for the reply; the screen asks again.
    guard let open = custody.open, let lease, open.leases.remove(lease, of: lane) else {
      return []
    }
    guard lane == .exclusive else { return handle(result, effectID) }
    // The cards read stay until they are written or something else is read.
    if case .wallet(.transferred) = result.reply {
      open.cardImporter = result.importer
      open.importedFile = result.importedFile
    }
    return handle(result, effectID) + [.waitingEffects] + indexNotes(effectID, in: open)
  }

  private func handle(_ result: WorkResult, _ effectID: EffectID) -> [RuntimeStep] {
    result.steps(effectID) + tell(result.damage) + (result.next?(self) ?? [])
  }

  /// Has the notes that have changed indexed, one part after the other, so that what else waits for the
  /// worker comes in between.
  func indexNotes(_ effectID: EffectID, in open: UnlockedVault) -> [RuntimeStep] {
    guard !open.leases.isUnderWay(.index) else { return [] }
    let work = VaultWork(lane: .worker(.index)) { context in
      guard try context.study.proceedWithIndex(under: context.key) else { return WorkResult() }
      return WorkResult { runtime in
        runtime.custody.open.map { runtime.indexNotes(effectID, in: $0) } ?? []
      }
    } failed: { _ in
      // It is tried again after the next unlocking: searches read what is left.
      nil
    }
    return [start(work, effectID, in: open)]
  }

  /// The effects that waited for the end of work.
  func waitingEffects() -> [RuntimeStep] {
    guard let open = custody.open else { return [] }
    let effects = open.waiting
    open.waiting = []
    return effects.map { .effect($0) }
  }

  /// Runs `body` with the open vault. While work has the vault for itself, the effect is queued until
  /// that ends.
  ///
  /// - Parameter failure: the reply if the vault is not open.
  func whileOpen(
    _ request: EffectRequest,
    or failure: Reply?,
    _ body: (UnlockedVault) -> [RuntimeStep]
  ) -> [RuntimeStep] {
    guard let open = custody.open else {
      return failure.map { [.reply($0, to: request.effectID)] } ?? []
    }
    guard !open.leases.isTaken else {
      open.waiting.append(request)
      return []
    }
    return body(open)
  }
}
