package import PaymentCards
import Secrets
import WindowTerminal

extension PaymentCardCommands {
  /// Writes a field or a custom field of a card, and a line feed. The key is gone before that.
  ///
  /// - Parameters:
  ///   - descriptor: the open descriptor that it goes to; nil for standard output.
  ///   - toTerminal: true if that may be a terminal.
  ///   - tell: receives the remarks after unlocking.
  package func show(
    _ name: PaymentCardFieldQuery,
    of query: PaymentCardQuery,
    to descriptor: Int32?,
    toTerminal: Bool,
    _ tell: ([String]) -> Void
  ) throws(ToolFailure) {
    let output = try SecretOutput(descriptor: descriptor, allowsTerminal: toTerminal)
    let (card, report) = try card(query)
    tell(report.remarks)
    try output.write(line(name, of: card, for: output.descriptor))
  }

  /// A field with its line feed, made harmless for a terminal.
  private func line(
    _ name: PaymentCardFieldQuery,
    of card: Card,
    for target: Int32
  ) throws(ToolFailure) -> SecretBytes {
    let line = try guarded { () throws(SecretFailure) in
      switch try card.value(of: name) {
      case .text(let text)?:
        try CardFieldValue.text(TerminalText.text(text, for: target)).line
      case let value: try value?.line
      }
    }
    guard let line else { throw .card(.noValue(name.text)) }
    return line
  }
}
