import PaymentCards
import Widgets
import WindowLevels
import Wording

/// The items of a preview as rows of a table: a sign for those that are chosen, name, brand, last
/// four digits, expiry, and what becomes of each in words.
struct CardItemRows {
  private let preview: CardImportPreview
  private let theme: Theme
  private let wording: Wording

  init(_ preview: CardImportPreview, theme: Theme, wording: Wording) {
    self.preview = preview
    self.theme = theme
    self.wording = wording
  }

  var columns: [Table.Column] {
    let brands = Set(preview.items.lazy.compactMap(\.brand))
    let brandWidth = brands.map { displayWidth(of: $0.facts.displayName) }.max() ?? 0
    return [
      Table.Column("", width: 1), Table.Column(wording(.fieldTitle), width: 8, share: 3),
      Table.Column(wording(.cardBrand), width: brandWidth, givesWay: 1),
      Table.Column(wording(.cardNumber), width: 5),
      Table.Column(wording(.walletEnds), width: 5, givesWay: 2),
      Table.Column(wording(.keyImport), width: 12, share: 2),
    ]
  }

  func row(_ index: Int, isChosen: Bool) -> Table.Row {
    let item = preview.items[index]
    let base = item.isChoosable ? Style.plain : theme.muted
    let sign = isChosen ? theme.check : item.isChoosable ? theme.open : " "
    return Table.Row(
      [
        Table.Field(String(Character(sign)), style: isChosen ? theme.good : theme.muted),
        Table.Field(item.title.isEmpty ? wording(.importUntitled) : item.title, style: base),
        Table.Field(
          item.brand?.facts.displayName ?? "",
          style: item.isChoosable ? BrandTint.name(of: item.brand, theme) : base
        ),
        Table.Field(
          item.lastFour.isEmpty ? "" : "\(Character(theme.mask))\(item.lastFour)",
          style: base
        ), Table.Field(item.expiry?.printed ?? "", style: base),
        Table.Field(forms: forms(item), style: item.verdict.style(theme)),
      ]
    )
  }

  /// The outcome for an item, with a sign if there is something to tell of it; the longest form first.
  private func forms(_ item: CardImportPreview.Item) -> [String] {
    let sign = item.remarks.isEmpty ? "" : " \(Character(theme.warningSign))"
    return item.verdict.words(wording).map { $0 + sign }
  }
}

extension CardImportPreview.Verdict {
  /// A few words, the longest form first.
  fileprivate func words(_ wording: Wording) -> [String] {
    switch self {
    case .new: [wording(.verdictNew)]
    case .update(let changes):
      [
        wording(
          .lineModeItem(
            label: wording(.verdictUpdate),
            value: changes.map(\.caption).joined(separator: wording(.listComma))
          )
        ), wording(.verdictUpdate),
      ]
    case .joined(let joining):
      [wording(.verdictJoined(place: joining.place)), wording(.verdictJoinedShort)]
    case .same: [wording(.verdictSame)]
    case .possibleDuplicate(let title):
      [wording(.verdictPossible(title: title)), wording(.verdictPossibleShort)]
    case .again(let place): [wording(.verdictAgain(place: place)), wording(.verdictAgainShort)]
    case .refused(let reason): [reason, wording(.verdictRefusedShort)]
    }
  }

  fileprivate func style(_ theme: Theme) -> Style {
    switch self {
    case .new: theme.good
    case .update: theme.title
    case .joined(let joining): joining.replaced.isEmpty ? theme.muted : theme.title
    case .possibleDuplicate: theme.warning
    case .same, .again, .refused: theme.muted
    }
  }

  /// The decision and its reason in a sentence.
  var sentence: Phrase {
    switch self {
    case .new: .itemNew
    case .same: .itemSame
    case .update: .itemUpdate
    case .possibleDuplicate(let title): .itemPossible(title: title)
    case .again(let place): .itemAgain(place: place)
    case .joined(let joining):
      joining.replaced.isEmpty
        ? .itemJoined(place: joining.place) : .itemJoinedDiffers(place: joining.place)
    case .refused(let reason): .itemRefused(reason: reason)
    }
  }

  /// The fields that it adds or changes.
  var changes: [CardImportPreview.FieldChange] {
    switch self {
    case .update(let changes): changes
    case .joined(let joining): joining.added + joining.replaced
    case .new, .same, .possibleDuplicate, .again, .refused: []
    }
  }
}
