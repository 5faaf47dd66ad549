package import PaymentCards
package import ReaderProtocol

/// A file format, recognised by what a file holds, whatever its name.
package protocol CardFormat: Sendable {
  /// The name, for which the program has words.
  var name: CardFormatName { get }

  /// True if a file is of this format.
  ///
  /// - Throws: `broken` or `tooDeep` where the file's JSON is none.
  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool
}

/// A format that cards are read from.
package protocol ReadableCardFormat: CardFormat {
  /// Hands on each item of a file that was recognised, in order, cards or not.
  ///
  /// - Parameters:
  ///   - now: the current month, to whose century years of two digits belong.
  ///   - take: gets each item; what it throws ends the reading.
  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure)
}

/// A format that cards are read from with a password, a key file, or both.
package protocol EncryptedCardFormat: CardFormat {
  /// Decrypts a file that was recognised, and hands on each of its items.
  ///
  /// - Parameters:
  ///   - secret: what opens it; never empty.
  ///   - now: the current month, to whose century years of two digits belong.
  ///   - take: gets each item; what it throws ends the reading.
  /// - Throws: `wrongPassword`; `tooCostly` and `unsupported` before anything is derived.
  func read(
    _ content: CardFileContent,
    with secret: CardFileSecret,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure)
}

/// A format that no card can be read from, recognised so that the user is told what to do instead.
package protocol ExplainedCardFormat: CardFormat {}
