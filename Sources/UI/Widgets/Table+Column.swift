extension Table {
  /// A column of a table.
  public struct Column: Hashable, Sendable {
    /// The edge at which texts begin or end.
    public enum Alignment: Hashable, Sendable {
      /// Texts begin at the left edge.
      case left
      /// Texts, such as numbers, end at the right edge.
      case right
    }

    let head: String
    let short: String
    let width: Int
    let most: Int
    let share: Int
    let alignment: Alignment
    let givesWay: Int?

    /// A column.
    ///
    /// - Parameters:
    ///   - head: The words above it.
    ///   - short: The words above it where there is no room for all columns; nil for the same ones.
    ///   - width: Its least width.
    ///   - most: The width up to which it grows with what it holds; nil for no limit. Its head is
    ///     never cut by it.
    ///   - share: Its share of the width that is left, in proportion to those of other columns, which
    ///     have what it does not fill if they would be cut; 0 for a column that is never cut.
    ///   - alignment: The edge at which its texts begin or end.
    ///   - givesWay: Its place among the columns that give way, 1 for the first; nil for one that
    ///     never does.
    public init(
      _ head: String,
      short: String? = nil,
      width: Int = 0,
      most: Int? = nil,
      share: Int = 0,
      alignment: Alignment = .left,
      givesWay: Int? = nil
    ) {
      self.head = head
      self.short = short ?? head
      self.width = width
      self.most = most ?? .max
      self.share = share
      self.alignment = alignment
      self.givesWay = givesWay
    }
  }
}
