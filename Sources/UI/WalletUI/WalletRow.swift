import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// A card as a row of the wallet: name, brand, last four digits, expiry and badge. A badge always
/// has a sign.
struct WalletRow {
  let today: CalendarDay
  let theme: Theme
  let wording: Wording

  init(_ environment: ScreenEnvironment) {
    today = environment.today
    theme = environment.theme
    wording = environment.wording
  }

  /// The shown words of a card besides its own, for a search: the end of its validity, and its
  /// badge.
  func searched(_ entry: WalletEntry) -> [String] {
    [entry.expiry?.printed, badge(of: entry)?.text].compactMap(\.self)
  }

  /// Brand, last four digits and badge.
  func shortDetail(_ entry: WalletEntry) -> String {
    [entry.brandName, lastFour(entry), badge(of: entry)?.short].compactMap(\.self)
      .joined(separator: "  ")
  }

  /// The badge of a card.
  func badge(of entry: WalletEntry) -> BadgeWords? { entry.expiry.flatMap { badge(of: $0) } }

  /// The badge of a card that ends with a month.
  func badge(of expiry: YearMonth) -> BadgeWords? {
    BadgeWords(PaymentCardBadge(expiry: expiry, on: today), theme, wording)
  }

  private func lastFour(_ entry: WalletEntry) -> String? {
    entry.lastFour.isEmpty ? nil : "\(theme.mask)\(entry.lastFour.text)"
  }

  /// The columns of the table, with the sign of the sort at its head.
  func columns(_ list: WalletList, _ sort: WalletSort) -> [Table.Column] {
    func head(_ phrase: Phrase, _ own: WalletSort) -> String {
      sort == own ? "\(wording(phrase)) \(theme.sorted)" : wording(phrase)
    }
    return [
      Table.Column(head(.fieldTitle, .name), width: 12, share: 1),
      Table.Column(head(.cardBrand, .brand), width: list.brandWidth, givesWay: 2),
      Table.Column(wording(.cardNumber), width: 5),
      Table.Column(head(.walletEnds, .ends), width: 7),
    ] + (list.badgeWidth > 0 ? [Table.Column("", width: list.badgeWidth, givesWay: 1)] : [])
  }

  /// The row of a card.
  func row(_ entry: WalletEntry, in list: WalletList) -> Table.Row {
    let badge = badge(of: entry)
    let lead =
      entry.isFavourite ? "\(theme.favourite) " : list.hasFavourites ? "  " : ""
    let expiry = entry.expiry?.printed ?? ""
    let style = badge?.style ?? .plain
    return Table.Row(
      [
        Table.Field(lead + entry.title),
        Table.Field(
          entry.brandName ?? "",
          style: BrandTint.name(of: entry.brand, theme)
        ),
        Table.Field(lastFour(entry) ?? ""),
        Table.Field(badge.map { "\(expiry) \($0.sign)" } ?? expiry, style: style),
        Table.Field(badge?.words ?? "", style: style),
      ]
    )
  }
}

/// The badge of a card in words, with a sign.
struct BadgeWords {
  /// The sign.
  let sign: Unicode.Scalar
  /// The words without it.
  let words: String
  /// The time in words, or the words if they are short.
  private let time: String
  let style: Style

  /// The sign and the words.
  var text: String { "\(sign) \(words)" }
  /// The sign, with a word if one is enough.
  var short: String { "\(sign) \(time)" }

  /// The words for a badge; nil without a badge.
  init?(_ badge: PaymentCardBadge?, _ theme: Theme, _ wording: Wording) {
    switch badge {
    case .expired:
      sign = theme.cross
      words = wording(.badgeExpired)
      time = words
      style = theme.bad
    case .expires(let days):
      sign = theme.warningSign
      words = wording.ends(inDays: days)
      time = days == 0 ? wording(.agoToday) : wording.rounded(days: days)
      style = theme.warning
    case nil: return nil
    }
  }
}

extension Wording {
  /// The words for a card that ends in `days` days; 0 on its last day.
  func ends(inDays days: Int) -> String {
    days == 0 ? self(.badgeExpiresToday) : self(.badgeExpires(days))
  }

  /// A number of days in days, weeks or months.
  func rounded(days: Int) -> String {
    switch RoundedDays(days) {
    case .days(let days): self(.days(days))
    case .weeks(let weeks): self(.weeks(weeks))
    case .months(let months): self(.months(months))
    }
  }
}
