package import PaymentCards
package import ReaderProtocol
package import Secrets

/// A format that cards are written in, too.
package protocol WritableCardFormat: CardFormat {
  /// True if files of it are encrypted under a password.
  var isEncrypted: Bool { get }

  /// A writer at the beginning of a file.
  ///
  /// - Parameters:
  ///   - password: the password of the file, in UTF-8; nil for a format that has none.
  ///   - random: makes salts, nonces and identifiers.
  func makeWriter(
    password: SecretBytes?,
    random: some RandomSource
  ) throws(CardFileFailure) -> any CardFileWriter
}

/// Writes cards to a file, piece by piece. The caller wipes each piece once it is handed on.
package protocol CardFileWriter {
  /// The bytes before the first card.
  mutating func begin() throws(CardFileFailure) -> [UInt8]

  /// The bytes of a card; its security code too, where it has one.
  mutating func write(_ card: PaymentCard<SecretDigits>) throws(CardFileFailure) -> [UInt8]

  /// The bytes after the last card.
  mutating func end() throws(CardFileFailure) -> [UInt8]
}
