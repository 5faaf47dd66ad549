public import WindowLevels

/// The head of a part of a screen: its title, a note at the right, and a rule beneath them.
public struct SectionHead: Sendable {
  /// The height in rows.
  public static let height = 2

  private let title: String
  private let note: String
  private let noteStyle: Style?

  /// A head.
  ///
  /// - Parameters:
  ///   - title: The words at the left.
  ///   - note: The words at the right; empty for none.
  ///   - noteStyle: The style of the note; nil for the muted one.
  public init(_ title: String, note: String = "", noteStyle: Style? = nil) {
    self.title = title
    self.note = note
    self.noteStyle = noteStyle
  }

  /// Draws the head in the first two rows of `rect`.
  public func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme) {
    let noteWidth = min(displayWidth(of: note), rect.width)
    let room = rect.width - (noteWidth > 0 ? noteWidth + 2 : 0)
    canvas.write(
      title,
      at: rect.origin,
      style: theme.title,
      limit: max(0, room),
      ellipsis: theme.ellipsis
    )
    canvas.write(
      note,
      at: Point(x: rect.maxX - noteWidth, y: rect.minY),
      style: noteStyle ?? theme.muted,
      limit: noteWidth
    )
    canvas.fill(
      Rect(x: rect.minX, y: rect.minY + 1, width: rect.width, height: 1),
      with: theme.borderLines.horizontal,
      style: theme.border
    )
  }
}
