package import PaymentCards

/// The reason why a file can't be read as cards at all. Nothing of its content is part of it.
package enum CardFileFailure: Error, Hashable, Sendable {
  /// It is of a format that no card can be read from, and that has words of its own.
  case explained(CardFormatName)
  /// It is none of the formats.
  case unknownFormat
  /// It is larger than this many bytes, or unpacks to more.
  case tooLarge(limit: Int)
  /// It is not text in UTF-8.
  case notUTF8
  /// It ends too soon or is not written as its format asks; the offset in bytes where that shows.
  case broken(at: Int)
  /// It is nested too deeply.
  case tooDeep
  /// An object of it has the same name twice, so that programs may read it differently.
  case duplicateName
  /// Its XML declares entities or names other files, which no export does.
  case entities
  /// The archive can't be unpacked.
  case brokenArchive
  /// The archive is of another program.
  case otherArchive
  /// The archive itself is under a password.
  case encryptedArchive
  /// It is of this major version of its format, which is newer than what is known.
  case newerVersion(Int)
  /// It is encrypted, and no password was given.
  case needsPassword(CardFormatName)
  /// The password or the key file is another one.
  case wrongPassword
  /// The key file is no key file.
  case brokenKeyFile
  /// Deriving the key would cost more than is allowed. Nothing was derived.
  case tooCostly(DerivationExcess)
  /// It is encrypted in a way that does not tell whether somebody changed it.
  case unauthenticated
  /// It is encrypted or packed in a way that is not known here.
  case unsupported(UnsupportedMethod)
  /// Its key is the right one, but its content was changed or damaged.
  case damaged
  /// Guarded memory failed while a card was read.
  case noMemory
  /// It is not of the format that was chosen.
  case otherFormat(CardFormatName)
}

/// The excess of a key derivation.
package enum DerivationExcess: UInt8, CaseIterable, Sendable {
  /// More memory than 1 GiB, or than its program allows.
  case memory = 1
  /// More than ten seconds, or more rounds than its program allows.
  case time = 2
}

/// A method that a file asks for and that is not known here.
package enum UnsupportedMethod: UInt8, CaseIterable, Sendable {
  case cipher = 1
  case derivation = 2
  case compression = 3
  case innerCipher = 4
}
