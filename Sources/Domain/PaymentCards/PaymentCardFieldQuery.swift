import TextSearch

/// A value of a card that a command asks for: a field that every card may have, or a custom field
/// by its label.
public enum PaymentCardFieldQuery: Sendable, Equatable {
  /// A field that every card may have.
  case field(PaymentCardField.Name)
  /// The custom field with a label.
  case label(String)

  /// Parses a name. The names of fields come before labels.
  public init(_ name: String) {
    self = PaymentCardField.Name(argument: name).map { .field($0) } ?? .label(name)
  }

  /// The name as it was given.
  package var text: String {
    switch self {
    case .field(let name): name.argument ?? name.json
    case .label(let label): label
    }
  }
}

extension PaymentCard {
  /// The first custom field with a label; where there is none, the first whose label differs in case,
  /// accents and width alone.
  package func customField(labelled label: String) -> CustomField? {
    customFields.first { $0.label == label }
      ?? customFields.first { TextFolding.fold($0.label) == TextFolding.fold(label) }
  }
}
