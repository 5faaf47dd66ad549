/// The greatest numbers of characters in a card's texts.
public enum CardTextLimits {
  /// The title.
  public static let title = 60
  /// The notes.
  public static let notes = 2_000
}
