import DomainWords
import PaymentCards
import ReaderClient
import ReaderProtocol
import WalletUI
import Wording

extension CardImportPreview {
  /// The preview of an import, for the screen.
  init(_ importer: PaymentCardImporter, path: String, _ wording: Wording) {
    func items(keepingCodes keepsCodes: Bool) -> [Item] {
      let plan = importer.plan(keepingCodes: keepsCodes)
      return plan.items.indices.map { Item(plan, $0, wording) }
    }
    self.init(
      heading: wording(.lineModeItem(label: path, value: importer.format.displayName)),
      items: items(keepingCodes: false),
      itemsWithCodes: importer.hasCodes ? items(keepingCodes: true) : nil,
      isExport: importer.format.isExport
    )
  }
}

extension CardImportPreview.Item {
  fileprivate init(_ plan: CardImportPlan, _ index: Int, _ wording: Wording) {
    let item = plan.items[index]
    let first = if case .item(let first) = plan.target(of: index) { first } else { Int?.none }
    self.init(
      place: item.place.text(wording),
      title: CardImportReport.printable(item.title),
      brand: item.brand,
      lastFour: item.lastFour,
      expiry: item.expiry,
      verdict: CardImportPreview.Verdict(item.verdict, joining: first, wording),
      remarks: item.remarks.map { $0.text(wording) },
      line: CardImportReport.line(of: item, wording),
      lineAsChosen: item.isDuplicate || item.isUpdate
        ? CardImportReport.line(of: item, withDuplicates: !item.isUpdate, isChosen: true, wording)
        : nil
    )
  }
}

extension CardImportPreview.Verdict {
  fileprivate init(
    _ verdict: CardImportPlan.Verdict,
    joining first: Int?,
    _ wording: Wording
  ) {
    func told(_ changes: [CardUpdate.Change]) -> [CardImportPreview.FieldChange] {
      changes.map { change in
        CardImportPreview.FieldChange(
          caption: change.caption(wording),
          old: change.oldText(wording),
          new: change.newText(wording)
        )
      }
    }
    self =
      switch verdict {
      case .new: .new
      case .same: .same
      case .update(let changes): .update(told(changes))
      case .possibleDuplicate(let title):
        .possibleDuplicate(of: CardImportReport.printable(title))
      case .again(let place): .again(place.text(wording))
      case .joined(let place, let added, let replaced):
        .joined(
          CardImportPreview.Joining(
            item: first ?? 0,
            place: place.text(wording),
            added: told(added),
            replaced: told(replaced)
          )
        )
      case .refused(let reason): .refused(reason.text(wording))
      }
  }
}
