/// The focused row of a list, and its scroll position.
public struct ListState: Hashable, Sendable, Codable {
  /// The number of the focused row, counted from 0.
  public private(set) var selected = 0
  /// The number of the first row that is visible.
  public private(set) var top = 0

  /// A list at its first row.
  public init() {}

  /// A movement of the focus.
  public enum Move: Hashable, Sendable {
    /// By one row.
    case up, down
    /// By the visible rows but one.
    case pageUp, pageDown
    /// To an end of the list.
    case first, last
    /// To the row with that number, counted from 0.
    case row(Int)
  }

  /// Moves the focus in a list of `count` rows of which `height` are visible.
  ///
  /// - Returns: True if the focus moved.
  @discardableResult
  public mutating func move(_ move: Move, count: Int, height: Int) -> Bool {
    let page = max(1, height - 1)
    let old = selected
    switch move {
    case .up: selected -= 1
    case .down: selected += 1
    case .pageUp: selected -= page
    case .pageDown: selected += page
    case .first: selected = 0
    case .last: selected = count - 1
    case .row(let row): selected = row
    }
    fit(count: count, height: height)
    return selected != old
  }

  /// Moves the focus in a list with rows that can't have it, such as headings: it goes on past them,
  /// and turns back at an end of the list. A heading right above the focus is visible.
  ///
  /// - Returns: True if the focus moved.
  @discardableResult
  public mutating func move(
    _ move: Move,
    count: Int,
    height: Int,
    past isHeading: (Int) -> Bool
  ) -> Bool {
    let old = selected
    self.move(move, count: count, height: height)
    guard count > 0 else { return selected != old }
    let goesUp = selected < old
    func row(goingUp: Bool) -> Int? {
      stride(from: selected, through: goingUp ? 0 : count - 1, by: goingUp ? -1 : 1)
        .first { !isHeading($0) }
    }
    selected = row(goingUp: goesUp) ?? row(goingUp: !goesUp) ?? selected
    fit(count: count, height: height)
    if top > 0, top == selected, height > 1, isHeading(top - 1) { top -= 1 }
    return selected != old
  }

  /// Moves the focus to a row; the nearest one if there is no such row.
  public mutating func select(_ row: Int, count: Int, height: Int) {
    selected = row
    fit(count: count, height: height)
  }

  /// Keeps the focus within the list, and the focused row visible, after `count` or `height`
  /// changed.
  public mutating func fit(count: Int, height: Int) {
    selected = min(max(0, selected), max(0, count - 1))
    let height = max(1, height)
    top = min(top, selected)
    top = max(top, selected - height + 1)
    top = min(top, max(0, count - height))
    top = max(0, top)
  }
}
