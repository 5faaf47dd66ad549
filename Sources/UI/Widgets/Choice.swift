extension RawRepresentable where Self: CaseIterable, RawValue == Int {
  /// The choice `step` places further on; wraps around at both ends.
  package func advanced(by step: Int) -> Self {
    let count = Self.allCases.count
    return Self(rawValue: (rawValue + step + count) % count) ?? self
  }
}
