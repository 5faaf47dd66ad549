import PaymentCards
import Screens
import Widgets
import Wording

extension CardExportScreen {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    guard !isWriting else { return context.moment(.importWriting) }
    switch step {
    case .form:
      return context.fileName(
        path,
        saying: [
          context.item(.exportRowScope, part(context.wording)),
          .text(pathQuestion(context.wording, codes: standing)),
        ],
        problem: problem,
        choices: [format(context), self.codes(context)],
        action: { .path($0) },
        submit: .proceed,
        back: .close
      )
    case .password:
      return typing([.cardExportPassword(path: path.text)], .lineModePassword, context)
    case .passwordAgain:
      let advice = isShort ? [shortPassword] : []
      return typing(advice + [.cardExportPasswordAgain], .lineModePassword, context)
    case .word:
      let question = Phrase.cardExportConfirmation(
        path: path.text,
        word: PaymentCardExportFormat.confirmation
      )
      return LineModeScene(
        name: "confirmation \(withCodes)",
        lines: (problem.map { [.text($0)] } ?? [])
          + [context.line(standing), context.line(question)],
        choices: [codes(context), context.back(.close)],
        entry: .text(clearing: [.word(.clear)], submitting: [.proceed]),
        prompt: .lineModeAsk(what: PaymentCardExportFormat.confirmation),
        field: word
      )
    }
  }

  /// The sentence that says if security codes are written, and the word that changes it.
  private var standing: Phrase { withCodes ? .lineModeExportCodes : .lineModeExportNoCodes }

  private func format(_ context: LineContext) -> LineChoice {
    let wording = context.wording
    let item = Phrase.lineModeItem(label: wording(.exportRowFormat), value: format.label(wording))
    return LineModeChoice("format", wording(item), .format)
  }

  private func codes(_ context: LineContext) -> LineChoice {
    let other: Phrase = withCodes ? .cardCodesLeft : .cardCodesKept
    return LineModeChoice("codes", context.wording(other), .codes)
  }

  private func typing(_ lines: [Phrase], _ label: Phrase, _ context: LineContext) -> LineScene {
    let problem = problem ?? password.problem.map { context.wording($0) }
    return LineModeScene(
      name: "\(step) \(problem ?? "")",
      lines: (problem.map { [.text($0)] } ?? []) + lines.map { context.line($0) },
      choices: [context.back(.close)],
      entry: .hidden(clearing: [.password(.clear)], submitting: [.proceed]),
      prompt: .lineModeAsk(what: context.wording(label))
    )
  }
}
