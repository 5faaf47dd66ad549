import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The placeholder of a study screen without a card: the deck is being loaded, can't be read, or is
/// done.
enum LoadingPlaceholder {
  /// The keys of the placeholder: to try again if the deck can't be read, and to close.
  static func bindings<Action>(
    isUnreadable: Bool,
    again: Action,
    close: Action
  ) -> [KeyBinding<Action>] {
    (isUnreadable ? [KeyBinding(.enter, does: again, .lineModeAgain, named: "again")] : [])
      + [KeyBinding(.escape, .left, does: close, .keyBack)]
  }

  /// Draws that a deck is being loaded, or can't be read.
  static func draw(_ deck: DeckID, into canvas: inout Canvas, _ context: StudyContext) {
    if let reason = context.data.failure(of: deck) {
      draw(
        context.wording(.deckUnreadableTitle),
        context.wording(.deckUnreadableText(reason: context.wording(reason))),
        isProblem: true,
        into: &canvas,
        context
      )
    } else {
      draw(context.wording(.studyLoading), "", into: &canvas, context)
    }
  }

  /// Draws a message with a heading.
  static func draw(
    _ heading: String,
    _ text: String,
    isProblem: Bool = false,
    into canvas: inout Canvas,
    _ context: StudyContext
  ) {
    let body = canvas.bounds.dropping(rows: Heading.height)
    let width = min(56, body.width - 4)
    let lines = text.isEmpty ? [] : WrappedText(text, width: width).lines
    let box = body.centered(Size(width: width, height: lines.count + (lines.isEmpty ? 1 : 2)))
    let theme = context.theme
    let sign = isProblem ? "\(Character(theme.cross)) " : ""
    canvas.writeCentered(
      sign + heading,
      in: box,
      y: box.minY,
      style: isProblem ? theme.bad : theme.title
    )
    for (index, line) in lines.enumerated() where box.minY + 2 + index < canvas.size.height {
      canvas.writeCentered(line, in: box, y: box.minY + 2 + index)
    }
    let start = (box.width - displayWidth(of: sign + heading)) / 2
    canvas.cursor = box.origin.moved(x: max(0, start))
  }
}
