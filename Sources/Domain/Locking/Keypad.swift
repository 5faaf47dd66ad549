/// The on-screen keypad: which keys there are, and which of them has the focus. Only walking moves the
/// focus: one that followed typed digits would show them to whoever looks or listens.
public struct Keypad: Hashable, Sendable {
  /// A key of the keypad.
  public enum Key: Hashable, Sendable {
    /// Types a digit, 0 to 9.
    case digit(Int)
    /// Takes the last digit back.
    case delete
  }

  /// A step of the focus.
  public enum Direction: Sendable, CaseIterable {
    /// One key that way.
    case up, down, left, right
  }

  /// The keys by row, nil where there is none.
  public static let rows: [[Key?]] = [
    [.digit(1), .digit(2), .digit(3)],
    [.digit(4), .digit(5), .digit(6)],
    [.digit(7), .digit(8), .digit(9)],
    [nil, .digit(0), .delete],
  ]

  /// The row of the focus.
  public private(set) var row = 1
  /// The column of the focus.
  public private(set) var column = 1

  /// A keypad whose focus is on 5, from where every key is two steps away at most, but for the last
  /// row.
  public init() {}

  /// The key that has the focus.
  public var focused: Key {
    Self.rows[row][column] ?? .digit(0)
  }

  /// Moves the focus to the next key that way, and stays where there is none.
  public mutating func move(_ direction: Direction) {
    var (toRow, toColumn) = (row, column)
    switch direction {
    case .up: toRow -= 1
    case .down: toRow += 1
    case .left: toColumn -= 1
    case .right: toColumn += 1
    }
    guard Self.rows.indices.contains(toRow), Self.rows[toRow].indices.contains(toColumn) else {
      return
    }
    if Self.rows[toRow][toColumn] == nil {
      guard direction == .down else { return }
      toColumn += 1
    }
    (row, column) = (toRow, toColumn)
  }
}
