/// The limits of card files.
package enum CardFileLimits {
  /// The largest size of a file, and of the content of an archive, in bytes.
  package static let size = 64 << 20
  /// The most bytes of text a card may have, all of it together.
  package static let text = 64 << 10
}
