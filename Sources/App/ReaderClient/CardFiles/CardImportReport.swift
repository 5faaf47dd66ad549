import DomainWords
import PaymentCards
package import ReaderProtocol
import WindowLevels
package import Wording

/// The plan of an import, in lines for the user.
package struct CardImportReport {
  /// The heading, a line for each item, and where there are codes one about them.
  package private(set) var lines: [String]

  /// - Parameters:
  ///   - keepsCodes: true if security codes are kept.
  ///   - withDuplicates: true if cards that the wallet has or may have are imported too.
  package init(
    _ importer: PaymentCardImporter,
    path: String,
    keepingCodes keepsCodes: Bool,
    withDuplicates: Bool = false,
    _ wording: Wording
  ) {
    let format = wording(importer.format.phrase)
    lines =
      [wording(.importHeading(path: path, format: format))]
      + importer.plan(keepingCodes: keepsCodes).items.map {
        Self.line(of: $0, withDuplicates: withDuplicates, wording)
      }
    if importer.hasCodes { lines.append(wording(keepsCodes ? .importCodesKept : .importCodesLeft)) }
  }

  /// An item, and the decision about it.
  package static func line(
    of item: CardImportPlan.Item,
    withDuplicates: Bool = false,
    isChosen: Bool = false,
    _ wording: Wording
  ) -> String {
    let title = printable(item.title)
    var parts = [title.isEmpty ? wording(.importUntitled) : title]
    if let brand = item.brand { parts.append(brand.facts.displayName) }
    if !item.lastFour.isEmpty { parts.append(wording.digits(item.lastFour)) }
    if let expiry = item.expiry { parts.append(expiry.printed(wording)) }
    let isTaken = withDuplicates && item.isDuplicate
    let verdict =
      isTaken
      ? [item.verdict.phraseAsNew(wording)] : item.verdict.phrases(isChosen: isChosen, wording)
    let remarks = verdict.map { wording($0) } + item.remarks.map { $0.text(wording) }
    return wording(
      .importItemLine(
        place: item.place.text(wording),
        parts: parts.joined(separator: wording(.listComma)),
        remarks: remarks.joined(separator: wording(.listSemicolon))
      )
    )
  }

  /// The title without control characters, cut to 60 characters.
  package static func printable(_ title: String, _ limit: Int = 60) -> String {
    let shown = title.shown
    return shown.count > limit ? "\(shown.prefix(limit - 3))..." : shown
  }
}

extension CardImportPlan.Verdict {
  fileprivate func phrases(isChosen: Bool, _ wording: Wording) -> [Phrase] {
    func text(_ changes: [CardUpdate.Change]) -> String {
      changes.map { $0.text(wording) }.joined(separator: wording(.listComma))
    }
    switch self {
    case .new: return [.importNew]
    case .same: return [.importSame]
    case .update(let changes):
      let text = text(changes)
      return [isChosen ? .importUpdates(changes: text) : .importUpdatesNot(changes: text)]
    case .possibleDuplicate(let title): return [.importPossible(title: title.named(wording))]
    case .again(let place): return [.importInFile(place: place.text(wording))]
    case .joined(let place, let added, let replaced):
      let place = place.text(wording)
      let (added, replaced) = (text(added), text(replaced))
      return (added.isEmpty ? [] : [.importJoined(place: place, changes: added)])
        + (replaced.isEmpty
          ? []
          : isChosen
            ? [.importReplaces(place: place, changes: replaced)]
            : [.importReplacesNot(place: place, changes: replaced)])
    case .refused(let reason): return [.importRefused(reason: reason.text(wording))]
    }
  }

  /// The verdict on a card that is imported although the wallet or the file may have it.
  fileprivate func phraseAsNew(_ wording: Wording) -> Phrase {
    switch self {
    case .again(let place), .joined(let place, _, _):
      .importAgainInFile(place: place.text(wording))
    case .possibleDuplicate(let title): .importAgainPossible(title: title.named(wording))
    case .new, .same, .update, .refused: .importAgainInWallet
    }
  }
}

extension String {
  /// The title of a card, of which there may be none.
  fileprivate func named(_ wording: Wording) -> String {
    let title = CardImportReport.printable(self)
    return title.isEmpty ? wording(.importUntitled) : title
  }
}
