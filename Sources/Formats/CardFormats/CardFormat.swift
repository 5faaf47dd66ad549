package import PaymentCards
package import Wording

/// A file format, recognised by what a file holds, whatever its name.
package protocol CardFormat: Sendable {
  /// True if a file is of this format.
  ///
  /// - Throws: `broken` or `tooDeep` where the file's JSON is none.
  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool
}

/// A format that cards are read from.
package protocol ReadableCardFormat: CardFormat {
  /// The name for the user.
  var name: Phrase { get }

  /// Hands on each item of a file that was recognised, in order, cards or not.
  ///
  /// - Parameters:
  ///   - now: the current month, to whose century years of two digits belong.
  ///   - take: gets each item; what it throws ends the reading.
  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure)
}

/// A format that cards are written in, too.
package protocol WritableCardFormat: ReadableCardFormat {
  /// A writer at the beginning of a file.
  func makeWriter() -> any CardFileWriter
}

/// A format that no card can be read from, recognised so that the user is told what to do instead.
package protocol ExplainedCardFormat: CardFormat {
  /// The sentence that says what a file is and what to do.
  func explanation(path: String) -> Phrase
}

/// Writes cards to a file, piece by piece.
package protocol CardFileWriter {
  /// Hands on the bytes before the first card.
  mutating func begin<E: Error>(_ put: (UnsafeRawBufferPointer) throws(E) -> Void) throws(E)

  /// Hands on the bytes of a card. They are wiped afterwards.
  ///
  /// - Parameter withCode: true if its security code is written, where it has one.
  mutating func write<E: Error>(
    _ card: PaymentCard<SecretDigits>,
    withCode: Bool,
    _ put: (UnsafeRawBufferPointer) throws(E) -> Void
  ) throws(E)

  /// Hands on the bytes after the last card.
  mutating func end<E: Error>(_ put: (UnsafeRawBufferPointer) throws(E) -> Void) throws(E)
}
