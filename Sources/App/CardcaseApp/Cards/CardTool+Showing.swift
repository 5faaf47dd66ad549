import Glibc
package import PaymentCards
import Secrets
import WindowTerminal

extension CardTool {
  /// Writes a field or a custom field of a card, and a line feed. The key is gone before that.
  ///
  /// - Parameters:
  ///   - descriptor: the open descriptor that it goes to; nil for standard output.
  ///   - toTerminal: true if that may be a terminal.
  ///   - tell: receives the remarks after unlocking.
  package func show(
    _ name: CardValueName,
    of query: CardQuery,
    to descriptor: Int32?,
    toTerminal: Bool,
    _ tell: ([String]) -> Void
  ) throws(ToolFailure) {
    let target = descriptor ?? STDOUT_FILENO
    guard toTerminal || isatty(target) == 0 else { throw .card(.terminal) }
    do throws(CardOutput.Failure) {
      // Only the checks of a descriptor are wanted.
      _ = try CardOutput(output: nil, descriptor: target)
    } catch {
      throw .card(.output(error))
    }
    let (card, report) = try card(query)
    tell(report.remarks)
    let line = try line(name, of: card, for: target)
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(line, to: target)
    } catch .system(let code) {
      throw .card(.output(.notWritten(code: code)))
    } catch {
      throw .card(.output(.notWritten(code: EIO)))
    }
  }

  /// A field with its line feed, made harmless for a terminal.
  private func line(
    _ name: CardValueName,
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

extension PrivateFile {
  /// Writes all of a secret to an open file.
  static func write(_ secret: SecretBytes, to descriptor: Int32) throws(Failure) {
    try secret.withUnsafeBytes { bytes throws(Failure) in try write(bytes, to: descriptor) }
  }
}
