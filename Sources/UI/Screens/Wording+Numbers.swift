package import Wording

extension Wording {
  /// A number of tenths, with one decimal.
  package func decimal(tenths: Int) -> String {
    self(.decimalNumber(whole: String(tenths / 10), tenth: String(abs(tenths % 10))))
  }

  /// A number with one decimal, but for whole ones.
  package func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : decimal(tenths: tenths)
  }
}
