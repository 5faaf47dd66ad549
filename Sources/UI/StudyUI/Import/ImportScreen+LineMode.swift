import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension ImportScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .path:
      context.fileName(
        path,
        saying: [context.line(.importText)],
        problem: problem?.words(context.wording),
        action: { .path($0) },
        submit: .proceed,
        back: .close
      )
    case .unread, .reading, .writing: work.scene(context.wording, stop: .stop)
    case .preview(let preview):
      if preview.namesNoDeck, !isDeckChosen {
        decks(context)
      } else {
        told(preview, context)
      }
    case .done(let tally, let badLines): done(tally, badLines, context)
    }
  }

  /// Asks which deck takes notes that name none.
  private func decks(_ context: LineContext) -> LineScene {
    let decks = context.screen.data.decks.map(\.deck)
    let list = LineModeList(count: decks.count, context: context)
    return LineModeScene(
      name: "decks \(context.firstRow)",
      lines: [context.line(.lineModeWhichDeck)],
      choices: list.rows(doing: { [.into(decks[$0].id)] }) { context.wording.name(decks[$0].name) }
        + [context.back(.close)],
      onEmpty: ChoiceAction(actions: [.into(nil)])
    )
  }

  /// The preview of an import.
  private func told(_ preview: ImportPreview, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let into: [SpokenLine] =
      preview.decks.isEmpty
      ? []
      : [
        context.line(
          .importInto(decks: wording.all(preview.decks.map { wording.name($0) }))
        )
      ]
    let remarks =
      preview.notKept.map { wording($0) } + preview.badLines.map { $0.words(wording) }
    let list = LineModeList(count: remarks.count, context: context)
    return LineModeScene(
      name: "preview \(context.firstRow)",
      lines: counts(preview.tally, context) + into
        + list.page.map { .text(remarks[$0]) },
      choices: [LineModeChoice("1", wording(.lineModeImportAll), .proceed)] + list.more
        + [LineModeChoice("q", wording(.lineModeImportNone), .close)],
      isQuestion: true
    )
  }

  private func done(
    _ tally: ImportTally,
    _ badLines: [ImportPreview.BadLine],
    _ context: LineContext
  ) -> LineScene {
    let list = LineModeList(count: badLines.count, context: context)
    // What was left out was said before; who wants to hear it again goes on to it.
    let isMore = context.firstRow > 0
    return LineModeScene(
      name: "done \(context.firstRow)",
      lines: isMore
        ? told(badLines, list, context) : counts(tally, context) + [context.line(.importAfter)],
      choices: [LineModeChoice("u", context.wording(.keyUndo), .undo)] + list.more
        + [context.back(.close)]
    )
  }

  /// The numbers of notes of each kind.
  private func counts(_ tally: ImportTally, _ context: LineContext) -> [SpokenLine] {
    let wording = context.wording
    var notes = [context.line(.lineModeImportNew(notes: wording(tally.counted(tally.new))))]
    if tally.replaced > 0 {
      let replaced = wording(tally.counted(tally.replaced))
      notes.append(context.line(.lineModeImportReplaced(notes: replaced)))
    }
    if tally.unchanged > 0 {
      let unchanged = wording(tally.counted(tally.unchanged))
      notes.append(context.line(.lineModeImportUnchanged(notes: unchanged)))
    }
    if let arrivals = tally.arrivals.words(wording) { notes.append(.text(arrivals)) }
    guard tally.bad > 0 else { return notes }
    return notes + [context.item(.lineModeImportBad, String(tally.bad))]
  }

  private func told(
    _ badLines: [ImportPreview.BadLine],
    _ list: LineModeList<Action>,
    _ context: LineContext
  ) -> [SpokenLine] {
    badLines[list.page].map { .text($0.words(context.wording)) }
  }
}
