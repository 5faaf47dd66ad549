/// The on-screen keypad: its keys, and the key with the focus.
///
/// Only navigation keys move the focus: if it followed typed digits it would show them to whoever
/// looks or listens.
public struct Keypad: Hashable, Sendable {
  /// A key of the keypad.
  public enum Key: Hashable, Sendable {
    /// Types a digit, 0 to 9.
    case digit(Int)
    /// Deletes the last digit.
    case delete
  }

  /// A direction in which the focus moves.
  public enum Direction: Sendable, CaseIterable {
    /// One key in that direction.
    case up, down, left, right
  }

  /// The keys by row; nil where there is none.
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

  /// Creates a keypad with the focus on 5, from where every key except the last row's is at most
  /// two steps away.
  public init() {}

  /// The key with the focus.
  public var focused: Key {
    Self.rows[row][column] ?? .digit(0)
  }

  /// Moves the focus to the next key in a direction; it stays if there is none.
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
