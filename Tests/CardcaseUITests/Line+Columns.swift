import WindowLevels

extension String {
  /// The columns at which a text begins in this line of a screen.
  func columns(of text: String) -> [Int] {
    ranges(of: text).map { displayWidth(of: self[..<$0.lowerBound]) }
  }

  /// The column at which a text begins first; nil if it is not in this line.
  func column(of text: String) -> Int? { columns(of: text).first }
}
