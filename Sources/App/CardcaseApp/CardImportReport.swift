import CardFormats
import CardcaseUI
import PaymentCards
import WalletUI
import WindowLevels
import Wording

/// The plan of an import, in lines for the user.
struct CardImportReport {
  private(set) var lines: [String]

  /// - Parameters:
  ///   - codes: true if security codes are kept; nil to say nothing of them.
  ///   - withDuplicates: true if cards whose number is known are imported too.
  init(
    _ plan: CardImportPlan,
    _ format: any ReadableCardFormat,
    path: String,
    codes: Bool?,
    withDuplicates: Bool = false,
    _ wording: Wording
  ) {
    let heading = wording(.importHeading(path: path, format: wording(format.name)))
    let hasCodes = plan.items.indices.contains {
      plan.items[$0].hasCode && plan.writes($0, withDuplicates: withDuplicates)
    }
    lines =
      [heading] + plan.items.map { Self.line(of: $0, withDuplicates: withDuplicates, wording) }
    if hasCodes, let codes { lines.append(wording(codes ? .importCodesKept : .importCodesLeft)) }
  }

  /// An item, and the decision about it.
  static func line(
    of item: CardImportPlan.Item,
    withDuplicates: Bool = false,
    _ wording: Wording
  ) -> String {
    let title = printable(item.title)
    var parts = [title.isEmpty ? wording(.importUntitled) : title]
    if let brand = item.brand { parts.append(brand.facts.displayName) }
    if !item.lastFour.isEmpty { parts.append(item.lastFour) }
    if let expiry = item.expiry {
      parts.append("\(twoDigits(expiry.month))/\(twoDigits(expiry.year % 100))")
    }
    let isTaken = withDuplicates && item.isDuplicate
    let remarks =
      [isTaken ? taken(item.verdict, wording) : verdict(item.verdict, wording)]
      + item.remarks.map { $0.text(wording) }
    return "\(item.place.text(wording)): \(parts.joined(separator: ", ")): "
      + remarks.joined(separator: "; ")
  }

  private static func verdict(_ verdict: CardImportPlan.Verdict, _ wording: Wording) -> String {
    switch verdict {
    case .new: wording(.importNew)
    case .inWallet: wording(.importInWallet)
    case .inFile(let place): wording(.importInFile(place: place.text(wording)))
    case .refused(let reason): wording(.importRefused(reason: reason.text(wording)))
    }
  }

  /// The verdict on a card that is imported although its number is known.
  private static func taken(_ verdict: CardImportPlan.Verdict, _ wording: Wording) -> String {
    if case .inFile(let place) = verdict {
      return wording(.importAgainInFile(place: place.text(wording)))
    }
    return wording(.importAgainInWallet)
  }

  /// The title without control characters, cut to 60 characters.
  private static func printable(_ title: String) -> String {
    let shown = title.shown
    return shown.count > 60 ? "\(shown.prefix(57))..." : shown
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension CardImportPreview {
  /// The preview of an import, for the screen.
  init(_ importer: CardImporter, path: String, _ wording: Wording) {
    let plan = importer.plan
    let text = CardImportReport(plan, importer.format, path: path, codes: nil, wording)
    // The first line is the heading.
    let duplicates = plan.items.enumerated().filter(\.element.isDuplicate).map { index, row in
      (index + 1, CardImportReport.line(of: row, withDuplicates: true, wording))
    }
    self.init(
      lines: text.lines,
      new: plan.newCount,
      hasCodes: plan.items.contains { $0.hasCode && ($0.verdict == .new || $0.isDuplicate) },
      duplicates: Dictionary(duplicates) { one, _ in one }
    )
  }
}

extension ItemPlace {
  fileprivate func text(_ wording: Wording) -> String {
    switch unit {
    case .item: wording(.importItem(number: "\(number)"))
    case .line: wording(.importLine(number: "\(number)"))
    }
  }
}

extension ImportRemark {
  fileprivate func text(_ wording: Wording) -> String {
    switch self {
    case .checkDigit: wording(.importCheckDigit)
    case .unknownBrand: wording(.importUnknownBrand)
    case .expiryUnreadable: wording(.importExpiry)
    case .codeUnreadable: wording(.importCode)
    case .leftOut(let count): wording(.importLeftOut(number: "\(count)"))
    }
  }
}

extension ItemRefusal {
  fileprivate func text(_ wording: Wording) -> String {
    switch self {
    case .notACard(let kind): wording(.refusalKind(kind: wording(kind.phrase)))
    case .deleted: wording(.refusalDeleted)
    case .noNumber: wording(.refusalNoNumber)
    case .numberNotDigits: wording(.refusalNotDigits)
    case .numberLength(let count):
      wording(.refusalLength(digits: wording.count(.digits, count)))
    case .tooMuchText: wording(.refusalText)
    case .noAttributes: wording(.refusalAttributes)
    case .malformed: wording(.refusalMalformed)
    }
  }
}

extension ItemKind {
  fileprivate var phrase: Phrase {
    switch self {
    case .login: .itemLogin
    case .note: .itemNote
    case .identity: .itemIdentity
    case .key: .itemKey
    case .password: .itemPassword
    case .document: .itemDocument
    case .bankAccount: .itemBankAccount
    case .other: .itemOther
    }
  }
}
