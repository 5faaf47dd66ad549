import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the options of a deck, and the explanation of the focused one: in the right pane, or
/// beneath the list.
struct DeckOptionsView {
  let screen: DeckOptionsScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The rows beneath the list for the explanation.
  private static let noteHeight = 5
  /// The widest list in columns.
  private static let widest = 76

  private struct Areas {
    let list: Rect
    let note: Rect
    let panes: Panes
  }

  private static func areas(in size: Size) -> Areas {
    let body = Rect(size: size).dropping(rows: Heading.height)
    let panes = Panes(in: body, widest: widest)
    if let detail = panes.detail { return Areas(list: panes.main, note: detail, panes: panes) }
    let count = DeckOptionsScreen.Item.all.count
    let rest = panes.main.height - count
    let below = rest >= noteHeight + 1 ? rest : min(noteHeight - 1, panes.main.height / 2)
    let list = panes.main.keeping(rows: panes.main.height - below)
    return Areas(list: list, note: panes.main.dropping(rows: list.height), panes: panes)
  }

  /// The number of visible rows of the list in a window of this size.
  static func rows(in size: Size) -> Int { areas(in: size).list.height }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), screen.deck.name.description, wording(.keyOptions)],
      into: &canvas,
      context.environment
    )
    let areas = Self.areas(in: canvas.size)
    let items = DeckOptionsScreen.Item.all
    ListView.draw(
      items.count,
      state: screen.list,
      in: areas.list,
      into: &canvas,
      theme: theme
    ) { index in
      ListView.Row(
        leading: wording(items[index].label),
        trailing: items[index].words(in: screen.deck, wording)
      )
    }
    areas.panes.drawDivider(into: &canvas, theme: theme)
    drawNote(in: areas.note, into: &canvas)
  }

  private func drawNote(in rect: Rect, into canvas: inout Canvas) {
    var rect = rect
    let item = screen.selected
    if rect.height > SectionHead.height + 2 {
      SectionHead(wording(item.label)).draw(in: rect, into: &canvas, theme: theme)
      rect = rect.dropping(rows: SectionHead.height)
    }
    guard let typed = screen.typed else {
      // What can be typed has its rows, however few there are.
      let hint = item.typing.map { WrappedText($0.hint(wording), width: rect.width).lines } ?? []
      let room = rect.keeping(rows: max(1, rect.height - hint.count))
      var used = canvas.write(wrapped: wording(item.note), in: room)
      let sharing = screen.sharing(context).map(\.name.description)
      if !sharing.isEmpty, rect.height > used + 1 {
        used += canvas.write(
          wrapped: wording(.optionsShared(decks: wording.all(sharing))),
          in: rect.dropping(rows: used),
          style: theme.muted
        )
      }
      guard let typing = item.typing else { return }
      let rest = rect.dropping(rows: rect.height > used + 2 ? used + 1 : used)
      if rest.height > 0 {
        canvas.write(wrapped: typing.hint(wording), in: rest, style: theme.muted)
      }
      return
    }
    canvas.put(theme.pointer, at: rect.origin, style: theme.accent)
    let column = TextLine(text: typed.text, caret: typed.caret).draw(
      at: rect.origin.moved(x: 2),
      columns: max(1, rect.width - 2),
      into: &canvas,
      theme: theme
    )
    canvas.cursor = rect.origin.moved(x: 2 + (column ?? 0))
    let below = rect.dropping(rows: rect.height > 3 ? 2 : 1)
    if let problem = screen.problem {
      let words = problem.sentence(wording)
      canvas.write(wrapped: "\(Character(theme.cross)) \(words)", in: below, style: theme.bad)
    } else if let typing = item.typing {
      canvas.write(wrapped: typing.hint(wording), in: below, style: theme.muted)
    }
  }
}
