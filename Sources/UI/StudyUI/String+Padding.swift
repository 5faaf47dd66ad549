import WindowLevels

extension String {
  /// The string with blanks in front, at least `width` columns wide.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth(of: self))) + self
  }
}
