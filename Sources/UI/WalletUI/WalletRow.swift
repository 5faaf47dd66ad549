import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// A card as a row of the wallet: its title, and at the right as much of brand, last four digits,
/// expiry and badge as there is room for. A badge always has a sign.
struct WalletRow {
  let today: CalendarDay
  let theme: Theme
  let wording: Wording

  init(_ environment: ScreenEnvironment) {
    today = environment.today
    theme = environment.theme
    wording = environment.wording
  }

  /// What is shown of a card besides its own words, for a search: the end of its validity, and its
  /// badge.
  func searched(_ entry: WalletEntry) -> [String] {
    let badge = BadgeWords(entry.badge(on: today), theme, wording)
    return [entry.expiry?.printed, badge?.text].compactMap(\.self)
  }

  /// Brand, last four digits and badge.
  func shortDetail(_ entry: WalletEntry) -> String {
    let badge = BadgeWords(entry.badge(on: today), theme, wording)
    let lastFour = entry.lastFour.isEmpty ? nil : "\(theme.mask)\(entry.lastFour.text)"
    return [entry.brand?.facts.displayName, lastFour, badge?.short].compactMap(\.self)
      .joined(separator: "  ")
  }

  func row(_ entry: WalletEntry) -> ListView.Row {
    let badge = BadgeWords(entry.badge(on: today), theme, wording)
    let brand = entry.brand?.facts.displayName ?? ""
    let lastFour = entry.lastFour.isEmpty ? "" : "\(theme.mask)\(entry.lastFour.text)"
    let expiry = entry.expiry?.printed ?? ""
    func line(_ parts: [String?]) -> String {
      parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
    }
    let leading = entry.isFavourite ? "\(theme.favourite) \(entry.title)" : entry.title
    let forms = [
      line([brand, lastFour, expiry, badge?.text]), line([brand, lastFour, expiry, badge?.short]),
      line([lastFour, expiry, badge?.short]), line([lastFour, badge?.short]), lastFour,
    ]
    return ListView.Row(
      leading: leading,
      trailing: forms[0],
      shorter: Array(forms.dropFirst()),
      trailingStyle: badge?.style
    )
  }
}

/// The badge of a card in words, with a sign.
struct BadgeWords {
  /// The full badge.
  let text: String
  /// The sign, with a word if one is enough.
  let short: String
  let style: Style

  /// The words for a badge; nil without a badge.
  init?(_ badge: CardBadge?, _ theme: Theme, _ wording: Wording) {
    switch badge {
    case .expired:
      text = "\(theme.cross) \(wording(.badgeExpired))"
      short = text
      style = theme.bad
    case .expires(let days):
      text = "\(theme.warningSign) \(wording.expires(inDays: days))"
      let time = days == 0 ? wording(.parametersToday) : wording.count(.days, days)
      short = "\(theme.warningSign) \(time)"
      style = theme.warning
    case nil: return nil
    }
  }
}

extension Wording {
  /// The words for a card that expires in `days` days; 0 on its last day.
  func expires(inDays days: Int) -> String {
    days == 0 ? self(.badgeExpiresToday) : self(.badgeExpires(days: count(.days, days)))
  }
}
