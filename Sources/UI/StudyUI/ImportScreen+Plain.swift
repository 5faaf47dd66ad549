import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension ImportScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    switch stage {
    case .path:
      context.fileName(
        path,
        saying: [context.line(.importText)],
        problem: problem?.words(context.wording)
      )
    case .unread, .reading: context.work(.importReading, progress, isStopping: isStopping)
    case .writing, .undoing: context.work(.importWriting, progress, isStopping: isStopping)
    case .preview(let preview): told(preview, context)
    case .done(let tally, let badLines): done(tally, badLines, context)
    }
  }

  /// What would be done, before it is.
  private func told(_ preview: ImportPreview, _ context: PlainContext<StudyData>) -> PlainScene {
    let wording = context.wording
    let into: [PlainLine] =
      preview.decks.isEmpty
      ? []
      : [
        context.line(
          .importInto(decks: wording.all(preview.decks.map(\.description)))
        )
      ]
    let remarks =
      preview.badLines.map { $0.words(wording) } + preview.losses.map { $0.words(wording) }
    let list = PlainList(count: remarks.count, context: context)
    let lossy =
      preview.losses.isEmpty
      ? [] : [context.item(.lineModeImportLossy, String(preview.losses.count))]
    return PlainScene(
      name: "preview \(context.firstRow)",
      lines: counts(preview.tally, context) + lossy + into
        + list.page.map { .text(remarks[$0]) },
      choices: [PlainChoice("1", wording(.lineModeImportAll), .enter)] + list.more
        + [PlainChoice("q", wording(.lineModeImportNone), .escape)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  private func done(
    _ tally: ImportTally,
    _ badLines: [ImportPreview.BadLine],
    _ context: PlainContext<StudyData>
  ) -> PlainScene {
    let list = PlainList(count: badLines.count, context: context)
    // What was left out was said before; who wants to hear it again goes on to it.
    let isMore = context.firstRow > 0
    return PlainScene(
      name: "done \(context.firstRow)",
      lines: isMore
        ? told(badLines, list, context) : counts(tally, context) + [context.line(.importAfter)],
      choices: [PlainChoice("u", context.wording(.keyUndo), .character("u"))] + list.more
        + [context.back(.escape)],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }

  /// How many notes of which kind there are.
  private func counts(_ tally: ImportTally, _ context: PlainContext<StudyData>) -> [PlainLine] {
    let wording = context.wording
    var notes = [context.line(.lineModeImportNew(notes: wording.count(.notes, tally.new)))]
    if tally.replaced > 0 {
      let replaced = wording.count(.notes, tally.replaced)
      notes.append(context.line(.lineModeImportReplaced(notes: replaced)))
    }
    if tally.unchanged > 0 {
      let unchanged = wording.count(.notes, tally.unchanged)
      notes.append(context.line(.lineModeImportUnchanged(notes: unchanged)))
    }
    guard tally.bad > 0 else { return notes }
    return notes + [context.item(.lineModeImportBad, String(tally.bad))]
  }

  private func told(
    _ badLines: [ImportPreview.BadLine],
    _ list: PlainList,
    _ context: PlainContext<StudyData>
  ) -> [PlainLine] {
    badLines[list.page].map { .text($0.words(context.wording)) }
  }
}
