// Unlike `rounded()` these need no call into the C library, which a replay would make several times
// for each review; and they are not generic, as a generic conversion to an integer is slow.

extension Double {
  /// The nearest integer of a number not below 0, a half rounded up.
  var roundedHalfUp: Int { Int(self + 0.5) }
}

extension Float {
  /// The nearest integer of a number not below 0, a half rounded up.
  var roundedHalfUp: Int { Int(self + 0.5) }
}

extension Comparable {
  /// The value, limited to `range`.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
