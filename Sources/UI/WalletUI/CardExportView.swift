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

  static func area(_ size: Size) -> Rect { Heading.rectBeneath(in: size, width: 76) }

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
    case .format: drawFormats(in: area, into: &canvas)
    case .path:
      PathFieldView(
        text: screen.pathQuestion(wording, codes: screen.codes),
        path: screen.path,
        problem: problem
      )
      .draw(in: area, into: &canvas, context.environment)
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
        note: (screen.isShort ? wording(screen.shortPassword) + " " : "")
          + wording(screen.codes)
      ).draw(in: area, into: &canvas, theme: theme)
    case .word:
      TextFieldView(text: screen.wordQuestion(wording), field: screen.word, problem: problem)
        .draw(in: area, into: &canvas, theme: theme)
    }
  }

  /// Draws the formats with what each is, and beneath them whether security codes are written.
  private func drawFormats(in area: Rect, into canvas: inout Canvas) {
    let used = canvas.write(
      wrapped: wording(screen.formatQuestion(wording)),
      in: area,
      style: theme.muted
    )
    let formats = PaymentCardExportFormat.allCases
    let notes = formats.map { WrappedText(wording($0.note), width: area.width - 2).lines }
    let height = formats.count + notes.reduce(0) { $0 + $1.count }
    let isRoomy = used + height + formats.count + 2 <= area.height
    var y = area.minY + used + 1
    for (format, note) in zip(formats, notes) {
      let isFocused = format == screen.format
      canvas.write(
        format.label(wording),
        at: Point(x: area.minX + 2, y: y),
        limit: area.width - 2,
        ellipsis: theme.ellipsis
      )
      if isFocused {
        canvas.focus(Rect(x: area.minX, y: y, width: area.width, height: 1), theme: theme)
      }
      y += 1
      // Where there is no room for all notes, the focused format keeps its own.
      guard isRoomy || isFocused else { continue }
      for line in note {
        canvas.write(line, at: Point(x: area.minX + 2, y: y), style: theme.muted)
        y += 1
      }
      if isRoomy { y += 1 }
    }
    guard y < area.maxY else { return }
    let last = Point(x: area.minX + 2, y: isRoomy ? y : area.maxY - 1)
    canvas.write(wording(screen.codes), at: last, style: theme.title, limit: area.width - 2)
  }
}

extension CardExportScreen {
  /// The sentence that says if security codes are written, and the key that changes it.
  var codes: Phrase { withCodes ? .cardCodesIncluded : .cardCodesExcluded }

  /// True if the password is one that is soon guessed.
  var isShort: Bool { password.count < Self.longPassword }

  /// The advice about a password that is soon guessed.
  var shortPassword: Phrase { .exportPasswordShort(count: String(Self.longPassword)) }

  func formatQuestion(_ wording: Wording) -> Phrase {
    marked.map { .cardExportFormatMarked($0.count) } ?? .cardExportFormat
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
    return wording(question) + " " + wording(codes)
  }
}
