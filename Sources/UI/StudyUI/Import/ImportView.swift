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

  var theme: Theme { context.theme }
  var wording: Wording { context.wording }

  /// The area of the stages before and after the preview.
  static func area(_ size: Size) -> Rect { Heading.rectBeneath(in: size) }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), wording(.keyImport)],
      corner: screen.preview == nil
        ? nil : Heading.Corner(texts: [screen.fileName], style: theme.muted),
      into: &canvas,
      context.environment
    )
    let area = Self.area(context.size)
    canvas.cursor = area.origin
    switch screen.stage {
    case .path:
      screen.form.draw(
        .importText,
        problem: screen.problem?.words(wording),
        in: area,
        into: &canvas,
        context.environment
      )
    case .unread, .reading, .writing:
      screen.work.draw(in: area, into: &canvas, context.environment)
    case .preview(let preview): draw(preview, into: &canvas)
    case .done(let tally, let badLines): draw(tally, badLines, in: area, into: &canvas)
    }
  }

  /// Draws what was imported, and the lines that were left out.
  private func draw(
    _ tally: ImportTally,
    _ badLines: [ImportPreview.BadLine],
    in area: Rect,
    into canvas: inout Canvas
  ) {
    var y = area.minY
    let counts: [(Phrase, Int)] = [
      (.columnNew, tally.new), (.columnChanged, tally.replaced),
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
    y += canvas.write(
      wrapped: wording(.deckImportDone),
      in: area.dropping(rows: y - area.minY),
      style: theme.title
    )
    for line in badLines.dropFirst(screen.scroll) {
      guard y < area.maxY else { break }
      y += canvas.write(
        wrapped: line.words(wording),
        in: area.dropping(rows: y - area.minY),
        style: theme.muted
      )
    }
  }
}
