import CardFormats
package import Secrets
package import Store
import Vault

/// Writes the cards of a vault to a file that is not encrypted.
package enum CardExporter {
  /// Writes cards in the export format into a file that only its owner may read. The file is there
  /// whole or not at all.
  ///
  /// - Parameters:
  ///   - ids: the cards; nil for all.
  ///   - path: the file; `-` is standard output.
  ///   - replacing: true if an existing regular file may be replaced; anything else never is.
  ///   - withCodes: true if security codes are written.
  /// - Returns: the number of cards written, and of damaged cards left out.
  /// - Throws: `CardTransferFailure`, or `VaultFailure`.
  package static func export(
    _ store: CardStore,
    only ids: Set<Int64>? = nil,
    to path: String,
    replacing: Bool,
    withCodes: Bool,
    under key: VaultKey
  ) throws -> (written: Int, damaged: Int) {
    do {
      return try write(
        store,
        only: ids,
        to: PrivateOutput(path, replacing: replacing),
        withCodes: withCodes,
        under: key
      )
    } catch let failure as PrivateFile.Failure {
      throw CardTransferFailure(failure)
    }
  }

  /// Checks that the file may be written.
  ///
  /// - Throws: `CardTransferFailure` if it may not.
  static func check(_ path: String, replacing: Bool) throws(CardTransferFailure) {
    do throws(PrivateFile.Failure) {
      try PrivateOutput.check(path, replacing: replacing)
    } catch {
      throw CardTransferFailure(error)
    }
  }

  private static func write(
    _ store: CardStore,
    only ids: Set<Int64>?,
    to output: PrivateOutput,
    withCodes: Bool,
    under key: VaultKey
  ) throws -> (written: Int, damaged: Int) {
    var writer = CardFormatRegistry.exportFormat.makeWriter()
    var written = 0
    var refusal: PrivateFile.Failure?
    try writer.begin { bytes throws(PrivateFile.Failure) in try output.write(bytes) }
    let damaged = try store.eachCard(only: ids, under: key) { card in
      guard refusal == nil else { return }
      do throws(PrivateFile.Failure) {
        try writer.write(card, withCode: withCodes) { bytes throws(PrivateFile.Failure) in
          try output.write(bytes)
        }
        written += 1
      } catch {
        refusal = error
      }
    }
    if let refusal { throw refusal }
    try writer.end { bytes throws(PrivateFile.Failure) in try output.write(bytes) }
    try output.settle()
    return (written, damaged)
  }
}

extension CardTransferFailure {
  init(_ failure: PrivateFile.Failure) {
    self =
      switch failure {
      case .exists: .exists
      case .notARegularFile: .notARegularFile
      case .symbolicLink: .symbolicLink
      case .terminal: .terminal
      case .system(let code): .system(code)
      }
  }
}
