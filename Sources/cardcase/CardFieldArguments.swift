public import ArgumentParser
public import PaymentCards
import Wording

extension PaymentCardFieldQuery: ExpressibleByArgument {
  /// The field of a name, or of its name in JSON, or else the custom field of a label.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(argument)
  }

  /// The names of fields. Labels are the card's own.
  public static var allValueStrings: [String] {
    PaymentCardField.Name.arguments.compactMap(\.argument)
  }
  /// Completions are the names of fields.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The field that is meant, behind the card or as an option; the number where none is named.
struct CardFieldArgument: ParsableArguments {
  @Argument(help: ArgumentHelp(.helpCardField, value: .helpValueField))
  var name: PaymentCardFieldQuery?

  @Option(help: ArgumentHelp(.helpCardField, value: .helpValueField))
  var field: PaymentCardFieldQuery?

  var value: PaymentCardFieldQuery { name ?? field ?? .field(.whole(.number)) }

  func validate() throws {
    if name != nil, field != nil { throw ValidationError(.usageTwoFields) }
  }
}

/// The argument that says which card is meant.
struct PaymentCardQueryArgument: ParsableArguments {
  // Completed with nothing, so that fish counts it and offers the fields behind it.
  @Argument(help: ArgumentHelp(.helpCardQuery, value: .helpValueQuery), completion: .list([]))
  var query: String

  var value: PaymentCardQuery { PaymentCardQuery(query) }
}
