import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws an import.
struct ImportView {
  let screen: ImportScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  private var area: Rect { Self.area(context.size) }

  /// The area beneath the heading.
  static func area(_ size: Size) -> Rect { Heading.rectBeneath(in: size, width: 76) }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), wording(.keyImport)],
      into: &canvas,
      context.environment
    )
    canvas.cursor = area.origin
    switch screen.stage {
    case .path:
      PathFieldView(
        text: wording(.importText),
        path: screen.path,
        problem: screen.problem?.words(wording)
      ).draw(in: area, into: &canvas, context.environment)
    case .unread, .reading, .writing:
      screen.work.draw(in: area, into: &canvas, context.environment)
    case .preview(let preview):
      draw(
        preview.tally,
        preview.badLines,
        notKept: preview.notKept,
        decks: preview.decks,
        question: .deckImportQuestion,
        into: &canvas
      )
    case .done(let tally, let badLines):
      draw(tally, badLines, question: .deckImportDone, into: &canvas)
    }
  }

  private func draw(
    _ tally: ImportTally,
    _ badLines: [ImportPreview.BadLine],
    notKept: [Phrase] = [],
    decks: [DeckName] = [],
    question: Phrase,
    into canvas: inout Canvas
  ) {
    var y = area.minY
    let counts: [(Phrase, Int)] = [
      (.columnNew, tally.new), (.importReplaced, tally.replaced),
      (.importUnchanged, tally.unchanged), (.importBad, tally.bad),
    ]
    for (phrase, count) in counts where count > 0 || phrase == .columnNew {
      let number = String(count).leftPadded(to: 8)
      // The cursor is on the first number, not on the blanks before it.
      if y == area.minY {
        canvas.cursor = area.origin.moved(x: number.prefix { $0 == " " }.count)
      }
      canvas.write(
        number + "  " + wording(phrase),
        at: Point(x: area.minX, y: y),
        style: phrase == .importBad ? theme.bad : .plain,
        limit: area.width,
        ellipsis: theme.ellipsis
      )
      y += 1
    }
    if let arrivals = tally.arrivals.words(wording) {
      y += canvas.write(wrapped: arrivals, in: area.dropping(rows: y - area.minY))
    }
    if !decks.isEmpty {
      y += canvas.write(
        wrapped: wording(.importInto(decks: wording.all(decks.map(\.description)))),
        in: area.dropping(rows: y - area.minY).keeping(rows: 3)
      )
    }
    y += canvas.write(
      wrapped: wording(question),
      in: area.dropping(rows: y - area.minY),
      style: theme.title
    )
    let remarks = notKept.map { wording($0) } + badLines.map { $0.words(wording) }
    for remark in remarks.dropFirst(screen.scroll) {
      guard y < area.maxY else { break }
      y += canvas.write(
        wrapped: remark,
        in: area.dropping(rows: y - area.minY),
        style: theme.muted
      )
    }
  }
}
