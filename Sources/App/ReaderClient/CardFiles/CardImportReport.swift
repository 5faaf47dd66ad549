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
    lines =
      [wording(.lineModeItem(label: path, value: importer.format.displayName))]
      + importer.plan(keepingCodes: keepsCodes).items.map {
        Self.line(of: $0, withDuplicates: withDuplicates, wording)
      }
    if importer.hasCodes { lines.append(wording(keepsCodes ? .cardCodesKept : .importCodesLeft)) }
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
      ? [wording(.verdictNew)] : item.verdict.texts(isChosen: isChosen, wording)
    let remarks = verdict + item.remarks.map { $0.text(wording) }
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
  fileprivate func texts(isChosen: Bool, _ wording: Wording) -> [String] {
    func text(_ changes: [CardUpdate.Change]) -> String {
      changes.map { $0.text(wording) }.joined(separator: wording(.listComma))
    }
    func item(_ label: Phrase, _ changes: [CardUpdate.Change]) -> String {
      wording(.lineModeItem(label: wording(label), value: text(changes)))
    }
    switch self {
    case .new: return [wording(.verdictNew)]
    case .same: return [wording(.verdictSame)]
    case .update(let changes):
      return [
        isChosen
          ? item(.verdictUpdate, changes) : wording(.importUpdatesNot(changes: text(changes)))
      ]
    case .possibleDuplicate(let title):
      return [wording(.verdictPossible(title: title.named(wording)))]
    case .again(let place): return [wording(.verdictAgain(place: place.text(wording)))]
    case .joined(let place, let added, let replaced):
      let place = place.text(wording)
      let changes = text(replaced)
      let update: Phrase =
        isChosen
        ? .importReplaces(place: place, changes: changes)
        : .importReplacesNot(place: place, changes: changes)
      return (added.isEmpty ? [] : [item(.verdictJoined(place: place), added)])
        + (replaced.isEmpty ? [] : [wording(update)])
    case .refused(let reason): return [reason.text(wording)]
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
