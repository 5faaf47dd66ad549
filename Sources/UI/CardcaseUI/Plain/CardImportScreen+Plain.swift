import PaymentCards
import WindowLevels
import Wording

extension CardImportScreen {
  func scene(_ context: PlainContext) -> PlainScene {
    switch stage {
    case .path: context.fileName(path, saying: [context.line(.cardImportText)], problem: problem)
    case .unread, .reading: context.work(.importReading, progress, isStopping: isStopping)
    case .writing: context.work(.importWriting, progress, isStopping: isStopping)
    case .preview(let preview): told(preview, context)
    }
  }

  /// What would be done with each item. What is chosen besides is told by the choices.
  private func told(_ preview: CardImportPreview, _ context: PlainContext) -> PlainScene {
    let wording = context.wording
    let list = PlainList(count: preview.lines.count, context: context)
    let cards = wording.count(.cards, count(of: preview))
    var choices = [PlainChoice("1", wording(.plainCardImport, ["cards": cards]), .enter)]
    if preview.hasCodes {
      let other: Phrase = keepsCodes ? .plainCodesLeave : .plainCodesKeep
      choices.append(PlainChoice("c", wording(other), .character("c")))
    }
    if !preview.duplicates.isEmpty {
      let other: Phrase = takesDuplicates ? .plainDuplicatesLeave : .plainDuplicatesTake
      let cards = wording.count(.cards, preview.duplicates.count)
      choices.append(PlainChoice("d", wording(other, ["cards": cards]), .character("d")))
    }
    return PlainScene(
      name: "preview \(context.firstRow) \(keepsCodes) \(takesDuplicates)",
      lines: list.page.map { index in
        let asNew = takesDuplicates ? preview.duplicates[index] : nil
        return .text(asNew ?? preview.lines[index])
      } + [context.line(keepsCodes ? .cardCodesKept : .cardCodesLeft)],
      choices: choices + list.more + [PlainChoice("q", wording(.plainImportNone), .escape)],
      listsChoices: true,
      prompt: wording(.plainChoose)
    )
  }
}

extension CardExportScreen {
  func scene(_ context: PlainContext) -> PlainScene {
    if isWriting { return context.moment(.importWriting) }
    let wording = context.wording
    let standing = context.line(withCodes ? .plainExportCodes : .plainExportNoCodes)
    let other: Phrase = withCodes ? .plainCodesLeave : .plainCodesKeep
    let codes = PlainChoice("codes", wording(other), .tab)
    guard isConfirming else {
      return context.fileName(
        path,
        saying: [context.line(.plainCardExport), standing],
        problem: problem,
        choices: [codes]
      )
    }
    let values = ["path": path.text, "word": wording(.exportWord)]
    return PlainScene(
      name: "confirmation \(withCodes)",
      lines: (problem.map { [.text($0)] } ?? [])
        + [standing, context.line(.cardExportConfirmation, values)],
      choices: [codes, context.back(.escape)],
      entry: .text(clearing: [.end, .control("u")], sending: [.enter]),
      prompt: wording(.plainAsk, ["what": wording(.exportWord)]),
      field: word
    )
  }
}
