import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// A card as a row of the wallet: its name, and at the right as much as there is room for of brand,
/// last four, expiry, and what is to be pointed out, which always has a sign.
struct WalletRow {
  let today: CalendarDay
  let theme: Theme
  let wording: Wording

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

/// What is to be pointed out about a card, as words with a sign.
struct BadgeWords {
  /// All of it.
  let text: String
  /// The sign, with a word where one is enough.
  let short: String
  let style: Style

  /// Nil where there is nothing to point out.
  init?(_ badge: CardBadge?, _ theme: Theme, _ wording: Wording) {
    switch badge {
    case .expired:
      text = "\(theme.cross) \(wording(.badgeExpired))"
      short = text
      style = theme.problem
    case .expires(let days):
      text = "\(theme.warning) \(wording.expires(inDays: days))"
      let time = days == 0 ? wording(.parametersToday) : wording.count(.days, days)
      short = "\(theme.warning) \(time)"
      style = theme.doubt
    case nil: return nil
    }
  }
}

extension Wording {
  /// When a card expires that is valid for so many days more; 0 on its last day.
  func expires(inDays days: Int) -> String {
    days == 0 ? self(.badgeExpiresToday) : self(.badgeExpires(days: count(.days, days)))
  }
}
