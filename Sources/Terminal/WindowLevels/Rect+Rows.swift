extension Rect {
  /// The rectangle without its first `rows` rows.
  public func dropping(rows: Int) -> Rect {
    Rect(x: minX, y: minY + rows, width: width, height: height - rows)
  }

  /// The first `rows` rows of the rectangle, or all of it if it has fewer.
  public func keeping(rows: Int) -> Rect {
    Rect(x: minX, y: minY, width: width, height: min(rows, height))
  }
}
