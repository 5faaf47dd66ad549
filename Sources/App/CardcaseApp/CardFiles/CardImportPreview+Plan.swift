import CardRecords
import PaymentCards
import WalletUI
import Wording

extension CardImportPreview {
  /// The preview of an import, for the screen.
  init(_ importer: CardImporter, path: String, _ wording: Wording) {
    let plan = importer.plan
    self.init(
      heading: wording(.importHeading(path: path, format: wording(importer.format.phrase))),
      items: plan.items.map { Item($0, wording) },
      hasCodes: plan.hasCodes,
      isExport: importer.format.isExport
    )
  }
}

extension CardImportPreview.Item {
  fileprivate init(_ item: CardImportPlan.Item, _ wording: Wording) {
    self.init(
      place: item.place.text(wording),
      title: CardImportReport.printable(item.title),
      brand: item.brand,
      lastFour: item.lastFour,
      expiry: item.expiry,
      verdict: CardImportPreview.Verdict(item.verdict, wording),
      remarks: item.remarks.map { $0.text(wording) },
      line: CardImportReport.line(of: item, wording),
      lineAsNew: item.isDuplicate
        ? CardImportReport.line(of: item, withDuplicates: true, wording) : nil
    )
  }
}

extension CardImportPreview.Verdict {
  fileprivate init(_ verdict: CardImportPlan.Verdict, _ wording: Wording) {
    self =
      switch verdict {
      case .new: .new
      case .same: .same
      case .update(let changes):
        .update(
          changes.map { change in
            CardImportPreview.FieldChange(
              caption: change.caption(wording),
              old: change.oldText(wording),
              new: change.newText(wording)
            )
          }
        )
      case .possibleDuplicate(let title):
        .possibleDuplicate(of: CardImportReport.printable(title))
      case .again(let place): .again(place.text(wording))
      case .refused(let reason): .refused(reason.text(wording))
      }
  }
}
