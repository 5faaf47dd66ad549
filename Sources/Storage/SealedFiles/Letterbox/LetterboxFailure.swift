package import Secrets

/// The reason why something can't be put into a letterbox, or why the letterbox can't be used.
package enum LetterboxFailure: Error, Equatable, Sendable {
  /// There is no letterbox yet, or it has no key: the next unlocking makes it.
  case missing
  /// Something else is in the directory's place, a link included.
  case notADirectory
  /// The directory belongs to another user.
  case foreignOwner
  /// Others than the user can read the directory or write to it.
  case openToOthers
  /// The file of the public key is damaged, or is no file of the user's own.
  case keyDamaged
  /// The public key is not the one that this machine knows.
  case keyExchanged
  /// The letterbox has as many items as it takes.
  case fullOfItems
  /// The letterbox has as many bytes as it takes.
  case fullOfBytes
  /// The item is larger than one may be.
  case itemTooLarge
  /// Another process keeps using the letterbox.
  case busy
  /// A call of the system failed, with its `errno`.
  case system(Int32)
  /// The item could not be sealed.
  case secret(SecretFailure)
}
