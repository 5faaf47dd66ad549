import DomainWords
import Screens
import Secrets
import WalletUI
import WindowLevels
import Wording

/// Telling of what came through the letterbox.
extension Model {
  mutating func handle(_ report: LetterboxReport) -> [EffectRequest] {
    guard isOpen else { return [] }
    if let reason = report.failure {
      message = environment(size: size).failed(because: reason) { .letterboxNotTaken(reason: $0) }
    } else if report.notes > 0 {
      message = StatusMessage(tone: .success, .letterboxTaken(report.notes))
    }
    if report.failure == nil { ask(about: report.cards) }
    let unopened = report.unreadable + report.otherKey
    if unopened > 0 {
      openBehind(.letterbox(wording(.letterboxUnreadable(unopened, path: report.path))))
    }
    return []
  }

  /// Asks about the cards that wait, on the screen that asked before a lock if there is one.
  private mutating func ask(about cards: [LetterboxPaymentCard]) {
    guard case .open(let vault) = phase else { return }
    let entries = vault.session.value.entries
    guard let earlier = entries.first(where: { WalletScreens.asksAboutLetterbox($0.screen) }) else {
      if !cards.isEmpty { openScreen(WalletScreens.letterbox(cards)) }
      return
    }
    guard !cards.isEmpty else { return close(earlier.window) }
    let screen = WalletScreens.letterbox(cards, after: earlier.screen)
    changeOpen { $0.session.value[earlier.window] = screen }
    layOut()
  }
}
