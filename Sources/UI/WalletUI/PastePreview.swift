import DomainWords
import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// A card found in a paste, before it goes into the form: its values, and which of them are taken.
/// What is not sure is left out unless the user marks it. A lock discards it.
struct PastePreview: Sendable {
  /// An action of the user.
  enum Action: Sendable {
    /// Focuses another value, so many further on.
    case move(Int)
    /// Marks the focused value, or another one, or takes its mark away.
    case mark(Int?)
    /// Takes what is marked.
    case take
    /// Takes nothing.
    case discard
  }

  /// A value.
  struct Row: Sendable {
    let finding: PastedPaymentCard<SecretDigits>.Finding
    var isMarked: Bool

    var field: PaymentCardField { finding.value.field }
  }

  private(set) var rows: [Row]
  private(set) var selected = 0

  /// The card of a paste with more than one value, or with one for another field than the focused
  /// one; nil for any other paste.
  init?(_ card: PastedPaymentCard<SecretDigits>, focused field: PaymentCardField?) {
    rows = card.findings.prefix(Self.most).map { Row(finding: $0, isMarked: $0.isSure) }
    guard let first = rows.first else { return nil }
    // Numbers and dates alone have always gone where they belong.
    let isElsewhere =
      first.finding.isLabelled && first.field == .securityCode && field != first.field
    guard rows.count > 1 || isElsewhere else { return nil }
  }

  /// The greatest number of values that are shown.
  private static let most = 8

  /// The values that are taken.
  var taken: [PastedPaymentCard<SecretDigits>.Value] {
    rows.filter(\.isMarked).map(\.finding.value)
  }

  /// Focuses the value so many further on; wraps around at both ends.
  mutating func move(by step: Int) {
    selected = (selected + step + rows.count) % rows.count
  }

  /// Marks a value, or takes its mark away. Only one value of a field is marked.
  mutating func mark(_ index: Int?) {
    let index = index ?? selected
    guard rows.indices.contains(index) else { return }
    rows[index].isMarked.toggle()
    guard rows[index].isMarked else { return }
    for other in rows.indices where other != index && rows[other].field == rows[index].field {
      rows[other].isMarked = false
    }
  }

  /// The keys.
  static let bindings: [KeyBinding<CardWizard.Action>] = [
    KeyBinding(.enter, does: .preview(.take), .keyTakePasted, named: "choose"),
    KeyBinding(" ", does: .preview(.mark(nil)), .keyMarkRow, named: "mark"),
    KeyBinding(
      .up,
      .backTab,
      "k",
      does: .preview(.move(-1)),
      .keyMove,
      in: .moving,
      named: "move-up"
    ),
    KeyBinding(
      .down,
      .tab,
      "j",
      does: .preview(.move(1)),
      .keyMove,
      in: .moving,
      named: "move-down"
    ),
    KeyBinding(.escape, does: .preview(.discard), .keyBack),
  ]

  // MARK: In words

  /// The value as it may be seen: of the number the last four digits, of the code their count.
  func shown(_ row: Row, mask: Unicode.Scalar) -> String {
    switch row.finding.value {
    case .number(let digits):
      let hidden = String(repeating: Character(mask), count: 4)
      return "\(hidden) \(LastFour(digits).text)"
    case .securityCode(let digits): return String(repeating: Character(mask), count: digits.count)
    case .expiry(let date): return date.printed
    case .holder(let name): return name
    }
  }

  /// The dialog box.
  func box(_ wording: Wording, _ theme: Theme) -> DialogBox {
    let choices = rows.map { row in
      let sign = row.isMarked ? theme.check : row.finding.isSure ? theme.open : "?"
      let name = wording(row.field.shortName)
      let standing = row.finding.isSure ? "" : " (\(wording(.pastedUnsure)))"
      return "\(sign) \(name) \(shown(row, mask: theme.mask))\(standing)"
    }
    return DialogBox(
      heading: wording(.pastedTitle),
      text: wording(.pastedText),
      choices: choices,
      selected: selected
    )
  }

  /// The scene of line mode: each value in words, and the question what to do with them.
  func scene(_ context: LineModeContext<WalletData, CardWizard.Action>)
    -> LineModeScene<CardWizard.Action>
  {
    let wording = context.wording
    let lines = rows.map { row in
      let value = words(for: row, wording)
      let name = wording(row.field.name)
      let phrase: Phrase =
        row.finding.isSure
        ? .lineModeItem(label: name, value: value)
        : .pastedUnsureLine(field: name, value: value)
      return context.line(phrase)
    }
    let marks = rows.enumerated().map { index, row in
      let name = wording(
        .lineModeItem(label: wording(row.field.name), value: words(for: row, wording))
      )
      let label: Phrase = row.isMarked ? .pastedLeaveOut(value: name) : .pastedMark(value: name)
      return LineModeChoice<CardWizard.Action>(
        String(index + 2),
        wording(label),
        .preview(.mark(index))
      )
    }
    return LineModeScene(
      name: "pasted \(rows.map { "\($0.isMarked)" }.joined())",
      lines: [context.line(.pastedTitle)] + lines,
      choices: [LineModeChoice("1", wording(.keyTakePasted), .preview(.take))] + marks
        + [context.back(.preview(.discard))],
      isQuestion: true
    )
  }

  private func words(for row: Row, _ wording: Wording) -> String {
    switch row.finding.value {
    case .number(let digits):
      wording(.lineModeLastFour(digits: wording.digits(LastFour(digits).text)))
    case .securityCode(let digits): wording(.digits(digits.count))
    case .expiry(let date): date.words(wording)
    case .holder(let name): name
    }
  }
}
