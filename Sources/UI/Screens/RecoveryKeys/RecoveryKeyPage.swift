package import Secrets
import Widgets
package import WindowLevels
package import Wording

/// A recovery key to be written down, which is drawn and spoken.
package struct RecoveryKeyPage {
  /// The widest text, in columns.
  package static let widest = 72

  private let key: RecoveryKey

  package init(_ key: RecoveryKey) { self.key = key }

  /// Draws the key's groups, and beneath them what to do with it, in the middle.
  package func draw(
    _ text: String,
    in body: Rect,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) {
    let lines = WrappedText(text, width: body.width).lines.count
    let room = Size(width: body.width, height: max(2, body.height - lines - 1))
    let boxes = RecoveryKeyBoxes(in: room)
    let area = body.centered(Size(width: body.width, height: boxes.size.height + 1 + lines))
    let origin = Point(x: area.minX + (area.width - boxes.size.width) / 2, y: area.minY)
    boxes.draw(from: origin, into: &canvas, theme: environment.theme) {
      Unicode.Scalar(key.symbol(group: $0, position: $1))
    }
    canvas.cursor = boxes.place(0, 0, from: origin)
    canvas.write(wrapped: text, in: area.dropping(rows: boxes.size.height + 1))
  }

  /// The key in line mode.
  ///
  /// - Parameter heading: what is said before it.
  package func scene<Action>(
    _ heading: SpokenLine,
    leaving: LineModeChoice<Action>,
    prompt: Phrase,
    onEmpty: ChoiceAction<Action>
  ) -> LineModeScene<Action> {
    LineModeScene(
      name: "key",
      lines: [heading] + (0..<RecoveryKey.groupCount).map { .recoveryGroup($0, key) },
      choices: [leaving],
      prompt: prompt,
      onEmpty: onEmpty,
      hasHint: false
    )
  }
}
