import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The placeholder of a study screen without a card: the deck or the decks are being loaded, or can't
/// be read. It is drawn and spoken.
struct LoadingPlaceholder {
  /// The reason why they can't be read; nil while they are loaded.
  private let reason: FailureReason?

  /// The placeholder of what can't be read for a reason; nil while it is loaded.
  init(because reason: FailureReason?) {
    self.reason = reason
  }

  /// The placeholder of a deck.
  init(_ deck: DeckID, _ context: StudyContext) {
    reason = context.data.failure(of: deck)
  }

  /// The placeholder of all decks.
  init(_ context: StudyContext) {
    reason = context.data.decksLoading.failure
  }

  /// The keys of the placeholder: to try again if the deck can't be read, and to close.
  static func bindings<Action>(
    isUnreadable: Bool,
    again: Action,
    close: Action
  ) -> [KeyBinding<Action>] {
    (isUnreadable ? [KeyBinding(.enter, does: again, .lineModeAgain, named: "again")] : [])
      + [KeyBinding(.escape, .left, does: close, .keyBack)]
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    guard let reason else {
      return Self.draw(wording(.studyLoading), "", into: &canvas, context)
    }
    Self.draw(
      wording(.decksUnreadableTitle),
      wording(.decksUnreadableText(reason: wording(reason))),
      isProblem: true,
      into: &canvas,
      context
    )
  }

  /// The scene of line mode.
  ///
  /// - Parameter isRead: True if the deck is read, and a card of it is rendered. That takes
  ///   milliseconds, in which nothing is said.
  func scene<Action>(
    _ context: LineModeContext<StudyData, Action>,
    again: Action,
    close: Action,
    isRead: Bool = false
  ) -> LineModeScene<Action> {
    let wording = context.wording
    guard let reason else {
      return isRead
        ? LineModeScene(name: "rendering", entry: .none, prompt: nil, hasHint: false)
        : context.moment(.studyLoading)
    }
    return LineModeScene(
      name: "unreadable",
      lines: [
        context.line(.decksUnreadableTitle),
        context.line(.lineModeUnreadable(reason: wording(reason))),
      ],
      choices: [LineModeChoice("1", wording(.lineModeAgain), again), context.back(close)],
      isQuestion: true
    )
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
    let theme = context.theme
    let sign = isProblem ? "\(Character(theme.cross)) " : ""
    let heads = WrappedText(sign + heading, width: width).lines
    let lines = heads + (text.isEmpty ? [] : [""] + WrappedText(text, width: width).lines)
    let box = body.centered(Size(width: width, height: lines.count))
    for (index, line) in lines.enumerated() where box.minY + index < canvas.size.height {
      let style = index >= heads.count ? .plain : isProblem ? theme.bad : theme.title
      canvas.writeCentered(line, in: box, y: box.minY + index, style: style)
    }
    let start = (box.width - displayWidth(of: heads[0])) / 2
    canvas.cursor = box.origin.moved(x: max(0, start))
  }
}
