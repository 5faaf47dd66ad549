import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension CardImportScreen {
  func scene(_ context: PlainContext<WalletData>) -> PlainScene {
    switch stage {
    case .path: context.fileName(path, saying: [context.line(.cardImportText)], problem: problem)
    case .unread, .reading: context.work(.importReading, progress, isStopping: isStopping)
    case .writing: context.work(.importWriting, progress, isStopping: isStopping)
    case .preview(let preview): told(preview, context)
    }
  }

  /// What would be done with each item. What is chosen besides is told by the choices.
  private func told(_ preview: CardImportPreview, _ context: PlainContext<WalletData>) -> PlainScene
  {
    let wording = context.wording
    let list = PlainList(count: preview.lines.count, context: context)
    let cards = wording.count(.cards, count(of: preview))
    var choices = [PlainChoice("1", wording(.lineModeCardImport(cards: cards)), .enter)]
    if preview.hasCodes {
      let other: Phrase = keepsCodes ? .lineModeCodesLeave : .lineModeCodesKeep
      choices.append(PlainChoice("c", wording(other), .character("c")))
    }
    if !preview.duplicates.isEmpty {
      let cards = wording.count(.cards, preview.duplicates.count)
      let other: Phrase =
        takesDuplicates
        ? .lineModeDuplicatesLeave(cards: cards) : .lineModeDuplicatesTake(cards: cards)
      choices.append(PlainChoice("d", wording(other), .character("d")))
    }
    return PlainScene(
      name: "preview \(context.firstRow) \(keepsCodes) \(takesDuplicates)",
      lines: list.page.map { index in
        let asNew = takesDuplicates ? preview.duplicates[index] : nil
        return .text(asNew ?? preview.lines[index])
      } + [context.line(keepsCodes ? .cardCodesKept : .cardCodesLeft)],
      choices: choices + list.more + [PlainChoice("q", wording(.lineModeImportNone), .escape)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }
}

extension CardExportScreen {
  func scene(_ context: PlainContext<WalletData>) -> PlainScene {
    if isWriting { return context.moment(.importWriting) }
    let wording = context.wording
    let standing = context.line(withCodes ? .lineModeExportCodes : .lineModeExportNoCodes)
    let other: Phrase = withCodes ? .lineModeCodesLeave : .lineModeCodesKeep
    let codes = PlainChoice("codes", wording(other), .tab)
    guard isConfirming else {
      return context.fileName(
        path,
        saying: [context.line(.lineModeCardExport), standing],
        problem: problem,
        choices: [codes]
      )
    }
    let confirmation = Phrase.cardExportConfirmation(path: path.text, word: wording(.exportWord))
    return PlainScene(
      name: "confirmation \(withCodes)",
      lines: (problem.map { [.text($0)] } ?? [])
        + [standing, context.line(confirmation)],
      choices: [codes, context.back(.escape)],
      entry: .text(clearing: [.end, .control("u")], sending: [.enter]),
      prompt: wording(.lineModeAsk(what: wording(.exportWord))),
      field: word
    )
  }
}
