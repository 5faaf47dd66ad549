import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws an export of cards.
struct CardExportView {
  let screen: CardExportScreen
  let context: WalletContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  static func area(_ size: Size) -> Rect {
    Heading.rectBeneath(in: size)
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw([wording(.homeWallet), wording(.keyExport)], into: &canvas, context.environment)
    let area = Self.area(canvas.size)
    guard !screen.isWriting else {
      canvas.cursor = area.origin
      canvas.write(wording(.importWriting), at: area.origin, style: theme.title)
      return
    }
    let problem = screen.problem
    switch screen.step {
    case .form:
      let rows = screen.rows
      OptionForm(
        rows: rows.map(option),
        focused: rows.firstIndex(of: screen.row) ?? 0,
        path: screen.path,
        problem: problem,
        note: wording(screen.format.note)
      ).draw(in: area, into: &canvas, context.environment)
    case .password:
      PasswordFieldView(
        text: wording(.cardExportPassword(path: screen.path.text)),
        field: screen.password,
        problem: problem ?? screen.password.problem.map { wording($0) },
        note: wording(screen.codes)
      ).draw(in: area, into: &canvas, theme: theme)
    case .passwordAgain:
      PasswordFieldView(
        text: wording(.cardExportPasswordAgain),
        field: screen.repetition,
        problem: problem,
        note: screen.isShort
          ? wording(
            .twoSentences(first: wording(screen.shortPassword), second: wording(screen.codes))
          ) : wording(screen.codes)
      ).draw(in: area, into: &canvas, theme: theme)
    case .word:
      TextFieldView(text: screen.wordQuestion(wording), field: screen.word, problem: problem)
        .draw(in: area, into: &canvas, theme: theme)
    }
  }

  private func option(_ row: CardExportScreen.Row) -> OptionRow {
    let label = wording(row.label)
    switch row {
    case .format:
      let others = PaymentCardExportFormat.allCases.filter { $0 != screen.format }
      return OptionRow(
        label,
        .choice(screen.format.label(wording), others: others.map { $0.label(wording) })
      )
    case .scope:
      let (part, all) = (screen.part(wording), wording(.deviceSharesBoth))
      return OptionRow(
        label,
        screen.isAll ? .choice(all, others: [part]) : .choice(part, others: [all])
      )
    case .codes: return OptionRow(label, .toggle(wording(.exportCodes), isOn: screen.withCodes))
    case .place: return OptionRow(label, .path(screen.path))
    }
  }
}

extension CardExportScreen.Row {
  /// The words before the value.
  fileprivate var label: Phrase {
    switch self {
    case .format: .exportRowFormat
    case .scope: .exportRowScope
    case .codes: .exportRowWith
    case .place: .exportRowPlace
    }
  }
}

extension CardExportScreen {
  /// The sentence that says if security codes are written, and the key that changes it.
  var codes: Phrase { withCodes ? .cardCodesKept : .cardCodesLeft }

  /// True if the password is one that is soon guessed.
  var isShort: Bool { password.count < Self.longPassword }

  /// The advice about a password that is soon guessed.
  var shortPassword: Phrase { .exportPasswordShort(count: String(Self.longPassword)) }

  /// The words for the cards that are exported unless it is all.
  func part(_ wording: Wording) -> String {
    marked.map { wording(.walletCards($0.count)) } ?? wording(.deviceSharesBoth)
  }

  func pathQuestion(_ wording: Wording, codes: Phrase) -> String {
    let question: Phrase =
      format == .sealed
      ? .cardExportSealedName : .cardExportPlainName(format: format.label(wording))
    return wording(.twoSentences(first: wording(codes), second: wording(question)))
  }

  func wordQuestion(_ wording: Wording) -> String {
    let question = Phrase.cardExportConfirmation(
      path: path.text,
      word: PaymentCardExportFormat.confirmation
    )
    return wording(.twoSentences(first: wording(question), second: wording(codes)))
  }
}
