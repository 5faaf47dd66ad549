import Screens
import Secrets
import StudyUI
import WalletUI
import WindowLevels

/// Loading of the features' data, and their timed work.
extension Model {
  /// Stops the clocks of covered screens, requests the data that the screens need, and releases
  /// data that none of them needs.
  mutating func synchronize() -> [EffectRequest] {
    guard isOpen else { return [] }
    stack.setFrame(StatusBar.rect(in: size, message, wording), of: statusWindow)
    tellPalette()
    fitPalette()
    updateTimers()
    let environment = environment(size: size)
    var effects: [StudyEffect] = []
    changeOpen { vault in
      let screens = vault.session.value.entries.map(\.screen)
      effects = vault.snapshot.study.synchronize(screens, environment)
    }
    return effects.map { EffectRequest(.study($0), for: EffectID(epoch: epoch)) }
  }

  /// Runs the clocks of the front screen, and stops those of the others.
  private mutating func updateTimers() {
    guard stack.keyWindow != frontWindow else { return }
    frontWindow = stack.keyWindow
    let front = frontWindow
    let now = now
    changeOpen { vault in
      for index in vault.session.value.entries.indices {
        if vault.session.value.entries[index].window == front {
          vault.session.value.entries[index].screen.resume(.covered, at: now)
        } else {
          vault.session.value.entries[index].screen.pause(.covered, at: now)
        }
      }
    }
  }

  /// Performs the features' work that is due.
  mutating func advanceData() -> [EffectRequest] {
    let environment = environment(size: size)
    var effects: [Effect] = []
    changeOpen { vault in
      effects += vault.snapshot.lock.advance(environment).map { .lock($0) }
      effects += vault.snapshot.wallet.advance(environment).map { .wallet($0) }
      effects += vault.snapshot.study.advance(environment).map { .study($0) }
    }
    return effects.map { EffectRequest($0, for: EffectID(epoch: epoch)) }
  }

  /// The next moment at which a feature has work due; nil if there is none.
  func dataDeadline(_ vault: OpenModel) -> Instant? {
    let environment = environment(size: size)
    let screens = vault.session.value.entries.map(\.screen)
    return [
      vault.snapshot.lock.nextDeadline(screens, environment),
      vault.snapshot.wallet.nextDeadline(screens, environment),
      vault.snapshot.study.nextDeadline(screens, environment),
    ].compactMap(\.self).min()
  }
}
