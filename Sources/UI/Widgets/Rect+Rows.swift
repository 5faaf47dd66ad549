package import WindowLevels

extension Rect {
  /// The rectangle without its first `rows`.
  package func dropping(rows: Int) -> Rect {
    Rect(x: minX, y: minY + rows, width: width, height: height - rows)
  }

  /// Its first `rows`, or all of them where there are no more.
  package func keeping(rows: Int) -> Rect {
    Rect(x: minX, y: minY, width: width, height: min(rows, height))
  }
}
