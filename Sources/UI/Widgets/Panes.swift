public import WindowLevels

/// The division of a screen: one centred column, or from 120 columns on two panes, with the list
/// that one chooses from at the left and what is chosen at the right.
public struct Panes: Hashable, Sendable {
  /// The widest column of text, in columns.
  public static let widest = 100
  /// The width from which there are two panes, in columns.
  public static let twoFrom = 120
  /// The share of a pane that is as wide as the other, in per cent.
  public static let half = 50
  /// The margin at either side, in columns.
  private static let margin = 2

  /// The left pane, or the only column.
  public let main: Rect
  /// The right pane; nil if there is no room for two.
  public let detail: Rect?

  /// The panes of an area as wide as the screen.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - hasDetail: False for a screen without a right pane.
  ///   - widest: The widest only column.
  ///   - share: The percentage of the width that the left of two panes has, as far as it is no wider
  ///     than the widest column; the right one has the rest.
  public init(
    in area: Rect,
    hasDetail: Bool = true,
    widest: Int = Panes.widest,
    share: Int = Panes.half
  ) {
    guard hasDetail, area.width >= Self.twoFrom else {
      let room = area.inset(x: Self.margin)
      let width = min(room.width, widest)
      main = Rect(
        x: room.minX + (room.width - width) / 2,
        y: area.minY,
        width: width,
        height: area.height
      )
      detail = nil
      return
    }
    let left = min((area.width - 1) * share / 100 - 2 * Self.margin, Self.widest)
    // The line is in the middle of halves, and otherwise right behind the left pane.
    let divider =
      area.minX + (share == Self.half ? area.width / 2 : left + 2 * Self.margin + 1)
    main = Rect(
      x: divider - Self.margin - left,
      y: area.minY,
      width: left,
      height: area.height
    )
    detail = Rect(
      x: divider + 1 + Self.margin,
      y: area.minY,
      width: min(area.maxX - divider - 1 - 2 * Self.margin, Self.widest),
      height: area.height
    )
  }

  /// Draws the line between the panes.
  public func drawDivider(into canvas: inout Canvas, theme: Theme) {
    guard let detail else { return }
    canvas.fill(
      Rect(x: detail.minX - Self.margin - 1, y: main.minY, width: 1, height: main.height),
      with: theme.borderLines.vertical,
      style: theme.border
    )
  }
}
