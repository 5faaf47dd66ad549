public import Secrets

/// A labelled field of a payment card beside those that every card has, such as a PIN.
public struct CustomField: Equatable, Codable, Sendable {
  /// The value of a custom field.
  public enum Value: Equatable, Codable, Sendable {
    /// Anybody who sees the card may read it.
    case text(String)
    /// It is shown only where that is asked for, as a number is.
    case hidden(SecretText)
  }

  /// The greatest number of fields of a card.
  public static let most = 100

  /// The label, in one line.
  public var label: String
  /// The value.
  public var value: Value

  /// A field.
  public init(_ label: String, _ value: Value) {
    self.label = label
    self.value = value
  }

  /// True if it is shown only where that is asked for.
  public var isHidden: Bool {
    if case .hidden = value { true } else { false }
  }

  /// The field without what it hides.
  public var withoutHidden: CustomField {
    isHidden ? CustomField(label, .hidden(SecretText())) : self
  }

  /// The length of its value in bytes of UTF-8.
  public var byteCount: Int {
    switch value {
    case .text(let text): text.utf8.count
    case .hidden(let text): text.count
    }
  }
}

/// The labels of what many programs keep of a card, in the form in which they are kept here, so that
/// they find their way back into those programs' formats. They are data, and not translated.
public enum CustomFieldLabel {
  /// The personal identification number; hidden.
  public static let pin = "PIN"
  /// The first month in which the card is valid, as `YYYY-MM` where it is one.
  public static let validFrom = "Valid from"
  /// The bank that issued the card.
  public static let bank = "Bank"
  /// The number of times the card was issued.
  public static let issueNumber = "Issue number"
  /// A name of a brand that is none of the table's.
  public static let brand = "Brand"
  /// The folder, vault or group in which the other program keeps it; levels are separated by `/`.
  public static let folder = "Folder"
  /// Words that the other program's user gave it, separated by commas.
  public static let tags = "Tags"
  /// An expiry that is no month.
  public static let expiry = "Expiry"
  /// A security code that is not three or four digits; hidden.
  public static let securityCode = "Security code"

  /// The labels that a person may want to add, the most usual first.
  public static let suggested = [pin, validFrom, bank, issueNumber]
}
