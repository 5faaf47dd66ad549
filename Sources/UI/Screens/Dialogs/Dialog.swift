package import Widgets
package import WindowLevels
package import Wording

/// A dialog of a screen, which is drawn, spoken, and answered by keys.
package struct Dialog: Sendable {
  package let box: DialogBox
  /// True if an answer does something that is dangerous or can't be undone.
  private let isGrave: Bool
  /// The lines that are spoken before the answers.
  private let spoken: [String]
  /// True if the way back is one of the choices, and not only where it is asked for.
  private let offersBack: Bool
  /// True if letters answer: where it is asked whether something is to be done.
  let hasLetters: Bool

  /// A dialog.
  ///
  /// - Parameter spoken: what is spoken, where it is not the text alone.
  package init(
    _ box: DialogBox,
    isGrave: Bool = true,
    saying spoken: [String]? = nil,
    offersBack: Bool = true,
    hasLetters: Bool = true
  ) {
    self.box = box
    self.isGrave = isGrave
    self.spoken = spoken ?? [box.text]
    self.offersBack = offersBack
    self.hasLetters = hasLetters
  }

  private func style(_ theme: Theme) -> Style { isGrave ? theme.bad : theme.accent }

  /// Draws the dialog in the middle of the screen.
  package func drawCentered(into canvas: inout Canvas, _ theme: Theme) {
    canvas.restyle(canvas.bounds, theme.dimmed)
    draw(in: canvas.bounds.centered(box.size(within: canvas.size)), into: &canvas, theme)
  }

  /// Draws the dialog into the whole of `rect`.
  package func draw(in rect: Rect, into canvas: inout Canvas, _ theme: Theme) {
    box.draw(in: rect, into: &canvas, theme: theme, style: style(theme))
  }

  /// The dialog in line mode: what is asked, and the answers by their numbers.
  package func scene<Action: DialogAnswering>(_ wording: Wording) -> LineModeScene<Action> {
    let dismiss = ChoiceAction(actions: [Action.dialog(.dismiss)])
    let back = offersBack ? [LineModeChoice("q", wording(.keyBack), dismiss)] : []
    return LineModeScene(
      name: "question \(spoken.joined(separator: " "))",
      lines: spoken.map { .text($0) },
      choices: box.choices.enumerated().map { index, answer in
        LineModeChoice(
          String(index + 1),
          answer,
          .dialog(.choose(index - box.selected)),
          .dialog(.confirm)
        )
      } + back,
      isQuestion: true,
      wayBack: offersBack ? nil : dismiss
    )
  }
}

extension Screen where Action: DialogAnswering {
  package static var dialogKeys: [KeyBinding<Action>] { Action.dialogKeys }

  package func dialogScene(_ context: Context) -> LineScene? {
    dialog(context)?.scene(context.wording)
  }

  /// Draws the dialog over the screen, if there is one.
  package func drawDialog(into canvas: inout Canvas, _ context: Context) {
    dialog(context)?.drawCentered(into: &canvas, context.theme)
  }
}
