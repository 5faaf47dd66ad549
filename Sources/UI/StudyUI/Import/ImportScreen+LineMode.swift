import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension ImportScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .path:
      context.form(
        form,
        saying: .importText,
        problem: problem?.words(context.wording),
        action: { .form($0) },
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
      onEmpty: ChoiceAction(actions: [.into(nil)]),
      enter: context.wording(.deckAddTitle)
    )
  }

  /// The preview of an import.
  private func told(_ preview: ImportPreview, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let into = preview.decks.count == 1 ? preview.decks[0].name : nil
    let remarks =
      (into == nil ? decks(of: preview, wording) : [])
      + preview.losses.map { wording($0.sentence) } + preview.badLines.map { $0.words(wording) }
    let list = LineModeList(count: remarks.count, context: context)
    var lines = counts(preview.tally, context) + facts(preview, context)
    if let into { lines.append(context.line(.importInto(decks: wording.name(into)))) }
    lines += list.page.map { .text(remarks[$0]) }
    return LineModeScene(
      name: "preview \(context.firstRow)",
      lines: lines,
      choices: [LineModeChoice("1", wording(.keyImport), .proceed)] + list.more
        + [context.back(.close)],
      isQuestion: true
    )
  }

  /// The decks that get notes, with the numbers of each.
  private func decks(of preview: ImportPreview, _ wording: Wording) -> [String] {
    preview.decks.map { deck in
      wording(
        .lineModeImportDeck(
          deck: wording.name(deck.name),
          new: "\(deck.new)",
          changed: "\(deck.replaced)",
          same: "\(deck.unchanged)"
        )
      )
    }
  }

  /// The settings that come with notes, and how well the schedule fits.
  private func facts(_ preview: ImportPreview, _ context: LineContext) -> [SpokenLine] {
    let additions = preview.additions(context.wording)
    let verdict = preview.forecast.map { context.wording($0.verdict) }
    return (additions.isEmpty ? [] : [.text(context.wording.all(additions))])
      + (verdict.map { [context.item(.cardFacts, $0)] } ?? [])
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
        ? told(badLines, list, context) : counts(tally, context) + [context.line(.deckImportDone)],
      choices: [LineModeChoice("u", context.wording(.keyUndo), .undo)] + list.more
        + [context.back(.close)]
    )
  }

  /// The numbers of notes of each kind.
  private func counts(_ tally: ImportTally, _ context: LineContext) -> [SpokenLine] {
    let wording = context.wording
    let kinds: [(label: Phrase, count: Int)] = [
      (.columnNew, tally.new), (.columnChanged, tally.replaced),
      (.importUnchanged, tally.unchanged),
    ]
    var lines = kinds.filter { $0.count > 0 || $0.label == .columnNew }
      .map { context.item($0.label, wording(tally.counted($0.count))) }
    if let arrivals = tally.arrivals.words(wording) { lines.append(.text(arrivals)) }
    if tally.bad > 0 { lines.append(context.item(.importBad, String(tally.bad))) }
    return lines
  }

  private func told(
    _ badLines: [ImportPreview.BadLine],
    _ list: LineModeList<Action>,
    _ context: LineContext
  ) -> [SpokenLine] {
    badLines[list.page].map { .text($0.words(context.wording)) }
  }
}
