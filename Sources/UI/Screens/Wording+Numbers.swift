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

extension Wording {
  /// The numbers of cards that are marked and listed: "2 marked, 1 not shown, 7 cards".
  ///
  /// - Parameter cards: the number of cards that are listed, in words.
  package func listCount(_ cards: String, marked: Int, hidden: Int = 0) -> String {
    let parts = [
      marked > 0 ? self(.listMarked(count: String(marked))) : "",
      hidden > 0 ? self(.listMarkedHidden(count: String(hidden))) : "", cards,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: self(.listComma))
  }
}
