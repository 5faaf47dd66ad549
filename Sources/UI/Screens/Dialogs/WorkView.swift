import Widgets
package import WindowLevels
package import Wording

/// Slow work in progress, which is drawn and spoken: its title, its progress, and a hint how to
/// cancel it.
package struct WorkView: Sendable {
  private let title: Phrase
  private let hint: Phrase
  private let progress: WorkProgress
  /// True to draw a pointer before the title, as in a dialog.
  private let hasPointer: Bool

  /// Work.
  ///
  /// - Parameter isStopping: True from the request to cancel until the work has ended.
  package init(
    _ title: Phrase,
    hint: Phrase = .importStopHint,
    _ progress: WorkProgress,
    isStopping: Bool = false,
    hasPointer: Bool = false
  ) {
    self.title = isStopping ? .importStopping : title
    self.hint = hint
    self.progress = progress
    self.hasPointer = hasPointer
  }

  /// The keys while work is under way.
  package static func keys<Action>(stop: Action) -> [KeyBinding<Action>] {
    [KeyBinding(.escape, does: stop, .keyStop)]
  }

  package func draw(
    in area: Rect,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) {
    let theme = environment.theme
    if hasPointer {
      canvas.put(theme.pointer, at: area.origin.moved(x: -2), style: theme.accent)
    }
    canvas.cursor = area.origin
    canvas.write(
      environment.wording(title),
      at: area.origin,
      style: theme.title,
      limit: area.width
    )
    var y = area.minY + 2
    if let percent = progress.percent {
      ProgressBar(done: percent, total: 100, label: "\(percent)%")
        .draw(in: area.dropping(rows: 2), into: &canvas, theme: theme)
      y += 3
    }
    canvas.write(
      wrapped: environment.wording(hint),
      in: Rect(x: area.minX, y: y, width: area.width, height: max(0, area.maxY - y)),
      style: theme.muted
    )
  }

  /// The scene of the work, which can be cancelled.
  package func scene<Action>(_ wording: Wording, stop: Action) -> LineModeScene<Action> {
    LineModeScene(
      name: "work \(title)",
      lines: [.text(wording(title))]
        + (progress.percent.map { [.text(wording(.asSentence(text: wording.percent(String($0)))))] }
          ?? []),
      choices: [LineModeChoice("q", wording(.keyStop), stop)],
      // What is over in a moment asks for nothing.
      prompt: progress.percent == nil ? nil : .lineModeWorking,
      onEmpty: ChoiceAction(),
      hasHint: false
    )
  }
}
