import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension CardImportScreen {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .path:
      context.fileName(
        path,
        saying: [context.line(.cardImportText)],
        problem: problem,
        action: { .path($0) },
        submit: .proceed,
        back: .close
      )
    case .unread, .reading:
      context.work(.importReading, progress, isStopping: isStopping, stop: .stop)
    case .writing:
      context.work(.importWriting, progress, isStopping: isStopping, stop: .stop)
    case .preview(let preview):
      if let confirmation {
        confirmation.scene(
          question(confirmation.change, context.wording),
          go: .keyImport,
          context
        ) { .answer($0) }
      } else {
        told(preview, context)
      }
    }
  }

  /// The consequence for each item. The choices tell the options.
  private func told(_ preview: CardImportPreview, _ context: LineModeContext<WalletData, Action>)
    -> LineModeScene<Action>
  {
    let wording = context.wording
    let list = LineModeList(count: preview.lines.count, context: context)
    let cards = wording.count(.cards, count(of: preview))
    var choices: [LineModeChoice<Action>] = [
      LineModeChoice("1", wording(.lineModeCardImport(cards: cards)), .proceed)
    ]
    if preview.hasCodes {
      let other: Phrase = keepsCodes ? .lineModeCodesLeave : .lineModeCodesKeep
      choices.append(LineModeChoice("c", wording(other), .codes))
    }
    if !preview.duplicates.isEmpty {
      let cards = wording.count(.cards, preview.duplicates.count)
      let other: Phrase =
        takesDuplicates
        ? .lineModeDuplicatesLeave(cards: cards) : .lineModeDuplicatesTake(cards: cards)
      choices.append(LineModeChoice("d", wording(other), .duplicates))
    }
    return LineModeScene(
      name: "preview \(context.firstRow) \(keepsCodes) \(takesDuplicates)",
      lines: list.page.map { index in
        let asNew = takesDuplicates ? preview.duplicates[index] : nil
        return .text(asNew ?? preview.lines[index])
      } + [context.line(keepsCodes ? .cardCodesKept : .cardCodesLeft)],
      choices: choices + list.more + [LineModeChoice("q", wording(.lineModeImportNone), .close)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }
}

extension CardExportScreen {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    if isWriting { return context.moment(.importWriting) }
    let wording = context.wording
    let standing = context.line(withCodes ? .lineModeExportCodes : .lineModeExportNoCodes)
    let other: Phrase = withCodes ? .lineModeCodesLeave : .lineModeCodesKeep
    let codes = LineModeChoice<Action>("codes", wording(other), .codes)
    guard isConfirming else {
      return context.fileName(
        path,
        saying: (marked.map { marks in
          [context.line(.lineModeCardExportMarked(cards: wording.count(.cards, marks.count)))]
        } ?? [context.line(.lineModeCardExport)]) + [standing],
        problem: problem,
        choices: [codes],
        action: { .path($0) },
        submit: .proceed,
        back: .close
      )
    }
    let confirmation = Phrase.cardExportConfirmation(path: path.text, word: wording(.exportWord))
    return LineModeScene(
      name: "confirmation \(withCodes)",
      lines: (problem.map { [.text($0)] } ?? [])
        + [standing, context.line(confirmation)],
      choices: [codes, context.back(.close)],
      entry: .text(clearing: [.word(.clear)], submitting: [.proceed]),
      prompt: wording(.lineModeAsk(what: wording(.exportWord))),
      field: word
    )
  }
}
