/// The greatest numbers of characters in a card's texts.
public enum CardTextLimits {
  /// The title.
  public static let title = 60
  /// The label of a custom field.
  public static let label = 60
  /// The value of a custom field.
  public static let customField = 2_000
  /// The notes.
  public static let notes = 2_000
}
