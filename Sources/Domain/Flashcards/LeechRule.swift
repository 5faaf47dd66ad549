/// The rule by which a card that keeps being forgotten is a leech.
public enum LeechRule {
  /// True at `threshold` lapses and at every half threshold (rounded up) more; never for 0.
  ///
  /// Source: Anki's rule.
  public static func isMet(lapses: Int, threshold: Int) -> Bool {
    guard threshold > 0, lapses >= threshold else { return false }
    return (lapses - threshold) % ((threshold + 1) / 2) == 0
  }
}
