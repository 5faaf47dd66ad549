import Screens
import Secrets
import StudyUI
import WalletUI
import WindowLevels

/// The features' data: what their screens need is loaded, and what is due is done.
extension Model {
  /// Holds the clocks of screens that are covered, asks for the data that the uppermost screen needs,
  /// and lets go of what no screen does.
  mutating func synchronize() -> [EffectRequest] {
    guard case .open(let vault) = phase else { return [] }
    updateTimers()
    let environment = environment(size: size)
    let (screens, others) = studyScreens(vault)
    var effects: [StudyEffect] = []
    changeOpen { effects = $0.snapshot.study.synchronize(screens, others, environment) }
    return effects.map { EffectRequest(.study($0), for: Ticket(epoch: epoch)) }
  }

  /// Clocks that run against the user run in front only.
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

  /// Does what the features have due by now.
  mutating func advanceData() -> [EffectRequest] {
    let environment = environment(size: size)
    var effects: [Effect] = []
    changeOpen { vault in
      effects += vault.snapshot.lock.advance(environment).map { .lock($0) }
      effects += vault.snapshot.wallet.advance(environment).map { .wallet($0) }
      effects += vault.snapshot.study.advance(environment).map { .study($0) }
    }
    return effects.map { EffectRequest($0, for: Ticket(epoch: epoch)) }
  }

  /// The next moment at which a feature has something due.
  func dataDeadline(_ vault: OpenVault) -> Instant? {
    let environment = environment(size: size)
    let (screens, others) = studyScreens(vault)
    return [
      vault.snapshot.lock.nextDeadline([], [], environment),
      vault.snapshot.wallet.nextDeadline([], [], environment),
      vault.snapshot.study.nextDeadline(screens, others, environment),
    ].compactMap(\.self).min()
  }

  /// The screens about flashcards, and what other screens need of them.
  private func studyScreens(
    _ vault: OpenVault
  ) -> (screens: [any Screen<StudyData>], others: [StudyRequirement]) {
    let entries = vault.session.value.entries
    return (
      entries.compactMap { ($0.screen as? Hosted<StudyData>)?.screen },
      entries.compactMap { ($0.screen as? Hosted<VaultSnapshot>)?.studyRequirement }
    )
  }
}
