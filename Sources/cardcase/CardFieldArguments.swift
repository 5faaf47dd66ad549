public import ArgumentParser
public import CardcaseApp
import PaymentCards
import Wording

extension CardFieldName: ExpressibleByArgument {
  /// The field of a name, or of its name in JSON.
  public init?(argument: String) {
    self.init(named: argument)
  }
}

/// A field that can be copied.
enum CopiedField: String, ExpressibleByArgument, CaseIterable {
  case number, expiry, code, holder

  var field: CardField {
    switch self {
    case .number: .number
    case .expiry: .expiry
    case .code: .securityCode
    case .holder: .holder
    }
  }
}

/// The argument that says which card is meant.
struct CardQueryArgument: ParsableArguments {
  @Argument(help: ArgumentHelp(.helpCardQuery, value: .helpValueQuery))
  var query: String

  var value: CardQuery { CardQuery(query) }
}
