extension RawRepresentable where Self: CaseIterable, RawValue == Int {
  /// The choice `step` further on, around the end.
  package func advanced(by step: Int) -> Self {
    let count = Self.allCases.count
    return Self(rawValue: (rawValue + step + count) % count) ?? self
  }
}
