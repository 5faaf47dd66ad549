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
      message = StatusMessage(
        tone: .success,
        .letterboxTaken(notes: wording(.notes(report.notes)))
      )
    }
    let faults: [(count: Int, phrase: (String) -> Phrase)] = [
      (report.unreadable, { .letterboxUnreadable(things: $0, path: report.path) }),
      (report.otherKey, { .letterboxOtherKey(things: $0, path: report.path) }),
    ]
    if report.failure == nil { ask(about: report.cards) }
    for fault in faults where fault.count > 0 {
      let text = wording(fault.phrase(wording(.things(fault.count))))
      openScreen(NoticeScreen(notice: .letterbox(text)))
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
