import DomainWords
import Flashcards
import Widgets
import WindowLevels
import Wording

/// A filtered deck in the right pane: what it has now, its searches, and what answers do.
struct FilteredPane {
  let summary: FilteredSummary
  let theme: Theme
  let wording: Wording

  /// The sentences about the options of a filtered deck.
  static func words(_ deck: FilteredDeck, _ wording: Wording) -> [String] {
    let options = deck.options
    let searches = options.searches.map { $0.words(wording) }
    guard !options.reschedules else { return searches }
    let delays = [Rating.again, .hard, .good].map { rating in
      wording(
        .lineModeItem(
          label: wording(rating.phrase),
          value: options.delays.words(after: rating, wording)
        )
      )
    }
    return searches + [wording(.filteredPreview)] + delays
  }

  /// Draws the pane.
  func draw(in rect: Rect, into canvas: inout Canvas) {
    var left = rect
    SectionHead(summary.deck.name.leaf, note: wording(summary.deck.mark))
      .draw(in: left, into: &canvas, theme: theme)
    left = left.dropping(rows: SectionHead.height)
    var x = left.minX
    for (kind, words) in zip(QueueKind.allCases, summary.counts.words(wording)) {
      let style = theme.style(of: kind, summary.counts[kind])
      x += canvas.write(words, at: Point(x: x, y: left.minY), style: style) + 3
    }
    let cards = wording(.cards(summary.cards))
    let start = Point(x: max(x, left.maxX - displayWidth(of: cards)), y: left.minY)
    canvas.write(cards, at: start, style: theme.muted, limit: left.maxX - start.x)
    left = left.dropping(rows: 2)
    for words in Self.words(summary.deck, wording) where left.height > 0 {
      left = left.dropping(rows: canvas.write(wrapped: words, in: left, style: theme.text))
    }
  }
}
